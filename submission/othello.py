# Tempo: the agent `othello` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello`. They are:
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
#   tempo.othello.evaluation.patterns Which squares are looked at together: twelve shapes, each laid on the board in every way that a symmetry allows.
#   tempo.othello.evaluation.evaluate What a position is worth to the side to move, in discs: the sum of what was learned of all that is looked at.
#   tempo.othello.endgame.endgame_order What a position promises, by looking a few plies ahead with what was learned: the order of moves high in the tree.
#   tempo.othello.evaluation.weights From what is kept of the weights to the table that evaluating reads.
#   tempo.othello.evaluation.weights_data What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md.
#   tempo.othello.evaluation.learned What was learned, from its text to the table that evaluating reads: when it is first needed, and once.
#   tempo.othello.endgame.endgame_tree The tree of the endgame solver: does the score of the root reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.othello.endgame.endgame Perfect play at the end of a game of Othello: the exact difference of discs.
#   tempo.othello.endgame.exact_moves The endgame solver as the player wants it: which moves are best for certain.
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
#   tempo.othello.champion       The agent that people upload. `build.py` bundles this module into submission/othello.py.

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
from time import monotonic, perf_counter, thread_time
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
SETTLED = 60  # discs: the last four squares are played out
AT_RISK = 6  # so few discs may all be taken at once
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
    return worth_of(knowledge, state[MINE], state[THEIRS])


@njit
def worth_of(knowledge, mine, theirs):
    """As `evaluate`, of the discs of both sides."""
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    if count_bits(theirs) <= AT_RISK and takes_all(mine, theirs, moves):
        return LARGEST
    discs = count_bits(mine | theirs)
    if discs >= SETTLED:
        return UNIT * played_out(mine, theirs)
    start = WEIGHTS_EACH * (discs - FIRST_DISCS)
    weights = knowledge.weights
    total = np.int64(weights[start + number_of_moves(moves, replies)])
    total += weights[start + number_of_later_moves(mine, theirs)]
    total += weights[start + number_of_quarters(~(mine | theirs))]
    total += weights[start + number_of_few_discs(mine, theirs)]
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        total += weights[start + STARTS[lane] + knowledge.numbers[lane]]
    return min(max(total, -LARGEST), LARGEST)


@njit
def played_out(mine, theirs):
    """The difference of discs with the last squares played by both as well as can be."""
    moves = moves_of(mine, theirs)
    if moves == ZERO:
        return final_score(mine, theirs) if moves_of(theirs, mine) == ZERO else -played_out(theirs, mine)
    best = -CELLS
    while moves != ZERO:
        rest = moves & (moves - ONE)
        disc = moves ^ rest
        turned = flips_from(disc, mine, theirs)
        best = max(best, -played_out(theirs ^ turned, mine | turned | disc))
        moves = rest
    return best


@njit
def takes_all(mine, theirs, moves):
    """Whether a move leaves the other side no disc: no sum of weights can know."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


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
# src/tempo/othello/endgame/endgame_order.py
# ==================================================================================================

"""What a position promises, by looking a few plies ahead with what was learned: the order of moves high in the tree.

The question there costs so many nodes that a better order of the moves is worth a small search of its own.
"""

WINDOW = np.int64(2 * LARGEST)  # more than any value


@njit
def promise(knowledge, mine, theirs, depth, alpha, beta):
    """What the side to move may expect, so many plies ahead, in units: exact between alpha and beta, else a bound."""
    moves = moves_of(mine, theirs)
    if depth == 0 or (moves == ZERO and moves_of(theirs, mine) == ZERO):
        return np.int64(worth_of(knowledge, mine, theirs))
    if moves == ZERO:
        return -promise(knowledge, theirs, mine, depth, -beta, -alpha)
    best = -WINDOW
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = turned_by(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -promise(knowledge, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


# ==================================================================================================
# src/tempo/othello/evaluation/weights.py
# ==================================================================================================

"""From what is kept of the weights to the table that evaluating reads.

Kept is one weight for all contents of a shape that mean the same, and only at some numbers of discs, the knots: in
between a weight is on the straight line. So what is seen rarely is learned from a whole stretch of the game.
"""

KNOTS = (8, 14, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 63)  # discs on the board


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

"""What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md."""

STEPS_IN_A_DISC = 4.0

WEIGHTS = """
?wsrI{r~^~Z2A>1pLsXrq%&W>^$Yx+-#QJf8FHH(*ind_Gw?|Vr80LDBj-GwkBq6fennvD5gQt*O$tA&#8~x}i@z;y8%OORaLsfAIVF??OP5`K6&l=_n9bV
p%@R$as+=Gak>OtMe7Z@Mrh%&|#V&(VYf^&Wa;=d7{o&udS<m5HtvnSM#ir-4Q!rVYNv|Yf3W@%rsh$^19O*o<rGZRpyZjW2>h&Exd)H{4JYJ9U4I$SvEIc
$Yo_$#658Tt!zV_1E2jdGGsO{}<b-MBjD#o(|7koP`fqIW}_yZ$=Hzh>=kMeChR^@Rc;Ct$=ZbT|24!(6|tTnoFLeQl96-0bU61bYe8a~O%XNw{}t7FI!I6
VPdX9PnF&YQL%_l&BM#Et`fIjDjDgW&l#)7d9A?sE=Q1j*i}LiY)VR-b|&4E=vC(8+$1>GSM|uVwFbyXgFrzDLt2eDqD!`bP^_;E7hB;g^vKRR<6+Enqb3^
d?rm&MOD!b%SLP(-;bfQXSgimyEOdE%BkFP6uk9bc-t_^#_3*zxu^v4?Nq@!4x?JIi%HKtC^%qWb^PorTdjH@a3KMSUDgpOT^(YD#m~~p)TPWk3N06?Q!t>
(PKx7rq>kL22ksRC*mM5B9e;>>VcF&uTN6Y$DD(x>WEzMQ&zo6Y_i+)7CltQ4{a8UL%0Q1K&l^?RWGFc5xOYl`jc_nT)bmXFaI9mz$*~t;1lQ?odW;IbozN
_=X`(``+^^?9kv)loooonm?_OXkcD|GZG1t>6urlFf5zYwAlK|wrt+6~aq@qvm<w&P651cSM914oLNg^kdKI>lxu2^|(q_WhaYTI!l(B7Vd6hfB1xv*lEq5
{aB=i>515E_;v(fG+{Q>r4H`lCKfB*)WL;b=g4$cOmE}k%6m87`QM%TFGsUJU~>q4RR5csJnWYDA;%&XA|os%3Q34(L#0P-HS%K*m)jQ>QjA^p%Yg+@j;l1
$-^%lLkdLa6t5w*Ecd6Oi+6&v3knM`w;|XrrAlFF1YsRw-RsBI~N%)<%0;oGank4sdTYUeo>z6)Ie9tF+!%m+^JKc)~pcst<ro)Kd7QkIUAQWpJ=y#kj-Qk
>EG7^>`Qm`*JZ<geRA15$z+b2b4!*=idT+#8k+qx;cSi#1%q#eqxa!{HMLD+tbUcha3_tr@8{KG4-i$U(cV;n&MnZLn#XBOSYh{E55}E=E^8Qq~-?2tR1-(
oL4W+k;y;>4%3Tgh-^9XfaiS?h-=PGe#wpKB!_@R>_OAFL-4k}7D|7REaMJN*&NLkNbYY}Y8*CA3>m`2lAp2<wis2wt@m%!W;gcSi?H67d9dL@dFW_9^HrO
Mjy@E1We{%U;DA}b5U9Nxc+0h?P@Vb`AK#i8OUz`_INQSp1t#Th68BEzzbodeSL9gWpj9ic(&A#cO!ysK-)x<cRs2J32yXoa)d<JWBcGy67C7X$bTDBXAp?
EczLqIXUV{qBgc$bOlV<AemNTu@nIejVP&Ixsr5>8!XKmhmxBsnRty@PGZ<7k;;LrqDSxe&}9P;c3+9`Eh@%*{3t7b;6_|$r<tQJW4<2uCwZeanF?~~h@%F
BO%SlU@W=vSu^L}F7iiOISJ$r3k&SspjDTbVH;v9n`Z2aDxin5P^$^iG0+jaI=h%?1P+lvxtea<O!eBsQ_8ktVcmr1Z`7k!~)Doo&O+BNH7Pa*Z|SCY9b>^
RlmBVT5Im3F3m@K6a&Q>Y-YD3h0H^3o8dyaP=Ikt7s@Z3(__pipmU}Cro=Xmd%<3I^hS!@mcUJ{Jg0}{9~s$1?#-L*$=O(s8~O8B981!)kAlOhK1#(MrdO-
(|HD&fklJD8oHcxqI{&K+uz^A=s}kd9R!8S=5GwRn-ee<-Ri*L=>UEt#1-x|1H{~$tK#Dr(PA(tl*@z(8?r<(pJVy>r`2#;7nWRm9Hqlwc*)39n9Rzy)uYw
@`1|B3DrEon_~4eumPMOe=dS6GJ>K5r(s#`~yKx>TZuKxel1X9Pg}|XFByQ$u$NOr=P$mi2xP@T0tkgE`rz4}mr5~XMxjf3N6|mRK8JvpVTs(iUMvwnIq6B
D7Vc#^vjYzoy<kVEF4!eLdOYD+R_GcEXlKb_uNB8r={W_~u2BtueKD>T55I6#M)8Q5RgM_jIa5rY}jy>Z?aZfkUGL&UV1a_U>B~LHPCzT>ykhbY+yD%?Po!
}>wo1UDVEou!zQN$!4;l${N%t~IG;L=lZjN|J<1jS$zPtEWmM<aa0+M4Bz1kN2&QjWfhRkE-WeY|IP#yeKwl3|Fzyh?@Yb1_JrJhIm&`NU=`?$%ZxePk!3f
%g#Bgv10eJI&y@zeX@?&>-Y@TErR+aT^NjumDhlE#eCWr823x+9iDFIxo<iw8sRXbzTtzpUjclWep*BW!}URWofHJDqKFCjhJ0;9?O*$OTfOVw|FaNg3SVT
rdl6IamAd@DVnCYPis~`Q_`@H5ma455paMyw5+C0OnVRGv_JblSFRn`Xr{*nR00r0G`0-cT>dXqEeh=^QD{_&R|-lPu52VpL{FY9d$smKqg{HW{{O5~2|q)
qpv^2dt~~kRP6R-K)XDlM%8vgf8;0=$?pG-aJlVl4Jo{T1&P_Wticz$a6w>n=J~IEb(}J{xC??H^=pLut-vt2-3<oW+20BW<*@R>K68*=@w;Y|W&Fzut);K
^B$jq({=srV7@m3PpF@3F`z9VuaD<i}9MdQ9?0c&4mAx!n}Rc+R&YAzCv{n-h<HV`B#)qs*P3qAl_AY_#O+^7tGtbSL%zgkZGvFj2n(!_F{%TSb`zRYF$OC
rQMQ%OrajX0^eKHqbo0tvMH+)(YD&n8h?y{TZ>n%y55c#m{G_V_sf+G@dd$S~zOjEhsQC>ajCkFfbH*M$lk*J5%wWjlk}1zZM=Jq5yyzd;35(Xj_Eb1@se{
e_rufRVB}FJ1!A3JZ9agioFB&0cwu{2zbH3rO4O>3Wr3R?vcDr)bvPKa1?2nYN3~=j*~En%RE)4vV*4pMQD%sG5Yj*b``T+t9%46^;cldn2EGjVhn8hG!?1
#!5)ZK@sTTvi|m>vM1vA-Xk-Z!#{hSO{!*E$E^3}Tmx#Myg%JI53U(B)G2?U;O*D-0O4VIIju6+5i5bSSiKlSr`YrFrFj?)AmK>AWd)-7Uyau|?FJ5_&Mt>
Lh?USH$VcZwZ*pK$JF80IdIl*;R1vBXY?cv`cqF1n!;-cpif42t(M=%df48PclS&Ly4QeA3umdaJ@Vdw?O0$<VZ2YrEy3Z-6y&*<Gl9~|_%Mob8!I-5z6<T
syr~|smLxg*go<%TiO`q@o6l_a5mCWxJH_!31)v`1$Hh6r$iYwj<v$-sQ^x&hOg*5>(RggN5i8f0!JN*IJMm^M8k7kd;j=ps*4U8^Y4<+PYI1%QRBJ(YEL5
=;TF-C#HJzeY&HApo-i@O6uxP$;3``cQsKyFu&ETt5166OS2Y@W}RMQXNL&G9i;z)o8rctoS+j+znuoVJ0mEXK^pSm&<;^n8ml_47i3*Qa^u2jjK2AW~1E@
07X5^n>ZfOQ+vWCVYLpbyu^(#*|sDqceYJT5aJ)f1GLIx=%;(W%ArjuI$}LWfeVf^0A5sa-f~v*&}PB*;00A?15*BI!}$i7yLd)f$6P)+f#)}-j)$t;0SAw
yED0l``wbve80f49g<Rd9bT#|ZC;hUw>rm2+f{kgMxXX4$&MOAYMYR!%il1piP=Hkk%eRDA?76yu4K;dk3-`z0<9MeGzGPVcAL02U4lj4f$>of8gy#4(T6w
AILeS~RNCh+KX2(&lCUDFa$OLil_Zgg_G8*j(BsyoC4z*Kv3eHasuSV>IcfB`_D6<XkYeyQkWblXDCc`N6fXFPgU})3$zBREt&Nt}%GZ~3+Pvt$HCi{6!&4
QwXWmEK)G+C^$y)CpIQ(5&G*MF&AOA<R%&3y-0H7fhf~y{l<yNNcy`UW{qZ=6zW!D7Jmye{e*N0!MMriUGzE<03tym8f@&8(*RV;x$V0L=1>tV~gDd}*FR-
)Efi%O?P-;a*`Mci<tWS{(hf;iN`40sM&fz682A2Yh(N+(hs2A0;DhUYeN6}~_Sg>&J!x#NmGHpL%!0`DRR*fC1;c1Lpux4M4)ibE8%C5~&DDOK~w-u-OQ_
m}=%r<PpELPyIt!W(4UY`0S(a0qgUfOSJ>^w0W!_{3$sw-e94=TfP76FGtfue%Ux&S;_1k5hsm-Ro;N_v8+=<%AGj!_oM=wDEJ%2j}+!fz*mXW^y<5b3H^V
#R!;TO1?!`g+|Ih2~g$8`pHHQn5bKrShD*H`v`Ea;J~i3D(<n3sJ4=SfCDpG=M-LkZ!jcR#6m;cWcUsgQ1w)L#;>EyTru@$r~)%_X)|xe3!CXEds5L&rve+
w`N)aOVpl?mZ1Y$N1U7zQ(D}A}KaREstHMkmC5}-G#Rh~)-2W_Cx*E<|SfbLD`OiI3`r7R0Raz)0%4CxY_JvFeYv5@#9h9Wd=vPXJj}MyR#>OQDoFHDaD#O
b)K21KZwn!o47c!<uRt`dxF9uQ_C2SFTLQ5r91?B0wC+*TGFLly9Vr=xzQFFK1H#D1KsEj$!Um=x>Vj|l~y!vxi;0nG62d|nd^%VyzEU5|K=O0Y|iuQ@qYq
i7?_X|(~io76j<<I_MOGDO}6ad7ugD%;&w$KoTmVHQ5fO`bY1o!q4BV|E4$utR%3Of-Ft4(x4sEd$>v-=KgbM*e?_EVa$la7UN!pwX;V|uMyG=+HQ?EGQC9
DUv_a#`x{Wi_<5N{e5xV~8H*$8cVK1P2z=1yDGRw$oPV%9)e_Uk?S6oR;nqV@b2{MDsZ?*}%X$jg4G#$xRsLo^QM)laW9MNXUJbs;vef&rK}ZuFbu)pF)|q
U@>*nAFhnEeCaJdkQ5Ht3T%uHavi->B@#L*n|MPZ`89tWr*i*pzTbT_e%t=tPF7FIhL{C1#57_$WdOI!MfVn*sK8sjJ#o~5S0S$~O37o}ipnBl-CJTCSz>!
2S*M_%G)gO=iL*;-A>UzCRnj9_oBs?ZH?3D_x-OoK%;s$5p#9)sgTv@&{YxN8`Wbemgtu#2IO*wWu|nUQ!OT_4WmCVMl}y--t9j9F3!Xv?sgh|Y%skOkq(M
D5k#ij`V4G}nnj<4yVvEdp(``202VHblO@>-E1U9As7f*TYzhYTSm7Hec$s_xlDgpEGU}qQGhT6dJmS}ufXw|EnseMz0hH%0n+l6YKqUgshdN$Ap?3x4oXX
^TnFiJBaj(5e897T4=(3G$f3;I3+{MEP4OT7ugXUoJNS2#;9N@UqB=m-4)BQPNL03(b<Pc1_$f+qlX;I!zyXJ7`S<svrVO;W=wa>Z7(y-pT%4Z<MpW(0>}D
L221W0ICo^R-onhnXTxz`rxTf$!D0c5j<_@U8S=`4-ALFu^xOlOW##&neTdOc!~FZ-8U`?0Yh2U#eK~XdxXd?Ql}#(zV;jWQIfT5Ox$fqdR)f4)4L)l8t=$
4erzheKx$*3A(?PA4?f%5Lp?1Ah>^O9PA!2{}y<eq<k&JM%wu>JP;|)O$No^#x=<&p`H$>fSPI5=tc3)=YJ7gEcqr_IDguzT_H3a+#!?^!1Oepvoa7CR-u=
Zn&|Hy+QA0n2IMHAw+(EYSft)H@SfTP-!eVw!{ZO>Arh;vYfc64Y2*8iX6R$euTJ<Ly(XlYP{*nKCkCp<n|r4p9Z5|Rl=IgJIb>+SaMt?kZsMsX<fACud~}
yX%du7trd-|U;7drf3bSF?3&oZfcJ$yhp`j=z@tBj`VC0u8vf5^}Gm#=O*Qrnm$`EHoO3@)**rZ$J$Lhgjb4VF@zY5p6$mSC%9#6B5Gpxh&UB03JUfk-=6l
^ShTp=6OXNK_-e2K0&0|QH?zszGcJLXF7OiqtJKceTebGFcNh*I(6l0lde2d%9eAf6TPx@;kr7AARCJK9N^u#xU>uu*dzgKEFRJ3MJ#(2JA5NXoeF_)QYFy
ed9Kosa7M>G_!u?K4G@U=4@97}^fjo<G$Qe#ggGJp+GZ{pWEq0br=V`5oGdUmleJL!MLFu>_E|(1Q?jl=+keujvXzpk$%L8GC1h0byq7Cbw*JXpTtz8Llpc
2W{y4<;G%=QKbTEhNt^AW~`J{*1HzoLH!(QX6ZUH*cj3S17%tuAII0VuYS(UoSnsRN!7x(Ja1+>gH)#ypd?d|QQp*N%vfZ=j=R*xmOwT$4W2~7DiMf*yH=D
1ejUGD@J7%T53^4|=*uq#rowrp{wm?Eng@PthIul+WEH95CJB)Rc+TwilDFB~9VEo>OTGr&)2*(+d&5VOG`i5jp414dC&))^NKEm2NX^p;y{Tbv@)+K`ti}
pQ28~r<MgEU;X{O017j{hRCitKrI?NZNv*ZV52hvJU-K{45e;Q~6*atH&Yh4QTdmyk^tIUgQt5U!2W`1o4HcQM_kv@Nr0lGdagS09u)FZ9ROzsZA(d#Qr8L
!^Y4K=iS8~>U8tAsxhp<;lzyndCIvlTwLDNw>1Qo@WzKz=+#Itg!Na3Yp9XZVpqf}qjB-2UcQ5IhbYWGuN<U|r+AsK6n}!Vc_;)wLo5*=OsWPKj#t{x(x9t
r%ClqL77ME93Xq<aMzwn5?^tAn?k)#MxFz)IT@?i1bPf*p&MAc#2P32wceV+#QwCp^X>Nqt(zjl8+i3jT7`mvV**$C2A(8e=o%n9f+h4BlmgrvqVX7q06uu
v9}Le;E<Yy8(2rE%JEPsPNZJqZ5iB#(lD}$D;TvH-iFTN#E&wUBekRBN_*bfBjv%EoGQ`1DYsktT9=!X4y(Oh_xjhSH*R<C^&B=ABI_Wbr^S_V2555H_DDl
XptD`j2fyYPn4i;-BF0Nr1o>IwUIn&`S{{K&*V=vSTp?Vk?Nw3i)H~Q2T!b6WvU=4Oo&$G=49@UxsdcT_H_bo>u8zS74?5d6_okv`*h4J}&e6)>^jEh)#t>
_3Ad%o;DVtntAX~dltexAWwB`HcgH-WD39nbhlnbv9&II=yTgs-{ACw8ZZo;FWku7nsBJw=4dW2h9V(9gAv8_`}X`dYur)6wxLp&rhHhvU^GquEUx3AEUNI
l_47#vnEFJ9jYtSQ=|?k~7wti8c57T{u-qZ{>B6|u{UFQP~qIYy&n#k9MVw?GK(mTdR4!Kwkj2-Gdu^Dix9qoTUtBU+oh-L4_!sK?+f^M%-os>7@xV_3Fu=
`gazd5Q~vVo@|!1kdS*g!P+X*Vo672`49qu41axAAD-?3JPLg7ZN+m`R&bG+6`&kcK46*$T{8~s})9OQ+I7cr6544{QRFN`STOGb7&+vc_U~-_zvhSgFa+g
uCa5^7@WWaK5zZhzs=R+Tqu9NQ)Px-ofo3#8X<UAQiW<B;{Ut5ytPqjhIgqfAfI)m@kl?~h9t>RoBmH#Lu}!;nrgFiLI$B=#OPz+fzC(F|2^M5w8SYw-!pP
Lpp@7oXx}f&OYMjrc<&`UMIT0-<%T-xMvP~#R7uzsL0ppSO_YC8qv~95XOU`*v_|{BWSpr?w%Z-j7TmPA0dv3zGfTMMO3Q=~q6?`?i@8iM4(Uz31NsQ(Mnj
}NmgUPSB%W~x{!_%O36OgMGG7phiu~Y;8j=?SzvE<GGK<MZ)!sZkma$s|?W<w?PY(@*H~tz_j)U(il{IO4mBWl(+D%!ulMES_O>T%|QCAB3;p_RG8}9Q!US
GWz6U`bg2W2%HTl&Zhgk=QZF|<@h;=Tg`>H`2VKQlV_u@H6I;#U1VC%?XPdY3uQ0x8uBhjBB(#l~^_B=DUU;N2G|1^}{b);Oftw=b!=hGH&N6}mQg#K;T3-
W!nff2Qen&G8Zj#lF6xp^E8*KC(jQY&WM%;vpaT4e|v8T^2N<h{T*aN@@a&gj1o9ENN;Rp4?K5Vxh>omjb&w-|2FEhR%I$3!A7PCPqjuy$}ugJU>d#K9j8W
oWhGNe~6O$9$ynO-HH}Q&P_|ni|cSB^Eq|k{=KFLcc2ZiUMuz(cw100*xdN^!2}8jdTxP@@xnjoOZQ6@=`ATA({P(Cl9OH0&CkGjYp&aQ$&SjNI4fOVGzd{
yKnpC6{EW`-39kglf~iYrq&O=?@A^4VY|;yij~?YG-9a77faR2+C9fRNE+Yl__H?iJF8c6=q0+qDdP1`8ro(lHHGi-Eix@jp08IO94py6IJr877Xyv4$&-y
od;NacM7FNP*!XSL&U&bk5)9lN|q%39yI1L^A8u%jyjE`9x?N7~Sb<mX#5L)9cu9%ABVyvNx`pO~FaP64Z_^&YPEnXV_RJx;{@^U7t8zXs_t%4Y)uKnWqqF
ap*Ud7MYyN=(9i7T@Qu_tq#IH*0jYty9~gM|A8<0CNrzs<nMH6T2vS_On#;<6-IU4&VK+o$Z>iT{)7o=ct=9PZLj5=uvNFa+Z3Ny<ZR&eF9$AjfCHj%?o^&
qnELwE4)wIN6}rDFTE|qnYbOGaaF(aW}QIS_6y1NiTky3i<uez`H#~BwH{32oQtxA!#Y4+^pj_RQIaKgU3>pa=C?jf3-U~pDBjw5-tf`;%E=@vi`lwQDW0x
e*!WXR(|rC(Isa=3T%9PeBZQ+JiaChG~AAR>7*%Z&QQ5}Vg2qy*;>u7Urr+AqR}i-;gz5XM%EKQ3pr?3AnwOO@8tva8F<G5!`u#+Xlh2J&fs)zq-&jr<DU`
TKNbl1P0eDw^Mk5jkaLDJf(x>7@XgS5GgH%ge@?aj&_C5}-g`BWH)6g}oZpN|<@I`<kk<C*sH-UwXeJ%(X6!BhE3K<=g{2#!e{-{k77;O#%H>7U>+6JYMc@
BFm^A~<3q(6*nG=IlJ7Z1N?kI}}YozKVd2E5;)?6H5<eLr(W_n{uM%%UEW)$(hTaf~Kh9MR=C&)`5`1saa<vn-F0rEyuw)$G{!b`7vzpMoS*VmeTo>6XJM5
Ai#@sjs52+*4nv)@Bib=qY|P5vHHshmPWIP<4U&Zal7OWR(+pkjXj59|<@GddxNm9JWk4~#c3V`Asl?t~Wewgg)0^+LT<lZ!Higb*7G>_qptf0+xEHXX0>V
(g*hc1S>hk*!k_%{mx1_L!iJgT5>9zghKBf^)}{J*}Cac#PFCay%VE82R3Y5|oisfsb2o@eoM4AxGc}Hi9$kGw)$HQ+;U4c3$n2&0N@hp)x83WudE@sFprZ
LEk^Q>`7Efn;k^6w4WaAu|KwTY!$05Dj(FV6z~`{k|!Pgyh$3H=B80VwFuMXF4DLl@W;Qh`t(IX)M8TLS^q$xLL8wgR%&oS6T5|gpT*fKCs+QQgS}0)EIkg
#RQ(=~(Oc4@hTYF~+B6q;sNsJWe7*VT$uUOP$mAxxIVx({^I&!9jR_?UBWJO!Iiek(Rzg2U+8Z989TZ{%CQmh8kcOe%M_Xvx<i#uNOWUOv(OS>WI5&*ItFQ
Wl2j@R*C50$d8gS~sy=S9h^^B!POFh1Df-u&Y`Lj1Dyj_3c4Q^lar>ZP9gzEv88c@0S3IT@e%MW9w`Mu$Wqjnd#O{1+U{Y1uH#3BtYJ?#-`F9sh=IT8c?Cb
KG*y`NQP-K{MxAY!VO2(Yby(vR%i3LjTenT{r8`#T4n^hCoBSs9;Fzw2|P<Was@Q$NEWs`Y)kB09wg2`-xX`YIop>HqvTPMkqOfZ<7Ws7Iz-n!suUDYhXE5
5oU-k)4GC@NXi%Gj6HFByJBC=XNOIB*SQ$_2sJ~qyr@l(Z_5}{ddw(%~M1}^j_;f4)Ntfj>CjYp~~X~-6<`yUW2?JZFLZj83v6c-zGmP7dd?&ftvjPg-P-5
uHd)>lfyyhGs@I89|a-xtsk5Mc){kV);Z#kI<(`=Y0y!icc(sQ)O&XV3@;>D%-4o^!}7R+sYB=gVXj<Q)|{j*;B~}mt)ATeK_72umf3{2{+r%PQQZsHk0{3
medY548q@iWb_j2m)(S+^v<4%%x?L2iPQ&np-IootZqrYZNHuTcdr`s)vl$ulX-EtV2^^EZ#VME)7N~XtrxjJEv=h8B1S=aMbl+V+D2DrKxwcoAOZF74-&D
IueTuOmec-B*4v400@Bze%_0;ij{i?R5C@u>4-KNC!N@H4z#Fq|NguL$T1O@%UX-u--OmbVT^T6Wgce<r>7&Hj<u>8mqDiYdpnl7z_b)5*ULXWlMDWS~pc{
X*HdxZ+Lil`WtGzZNMvS5p_c)XHEJ@X&o>3AD87660@ZQ$%2n^H_~O-TkRCf1$!<gM-gQb!Rt#u6OL{^wn}4S2b%Z(H;gC-s1^0`F;MW3(muV06!L$T>659
LsjqSy!_aQ07%fMAWb(CW<BpoQ*76PGcy8{}lQ%%6=5emE2uTyAv>65+2j}Io4TmQ|nvZgbaefm0X&-6p6};?;K)Uk877`ber+(+;-?aPjX(N%udoT%wvX0
{z35bsWk>-Q5s!;MzRM+@Jgo36T_yIxo(HCz={uhn#r)U^D!+bnnWdz_@OLl$tl=%;_*}CnNJ2|kIrZI{I!5BT4pIAF+H{sM+#c_H8|l#(r6ifs0ADr*3y_
dkzZ1^6L4?BVu@-<_JPlht^0pXQ!9y>z0L;T0XxI-IkBynQQFNVggl%vAc(n_F*BP$W{RtR5-J1#bgBV1WoyeV)ypj$%<n9>mFz#2L#*&|&{~6G;s6L4aOa
zpo!eskIe@v=m$Q-0J#cU%KDNQLz;d5E&~XQx{wa}Bn~@FYdsqN7)0!$FoC!#$niaUqE@~sRZ~kJjeJ65oEZejSA*h8)vFNf<s=ZG_E?c?)-=2&00&R%J9F
zbln#^Zha*Xquj9_9I=3xxOwt{YggxPJf7MU>?ez`{Y$x9GZOi;<qe=J}tQ)Z6H5b{2Ht9+jdNg-=@v^1Q*e7w<VUi%O*k#XJadcQMxb+z!D%||3KO93A35
ocno`CH|Zk{;=_ufpMfzzatS*cr1{9AOG|L=RcK?cFae*!w#UlmLF2?*U&}=H6ah89RiiN!q2Ul*JJ#G{?tPQ1q~BckgBehMs!oVF?w6<In__J5!KowOI_s
60OHJ>HjN^c3%{L`oJovx%ulvy}eD0$k?xmW<gUjVV&<;Gqib6+*Y6;n_j}~xBYF}!{$vJ_c}aefY6)lXw$3Esr~+{N{Z`IBqc$iJv+OvlHVw0{$ph-@>Ua
@Aw*QBy?4sBP!MzS6@3PgR*$^q&4?Z}%`0WfWF9qqJjIm=an@DWKBVwiE`r{&KqkNrJH<D=tsx}et_y$;iKDsbmr`7{3t#r|XoKOynBhJDlpc_{0SGAh+D&
p?!3rqTG{j|*rJTO`i45PF%XjFX&<LTS;x0cuw9jLbD=Cbv#x*f0N~aGbOppeinPi|D^pLJ>wuVPUBrvdk9WgIH$a;%_<Q7$0?Q*{h!*af#!{|9KrQmRe&@
J%Bmi*!jV!`$(d+2!gdDrJm)4eS}nE$|dS};Ai=aKkB?ZCg1;5U7XtS1bnuKimwgHvO0*>48*Z$?9a%@eyC@A~+%5}*zJfSkC|vNZMQuX+lhZrb)kmzw8%J
LdbD0585$a9j~QtRU<OIZz7pO6Vi&;=Y!-4pefo2uQX%+^ELKRv^8IrQU)-Y@_t~edS}XLRU1sMv)}Vv8rCS1IX4$0Qc}+7(XTuxJmCk#GHR-9qt(GfWej2
FD-1c%vxjvS&+7=@Z4<Y7vhPu#j87$76rb!T$V{-!(rt`d~URw_z2f<^3M7j@+$WfspaRT$z;B%*ri?ZmcnHOev(8Ek?Z6vcA1TZkLgo7><va6lO?P!(OQ-
M9DLyJ{Xb#ic}c<7nDacYFyRQ&Fs;e!;pv7^`0f48_&iZ?z1Dk~dbFjkz6?TMn+K$+D%=)00GD&#?3wlfpTA8@eq<Zu?tJ?|6i<&99#|J>?+5%>nWhgug;v
5gY5Y<N=es&#gq2GZXeM%J>)F$tl{e|bqk$$_0CaC28xX<mZ`P3^6QPTlS#nVr*3ieW_Fb2yVJEK`hrb@BKkDv*?NVb_^v?8YC+P+64AItNXR~>;zhSCrwg
z1%Eq=B+4sBU<*<|OdO*YI34ILhpqXsL14VFdJ*2g|JhIC)+I-od1?Rm;1H*9W(HHc$h&&4`AKX`sne!iBRF$~)97)COCE^nn4e-s>Sn^ye9g$WT4%1`S1^
cddMFJ18<t76st%;PQ=uxYZsJ#T=(x3-yRMha)$g^U%Acm|Cn-`)6CzF-hw!Kcj?zYt~QbtwcE6P@vf5Vt-3JNDMEi34counRcjVj%zK!mEt+W=s2rbBVEE
HjQZy$^PW$3l7xpacQv^T*Qg!OSTeEv>w?9Tec`#Eo9n2jf>HBXonoX*+u|)bRQJ7#m`*Xv?kqqTC9M}V*A%|UxQBW$?5#6WX#4jOzRkRh4u3&c2sk*I)%p
6ggq_X%5RE@4X#tV5Qqwfb?d>9tJ0%bxb>Ym8}Ism60^r)IGT0CFu~HeGb?sa%|%F}B}DY{KX0Oevj_VZ;9AC%gLiz`1^UV&gbmiSAsG_LyiMPua-?@@c44
a%<(abSAo1v=Cdhkg;t!xEqE(2x0NO%MZ))%ZL^$y?QzWI*(D+S0$G8kc1jy{vwTKL^f38+^$O{_j*ToiGuGfs-5qSq7M5NH{Ie0WykjoyN8Rv=Z<$uv1CP
+D^2Ms|Wqy^4v>nAE=ww5bX7k8A`(u{qpmyqCcp#bm>o3r+Ghpa`07}_EhPhP&pb5xf?Pd+)S5jH{HjQ*eag0hrsVTGn~?A^nLn1y@fr<naw9EpL%2dZJ#i
I4`>qN)Z(fruXvx}%nM+`<|g$e#GjCl1v@7ZcJqjQHTU*0PJ7wF|Y#v=@KbLNqGy{iK5&WDTV3mIeYg<9=HF_~OfjcJJ$RopY=Ebjyh)mhVD_sza~N{u}js
(X@CC@QFCW7)trI0@B{-XGuYELVT^cBN?2@Q3AXDbJiZ%5?{yse*$r$lGuT~OFhVT@6S@aRRtLM@)k^L!_+{KF5O5IHOOS#?iUgSaYZ_?e;9gLSj_gU=7OW
MUn5N8#p}uJkmaT&KxVx0Dg@AMwAs#%=^vOJ{jdlLsc(xZ@jRkjxRS?yGa$NeIS>sin~Ll#wnEssWh70cJsgytRCwzHDg`KYB;qU1v00uN)t?34-2b9DC&C
XQ*}p^OcbJS+rm~C=8l-Ed-j>7mxT`mXG8VfiQI}JiWgVnAYV@7j1>5Q4B-_=={r9a}BRAN>C((Rws(Suc0|=0W#BLlR3)YkSDZ&X0TDd9Mjy$SEWHqE?XJ
iCMG7J7pSI^{&r&Z~_3T1!&<P?o?XfOC-0|@D~=3v7_25;-HF^SXQ&hPFU@j`py&J`AAV2?kd;owvC{Y_r2Yu%HL?22)R#8rZt!g)^DXdW6CkvcF`!_Xr>o
UTJ>fIkpq5ap6y?iM!m&_7)*WeQ9_SiFhT{ic}kM8G*wwk|`Gt=}dJFB}=`ll>at_j2}3Z$9EC;qRcDrVITxxTG`O`vA?*Poc(svBO2POOc6eo?^M3HNd4!
;i$ADi*YH@`;v8IwUDM#I-@Y?sYH}%I3JzDEFcNQ^P*tfC)PaU9zA{claw5M(=HVbmqJHitmEzxmb6UT&Au=@Ng?^v#U$jfrE*RimQx}n?0APiVZk%fB_W;
`(ef<Y-22=;!(i)KFYuF6u0pZOp?oquz==7-1Z-r$>8<Ui=-PfO?eejW%`-Iqso`<Nh$Qfdlcj!L;<wn2Q_oeuOTG~W+x@UDqr8D!-@P$VJvJS$0=bQlQG~
LMjB(K{a;@D8#Tv5H9HHL3lZ<t$+q&0A?yTrgENl`PdO)-7hnK>F+WJqvQ-V7EsgYP+in&I#aN^-}lyM5<BV&yj{c|Oja3jy$kY@ND{UT;Vn5m2r-01f+Ld
lh1g=>gP*8A<_b{J^PmjB+aMkU;@`z(6wE;^XyHKp;dvublWo$oa{g&TV(W>iDGJH)AmJN*awzev3SfAjJLO4(1bu9Woex(Q*GtC2k?C5G$4MR*lwPUgoQ1
<^GT_)Tfs7x*zY$yB{?(kdcGWH>^`=@A#}h^frp>~jT=mm$oR5kwo!k*5`N<!vT#c>=;YsG5m)1EE2L#Vj!hfs_Jj_Bx-zEZOn=8BnS!M-%MbS*Z58<3kv1
!Jen~5Tvd~>qxE@!iw7M0}<tSGhm~<3y0L|kio5?#CA#dVg?8rJ{lPoU|0j4C$hbEsN%Fqh44d5E&QRXK=qyOq{y2k28@@u+YbL9V1PvOt<00?sQfAV9@p1
yQtqgCUDD$>Le=x#&W(FC0}nXMYduT)xH~&7ILiKO^@-l7sl7pW%M6g0zn~10vA(sG_2?|Spw5x=a;F1sbosBktw9u9aPPcBZK}0U=Bd<jg(D8HHqMe{`dc
<Z#*38uHJ<S%D-qx~gFaK~Pmz9Z;K}R0thp9vBQb;;P6wo$T3l{qu_gm>SX}A@>@(xb1U<B-QihcH2DozlcapG?Lrtky-`;iHP~v4b*oG%dC834X9beZ|69
k<}C-+MSPuX;%ozDJ=lPHLBKW}Xm?Oa{e0d3z~SektnR=9(wZiQuMr1WoVNULaRgm<UeYv@!orIr?IesWCU?j<j-ldxfnhw-vBeqX)7B(~2Q1sUIOx+^^(1
w2F0v^*veMguXr|EdcBvptRn8?4AZlk2N0SNZQ+!S{V%L02UpU@K(t!nqo-T3~-WZC3;5E@By>tGqCmbJl^$XZC_GGg+>%TPO%sQg|P{RzSuJ2Hj+50>+1>
q8-WlV<h$1WUrtf8ftgex+zLB|BdPn&j|Y?l1&LOElb}|8|Li!dn=JdGP+8mfWM@X#G(O#RmwwCI|au^D(AM;qRi+yegnJTy;^$jPoh3--D=Q9F}bs!>Xq?
<zG7h?1wIL!9-PM&8Lv_MN(goJ!hoJhgy=X9PaTX?vsnOY;9Ekf*0J(HS6v|H!-;!BYK?;lB{cDd6?=)|SZ~=onvD5%Svb@_wUw#u4yY<Zv(%}akg~E&#mk
5m{X0?Hoy(Oyvu#k46|2@N#bX_80K@3FLxB|YsF!geFl0q$y5fN;vb63$=11y0${XXn9^@lnW}|EQi!E$C#~j8IY%PH)=8Uz}=7pBxwWsJsk+wcT0&21uRF
5x|N~F)Yin;eR3N>P5T1<%#$^IgytTVU3c*Wd-IZPH=Rf~q2#5(1+^b~l<ms-cJTlRi*$5x{G7(JI6*#J0OobIWUdQQGPOWCBZouC<!L_?@t$7Xql9mPWAR
I`63?6l`lo$eVA)R5&UJwHfAkiSBvkl#j(iAJbDZD%`88L@geAj+hv0*ZXiP=?R`gv>rN$s!%vz10f(X8|m;dgfhwcIXXNZ71gS6#jUHBFdwtl98V#VWoz0
dm=*FXzzXz=X!Fu9bu4PWQm@<nvYkYE|{VInAG>LxRGE!!fuVHH7JWNdX@;hfw00qQ{i^)NYuOlLGt<Y=u$d*5}FO&iEj(DmJvrQrhjTe;@AW45Lsmcgv-z
h_9rJQP;htMB|~0=Q4byX2aEC4wKdUsjkOg89oIA#1Uipmqy!%4I*14^`jm8W^8Z0qZCdqWh?OvBUx+QXp*n`xM!de=h(|xMZp>u6*Ul{D5b|SBf;ncVw%2
ubb4$4|0!3=L6m3{*mcJ57=JOq`mVikI^D82St=q>B_FdM^9eh!;g5U?6f+PS51=mL2HS0$ucx(pfUy=^<^f%9w7ro=4U3)A;_yzh_gbw^jx9@hvl5$W`o~
%-&eYi{~KyfSwL%|-8H5UK91Uk@qG<j>HP^2q(>!m`WJ%?OFA;36cPi!Y4kyPf{1xyJu2#ABi+6EmMxo$P-aKy)a$~a*SsBSaF(eE1ilsT;Kt0(QBqt9RPa
FVXb@m*GmRsntL`v!0}sl3cW54OstpG6a8t77?s)-fRKoZ;kaND0V|@q6sYiU}YQ0SCUqjm16EV#A-vJE8@_V_+bc3u+QAf-aVyeSa?`0#~o-C<;l%2W`dr
zd0ApwDmo2r#ZJ*?XQ)~7>Yn2FtL?;BYZj1PVTWRf=F+Fpp8gT@Sh0;1Nn2L1Wi%}RS*G4$ZH((Z^(&xv_o(Okm2cxX^&a{aQGx1TsiK?QL0OP*PxW8EAOU
l<ZD`!q~D66Z6cQ;*Jf9H)c<1!?{J<8S#G8Wpo%;N2<}GdvKmg2HjlIidUWrTaI(_Aajzu+)JTws8>>~$9y~P7Ma!9!s4_EevI&89a)b+oPm5$5wYY7if30
|hS+_+_G14uDt>e0iWx6esUIM_?0jDZn&G;h9etf9AH^r5c${CGJsQ!fhbWQr4A+NOV!YFX0L;xV{)x<LRj!c3)Wnr)9sQAj@E&g|RF$_yy?}$ip_F*AWM}
v`Q2EWB|PxJRSXVh5p;Ohqq+cTJ;NEzlNL^P|CWISD7P@g%f)NE=SlZUNHdx_()=94^_$5#|wFL0jQ(eydk8tdb@)n;FE3S09=n!9yP*0_{7uk7*Hjg_b+!
(w=hThKXlssNNgX-EYrJ~uyrtEqF~jgeXX&{<dlDO4bR)CfVz!`3M>+#Vp{;teozQJJRO)%z^Ix-o^v3I&?^WW^1c6Fbp}j8HUeVV)>EpFO6@vkE-K`?mlL
=zPZ@-uSp=Z@FfOZxC!gy?iBN(XQh_vKCECw}1U{eMTB!+?j7{M#Uw4EPqHWZ+ioa@u-Ej!|&Qm3rM=%T1-NlwIzraAx#K^VHY0X0ce=q*=DHWDDg>8{&5o
f-pe*CMc5AJz1W^Xeuh$x!c0IZN}__aYPU`*=_!K^la52`cFhZmCnsV{1```JQ&ZUZ8OX^Abg4W9{vXcGFIVH_SYkN6k>lF1DZ?eU#Hq?>8?>zOj*K+MVkf
JEWuK#Z`CZjF?L;zM%~p54N4aOiI-+t-2Fdlg=r8yc?=*^f<?q#dvjoCzL$~Nh_kdOt3M9(o$nk8W9k?K-pllk=Q(2cE&|&1!wlMR!a6MFhpliZpVnQ5}S3
~Zdt@})wzX^NFtpy4#W@TgkE|q!jMhdD+#&DK~Hk--dD-xARQ`#L~>tLkcj(WmLID8%DFfvAqC+sV$ToTj{9Bf?pq|GyN@om*Diq4AcAopzXfN0DgJ&)U<h
mzA7`~EQ*`U53XJP$*#V(F}iLFFq1hEZjFL@kdNxVha6`0_wX?FK#L9(Vo0Mva)N>PA)zVW&a@`2C0pcm5Pd!#l}`GPA}LfAQrC!2;VHUUd-I%ianBLM~nK
0kC-S^2(`-0t6T#{}Vz}(`I;4faAhb4<e7?W$g-E1I`&O`<K_VQfeK16K9K-bucVu1kXorIL*Kz<tI<BYITBd%NXO`xuJ(&&X*lC&0GuH09?>qkihDZ*wC|
}ET>PR)#=1-(RPXg-&9G%CYiaY8FGu>j+a|yE_4rd_U86;kE$Bw2Us_KqdL`7CLdAXbz6_pag`E<if)2R1SUc&Llc`IJ-pK6<2w14IT8~i_W#ssVNi_@tbn
Kr^$D}>+^FRL<k8CZD4TdXfZDi>Rg8u8Wk;Ow;jIHsYyXpE^en|w$v|6VefPd~><a>_A<q+(|2|lFWRM*rzmA)_-MD%){AS2X8q|jjZK)XTJ>e`aDayu&Qa
+TI(k!}e5h)xL?zk=sI~UTK-NuCW^i}I9=mkUy+UE~Z%9h|GYHF}iuT@B;lF#kFI~OLULofI_vd|t_sO21cX&MBI+^BaW5QMF^HhMaY6_6bc(V<B*>F5<%D
US=@5mn3X2|AQQVE^7HY;6&ASMz|LN-&Ov9e0;F|ML%2Etq_p?stHMyv;RSZ7PmTozLtN(u~w^7zP5b+aHZ843%3T_{pcG@sJRQR75>s@XTwW39xjvmj;LM
!?_9&SK;zK)B*b5Ro)NIom@V&oF8)}otwt!G+K9-HR8uxL^U)uWYy2snvqUu{k4>`VKYmEMyH|Un`}cP)Tslq#!~d%S@D2(IbOVCU|El}!SdiQdc%9O%@@S
6oQ`^MTgF7PWMSgRK<)Nb6_20ZJ_;z{S2cUA8?Qb%{xBk2dMfV5yp$L&it$QZJ#pl%%_+gr*Mkw)FLp4m6Rj~C-${=;&1id*NVo3V`n2W{iiHHItHzQ2a^{
$VC5)*qQfCoXuE=v4+jFjfn<Bulid!&!(ztk=dtiv3PhpayZBT!^uDE?TwQCV@qfO88qE<s7(HBtd#9gyvi}>{a#Y7`{Hn=HN!VSBVsW7!oa_;%WZXH=F*Y
LJ4&N`T*dO%;4vD(I_((DlTD)Q&kJ`J+kNaRiM3U>Q-YIzYxQ<L3kPfy~|s+Bpp7dVK=xKR$j4Vu6Knoo53`8+b*$`S>8qzz#E@s(zz7gu(6Ual}o%ACs~(
)DY65bsp@omS*rGU)$G(w*BlVZz_va6~}DJ?+mXNY51pQBKH@l6e<F5Zly3=@69vM(At&e#^f~Mj|52U`WbLMu0HPgIAr|3^SegyDS*2=LgM3XNrXkjQ93Q
`w`*l>-hyn9Zk%v0du=mWQ}tV9pY*pl!T>&0J>yewusnbYLi(VzcASGD(6vs|Crg@Gpy!ht{#r`d9RJIYOkVk%}XPya`j!|h%RY&m<!-AgI7y5Rq`xo>!tu
0P(2&wPP-31w;*3K%b-U5b2$lboQAxKo}xiv3ZAmFQHbR1a%6l=2_jWCQ7VuA|Cp}_z&HNk`EVwkx5F6LX{p+bZP8WDbM4XQ`T$#%eRLT*dN_o8#YFH93C(
$Ea0X%lA8}%{Zp^j-*@b^PnH8$rHYAf^*p_7n&pJWHYqkMGxfGK7p22-93wOvT@;aWY;^Tga+CXqO)v8L|EuO3KM1tm-l%P9;#{M9>T%r975^)AC{W9|hg%
!PTmmKv&<SAHMK`l^r3441CGYT;SpguT#Y^u5C+aA_eVf)Cr!LV9UMpjAs8<Dr{I?JLK+Tm&6^#j_bMoE_8<QhI%Msgfete^s>|GuCo4eH^z9+4h1T#w!rS
E!w|*D8}tr^W(rMkFKaYe^&wl}X!N9)G6J7boX#B_QD_Az%xt4p^vD#x|8i=>Mp+YbuNYUmS=1U0~&MuW()lVO;?%o)wF^|9%_XQ;2y+;(7zs&e`_g;Z17&
5vA;7(I;75fWUFI5$TJ)@mjfX!r$8WZs3u(E~POGQM3LEWyKAb)a;v|Di#9!i{u^Pps>zU;)Ny?HdKU#L4%2g)Tmo!?GK+5T{J7myS}B6q0B*avZZ5MQb@y
*5W#CmE>P0Mi4rd8yt;mQ`Dm$z^P3cEC3~;u6aV|mXia~1pquh3v;pe!N2sSo9Y@3*^}(=TBI9#@daf4A;I2$ttiu*U+uyg2UdNG=7p)KavC+ZqLoYFYdHA
8-y4`EuqaT{n?$C?235Ps%q=qC#;A*NYLQBrSkFok?@4SJf`aRF5l%#%FxKoeb@jN#@<?GdjX)y4QtW0oKB2~wf>(oN1P92sd%c2A0N<rW{zAKGGOpuDC7~
r6;R}(MI8$HWgJWkM7+Vv}DN`_l?_GWu7*m6kKEDCEC5S(X3_a)5loCN|n#H%{WbkK@PQZIC^8Ca#&;z3zJa&+n-m~jaUWOZBM)aZc&c>lyAfBwxXw7badR
tV;=pdl^kv>sn`LCR+tp}K%6B?d?yk%S>$!E)h-J`ok!h!R1!d8F^I#$DDu!u$glRRI(h{r#F|3|>#TMDqnzcc7g<gHD&XuF~2|k53D;*|Rf@XPR#DvUGW)
upS{hf)+4v!k4in0(4wuo=m+r&YMK2E<O`7EOCin>vp=D`G>1P<YjT<wZuwaM4I9Z+!0@vgs2_g0yvei0MqlZ+P72fg-HAfVb^89_ZWn#_N~yd`mjMY!c6a
VLqA>ZAHrJmLYEGlTr>q-54|-p2<siq4IL$b6bK8yVWiJk?UMK(bUDJ&@+S9{Hcwg%eHVdfH^llugH@ttQb{jDv-t;9$^}W+JPvq|AJ95sp+?vAi$|*%<0_
S`Kz=>SY@gH(ZFv&%q<bD>w^MPm@6H@Hjeg}xNb{tgT8a%k+AUj&jC4?<d(*2sXVu=6cn^!IUMYWD?1_S6)#dd1%`(kLr*~Wseg_X_#TWgrAzOg`9huD?;?
q|!rUXpR{9vkDGbUO$G=!Z!g;Te>R+h;Oy+E%mVqzJ{31r98B!(bJ79gn5=nHB~#rxCL!==J4YJvYHV<U6991Rc(mp?s#?p>Y33fJM5`I@WG)GCs`#^vWZ%
k%E1Zdn9dmoEn2a&ME4{^pMDYlh`+KkeuV0vcA(-NN92Wx%iJdP+@PzYpiqs{nrO&G#yY=uTpXGs`M@kavV`VGQ2h7gbv4U{VZG9Xru4I>?-Z1?*5IEnnbl
G7VmhUEQaPyI31}PHc&rv(vJ}1bSY4O~8aq*7>`+U5-od`$>#^0$aGmLLfq2jM(~#c1Jg8rC?D6CsYK^)LeN?hBVn0w1XhS@i>&xsz}5vm#xBS4l-CJG3z*
4RIq6+0(MT0&I*+~b485N0oRE{%_8*14yb#v;hJg?qm^Qo1C62LDd6r!@;sl^aURMm+oK}FmGg~;#_Wvmwcz}fH3T51*!e`7wZ=H$f+7^zx`nCCg@JFQ(@z
&OH?2WZ?Vgfa@Z}|vlB!Ibztz1a=Oq~%i*67#5qiQc>v`1Y^fVpfRy73t`{j*m>@m$;1K4rbwLg$Ta^*54C4Z)!S->tfj09<~7soBcbS=yr!VVhds}OM58q
@{OnBog^^?Z4O>@=b6i^=~=Kx&>w-GQ=s2ZDX`0Y%KXMmu(dag+)s12rXxB}sl{7ULq;4$-J1D=l#d=1-`*JJydn{cS$@^K6r_*j5Y&Gt0Uje%!LYR{MIc#
baAB>Cpo*C6=_@T79nHAvpk79b?8k%2?z2fN&l-S#VYzA1M~;G=YsEf|h7L%Hg6#M{XX-5t7f1)#-|re1GdA<+I-IZh#Y5ml2Ly`+KuW$xt3MHFWrTc)ufQ
&32Jqhd_Fkolw!8XkBTApdvZCv>MLb<=d|7WlGWQG11OE1KwJOJW0h=gD3C(;ewfNaju)I)^X8ir6|qpl|i6Qtw*Bd68l`&Js9uog5&LPEQWAqnwzB6&Lo3
N9y3*WSE-UZBs-$3Oc;pa)-DbN-1sJ2{CICbj`!6N?#7SaPeHv8&}_f}+$k2E^N@M}_+RRlzPGp^wFF>SjF_l#Nnt3#FGZD&O)xyewC|>h*FtA#O!(!g>S#
w{W)X1q6T$9f*VMp{(}-kEy+x70#TN?e8G!)){p|5%0qMF7GpK8a-6n9=!3m+VN<`aG5s#BlUSMtCysZnYOd;{C65%)Q(3emlXM#9IKdn5SQZJyg3Rbk;c8
nnxz)JIb%Ec|IypXK20p(kQfKhgp4iF=Gr0&;H&jS}A5z01sQWA}KOFZ7iw`KD;Od2w_3>(8hAll*W#F77SARpPb&2gDK{cvvel+w3W%{{jyrY`<NQWk82`
L9H*E3>x&)|MM98c)_=Tu&nosFu}sziah=08;IHT*XHb!~kFGWN_5A@$tRlAkN`74AtCAn2*osI0JeY9SbG~TXO5xFWbjN?43p^H1WIh*jm*d1aU!a$K|h0
NM(v~Fj#RJI1Lm3ja;DGiI3xxRTqjM5gDeQ{gOGIE;IX2bar<$`ouw0BK0#_gvK#|eZYFE?m4q)!pMM2?l~8RACiuk<B3Gu$1%2;!YnHxG!-)gG-EU*+S}?
I^Jcr0&)@&|L7E7+!_;|pWu$ZfDGF$1^zUBv+-WOMIW_Z5V=y59W?=W|97W45L^QbT>E{>tiRIpxr_GlZ9<kMa1~g7p-s@;nMGo`aEO-1!pcQS;2Vq|W=iv
OfwL%8(>^!=cb{6L*j6hbAWexISlcL^xARtL@L)m0vvpH~0qZEHP{;bNAw&q%%gZ2+rd<17)i+Gmt2S^1t;N`)Q_~XrvG947Ds4?5+)w;UQ<IO0tj<;_+wx
k|R({QU?^RDg=aAUJ+-S$?fu4nlF;<KT<_Ohxd8{c4(u#>vy?TY{i9vV?#9dTGgW>&q9t(r~uwg83yeogfn5gV?#4Jp`qP(nE#d$T%em-po~`$D;h`7(_MJ
L`xg8nzI@$U6@gEO3_Ld0^yiKI$%#Xt)jae1u`N<;`EO1sQ`kv9$9mjm*9WYvJ9h+jq)uW<t~e=*{E(jTt++`}*>vj>!)g$rJ0-#%M@W&_Al3?bL*;c8cP}
Yvv!pk4^^c$}j+zXXM`wWtaRJ9wfa%IYhM>Rgpw#DXU5~KwFrE)a_0(^onfdMK+K>8*}wBPoGiL$G>`ksKshFiT~vyj6X_=NNICUmw`W@So1m%rg6yOzg64
1vUN*YlkRQa;gg7@WcoB8ZMVpPN(&=Ei|_7&vaOdu&*{rHRb$$$KB>NV|8p0~Q0l+NslZKvLFekgGPn6o`;>CCG|{6vP>A&fJGF06mi$ri$=5pV+(FM9%A|
j)CSFKgnfYhL)%iAiropt>?w6<7ms<&7ZY8OZ2Ihd}Un_J?!pQgJI;Sw)#2P|}@SSKt3fq<{!8+0L9P;tU5`UsHKQNP>WXKc!yNj5f;obE6?MIhlj_A2!LO
>SXDuqKCX+h$U1B3J^`u7M$mP3ipi-}E`!Mr2cdlU%!xcIY}R^28*H(3!rN3>;7K#d@rg#k0IjC|q%qbi*V(T<stL}q0^Iq%}k%o>(+nZpHW54;o$K9adBU
aMd{08={-(RJZkDN5qaV?N(gm&zJqrv)#`oK858((j^cCy4lk{vlR+Vu$*3w?XS%ECAQ={Kc+=cK_q1&)T(4!1%ueTaCPXpm_~HGsfiG@D~9E)eBL$RF=u}
!qCC_rB&=F2ZSvRFeal!$LJuxZJQqEcbyF(AeIf*POi&kFTQB4X~LnLu<asZ8Y5HOzuCIF%JHcORTUiFw(Y3#<|yjr7tG6X&||M_OTnuB?MImF`HL68yQ_i
&HSi>o-bsd7NBbwTf92o-x$KoK&gR#|b&Z#QVyLQkm$ysodl<Od)KSJi8kx5yd`aSm1H@dX8i@I*A9K^PM*4ajiKKRr|32h~u{QF6KPPC+oPuG@68fyUWSu
Uy51k5-or=&0$odLa?}?rl8xZx*sQzQVOY%NAUgVO!V8nB5lA3G~l!xPwi)g`WMeWSd$r{pd*EtcEWbN(}c|3VD!e?+<a~itm5E_4BUBhjYBk|N5lt<$gvM
5~Pzt6})LouLPVxUvC);wg1-t!=UB)(SRb{2?hJxP$oLYwYO+fJg9O9tv!JZNRnMa?3<#7-a+#x82qvM-cocC$XtdYV~(!O<fR-cT33MY6c%HC|cQn@0Zxb
u`}-P!a#AHX?$`f)q5QxRnl-`rx=`aJL}&f?)+*jU~~|Gb9f)pY3J5LmZD7HDj}qY}}$^u$J_oO8L8uaP$&H_7#nwcFVQ3{42*F3=2%9C21ITK>KZ4vH3_p
4V7YAeJmYq9w{;=>t_O(){mdl%~x%qtNxp6^EuitmkbXFP)2LMifw}VkL#ub(WfSDq9Ox?vSNSKj=+G)ej%Z)-<SwnB6%q%@**#id#i|Ya+Wztqndz;PATG
QXF?poT<j)}(LJdc%D4L8n@$+2?hM_3y-o=zMB+V#THo;^{i+8i0~Md=C?wdD0@KjhONYZyr!*UB=(-tkhPm54`K_1{Fz=9pmW|s3ax}**s;qlQ&g4~ku?r
^S>6xXLh&iUh!b0{>VFt+{O1cQwWuNvYiC+TRc8Prbi0+PN&}E`veZMmZ1`K+Wi*SftG_%kjrB$T!G0s`hkQGG>eB!x54#KQLd#e56>N0;Z!<@r*(4r2Q+S
xEWZz&p5=;xoqojV^SrVvyPK|W1SdqEfI5dr~Ew@XlfJWzhG;Sk~R3!9ZUMXU$AJa}kN<?45(ezv21k9Ul^_-YY#WA1+xqilTqB%)<b;S|qq-l+$pL|=qb`
89;25wns3AqABk*wZ<Jc?XjNgrJ!x^U!wJcmyLC_R{w7v};q>&!}DpD?2E2nf3tr{eV%a8@s!CJw>Rs;Ij!SO!U!LZyJBKfI8{yzhKga*GKZ69JJp=kiLj{
bdYBckEy1Y8FtZS2i9j|xJe*N9-r`xwCFP8I*Lx~PWIbNYv3{G9a|ny``^~&g;jVE*oTsqsrO_hgGyb2n(y7RD~VHxo>1Z&(6mixSP?*DH%d<}Fm-Zp$rOP
#7nF*+U|9f|{VbnGn}dzyltGz)>H$}lXN?gM4{}>NdPJE0u^$f;g}@FH5WP&2Lz-TQ@crz1hD0e#?|7msqA@{;rhJppPgUU0h?^~yvAU;}Wx2d9rp3~bbB?
fDw7mmbwGAa<ji$Bv$Z`=3azW@|F1L8a^T{z$)pm}Y5CGxqL9kzbZ?1BRHOVgSIu77F9-M*YYEB`<U?Xm8W^y$5p`5blitL)V-X4z9d}lW{((<A->@*H0$M
FonKSS1UEvbBsX>&NU!Nk!kOXbpaGfL6rI(HV0%>(9e{y@3&A7_hd)=Bp^U~&<1BGICky3=kEsR_{5XY>Xc`26HJfy>J--ChFBd#{@!TryBQ4S)PtDI-coF
=JAk=3U&G1ccF*eHwGV;%=(v2j5lpVp$yEy%bxw6ew}3er@VE$it2)ut2t>OC@?_lO11ueQL6kn0n|?f`RVsfgFnatH?9aFphYpGG3jU7*gQBhsL{2#>hA}
DXxLce5#84%Kue-PA1w6J0Zr@4oUPTW3(+iUtUJF#*NzN+XG}9+HH^g8r!d2RBWPOCYY@a9{G&)>t^hCHsPc<LrMJ0oiwuj0kNthpY25Bbcb}VYW*T3{8v1
&NkrlTLj&sG`NIM@W=;8LVejyd8JvT)Wupi-H%Ml6y0rg!jQ50{m6o3w+*qK!JjJF$B%Wtb#0o^rp#_GR3a||DPJHWF*498jm4iRQ?vLo01bR2G$FBe8%s=
8Da1eV)L*&zWae&7c)$WJ+VnfJ4R+_k9OUu-9MbSWcy3aUS1eu}S05FRrkfsOiuxevgcest8Qg^ZZNwr}CH0^^;Ia358kT)$Y4iUPD>4kfq^t=;}FrF0iM8
|ax95nF*;$V}!V|r@kCyq)rkqm%%4(7RQY7WtgwuU>>4ATUgCp#=<zu`wF*5Gj{UNN#ikh-+rBT&2b_9@Dp|NAilCk%&lJE*VbnfU|aM+qh(?e_+kS4t5t-
)-q0&JbyN&?N>|-3LW$1KC<xCi}j?Xc&JquFX7`5?>FN5#5ZOD0#JBEGoFc5BH8J#g6bM{ua-<@$B<<9lci2fYl6(co3Qo>0^eZ+f=vU$QG%*J^~`+ME^Ea
3icdyBIvZ1iJ1Ci_7P5<!e=J7&5{}spZGD_HVE)gA&Hdc0E6&kprq**q4}A6+7nJW)ksM#6f%xE;=x712?qygo5w8&9VoObI5sU&Hk|kFD$0C7Wnd&HIGjl
EZ5S8L-&ktH@fdH}^b%^+lNpJgelhEvgKzICN^6a1jJ;Z`c6mw|s;2^rD(f<@_B`c_Rr8s;ACRL0+*aqrxNVAka&HH6UWxvf4Yb`nvEniCCaHUrZBhxhvzz
L@Rm$aUBm;hXwi|N=fX1SGj-=9K68$roP;>`gDJ$GeCgP%oY$R<V&ZKVm+|gDS!mC+)xM@pj5{iO8MDQ)cu25M?Wel#V0fhv$kE|p?H60~2oC2yRaEY)@^9
dWR($vjI?VQTTocl3}RgzzSjRl!q_{8~d{FGCyy=jLFu(E0-PhR!_8!+uS(3l3hph(M{wR1e(-4G6O%E!Z*2>_L#u>GN}Z7yYKr@5?b8&)5eOV&H5XoTZ8F
5TA{RD+%5$8;mYE+uK$$pCnDk~G~>{F{1@oz!w$IO^y`Ii&)1q{S!|ZcL&Zxr^LZc@Ame#Nlsxf)opCz{s=mFw)f9k-ZX7J!-`$EnpcDjB~=5K`xO}Xsd2^
%Wf5N(}e1fY<KZ>KF#d8-5O((w{^`IVqMc{4J}YnO;F7!MV)(-ZBM>&Ig=tt&`RZMvINSFweqG`?PEO4c&-d1QZGEC4Zrf(7%@aA7LoiY{-VVk0d~%c<^8@
>$dq+BVIm$&jZCx&^GGss0?{Z*@>kne9L~v1p~h&BcnS@i8DIk?^$9wQzMHdkis$T6ndoOzdd7TazsKI#2x9*D0i-NL|7}&*nN9_a%$Lp8R2sTF3&+ZeGwr
^!bLYMxqX${PFk&ycVdY1rC~R<*fqMBxi~K~w%=Yh_%AKitnBDNOSx0sr?bLDylU+iGWWeNxtgOy|p2pRY_dZyA&1nSS3~gHgxjFRcU*&%A8o}#%Xg?oy$>
xGU>PY<|&5ee}a`N;(x+g}y5=TNAWy-xfF%qj&<NYThD+%^49>|=?{+4x?qw$c?6sdJ%*9FGufo>*{C4Xo7s=nPlWSl$JM!{%XAmwM6s`?FR@iX`|K-`NZC
%O?-T#aScJBXDjuiED6dxY&nF9Ez%VsOveZ#F^6ofy4*I-M<7=V|+zh61ZguHdcwNI5%?{K=}KzJr`8@O(aD2oW=*upl5#mhDUXTSr*W)yRpoJ>ezI7$8-!
tqO#qq%|)*c}w+E`s;*8oj>Ozs~S#eJFy0MvqUrjGzv^EL8eFbJt#0-?hFC8hfp=Cv)n5S0mH5bsdO-t>J8wUSWRud)dXSZSKcV8XJbK%%nXX{Lx;gqob_s
}ylW({aqtbg1O0R+^KUd1t=Q#z)KTrrrF6p@Pmv{>F~vs4GFiJ2I)Dsm#|DX_Dz}x|y2^y8X*!o+sWhgZ-tYD1_*IXy|J)VVw0ny4nQ~u{h9_(_7UJOXYgm
G&;+QXtFG}GTF{W|H5I$Bs>J#YZ0o7i2zJd1miDrbQuPfG{Nt~U>m(K<K8w)E3$G0qEXLLBAK~Wf{m*hJ4u8NNeJL{kKjPO&B!MYmKcblDDMl`r#sL6AxQM
D+ifkqQd{nV7b>uzDlr3<<KP*p#)>#L!kz%Wo&s&Ez9kUeo|m@a<0#(2l4*<YR{76{rlapHXt*gp1)iXR!SsVg&#Xoa;?5=R!i#74=hQ`Y=9<{u@$)Y@^*q
XNOL3d#&3&)*>U6j<udUd2=uN<5^p^KiznX7Eqq%~UXLMZlGn1*{4i>V9+49keOz7s&Uq=bkVo{GOYrDotiIoNUBOEB|dl9t}kLzhOr#PNeJifrvZ;)_+^E
rje4nn+|zPF;~MG{-pfws#%y>NDe#O{L)z_0f*)Y!-n(|L&I7ot0!ZwZXYxwj4IZKG-fo_DZh0o&t)Q6^Sl{t4~g8?)!^)ix-5^*kQRAC2J~40pWlSKY)AE
8FWvYD=zTX0E+lJjMyno?k)XZTb-M&<LgwD>YZ`75#F#~~)u#CELv~t|aoSPz5p`g9#(xMg|FwJZKBg;3f6}o!fT$R;T+QhXK)q(4i0mUU2yyiY5k?OM<g1
nQzM=Hs;#QxkX9lmOjxX?$TU?_bzNE|NSHJk(>fXxGqN<5d{QG~-$I$e9cr>ZvaGkKItxFy(8{bVZyYL#7gfq@|=)`VOLYC+I1_?y`1c+Lgq^vbZzNagPQf
QzIqyBqCvDD|E#vWJ^<O7AHMRY|ecPpM-_;rd@2JM28c6y_Sz_xy-2R4-+zISwz5mUy9TD7O^(fvn@3e=I*ehM$enLn{T21o#EvW8xV)po~Hv%G8fw=tirR
O1@;WV4B;Tlrzq11A=U$LVpVXN#pua&}%sF|vM_OlMSFCH7=EqO$r39?{gftKCuJ4`yMgKDMXc`A`-o!TpFO6Ir4Bj-s^6$?DlS^Lq~#<sJNn1sNdDM?F<K
Hm#0L+@+3n9FB%DOTuypCeVD!jv^%PZyDv$K3@ZTtVf)OGhq-<_wfGZbv-@K1H@8H)(k-B<o!x7PriLBnK=p#S6Kaz0A`uxX)Ret`;+75M|895;4Nj->6rL
uKy8#f&q80K$QB*Hf%@G6aKrB-;)cq1j$zTc(~H@B#uep>`h1-M`WUZA40#Xc(Y0pIwY~k7hNCbb4_dako>Za8pc*nu%<4C36YRjOJqOVxilbYXI*+q!N$I
~#SS)~po!3t$?7Cmg6Q*w?Y!@bOn8lVJ=_8X;==0+Fp(KTexc4d&dyv?xXU9?@TU=zA4&4ZQ+Q`#>xLN)?Ow!^J-mLne2J2WkfM@=&9>|9P9n-Ez72d@BJ{
PaPFww+!)!uEM3*3-ZX$$z?1aQtLdNp~N4OohmWkadUX97J^f8kLz)@SgcjhTZ2DYD=^s*OW)zGj(d-MtUdRt$?zk=QhvOGt~F-S$!xq-Q$QsUOX(t0X^d5
ph_Wj~heAN{3JVI_LHyTch=trvIBP5Xtq1Dg;k6D)yqf7TN8EPF&~}8ZwEjLt+`ooref6%E(@y_)97_ix~~uTOHGOdv?|>VqQlZU92(*%15Lc!+Aiw1}IZm
a|_yHlP$zc6hIX!c-{_&ah{$O`@BGi=e%zzPKEy@RP1w)FBvvO+=%`jzIaUt>9-@PgA2R~$k&nMcd<zKMup|t!F_xBprrExc_2|yTN{bjugz2kmLvdFAb{Z
~+V{1JJv03b18KtBP-k>&e+IjGQBG1vW+UN^VDX`DT)uFlQf4701uSGW8UMr$9C^aDmShtT;hqB)pNszo-l{7}?Oy9XWTkkK!v<ZQPFbYXjmyw{sA#xSR)R
4`&aXIrh1^iL2=^gbX4W-dgHkcJJlUBFjl&SiTmN$5(Fc=^5dnC^-Zw1|Z`>CNJE2#oz(2{^N9;ySJ4!eWb2aT{l-rgAd@rNsW2<W7Mpe{49zPo}xy17){*
%gWIcMpP&YL|^KWNVAes47e1b321RgJ>BF|K0I8YYqEB%1>|<#<fdE)f&!((JTb$T?=S^%lQ$#pNbe5jc+I?gr~j7;C10D4F%qkD`|q8T`&H)fXBCcv#j3m
G2@Z_Oa*&Yt(JQisgN%pggBeytf3;D@ha?ZsxsY+f@oHRwxqV4OOCL$I_t{BDDHQQR`rdr25rdsxxdgoF!nky`cbx0V#!Mf>fJ7*7UoA6K4?1<eH(<ohs^q
J-x=Qj3LKSM6T5{uy{>uczUXkCe!y&jd8;o35NIDJ|~&jbc)*Qgc$X13OaAGDcTzcwJ??hX&RlgQowcw%x>n7)>ttQdBJbfHNx+7uEfG<fOHV>eW#sRav19
4<Y$CQ2M!8MMvjuYK4v{l_BS{Mh#fT1&+nL_W2FLFR;YscVMK&JD~)3Y{QpbMANJIM{fbj)a*&W0-!fYy@Fk`dNCobBU{0;z8kWu7g!t|aLeHqo9P>w9hbo
XSr~BB>VmOY(VBh_xNGkOi!LKs@%&ZOt@ud?g2&MBKSpOGzUXru@`1ahi_urb4q=ns4=pNE%0YxzO(e6C(MHB<_BoK75O;X20<pq8@+~+NqrtgDJCbanzxz
dZl?*Su`L}B`w5MnXzl_^;Xg(kYb1Z<`gl*TG;O8o|@Iv$CYl(&oBFGN5qNmg+1Vz1xX-dq!pLRAO4kh877OXOOj$+$+_l}{;J$X$N<`vI&B#4036=Pzasa
4beTB|Br3qVi-U2d*y@rO#pJDT!F?X#$2YbO8Y<F>X+GFq}n(pPf?T?Nppk18`8UQK*nRIu+sRaIWCa_y}RlQz~W7svWP*HT9OVsuYv}(7|GGsYXuArl4XO
N#r88qE4B8h>T?7KG=+>a~{;(#erYwt8;zv+zWt@Eaa}xuaWo|4l&JvVR(JyO3p)S#WTnGH;_TG;(-{4{bc|~w_=a$Y&w?-7jWhrE_v?K<O4;iXg*rqq?o_
@R}72Ul{v@IOU+~5J!+(pg)2d{&fCdZa0K{P)}s;3Ny35U-y@65R}10I8wK|)6WE2@Lq{g!YX|QRFG4e-M*4#OpRI1*lV#w>#pFsJYJKz^?r`;UBpQ`4q;D
B0MivCS20V;*=xET}wB+oBA<uCe^mp&WRK(wB*kha`bGNfm7;rI@s{<`7{2VJSy{X_1Cv?_SA0{|AU#$>BFPp;dIZhFh!?Nr4<fG|XJ?=|Rvlj()LDRygoi
())b^jI7GA!>hXIBLzk2ci~26fZBqhNu9ujkhUr^+r=c{M*6*n>R-bPH6`&Jk^Qz+^C0A8%5N6>j>n%`_Br{p?)G|B&TR=mNAl2~vc>R$+-x0eQVXxD})Z1
h_$0E15LMqRUTYoJOOIJB|w4!w0;ghzPUTS%P9xD=Twel?k=nW-*>Gel%;W;}J893D##{kOd+YbI)bM6Tj0rzg7oPH5Y}L{8SN>9cxL0JPp5NnnDHFuOE^>
VhoOiq|hV?se}8GoqxL#%C2%*$jbo>q3U|p-b9vXRnp*k{GVN_#7?!+C^Q~palIQr7`$eXwE?TbWJe3Xq9evQVd}$pdjRLWEA?Uu=jb+sFR-3}IU~{R5XdD
`kFk~LLiytQ!1|=8h3v)ju`uxhwM`F{n6LZMa%(1L;;NIw<vQh{n`DhJ;O3LUk?0BNLu-hlxqVc&TS<<A#ViQP>+^Bw2g$2qd|Tp`^Q|AY(YWp5p+xz^c0j
uCKUuQn)VDc?&)-@)Qj$2{Xz!Z__uzw#i=^h3XgG%YW&mY_gL?s^&HI~PU)a3E9vPVzGIYvU{ix-H3+#;8CIH>vmK@V6ksW};l+TZfa`&+U>-0zp`PbFDlU
a5_7@Pv#tI~lc!a{sECQJ=Ff^WwQ42<z)T;hs9O0G*h^*5FWLka(+P%+VK^%(94-J&?QPLkYdQp+(|G*`kwo>w6!3w^7K2#vW0q3H8{QM~QUXof|@yptaT_
)oJX)kl=o(_;NId~QW>o8o%x$YMJ=a>7&h%K}2*yni~;H8?HL+6p|0(s=uvS`F6e1ai1K0!09P1<rRC+N1}&GS4ZhP%jIBN`-_%n>(dFnrE4D;W#t&4@Y&#
PE&pX%ow^Vz9nR%?zk-#*6jmcU6d?6H$O$%tI>yJJ-8K?Q|0kgpBjj}lvv2&J|*|V6rJV)iU2Fpp#DA|vE#u<6+KKyarpc{;yn1ZNS0`_fM^O3Tb~B5O`k2
N%5#N}7k1KFRT`PD$pG9_H;!KY>bpkBQM*(KlNYn#t5=b}+;cMr2t-e~DMYoptl+dz-Y()ITa|mUmCaCl2(y)`*~F@Ww*Sz!dCCppsgw^099_b^3C21(mzf
pG4_S%=6s@*rF!@jEZ!o7-Y$nw&7SHbp6GiK_c9HnCOq09E%ZLyj^b#?&{DF9A{@l{XqQ2wt+MrJgApJfq$o8-nE-@hR@`6I}&k>o6Y;X9ic4UchEPG)?dE
|T-K?NW#OJ=6%;`hp{v$OQLkdSFEnB)m|f+-jIs05|dyLY=Zc;z0yQG^lWSRo+bGR6PQRzZda9H?4LN{RX-5B(h!`d=GX_svYj7?q*V_?>8?|Mksgu>+8kg
~6?zfd9CesD8c$`+vX2Xz#ZXv_sOIJ*9xR>`Eaj1`^k!=Lum{PWBW~%Ztck2Oe?(xw#??5E&u(q0DBoGlv)N$Mi+HM2~a11$D(a7vqg;i9E0>1)m~Dl4HWd
ep&&-<e3)*32%_6C)D(t1tD}RZt=DY2K;#7dB9G%u~0+*ZgZLJysG%<NAqNA$cRmG)4D|zHhr9l555Fi4KPx;C(iUc?pTP~!QaVPKs^Y5x{qMH)%qSi?yH=
p!c^5=-u>1=Zb=#*02M_n!i~eW=a+R1e;^CTRLzV#(Ul7idHgTw{h3)6L$Yz=AGGzxxaW#hZ5*({U+XiZ$Jx*$9=?(nheu~&`|qouEq|JwCuX7^(~84Y07Y
{>+3Y;S>lv9($;#BV>-RY&+L7Qg#$HQfm?zO~G<SVaZmoF;LxxIHtfXTG=9E!mByX3|EaVN2LSID=<p)=`ogB~{1%4tG>V2HUM?H;(vhSWNf9XV~<8jTgxr
SB`{X3-m>Dbe#2kU}*lSDh1%QRl3S<$8mNWo5a=_-sd>vp1r+EQLD;qRC!7&J{ql?qg54KjsJfj?tu?TPe&4UJxqf*lvo`9+2p@Q*}h968Fe7AFh9l!0HIy
zJlYzUcFjz`Vh~Z$KhPJor!W*a%o*{Eckq`D;L}N+4!WV1L|B&5OTH6nQp4*#X~YeSE5pDo>{St_=yt8Qk=}-mMTJwLq~*Mkx3sBwgsGIUOaqEdmj~9yeS9
>jnz7<K7LN0h5?XkO<7H;@~^Ge$Ecd^e7$0QSjbM`(B%H%YQrAi)4qD`#us+26}9Q>UWZY$FU&<7@Fk(Bk_@SZQ|mY7n6MIr#2WG7`k4?uSTP$%^{2OK=Ay
p0>Y?38v6!$zIS-G32R8kA>4e53v#)X^VT!lr4XRKHN6go^^zf&bd+kc;J`?tIBzkoH5kkS3n~)V-%8lQbcU+v|I4JquaO?;yl|S<|5-oOi~VE6;2rKn&ek
Y86&u@dE=G;yQ4ohlVSd(r(ef}P$um%`I%CKROuLOY8Y6}hTBvUHqWU_AIpT%E2F%JB;4N#32xV-8S$~Yb_0S<RGRKZ96TQVaqEuFSFhBAE+x|8@eSYxP<R
-E~a)YAe9&kUA>|zr`@el5OdY6fU-+~6SI0U>tu~+Q@%JdEVwrER2IVmsdhSnLW{l8C-@&C4?6sN`*un~uP&_0GuxkAl4UpLOB4f%uGfI=n0cKLzB&EN=at
s^iMaC@nbruX<Plxh9h5OeeNE;1u;#`aSf!x~m%_!mcEZv$reViJ8Omz>@eloq8Eq|hKp{L4~VF<-?a8o|Abtf{;EeYpmqH<wG|uqAd<GuLBvGQE#DWR|6k
4BzTBBSu%2!Bt$^t;ftAG$gMtPxQ4RA>&(kT7oC#vE%d>y1TaK1u3VztUmFo=nX0GjlY$<mD0hvmE7q&vifz|xlOXnc<{<Ot{ncJMA&;0D-260fa|Y;>ox@
oLgpZwcz#kjhnOpxv;;K3jr6YMv^hITD11tko|)5Q<9lpFGFb4CIIF^{wfTJ!R$oSeLp4gqS^%bJudREjVRv3pe-;5#TNf{C5V{VX<mE?5k#1+1HqbLN{f3
O?>!g98Qdc_rOd2tEVlDQlBM%RjHsy8pUpcgC5QAolF*C3J%=Y9N*IZ>1`{tqPW#=5*4YE^zvKh>0LUAiq0Kh*~PsYkm%F}l_b>c)U)BUM12JD}(O$@VQtF
Yhf?dVpgq|d;}2#CW!e{0bIndufhs|^@Xl;|WtgYL3kmGU(k%3N!f-j5Nbw9sMYrvaq44_gv<pa&dc`^a5X)gt1f-u)VC`QXPOe+u9L9G5z+^v2Qr_z{f*O
}=VIuiX>(u9A(Swo2W!#EE+!|04*d^AUpm(I3o<-~sVb8g*S@Gz*2yC6N}zCjg{7EhtiJ!>czws{n4cK;sU={A`df*Y&1#&0D*UmuN`9P0Z=0Nxp&SHTz>|
EU$%+nOtm*C|Ng-6?4`04#j@}57>}VveZ$!>NmnBcx<B|MXt90vp6w~Z@*wIJ!JMBt&FrPXiDQuJ4Mhb@TR|hPu~k`=A0KSQ){gu;j*s%mruj0r)nky;#@x
6XH_g!DLR<E<kUD1v5IKt)%b&wb#vpxwRV?!+I{3FEfjpm)u;Y3Y3g3{+kRXGQJ$jJ8QqeKF&sK+D5OC|(zu>g!X1AlD(mgGJ*TV~HcQ+3NXQOus#&4%-wU
gLVmlYTa^)%e<<K1QB=(-cFVcUMYOl|ci0H9MSNA3uWq~MXWa(;gorFbf;CNnixO)PpPigjoWbHa+A7v4(-YW~T{V`LsvT(B)4X<pOuGJ04T+o?kwRe+`e(
^)5VLaB7@9uO0GC^;1(f`NPu3;}RlJ{76HAH1f($*DQoB*ik4D<1dX8%FgYIONt(*L`7@)e#yy)tj(I!;;3H9dWVk@vQ0GR>w#ZmB1{TJJ=RJx>{U-9}e_A
4wqFQMS`z1+>8?Kl=H%T+PL{6?205hDFz@l$hG$w;CS*u1yY;4J?AEfdkD~JnZ>7S{wrPFA~+Spea|-!$E~M=<aCkczbvuYR{0R<oM#jsPu=RpTD%-w{Vva
j*fxV<j9uPDLoFnIQyg(H2$w0QG-K=438bfecZ6}Uh7&%F$(EBK6$P>CfWCb$uU`l3#B}JkxG{(e@WjNv4k4j<S0xk{FVFUves9jX6rMLV&q;f&T^a7&4RC
!5waI#1;0k+@zujsDuWLhEsK=KX3rVeQPo5fx~Z~LmulWO!Qrfx^2<u&UVr@tm>FFF1SMO>6jXYv&fmNgg3&T~g-G#^CNjNHL$P6+o{5J2lgS7_WU@U|;~T
c@*(+jDf;lJZ$W$vu3$ak4Xfi6Zvs!57E_@^f-T?z@5UxtYmBn~P*tEiL_e|4@lu$cQEgpxG1s@$H{&4I1$z#Ut!G{|$BK|dGStWF^pI%y78yRH{pau~h*r
Q}Gu$rE6L3w-1xbVa0vSHO!#W}V%%@PKxQ|^EEUbKTbRXV1gh)l|bzLavJx9)rP&CDS=l7MvQ6Lz)z_>oTqjPXZzP9a)*rW#5mHCUqeFJ$O9`W^UwvQ)(eJ
~6&e?P7R!DIjaM{~0)<)j$nDx?ucZ6a1jgq+Wb##*e)u2C4g@|J^~D%^8U@ISe9)#vkqDCP39yXLpgQT1RJy{xp}Ih7bh4>}TcP70*Ie=JRA4qugNct!WSC
b3O`4$ajxM`8Tv<JhxZBhU{VK`wQH{Ys=@umiZ*f<iCsy20}Ur-SU^slc?Z#jiK5QK;{0!6dhc3CzQ@Eorb=BdsYIMpsYUBz6U(Vs&2((8+YKw#SMl5wX+R
rpeP14TCqf~_TBZRz+dyLcW;P@q)?sG&Bvo%sV9AoABD@>yC^quJ35)WAy(a0L_yIACoDCafnM5QDITJV$d954g+ou7b9kp@A}Fsu1HNf6uZ8R~FngF0sSq
3QFxqqUgb(R@-j9k4#e&9r@SxpMf;t(dd|6W*>4TOTIJ;957`1gXVu>GhEyf7{vCS`vP=IaOuR}$Z8rFQC=K;>e($dOK3a+|cHsmwwi1|##DN;R8hk3rOl$
PQH)wxuBRfC8L_Z5i8<8jOkL?E$iw<`J~=EdD6awOO;Z$~&exykBoEnvppOMje2@ky>Sf&Z@;ih`xCH|r4?m+GhtZH=*2b@9pgVa)6r%4Z@O*u@G7vx~zS!
qlAY#&-}QZu~uAcTY#*VuLr_&Z0dyIWwIwg@yZ_m}WrhdYZwFj;XE6SdMk?MK(_c_@kt>dVtPdbSb30pIY^0`64%H67L>$nPC`Q;*ewiu{HEAG66fN$+guL
meMCN*E0vR1_C>WTSa2~tb_3ku1?0<@Aa66m?MGX-FN!YHXRJVDZ>{ddjy-6I)x=!O(btHig>;Lelu>Egsj5nngyHs#O)@rcWU~SqeoLzirvk8r8>#Vb$_}
5w$1y2Zo|Of%g!Z02%)@c1HxX^m%ZBA_MSjZAfgKCOaH@u_&CDDV6rqg6@FE}<fNNAql#UVXDWreu1#49VV;1|me|LM*smTyD|+kFz>m-Jf*SSFGguBw@1<
;Z;~n5#+xo5N^j99abXU_VZy7N0A=nsxIfzXOU9m%&RlQwSowjzIvZ5%@zrNDQ)s{)NB9QH<+ozaR9BTjO)FlP6-4iA4b@9rRpYo|YG}~i9aDbA@u3n)YV5
{m&k)(`GMdw*K&Z)nem^&&=7cOWU6e_%G2l#p5JuJiwQIL?<-rd~8bRJI6x<2UkOD??K@2l$v&34tw?sZa-3ln3+L84=?oO0O#czyCtBtAz_>>ztC$FW<<B
OWZ<(f}4?s8)l{ox-D;>&n$c&?;%(Fwmu40DeF?FNlEOb7aSAA@`4O`Ge6STelI=4#otKS5Lt6<A<Hv4RzpO#WbL{cNpTlK`jzTN}%N-ndr=m|JeO3Me-7t
qv--%bxthI0cV&0*-tyB=n@btrnz1hYRZC~jghVW&Lj0q?(g_snMUUi)VglY8+h>i!W015=9wrAJFYU2MDCtcyC`UsehR_bZi}C6riJUUs=_M9zrTK*JiyP
MoA^$rQ7M5LO#v)NTQ@Ql=nrPb*=XF5zuHp~4lO!GMvh}dWZ>|MZ24fU{ErQeVL$`&4sxZSZ%NrgZE|~FUg)HJ%?7;l<UQqjg{4}R#0T#;GK*Nezj1G%E?n
m$tt4w?quy(2F*qGAcEl7<8<%69P)yH@E8ncrZ#OPWygL0P!ARMfd`;jBMnryi$fs&);ZDfwAISC^`I2^nv#uHm&;DPLDFM0hvDt_Fso?!ybrXqnWBC|#TK
K&dtjhhaDlTx*4@0Duhi|{e7c8vT4O<}4>xhdnr9=@<`6((YP%bh9F!ey1>=v%~iRzEHqf*Sq1X9^Z2*<hz*j;bxrEuaVAvq1?;DST8LcJwoa(z~Oe3+Clg
Hh?~zpGU;;wJ>5k#63Mog&s`Jz&F=z=t940SIINHfwcm`(E&pxNpYl)IpdYlRjea&7#wu0Pva|GH6sYKWc@7W3}0v8s^UHRfVoG|C|x<3sK2%n_U01?!y+K
yYcm-7{jcK_MA#KQ!L<Ye=YBqHjnL=m@Sh?4M?IGO;MtcngC-hp5T_Rj+@97VQ5^ecfla@OvM0mwPG+!uCe9xzf5ePArj&cQYeZX<4uFn3xhufYFIp~Lao(
%?ZR2<NlrfFV(JN+UdWggnjb*sM=QI8%Fxy0_b_1pVo2RL$y9d20v#<)B!Y-RRiE(gUc1UBOGRVW$3J;*PuR=Q%R-F;GbQ(Et8WjVHvBa*)eW&gDEZ6w2$G
w{AqcalZF5>)qzZsDwZ3n}A=2JFAi0jLi$!|^pD$h4(5f?6NE0#nDKlFH$q><EyZTS&$6K-O>?M-1q9E_yic>Wa-eI_U+QO`P&O7@m2K*{`V;V_Wikn+%9c
@Km%fz7Rh-$qMz)R8|%Y*q5)C(%F5e=qW;pd#XelH*k26FeW8w0SHCZD-fM;N22=LCmXa^75a-VF!!Cc!RFsH}f@S*>}>+C8vsebH|^D&PYg0FGI;Xl`5Ky
|vp__eNtr7MtE0c>IkyCeW)6uyjm=QU&O>r37O~98a-BcYQf(^Q<YfYk*m&TKc|?8Pur^X~WhUK9YQ74?7vRAjg{sQ0>zP_ZKHVHNTTtr=i9Dc3Q@-^RC|5
tRp*1s5eQ^WSfW%OB{Yy^c#DDYs02RqGR;JhDt%IkxmQ*{OeG9kS%h*OPazPzcw>>D@<*72ql^SDE=Q7v<;xaFDXGTDL{*%?CuNw0RDeScTF2DE1MsROiW3
wuZ}*XRH8{)433+NY`2|i%*vYan^CbJNwV{E!Wbk=S@zQ2jX_)oQVX<v-`Q1L>0O5q-L$bzL)PJ<EJ9s(NwN|T6Hv}fSUzeCKuO%e4bz~zCC657jZa=~H-Y
Y*MxaRf9Y;3bTFnUwF**6KB7}tOFYy4cn=CpXEH5V90U|>@k@^OOcv5Rl*U~y6KY?TPreGQ@f)-)n;nJA49_F;5Pd3ei!c!46U&22P!{n5(&)Jk+4R+d?Y@
Z32v=kO8(Z#6rAznmhf-<{(D^ETbV+ewW^tE46OOU0kgaTgpMV4Y}-K_M;_X<>7oQ$(#fP5;@GdTGNk=~z1*bS7F>bJUfVWSomkvAw0tGsvePsS{o<606-K
1!YXJppQ0LqPSielsw-i_iS59DKAwsfHNh@&)hLk+1oP_yyRcma)9gDBMmai%T9^0~xx_ZUq7mdodx{Hi$^h&$Odv=5_ex9E6}ePmKGs1{?Z`0qq%EW#`Q(
X?KGlk1DIf*p3`H>#*ByCPBB&UlItBw2&!pxqAe0$o3GHqnfZFoc`J{sS64Dz1o41iB9&W1`7VM_Xnd%KQ5-Wye-BpYRnl_FO}-bw7yeozjUK$HSj{L=eau
t5_TzYaxtyi9V+Ai`w0RmdwxDTN`=>>N$;8;J?wuGEVFYZv3Bz5Ug(j3EDKb!zAI36-Q*fP!&7R?VR>bHyG=DrjmSJGcK~;BIZ&d3$6e6n)H7t?BIjc5I41
x)uN>*EZ$>F*LmDT_GWF+ORmcrI?vMFE!FuA>O4XJ-&WIPY7Ib}hv%`2hvmLOOWO0nHgQbnIn%egiDWZ->3SWpE1=}tO30*@;XIrqrvYjG-Cl4OkXrrs+Rg
oKT+2X0I=>}mH8#PS~Y^A#+tXZAk+TK&8u@Y(DAEu_eY19Zj3YLX0@n^lw-OTZgagH;WGv=}dlaIBPY|wLCc`{-*i@qZ?Ar$No+cC5CjV5AB=2S;V;C*G<q
SBV&e1YBt&PM{B$n*C^_ox=6wOX4(6Y$lb+XXN5AvAV2a{SvJUiIY30o?Iy7Xn-v;`C^E7sM2<L=6>M%v0(Y?BQoTD+81w!(>KVC@{VEHhP2pzjVp7X-CV8
A3m|M#zlGBILltl@BITxleH*Wv^Quk>q0YsiN_V0m(t|?(c7F&n5f?^?x)?`tIeuRVWv1qDxZKBzVO*n{b~0{WhNPgD}hdD)HsORPVg!$)ZGUI#x7JTM3@9
`@>P0{5H&Y;)CDa1*{3rio&9WL7L9AHsq@Kw1laR`PeVET!Mi{Dmp*V}C1-HVRPW5q)H7qMzRG9DbFYZewYI!?8Vddnpgk9X8D>IdGim~&WKBs=|HL6PokS
#e=*xHpF9cYPR$F1YZ^(<Z16)OftvHOHNV1zF!nYUGb_51Hw+|<L8Z{(nbfkZ9(~b)Ul(Y<=l_1XGXGtuV_MZAkuI&|g0Ftv)q=kc?=wv3pQmtRWDx{4FNo
GVuwbCUQzy7Tp4Gtb{&o8rf*Jj`ZB^M9ml9z7vhdD5O9Tk=9J{(5P2&<(rh6j@7a%V1M`;UbsP(EuB2o}-Po^SyC;b+g1TG_Ym+WBI4Kj>z8g?(KVXXDURc
Wmnh1FDnGUF0{wOSG3Rb!-@Dc+;W$^BycQ?K9>2fJ#}8vE6mgxtdRb4stg3ZYc??;mW)1!<HDmoN(QJv=G>x=ZUk(W60FFJeys(-sd8l8$KZAfxmC!$JV}6
e%a53e10AmeIge(d;lhLoqK-1MHW%@=*CY67rtFU(KBI6D#U7bZ=M(~8FTabEoRD}5xTf3$@9U4GDg+Z@A=q-IQ9j89f_kd4_ju>kPwP!wY)I2m6zAd3WW7
}frgv^-KEV|yk|ERpP)3m8?Whc=}mg=?M}XszuqmQj=eWM7$?0#jDQoWHWx%%C?LGE@eK#g8xIuZVVI7ndNM#0><d#vC%vTUf#s!D-Qgm$x=r5lSRiC8P2i
)=?;3Ko&j=vC3<V8C^=Ac_f@uJE2aYdHQ0b6->4i~aHVUoDY>6nGDv|1>lBFQxdl+7`nE_G~6t!7b?|K*pXc;lU%Htdp(+{w*^!WB7CnNJ&K|1!b;Gn@y3x
kvN0{uHQcgy4m1H1(jTE>h&=bjREH^L*eRoo!Hb1YUt3tYmu-^wE0G_%DUT=9E{-PG{_&P;l~u1n(ska)si3yz%3pwwrcc}`!!8as9x-l&1b(nHEX$k;Z3c
UhlQ@_h|rJ?%$pN5%GulaR8+P6dTlBlWn(l-t6PG(#>bT}6RJd28?;!b_s};IiDQBn}ZGEPt8HQz~0h!H^u2Z=;74BV9~~#)uP)M1|eW)AO8u*b6EfcfgXJ
lW2oVF##sWzI?A#f+l?8VwB5iE<cx!0(6m5m5d}2m{feG%+zw`D(tpQ25O3$gkm&3bAMU+qG+K(&IIh;TvaaLCeA&aw7Ks)AyDyNio+d3I|8;L+J0KtHGCY
HXW}MJ9{QCaHYzgZYT)nhaTk^{_I+}n@)k2P!N87vz#Zl)?_5)RBaR5$Q*MMdreoFc40khsKjbofkYU$eczrc3S!5$6VFtyJB={Ij(=lLaYAj_z%kVC>R&b
f|owZY_T5GJ#5&dR`sjpU5hN2BL{o2_GSL!mrNEqTOdeQ=XLZCq3{#pjJVx<eKal@Iamd7-rLbSo#h++Y2iqDS!4jc&Xw?+8bb0EUjaQ^C^W6gs!bcYoh5G
poegr&_I&*p<Hud_AMm<3y~L(T0<MVsa)>IMsHO$dG&Sa*EptASZG{<H1z)r(ha$eQhUm1`|TorBEm=}2iRA!aKMgPXA13l#x|^$|s9Y3=e#@7;5urY8%ij
WCbk=))8eB_4r_RmZKxLbrL>7U(cg0B3m5%DQ1E`*vsCO=rjkv{A;rXIe<R3~q~7$|_K&&)#-dKlP8KVL1ue)@vqUyU)Jx1H$*Q<{gSL>U8_6tGI>e$8DCE
ZcVIHBKb>h!80uHM=o&NOZJ%FD4l#?jbrMUw`c}Q*8YNbPsc!|k99}t08udB6ZyHPz7_i!SBxMqVaK1Uokq7~NC^3D{oyrnAA<}L-|*mzkmuO5G2C%3)?6`
-w3R+mGKN?bdT`%KT&3QlpXWf0%?(V8>_b)kU7~S}0Jf*PlYY9M25qc0l%mTML>kJKvRaZB|0QmdaeotjP=dwN6u7{F?cm<lC@lok2cyAf#BxPKqJABb4H_
RSu*uS*SF-L+nGtfI=d8-T@zE2j#;afA5@lFhfFSq|89yh6p!2r}2tV=ZznI$OXP@{*x0>P&i`sp6B#M7;P)>(nRpkRTl|8;skj(7w%a@^tUV)DYjfx^pNb
4VZv<b}k@*++7*B>XdMBxoII*}?Pw`FY=Xqv7GN;Rp`z81~@j8&^rtnvpv%n)@8x{CuG77F3X*mD0vCOy)jP;rZiFTa{*rK^M}HAV!SCq}=9mnDj8bumvst
tX;7>**gDWg{*>ObC@egc$tk!V}mzHV_M|*FZ`Zwd}>JI32%i(T<e0iV4M*J$l#`N@u#sEJCd1S4>*w8Ln-t_mDU5Aa5@%54cn9F@851CSx((NMwC=MF;Tk
WsZVD(hh38C2LP4{Y`i0T(x?js`$E|i0ThZIpWgt(SQL_E?KdE8bpTz<h<F?FsXZQ_)}K6^xa{Mo;2?qYfQLDisrOc$}Y>|n5$vvwb7}bToz^t%*MXg@2lF
&<GpW?$PbNIG-%ikQ@6{zXu(O1vq;)<;}9Qed7ZSZ`hN-(8oYIv_hlir&CAh3#;NB{V#~e*be?`O|CPqWX5d~1nxwn1Iy@aeoelMfd2(YuI4H}skio-=Z)2
GZtKLbo7DhC$sB2^xA+5_hDR-<C&z=q%3|S8DFkHXG>@Mt~Gq$tWpv=>4=f@+;+B68Uv=@&fFD>(<L>yQ+1|S}uj3kdF>0<c%2926M%4A<R9mH&y0&uMbu0
}cS3(m$z6UIirsyt$CaI_w&4w8%LKHe<ZpU<3`xbyS-frf;@^Ts9SUp&6RNtUO*JJS0<dXRc)af5qjyoZi;WLFYxapux<@5Y~_Mrv+|8r6<RhcciAQ57OPB
KaxlDuNOXW8F+mKNy^eDAYZ_ALKx<A^ah==afwFewUi<qVrSmY#Sf5d#jK`>eQ1wLQGWcp!B~XcMSYO;N)-#vqHC4UR)k-T9tKUH&AG3q#YDAe^m>y7Muqy
qYSV?PFeNT)259Mu6eFUqc!JYEr(2Vu$Oeo6l>?y(x)H^dQFSee2WET`-;^Wo(UWO*)>lYjfpi*r@M1*JeBTy|E^%joah)vfB8Ug&N%v4Die>GQ}bzo&zhS
hw?lRacgir_r->IaR+dvY1oP9NOzfv8&5i`aDbGGelq^L=3b7dXON)-g$*J}C8jkLnvo!g|d1gu$kEId1@e2asS{0Dx$Qe@Id7MqnH2WLn(oS6+_RHzl@&Z
^yU~$5_XclW)B2*B8izb_p*Mft|MJmpzkM5aF7yPMaEm7ga4?87OxsU_dj{Kv>`|^HX{7ZDqp%at7xXk&zyh7!8;%CQNr{@$WtAYy<s-rtdJAgULX69TRQG
@Shcoc=11%21-D<nxPYZ;riBxS{1Bi7pBX;5u6U7tM|+OEbj8tx}vKwSQJ)FWv<8B*mRFWj|0=W)*_eHn9p(c3)JKu;5CyHHrOUM+BL8#>91_z<MVgv-dLc
J)CPa=Wg4*FlmkMBNpPtb$9>Iz#yHYTJ8q#2t|(Ya-1iDvr6Hx)k$;IW`&F&rCiUZ^p;a&Py4&SC&W56yf`A7saVWj{%q6+pL~H{vVM8DGgk=)cohp`sCD=
%v`NN;s74eiPEd|t!+e6B51AIGQLF~=e`PEUR=D@@61ffl|aZ{jc<`5iMFkX>weIS5uXcHSYC9dY4A?EwXFg%Av5Dz-<Yv=yD2LP7G6BAINTA;(qv%kD?2%
p(?N!0@?)x)gCyvslDHZp47GCo;#)6zkWcTI2lZ`U=r6Bz!G=w-Jhc2QDxuoKP&w-1vk$FDGohlkjM2^Ox0F?fdajEBW%A5-6LF90$F5dzihKC=M(rxJueb
|sY_shBMVeLR=O88YHLh1P4_nUeYJpB=LF0$c9$Pbe<OB<G%>1Y!+ceo5q;<^KLsSs2zIrTkM3d?053S7{h5vktA&-&le}GPid_G?zgHRIa|1yvNR5;&338
}yyRy!4R=S|u}Q$2~AVS)i}WAAjf>EY(+H2-=NRa<Ynz`S2^0M|!=zPycI^`(&8Z>_EsjEC)H#SMVA@)fd;`5s5bRiQK_tR?5z#AsL|S`(O45$|5+%6=xLb
GTonre%7qY4UOHhdjk3N(kr7qo*NMhsS2GLO?>YUQk2CZhUN*e^Jj)2}`_|<5v6Fadm}v26s-KLAqdB_AcU*?Y+S}VD;U)Xo8Iil9BkJ)`(`^ljcT@%oO)~
f41t#T4JH%*th^3KeLC+VL<Rh@yqrr;OJkAVxn%xKB=L>oWr7<7t<eP8y~6auX)vq61vBwV#1b0Z53DgnKjb#BR?UUxO7hcXe7T>ihfgq^xES~UQN$Ortpb
FZH@|{9~F=IU_9q0f<`c|X_=Hn3L#yx7u-Es9=~viXnfyXnkG)y_>!9)FGXTpC*x3*mBZGLf`+-p8%V)^{xX|OEk4G4YT6|-N{yEEIro?muvd5t{jmy0j#H
u`<V-SB(SN>{AAIv!P(!xU2O%bW6I+N|`Z1wuviu94PNmsdCS}cbAXQd{suuWmCF0b&Y_6`9+eH~AWppk0ia=Nk$W(iboE0urC3~L_cTjs-x}XBcu)cpetg
p*HAJ~_BhL-HN6I8Bz*Fm5SAkkfZIAtSbwD`2jGXNRNDPs2nG$<(JmURk-{b8my&vE3XI$7n;1{5EJUHRo5C~I|#Hrx0#noN}`DzgYy`+A7a%>>`J|246U^
&<dX)FyMnj?xD6;`9k1Km-Mf>-o3ydS(%iZ_W4pg$v6q*v(P?ObZFB;yXgw_3Jx?EnW|;KS&<x(giOxefuf>N8vFpFVUU){f)z(Wq!wN)e7P?Tv;DM+<5`N
_n1au;h7cKo*JroIero8f5YreCA5Qi7rKawInwbN*<5|Ns7knd-n&V!SZ07d#r~Mj?qcI}Mp=WFZqLer#OIQ7XXp%wYBf!or|tg$arumO4RkzH@L=mG0fW-
aW@M2CnzA?@9;mIX&Udol9iHd}P7}BK4xKKi9IxT;fWvh4x2sN1Nuxru7OR}3eBAlt-XgxPPL~Qyvhc@6VFV<+LQ%PF7J4a)Cw1Z!>m|+g08M{GG+yKLVSI
&*Bu27-RxB(d)Yq>b1&<^FiCbrg_npPv!l7bR&j1x~8J?d^aRBJ^G)pKOjYI!c2+%Omim3$Nzp}|jQI5cmOXjOCEFwMO6{mv{Q<;c61`ZTd*oiXJlY=w9C=
Ft(j9!>Pf)O*Y%`mzRuf^D1=Q+AAqfSJwEW^c>j=S?9S&hJUCh6lE{ElYvz=64@uJlS4JP7q-`%SS2z@sNb0h@sQ26`Atii>6&3zfu?Sg9yo`MfP-M5`?Dy
4dUbRL{47hd>TwuIlurYq_uLq&k<`kVxlaNtiYmB0tFiGtTQ%u0kYmCUUhtA}-ycF~$#?V<3ra`i|FiVS@@1(?O~t-kto80}0y<|0C631Eua?j2!3xWbQHS
KGtuT-1i}0n*s#b%*K?sSkyL_`;&6Uxr5`TjN0w2p{ES`8o>htRKzkK{6*^&^iG{&QG5Y?Q^;9RYB_)R&_HAUHJlEYe7PsKq9e|_l>q8Tgt~|}kq@U<O<cV
!1=Zus{+{ySS{CO>=%<Z)wsFjKvWGA8MQ=h<W9PiWTXCY?Z&EAeO5lvAJLa2gs9f2ciMelAu=(u8IwFuzup+J9PQj|Q^;+oW0yNg%qutp{q+8;F$P89=95A
JM*oaf5Ea=26hq37Af^@f1ppV(Vj2$M2SEwITs4+x#KNyKD3^={A>M%FWP>}c>J(+><VGoAf%>dtE_sL{DDy68K?9flmhL9~LiSJzjZ6!mlrmq>}Kpgt~BR
veS)3tG>eE3;ikyN=zpEvB3oWl{)=u`Y=Jcx*oAX*t1f*#0bJS=(i0Kc)W8!{3(SYJ(J-$D46{zqW~S(<$jx_@&MMD@^BgcXpVYx=#wc^CF(IOR_~X}Zg)g
+;xMA~JfmzkP1nFeO~{dBrd^lVfs_V}2*QNuN01W$$g-0k!{Z&mQs1fr%bS@_Tj)n6`@xf_9{dGd~FFG>Zs#g>27*D|KO|*@Ip(gHmk&z<sddDQD<i#$<Sv
-iah~?6=EVD$aCe@>u}#XZL`)?85!eu4(aE6hw>CoAv=pyGejVkr*DaxljN{?(l36Wifb9=*62QTw13LF&P#JjJcO3i_e<Anf>0^<c4{-Iy>w8z(f{CNo&&
c(U0V*TSx7eYS<Ci2PG6QJgTHQ+U&F8U5|^BO5nZMRqYHDq*xOP_nN40N`Cq-w~Csl316VrOkkzhoIn?f4~1E2fgG#xX5i1+Vn@PC85mNDKe{28eOf)-hPL
K|o&$_I4PQEQFpJ};YZe$lD|-*<nrbkuFK8FRO3E^UGE<<|bKaU%<a9}DS(kV;c90POo39^(T@(YL`iFYFV26uEFtfp$hGk;QNYsRk-kFsDYA8JPZ4bcRQR
>Hn%j01<w@ek}<dpl+{{Ny8Pg<FhOA{`QpgaUqezK($H)aRzJ`4w(4U$RXe_xl(b3L1hU$2Z0U9dBAU^lu>J^e;94oOhT?)p9SyzRH;jlCUo*8AV1Tf0Id*
;XHKr&`beza6BmEW4KabBG=umV^8f1&QS*|6fxNhZ1^#LSmQ3lRSyrUY1@+q0&jAIz1|GQs57RVCn)?I@O$J0+6HpYcvGxT1p@sJa%37udM$9TTc3F8i?Ek
c=#<QfKbCG@~0K}A5VCcb1N{_<!2A0mRTG&Jt~<Y1XiiEs-OJnwe;rin>+$c17KcNWm?-P3A1`CdDI*-za1=8<r&$VjFVhLCW9EvvM~OWwo3V-BrL~j1(Af
M&hXj=-ME?f2=-;T7Gb-BsOfnyU(Q&ZOt($YFJn?qC~2WHIhW!hF2VwO_>#j1iX<E9Q=$k~>`O=NN*25)Zu#QxkoS~^658GE+1N*2CiT<T+Dr7iJ#A|nr?$
j?@5S`VAmkE=d<fq&D1O5~9U7MyhH_y(<lBBjkl*do*jWhaMu$NtsF=A+!;TX+Z;hzuTH;PRu^<KqqEe|RA~k5DY?i-f>NdvCl*j=p?-2T=r0f)XtESYd_M
4ih2}Tri7(b-9nG&*P3>vzQ6IQGMIkwo1Yh*CQ|9kpMKYb#o86_dP<+oKIII=_1eqC*(u^SE?Gs8ngYSecw=XqjPH|0w(gKr&AYAMg2lk?vOSz5AnY%$K5{
Oyq3W}yV$p%KrfC%B$!H7+tigHS|>GBZU7x<$6B)#BB5j~{x064hT=dhthq9x``g!;p%;`&om#)zoaeY0_7)t2IE;@lc?|m{KH3sugT~2suIA&rf?%B&QY&
*rxeLuM$M5V&?JDX<pNnoY1}wL%s)q_DJ8NNJKzNm{cbkvefzW`kdK=J{+@^nl0E=Kv4u5yhEn7`y&?sk;;<q5$+DXF&K!h&F4V_q)}QZavXY`HK}PVaG`{
za^cBhw86#qD+^07lPBp01QBWh73e`WAm4IAV5hSQE03@j#H@5s<qiRKz%ZZzNC0Q-h|JOCco%SW$N|=BOa;Hq@-cIh+GJl<v$Kk@d@ra~3+SP-A4gC&jlG
2eAF*SdcvqXth7Re@7usR&KSAxQqcO_kqpuXkzrL7}H?(nprD|d_=9y+XF5hvZY1(R44BwywQGpO`V)h81CVYYi>Wo%ZJLHcM;<`u6(#2qlGMGR?a$ePyPF
V9)#NwZ`AWe9S0oQMip8}v~_Z3wqmR2>7E~V7d&^)sNwmupV0xUM}xm<GEfc^(;Ff~lXt(BQNyeqm<+`6Y5nejRKK5c|Ix5K6`G-ON(CW2<c;uN54Al24g)
Zp^v(7A;YMuKy(d3G@fU>>4xZrn2o2_s=%a&a-?j=b-)fkob47huXtilCh5Tc$kFm~%3$R@lfZUfn_?q7?C_ga*5UN1(3;_0~gAoGwC{dla?iCtmizOwz|f
L)|{#Opul?1Mr!62T9;ZJzPA}>3x<_wB-#ATkQJ@$LXti;8`*>?QwqJ{Yn%zViUv29yhq|*+vPa2!T{jS4&|<QU1kza9dRsY&X!4j&&>yhY>_61AnCFu0R6
k%xR?tWDi$drUD=DVL}vJ*9$slnuKU=sJ@m!sS+tl(=198M)W|Xp3PH$bUby3^0bmK2=xM;dF(pok97B;Ju>vzK^2IeA+p1iY#MFid}hIKK5kPCU@rY^dsI
>z&!$i&PhN}dk3lsoEQ=$+#3}ebq66z1)FqG4s_;~htzR<B(9$eMJ0JH3Ju8Ct>-nW_FijY`TDerTtH^_{OYx}aY8%>7W)VR#HP)tScb&bO82w`U7tyBXz$
gO_@1X_a<tlJNAZcsqWG&FC*KEARD27(;50C~#bIQX*-4o8pLe+7>%L~p4i-vw?zi)xZylG1Wqg&f}=)L~>-*UrR|4T+W;ig7nl?1&VW(;jqT^i7FRe~74B
c13i{$CSdil!LM#54NJ&Ek&gwg08}5C}bFB~e08PfEx6ObJgXCg1-+z3HmLOYR?i256N#O$%K1lnI24M*;c@)imcEh;~JE{_iqtVu&+Y@<7-AatTR-f+h)K
^u8-i^o=duxH!mGmOdv{mc}Ojw2A@I-(8k3-ThzDsr8=!xLp>SbSJ9FODkOZ7IREbvwup*G?Fj=qEJ9gvgi=$v?^eG+%&s%SWh2`-^Ubg$ev!7hm)eUyL9C
$7EI_<?6n!oFqFPwwd;8(Vx#c6(AM}SiA;&&)j&z_K<6t#mDRd^U4`i_5k*^eD?)fj0Ym1vMS&nrg#5*+L1O7v^AEz#$~T}i_aCJH=zSbwhW(Ar4lhW2E6}
^WFbxW6K6Tfy0ff=*_e*u}#VO3!>aElVjk90{n_PtYv`6UGAE#G_hPHmE*9y+G^JW~`zxM^HUf)$oB|~<Y?yzXdg~ZxOXiAO+YkMLEdd{eMhF(NcR_}{iQn
>Fn5srIcNP!Kj{C-ZVuT%u6Di-{damapJj>@Hty4o%M)Pek!|L+l<5`KtJvvUlXi85>k$`VJ{ET4tdBLQg<e=%-?+MzZ<g+MVpezp{!Z<Sf8)L?^s?#JPQ&
s7fNvWN8;(NqbN`IJ`=tnNm946B_^NpAr$uFO-v8xnC0Hsy3+IDv6dl3Pn{r6_;gU<juSdhvOQQ+);lBD>SpMHPePt;)1ZxGAJElhR;&V9z-Dx%b5L)$w#h
Ddh9Z&&K7RB^N11C?|o(M|Nb)kapc)$sUmg(8XjD$YxVxlBpyf7`$Qij)@Rrip4pv@9}o*8a~qPlF0LbSLxzdc{1I@E93|91Caw1DW}k0kfz8xE{jWrST&-
;7SdI_BEPD2&JjX%U=86H^NU`}?+BxAbIp>`yDTOs))TH!ru6A5(@3>zw>mKWYIO8AonY%kRmeFTNgJw1Mu+8s<h_U9uUAl(R>({QFH?)40!&WF1Fl1Jo?C
8Uuv=zhx>(gcr6O#>Ii8(0cZ-(WiH!*S239SFwU^}QLQ2Z>!xf%?bJCGv2@~k7QWwi4AO#VU?jgOvzjleA#J-lz+LaE=SwzM!e7kqYOD*Bq$!y_$kyl6k%U
r|Gqe$aqy__MQ_~rtDh*b*a+nGUc%k&BIy=EJx=sVicq|!l}*C*wOApB6ciJHES47K-xz{@BUCM;FIDU$sBL=d8#_>aLGAiDtO2W|3VTqYCKDksS^f7J%Mv
BWptmH^~HpghjG$(51E%c+%>e#7k?jLV>bq(D=j&HOWX;%@w6WSlxTsiua^vxh5IwG?YD?3kmF{|=DXZEn!B9-h-0?vM3|9DVN0Zxz+T4*_y0XsUF;je$hd
uRt~>ogKW<m40u=8*+!OE0RS+cS$jxe{3^M#xBO<EgKG%79?qF6g^8b2(CkR3SIB2fPgBB3CTj_eG*WBEx8xJaKilx1M4i(H_0_vA-XP5Qn1}Fxvp)}zs@T
11m~jSqc&VXVVc+12h2~sNe2HlOZt`0VRX>U0)^VvWo=*GneSk{iA|n>SjOqKPwC6NV3f?-g(zG3-fiS_*X?GnNn)rk(_U*XU)Y6$vEY*ECcKoK2)Eu5oOX
c6FuaB2HTw=LhT`iT^~V=TR68<X3y=RpIJ<Xa1C&e653FLon3&q0M`UvY7RJYgicv`D?j6}y_N0Eaxtj}WC-=`%52Yox0XWXOzp{~X##G=s7;fLBFp5GF?o
fpqeY#3MXpd%o*A4`MZ<}NLkN!Jm?E~^O*_IB39yJfav=gN?vFXA(w6zZC3-=@R0Z@~b2CFnqov9LmHHi9`k_8C{qC&wElu_)s5oz(Y3J2bySeeMZzhs#?E
K-fNhjbPeCG*n-wUcjuh3ByzxVWzkZ=x+bS=EvNPST*rqtoUw7E1Kpf~rpRZ(__!3s~{{$Si`p5h~05?`M|5@;%UqWQ}Lfbe#G>1ys80@9EIJt1O<=Fqxk8
IyVC#XkC+K0bt^91&-O#0a`X=^iU+_M4eiHl;L*d$AThJ$XJ6Lyr(<3d}VIddhCuX8yT1o8;_-<lD&s*O=$nVxH!hDE(padxH;(C1&f-h2Wwro`jU6S_V)p
|wMiLcxnQequT)5mn?(g|mNv7ob6byq;u|`p8tb~@rvt)nUS)kfF3;=o0a8|-)p%0$JdL#Js={V1G6S`L%XO@O^CZDID)9f1qz-Gc7v(RNeby*9IF~m&M=F
a8lLFmQVfDyQcDeOaOFq3W>#p#Sd<Gn-{boTU#hKN<t&nu<+clX0MhB35M!gGP)n?p_k0`lTKFoQ8&{>Y&ZS3GTzK<?^q9_LSswI3mIoi3i16hbYX0K994~
-uU;cBeW5@l3M!S6aQZc1{M4!}YiSN$w=j7EeFrW)(=^u#OOk#_=8F56IuSCTJNw22o@qqpDuA&yg$#|ly~TP+xJr4z}g-RZ{Dm4ifTfvlHtTwppR8r5ZYR
VH{iSWwslnYiRlGrxX&_TH=}_Qf2ti5O@_FUNhC*2#lHpGpMwu1o15S@cpUzyplZboh6#&9ZLS_5rlAyw1`1rrw;v$z=@R`%=aN%SQwG<L^C!xg8M$?xcWr
qt5n$Z3=n#GpLW&F}i@*KX7-zQ*)rZX|Rm~|A~#wV>$lPS#vln$De<D5en1_mC6M)YV8&^kYf|@CM+6JV|CElIUt+Suh&(3uu+M;d$N1fKAraZZf6{ul=1Z
pp15FZ;FSOcFCUwNse!z|kCs%2t-bGn8xFMojnnAk)npMuCB5|RbSAZ1yBwI)4!WJ*`YZQ`b$0tu-*SCRy$m5~P{X07aGSKdFc4pb#v1PN=Miw1p1aYKn}7
J0IV-f+?$q17z|$2~|A>3He=d2Wd571kVmof~w^WCA0S9}(5b=g{5j}zcW=>2(<<~l~Hto`XEcil~?6g}HA6DaXM_LDf-L*hFse=0B1GXonC4i|XC3h6Uv|
u!@)i_Wges=q;CemM5BO@J|rW-+~a*{%op>PAGQ;V7ASf6jBrd-Yo;gr>ZPs(|*B0q1%QQnyOm>=O&+U@XC@wq8q;=k@fK0MCMS1hhWw@h>{VCn6)(Q&7at
8_`@dR@Q-`xbNo`bLS`9q}W@16?+udT8$ZZ8kjHCh})MwH<bgIPO6zY2T<K&XTM`hwif_&vTTA<jJ;`+SG|e_@?f@Vq8#5=oDc5^KEr!5RhQ!4{8M0nlMW|
0S*KmFA|~cf?EI}`lGQmWlHM`;3WN&G`boqn=5Gr+vO+tcN++3YQe`lXTyCRm!Ur<C%9>x22I0zUIu$Jvw%D3Da^PaO>o%!ImE2p7V~T3^WhY_lp2CjJ;Zg
ufau2<Y(H0GKt-5al<H)f;x02>+TD~p<7ay7@A~;VEstq_L{e%Wunn}OXogQ}ZgLz;%eY!Q#$-j#3ET!Vj93Kb`yt<a;qMX&Q9nZ7H`S+!N#b54fU-J1_)~
aa2dxO-_Oba{%guo+q0qIH5xe5EEW-Upt>{k%14wm%O=2vN_oVYHzmEPtLql02DsBQIJ=Ahn8|-B=CJ}@nC_-6YAI?%OZ;}`P&A3jfjB|zN+T!RWu~B>6PJ
>&SJ|k=-B-S>;$Nn>c6yYj?J!H&u$PA^H(V*G`?BOfi$Burc*5{XnfbH<6(z%{{`Hl?brUCIPag3`+QjNkHkkpj^b#~v^GApC|*!GJ=`ee;14`CU@r&Tv5Q
$&!pZK6P`VqPWYr=dBBSc(_nQR5cbDnO)*A+f5ggkW^<qN+4Otuol+g97v8c8mF6x<m-((5e^ydhww|NX*i7kQi61WNrapshH3ao`^T2l8jK`p`qtol9e&5
akV;P|B3|r9D<*lytKUBuE4uMssg&f{<wIT!Uj{ZGi<mNiVe(bfSnwvo41#w8DW8F1>p_t9Riw_-N-HR6m2MV<9EB0rKa_BNtf5_4DH8@M0-z43=tP{TKK&
^s*H*LGfy`u(cdBao0^8HwY-bNqnI-X4H8Cc!sO8LK`#?V9M<i(Rg2t~785m%8^s%OC%cxL-6Udzz}g^yp!dM_Ci+6RcK|suDojyHMISkAA$_)$#XMk<;tq
Ie_KplBw`<ZD!@_y1b>h`xd8<|6I3*m3KAmFj+Y3d0CLTC!jREy+hcbWdv;{W~Ka?ZVNzJEjJCFyD-ge%`E*g=0p5bH!0?vvBL^L(?6GC;uk=IZD1dOBmyP
Sg7vvfS#Q<3Dt0O5>1k?=e40mh4i_qnBcblNSK#_A%FB}Kc%^a3d9au@s$m<a$F7Dbcm8pjudy&6unn4N#?`|uRlg(+V~DYEeW6y^6nbPlr~O<d7wN<pmXL
S{9qZXfQs3fAqG`T!z(-aVV>NQl@0RCvzre)6z0OHelU$uC0JmC^f7kPz?$8KVX|atJ_y1@0GkJcfA><N+`Gzv^h##sARb%)^qTY1C!7Hfy{(9;gNSUlZg}
h@&d_lGgR$@%7WDe6lcJT>z&=ama;<-c*t=CsT-`lRc+5mKKPkTP7;+1{APcWKO))-m=kpHyg?e#G6QinA|_vM?Dy{LT>ti2hpj}<s|3`wEfBNTUjh)+xz-
t+yaS&A9$pN<`3&DR!4Sy`O6LXAX%_AZfd|rAIXL&$+j?vpzza;x<-2-YZc>hZI|N^7@dEckf{TbAiZbfoLU5LPYTvceNb4x36ZWQfE7B2?B5?Fv3RC>2qE
2l4kCH_ujaBuiUZ(7CyhBWJNd8XJx3dHui93Rxm7Tob{{Smk@XcpNO){U@0RWZBklYHUklKqiu~h8T0!^g2e7gOfHMSSAwI5(6}0r6ZJEOhyz5ft=qfOviA
|@=8~!WwJt1l1I=C-%t(|0ymIx__RLWquUUtQEWl9pt0qo(B1-llS@O`TIK(b$0<V>_9eB^_2mkoL!&0c^rxgA!)p_QNON%@Tc-oL_=lAMEf6UCx~1HctgI
_3X5@)ZcNszp0Of@ra(o%-&wvcX{gH4E>?&A#ZK&t0bTR6`>!(c>cv$_$#k>}hX0a<lQ1m!6GZXn{E_=TJfbg#@vADy%L2KXwU;(Giyxz;+k5xvn5NsM)t%
eULaQ6st3XzDOiYBfxFRYv;6<@hG&C=&Q91H^`@7<++CU(yp2L(&mDpAR;{^`LjTv_^m(|994Ivcs@FfExx#k>fxVLi>jlJP7Ob;@~RMQX&F~o?J2!8NKAW
*3bRg?-%&7SuyNL}>#<zJ`CUwRYnSCS4@ioObKQmACUqj?{Fq6ippDMW<hs$JM8P>zx|#}&LT-R~W-Q4WB0g=T%|xsnKl=zq)f{^hG_t_AJBL}{1@d6&;o0
{Fo^|)*BvXj-W6O?Fb)%#Cy2ED=^r0O#QXu9sv?Z+ukn2r*iVMH=WdH%{AubKN9~#ZQRCynHwdL8^EwGqGRpL}7qfX8@p9ECZvf7ohk7tpVK2&L2k6yfCXj
3_QRauccBk_>wI&)+?2LXLz9rU^oIBRbSG(qy~AAm}u$Gs|&1F<~g`VdNd#W0aSE^mMrC#0&BtdvLjrlQ&v0k&ngt*GW+CR18%f~FL#RPHY=JO>R3A$8b>(
8@ja`*`;A$F{gK;4(HrEIfgIo4tl<<PNI2>?UTBe+4qA_6IGyXW4P=9&nQZ#W%%U+r>s8ko}KO3d2c(mK=VcXvP<5gAPTHeWina0ad~Fzuvn>U;DpPgtm<(
;W76ju2lM=rf_MPt>)(R2&AV`M;k8pIHFf+<HbwIzS5ZYi?^W~F5vhI?HF)3{884aL1VF?79SWi4FG*!_8l-X0w{>F=W(>;`E!(_&TME;aqsRRu|d=89eFT
g;a#amAq-R!l*<WRO7qZyd<hvkeQ9knkh6Ru86sH$#ANF9SLGp0`M)tt=eiktW0Z>dV!VTD5lfq}KG@<#84JJ{ay8_f%s0Nfo$Pt*)VEQ^u(@5-=_daxh&j
?9kXz&#C*rL)gEm-<tRT$6eOsFai2@QoiDojPO8_+P@||l~!r{v_pN-uqwvxklPt`4oBi~95_T|~zf2He9<iHqgR5NVZb8@#Ps(&%-Us|ag+tbySGJ(SD@s
(3ub*&cV4djZv))GfOz;>kzTfdDI4E;YAq8}k=_EdQ_gzWTW|GomSAMINSS2_AgDEL2JQq@ti!N7dGNV-}z-5KMR(PGlrPkHSR@e&?!)cw9}Z9z)T1TVBdA
JN?4sUp3Obdq@53aGBWrhiaD*3Uj>8oRZlLU(rvngf(Jas_2_&`%(kxV{Jt&e-hyw@SKp#Xr&9`p{W$;e{Jl0hmt2hA8UA*z4GVe8RLfNIi&ZEh0@K4Y(*X
NADm$TzDX-RAff#z~F2e@(U!t-8c%Jh68<K5u)vH36d#%n-0^NT0?<%(u|u2O+SIsAL-?7{aLZHi;nmOnFwZ+LRt3AK|@-HF+Rc{)h&^4_|azqamZ5)WZxX
f7M<cOtYbX6VUwbm(>mee((wFaws*~rn9`AUTVnj9l}}+*_7?N}?kH7jOt1$JVPLmHdnnXTYB`CkaslqhV9PUqTz+Yf4Fn3GTUe9T{@i0VubAG9#hkz1aS1
wf8=`{@m=uXiJ4-bV-s<x^xxm5d1-*!mPksQL?7L=u7bD0}yV9<KBuq=OkY`RG`?PM+r$PC5F-}k&@(2f4fkT?;gvKtd9l~Xa&UFnnd&b&rxpK^~*+C><+M
LJ`aP`4al_{2U@U=1?@GA0_7%I}m#-v6q2Y5N$?bbM^s`Xr|+OFV#tfRSow;q+;*+y<0Dm8^yTqE(&c$ZKA0=bsiQNOse=wwjB$_);ok=A$@ufD9Az~d{5#
xKIEtX-4_BXby}YJAh}Cz-QRPLIe*<IjXO$;2kTU{MT-^WQ0)E3b!!9ZmZvN>iS1@7rC+SOOW{(qp~VB&yp`ht~D>Ohay4wd77F$M9dGN*t1r?%(LZPQDP8
XXZSOh(AXNIJGzQpIP&TX2h$(7x#0JD1Cun1=RyU$y1Xvy<cZ1Wm_HSr?w_lRQo31emgySsj3>o^I46k2SZmT4iL;;@K1sA6UmOI=xdnk<#-KLDB)8@p6$M
5W8O%ptV&@rlbh~jl>?1eo)^{@>L$0CHsvrjivlqk8Q-7|@C$8#K_%FR9dMx2T#O;cy~Jj97DT)(PjU0;YX_>8o}Hy2f>3o9ESrDDcqQ^&)8cJKAsJ&J{9y
HC!FsNS_3{Fw+_^Hvl}1?`-I3VR&h<Q{3N*ux1V`&KiTt?>i?B#_{yRW)#VY!kX#kIZm_Q~n9EQT78+G4zsicpR!1nmE=BMV&jj9A!yam9X>%jVb8%Bh{6w
ZRH(#JjF+ep49!S9Z(#tw38-obStfi?Tv4cK>YoeASb*U9)FP?+%>X4qmdyEolpp`=}<@pVxt9~B^NL><st*WjM5afmyeY4tIPbYtNl85nj|hIW=#h};<?!
mQtWP~JYVlq%1O#bE)7KHNFebPak20{YDABq*8hT~p%G%Lb&#lGrQ&0;ecb#5ldp%z-{mmt51!r4Z*0QdUgLqJCk&vF6ONlE#8@Bwca5ciT~l$A$IAUHSp?
7p<cEa>8OqRf%O37)X^Jq>-9|<97&}E4R(=6ZhdSzNmVd1qU52mFHbi9i){nPcR`gAbp##ZMSdj)y-BdzJf2bcY6moxB>1tHEY4z|G5{FsicpzzE5Vq<J&8
_iv>Z<*`gZP?ugP1&e(TJj0S(Lvuy`|%Pxscv}%PQ6Q87>b{3Bu*{`839@tQ{;f-_jZ`;-Th^mQGkPo=K^2hRCQx+%G_dJ7U--nr1B!JLE&ZReRroUf>qxe
0JrF~$0c#Y9eN$#T1^b|h#aP9Ntlb`_kKqJM?`7zU8((M%$V&mNJ0~E2%FXF{Y@(IX3g#h?2VDd9Ddy7ROxVKGIjk@k1CnIZ=ClQ5AC_VyVk+Iniwx{Ucx~
Cnm(Av<u<{L6!qebaMZan}7&wC970tpJjl2~<L8doZ4eH4BTs5dl<elF&vX6FWq((#;c&}JJoZwakPd(+r>!M;EpjNF3AOrZ|Rj9;Xk=4>NUjWi2HDxAK;3
=>iDjW?+p?EgnUhTbcz=h+K7HVgKK9o#bWJIU`}U^Jse&+ernaaSxFN@L$P77|b)7LNGUdP0HEWgx0RToE77hKOQ%xSVq~`36K5`BG;x!iE5>c8PywLXr1~
SYmQ-iB?ibI*<i|{vXNQr-wo-#2ZpEqzvkE%>h%LW5B@bP19a1M+K$~(V0x|aRpJuOF~FF>3#uzTDKMnVm^)&Y1;I(#dVQd%|XVOZ=foo^^LB#w}+o8g{DT
<&rL%*w*qaCMkx0`%mA8LwxS_b*8oGd4Dp{1eYUPAv2&dx`$i?P6iGChQ#e!S_aqIViG`n3h6)UxblXF0`ZW_!HG;zf$k9AL^AKFuDGKP{!aata<GS3FdnF
*D1Hwx7U>TIjMxEE27Qnja;X53v1!*nqq5qSDe6D*jY$}%p@jD91JIb6t0qXV;-0)N9rp*C7@zA6yD&bn+wJOfCLsQUl|CRN3<Hn`GJZP3(hvVpKD0av)_x
Jyq{P*N5gaM>=!lzHoUyS_$cZ9kb*m<1>;5?d@zr7AfQKAvXf$6oGUsx{1%_Y;6Dpm=^0ngRI9+86X3kh`)2ZHM6r0i&6yQ#-6uk>yR>B$H~E&#3Iv7a2Sj
eNtmt+9tleng^aK5SDqtek4=SUw3%uo?~jIVe=K56Z2b!+Y?beC|J9IKn0Z(oRdSHN(z|@R5!YtB-_NH^EZs1?Eu=tc#F}(yk09dVdj>;@5U#(6hX){rVZ8
CaT}y3ouFv2|lT&zX+4XwWbq#wA-!8rg!EZ205~*FwJ3e<hHojTyY-f%&Kt1X3pK>RSsk_jbDIe(~1a;L6XXN>llT2j#dATPPeapKg{Qs+?EW0=ag`8u8~2
2h-+esDQYU=1m^tl&Rl~_jSm1D4-Hs(9uxF;X}W0emvb8593Qt;9F&fIXnQ7xY_l4X{9*-vkH4de!{x+67Q9?(bKc}zM^5X~C%a-%9Cv<4BHb%7LmgfepYK
@vl&%B1i52NAC&B0jLPJO|l7Qrtptfhs0rU*8HQ5#gGL!Ltyj01i9EFSATsct;4BC`X8NqUq$e1rIKNWWN6u!prh2=#t@(IaHyPJ1RWF~;bOp~$-E<l+-ZS
gAZeYNfs13Tv-Eh&m==ogp!S-P4Z9Q)lwQW}XbCje1y;v)|T*})DJM2ppA^7`*FGW5S?*I^&OKiSHWPb@x}qu{GaRr=Tft>^;sH`IEPhk_csl&eZ_zmh7yL
M^fm;s&WbHj*;nQuBh0Ib|Q2*iM@C%*acoTsfLH^2O$Kv|u!Pyi?`v(KfXAYyJGbNeHh{_z`i}Dw${cfbZL12Gf~$<_U1F>X&swoQCA^7vOCTGatU}aTWAf
s3$viQQ8q}PD24oT4i!6;d9h1ycv;J$eR4&6`@43f-b@M4t$5uejp=1c+gWY%$qZhZgYrXifbAfyaK|PQ=Y3uW|uD=%=*asUU0_-Ycg2nyPS{A@EY~e4-H4
3at=kQ%Yoze--B`0#N@C*O&NRzH1~o6>5snDN3V~{ax(cHe_E`c-9pU@w{(GLt&Sp=ES&B}0EtsW`@?XGpYGfK8UX8pK_+rnc2EaUd#<KnhSm%#jz7ZS#@M
BS47*NXvmS;Js$y012&JV2$_y3en)#L;q)~4bUsodPk+{LW)`93qRi$QZaIguJPJ1+a11lcj`8GGCFBO1MQmDP)H)C`tQ1@zN<B4s3=xG2<z+J`>PrXDeYj
A$30kFx~q=`ZR(G{WeG$CMcU4n(+5i2|i_d3(+fqP}Vmhw>*OV8*S3(C-?|I-W+3a;|dW+yL#cZgIF1cIV$V#(S_8YgMp$X?A@n`uuSNfTAcGswbV&2IvIS
>MCy&Y+Uiu#Nm@KYcw(i;w^C%X-ZHfa%~QF7E(%7oBAiisPEOZvV!ngIGAzr;8}32?26=Cb~Ke<R+uD_N=)e0cZl<tA?k9HPKs$!I%NP<42UXrotmc&xxp>
O@nJyM<BV6SkdHC+rB5npX=EFhs?8~s?uZSX8`+QY~ls5<U6)?{v!Lxrma{oxT3|{)>kyP;u9?>wLllNKQ?ZCs*5C4=7*0;dpK3kjgK*)51121oQ-!*1oG@
qR=bw7isvhM%`Sj|YA4Rhfg$5b8^&+QJDR>n5TvBwZpo|A|C^!iY$e#dgzukg)GIi5(NYgUqXIqq!L0vQj$1P!!NiYSqvnGTcWj>^si3k%`Pd1@(1F6~XFb
L)R^v!iG*xVz=xfV<6&I;za}n6J#57JF+zp1EQ}6w(QKv(Be?#8p0`+dqAy_{?ZV|Ne!&8`LC=*Vg3@@&^`&f5>H2d-3Z3nwZxsaxn)Y95BD@Ap$=<A}rUA
$n(SDZ;PY}?S`Km4>Gy3v>8@UmDz36>@Y4XG-!WRP_F-=|{iFpYlig@CZL2}{?O9?2FASP;E*_VH`q=V2^a&)&!O6cK0|E<UovZ06Dvcg-D&sSV61qPR&Fh
NPQ_<;(l`f;(eI%p)SLI=C#)k=}@MbOddSg-pw|kX>NTX+xm12xv>US5}VW<UI2vSwLSQE~bWOYJ49>Jz764r{EiOX<iQ3>dcBE28L$V^0?1SrfgS%D&DLG
e6c^80gnZwxsj9oFLh$1+>anZ7KUqJv#Q>m$jVU~=MCEL6u8mn?nWq2QngB}<iq~O$gifeyWFbjgp=w8U%b5`VpMVSm&;{E^Lam9?SoW~xPd{^+2XdKUAQV
I2;;<ER`gu<daE7Rq}&gKvKr-N3u*iD_`XpIE8g0%S~~a<k2P^Kb9U$X;>yw~2<!Y0#B%(?ZQs10z#V2sy;f&8&CR5#4W`LvxE?uMKPHJQwm8?qXo26nYTe
wI0~y33C+L`N;&jQUSK*mf*xZ7$$PafqMNGi#Aln8UJ*im~z+uUEEBX8mHm?8fS@4p&IXz>Iu%pNmEToLlQYTtTj<+sDMYH~0Z6zbvaZ?}aYYvj>y+jGm#F
{ll6{bL~Z3=C=p7Qx%H-~)6;It-8Xu~Ogkfk$OW8SGkm*n8`5#^#U8lF>+EO3^Xs15MGLacwQ?8PmsJ)j}IK|NCeq^+ND_b=|*;gT&}{hFzj*bwZPQ7;@Nu
I_vst0uZ<U?78+;2M(l4b{Mvz`dheF>Z(_GX!h3Gas<B5~^n`g;HjCt}<s&?DsCF|CH#!PgQQEn>|xPc@CJd-Zh{a+RlBJi@23uSuDW$F5J!4qKU|Aw$4CL
gGbQ7*BI#$W~0=!I25MM-qFHq)}HH7a#Qz4ti_`^Rog1j{5lz5h)0gqo9Awk?$28B&dsU))oS!tUxEOQBJ?^mNM@a#V50KsAJ6~1cIY%tv4C0~Vw^p%_k)@
#3|1~pR6wsw>KZ<>=G`i;R&M!L^^+_ryDeWc2HP%q<3|VF;Cn9JmxH*x&A`}c!Z}E~f7X05Rlm?lqJ=~JTl%x!v58T~ngHHIPFk;m@rDj)kLr_P-On+t9q^
89H!$4m07`IoKT3uq7eHNEK7DaNXYzd`6LlS-7q0~Www6sF-O8x%l5+#|SDmAP$~Ztmpa;9FwQ6G0F>(>WrGHirx4JzyB35uF@Qh~;CdEVm(+Jq8Gy%jdC5
}BpJQ<x*0q4Hs%be<j8Zh;Y-ku1t;XdIfU@k89dnCTF-AiHM_gIz*^okO~zFY}wokL?ZEP(8fzn>8}V~DMOm)bD#@-zWTaVRG+wu%=tCcP~=r-PPsRIEFZ3
UerLaKrPK&A#!BZQ&+9<sM82nraM>i7<P(!+IK@j-1wasm?l8fLev<bsZL-Xhn+ti~xW_!Ple+<-H0~W-n?go{kd&*kmuiH7r+Df-K4HWotO39n?8yYFt&y
kpJ7TN2DTppNC1G&#WEMiG?$hwCdbt?;&jIZuT!DG!7S)?pZyO8oQ%winScO3DbV87t3Hm?Fp7J#ktZ3K{Um$`_a5JrIdvbAn?E53BzG=;T$q|l}qQc{m@Z
OLY97%_h!gulwSS*r$#{}L-oLr?{@VtzrEnV#ak7}x!N5j8xG=(OY={v+cvM7P-D42h4-(7cmU=ffCAoC$NBkWCF8mG^_v^UnZAMw?%vo7-w1p7!>1%^R%D
%cmEj@$00#-N438-bf4nK3`8=tn<yGDpKE1a`Ptt?7MB%2blua;M2Xr+vSU<s8K3B*{iWAw^PpG!T2kc#TIzCao0G}-R&9WCXfMc}2c}8=vw$;w<p3HTp)V
AmDBw~gL5RArb;Q1i;EvG3_?aSu^)lR7c(a1l9)Lk{F$JR_WI2=w8|EYx^Jy(C1@9_LX&u%U&2|GLq2GtW;HinwKBap$_8SiVmf*?-YU}iSDKY0pOZ;RqIs
(8}EbN0j$)jRVq?7D%PQiTWVL6EXH{YtEWDZGBmjL>(nx74&BNfQ~ME`^1sxgY?9jp+RvXmnP?BLJvNgoVDlOlFZlfs~!i8}NQ)5-H*&gswQGydm2U_|xlp
vK;MpA`erYoB$3sr2q@COgB&b9+p(*;g_Ig-xxJu<MqkZoB7GIL^tXIMG*}MfU!5`dQ|L92ARX@HGmA?_E8NUido6GE(7*FYSwLJ)CoS&>{B)D#!cOe=SXL
#fQpvJ-wpv>%Y_`1<7E-U(&*>Xfmh{F(cwar;FWPG!CURhSzS&ZLTuY0(7{ZYoKe_9?^5K5eFLUh|4+01T;;;+H-e#yb3hha_^D|q%gXbB2&f}R_$)3UY4~
bc8QH73+&()W+%m$=i$?N?FiN>7VkI9N&$3WEd5ueTYkE-&_4g$hhAb$+1vNf__bj6irAkx&7K*j>opT-91xN>JzddGU?Q@RxXJXJ7J~YY!y4(YV4w$*0f5
z7Gi~KuNa>T&%LnlQ-Z9RiXO>`DrK*wcqz@WnxFxP!}U-Q}d2XO-3xQGm87ITkD5;HCvUL%*jH#icHU0U5t+V59+TaXa79#Z-0xL@N1QIy<*J&7Tu?zSbTm
HLt}4o{lz{_ZBd1bTn0q%spg6;J4?s9+E`?afk4TpNE62QLOxI3(~~wza|ee&@W~0_mlOF_#~<je1T9)ZO2y4`LrB#zTH&m&h`bdJbw38bM4wN1b#_mpbYz
9}m+Ql*ZZ<lDmi+F4~|3HnpY#S?obmdh6y3(<8`AK9ssYSCLxcpgvs9!+w7|2M7UF$PO65@nB2f(pLe?IW1#q(M-6A3bPY*JGbRqReI!u#spyyCddRtw+ff
$fcoufYTU->a^5AFSd~JSFg*3*kH_r&X@<uiibf0P<;}gaNSO-lT0UBuEJ6%MndudiXLPvbkSjt#t!W&~GLJIS05SE{OF=x=KXVtx>P51D6@L@mgY6s7RIo
9k6H<|Q9<q#1<EBU;Ik;Ab@LgV$cj`|Yff~DPKYvcu&)%8b=8HVj{x-%&Kmm%VF=cM{Nx>IP<bhF#`UncS-Cn4y%MU$n=RA;MzA;~USYRD+hw1dh<P6aN)L
7*x%*Auz)X&kyyA|-WxI&^9U*1=1`-3AL9<ULALHQS3={}_G31B1!?Y-1i-W0^cS`}m;cTOq2pIKrWxQdR#yrL;XF2{nQs<p-Xx=ooB2GDQgs6?NvZS=PNF
NElx*C=z=nvrBuYW%+Wc|j>$+zPS_lZ!a%hYF>7kV;UHThxq;4^}I_G9$!0%P`vml8an^@M$W_5kvd86+fB4T=GJ^K$!mR@7eKFg$kqY3j1>7K}E_N@@kf|
^w7P4h((b)I+yn0NOXy?fpDk>ZBl7^(kU6eb0<r3xu{?=FP1>lw^MC!E{Gb<Gm<!#D!%W`0xtmOjo0!8%a`L2T_WnuN0_~neRZcDziiV}u|g~%bq`&PT%MR
^AVS|aaf$#_pravJd+J;e$SV31^CMd`MK<eh>3Bsr<*@C#uh*BTQ@T>j6)VtLNC0GLJ7a%KQ)n+V^*w`2&06=rBqvADjNKCw#nO2?ZgsD6?=ymqh8hhB*aa
TLMScYxKpJ~GrwUbOF9(|CyTyF5qQt3Pz(*KoH>OzZvu>O{hFUl~M(Ns~L`ep7xp_7%?@dVSR9}Dw!Kp5^##Yp-CF4ae%T<u^`57yXLXvJT;T}J$vfmS#y9
E9xg)drEtiSA%&2JAz;g9{hDIZQCX}ig+moj?7^m<STV*-$DY#Nsa2WY*MC4*PlLW+kb8-eOn<E9~NluH}2?HTaNNUci~`tl|Fb>e`n9B4CP)41r1(q;nXb
ZI%;tF<}Jb({sv#4jHfULEtwFrD<}oG={fBmwN@YXYmQ4!xRG%EE(w1FK<8m+O;MacOcjb~x8E5c~gtw;fRWSz$f7;90^xOJvylPDxhs?s)PsvCdNZ-HGy1
BHRU{CM0Hpta7f)zml<n66gkv@c7;o`zzt2Pmhv@j5QpCe?B8z7kGc{oko-NJ$MO19}t9K4?(D|T>#nOrrTL~G09omcrI01XXoE9(=7rzBmZ5WNfsr{OT0H
Mxb6#$TKjuqQMz+xMpn5?P#jRX>RVcCaXb-sIB{V1$!TY?Fu{KQ{Y{y1=V*wH!AjmDr}(YShFW<Pt3!Y9@h-C~N%eH`A{hn<cri1CIh;Llaaxt#KNf+GKbG
X?`@Yy%!^I8iAe_yZ;#Ciav1F-E{*a6~PPw?+a@-lxpOf`JYLg_#MpJ0hzo~kf+Adi+0aatZI!u2L)qLo6A}Vq5oF}BXVu$I8*#N~T`On4WppdIA+FVkaY7
Ca*kOZNSS`$Q%A#h%1sqmdGA>V0>$$vA{U=Xi1k{1*X1Bh#d<(J}%Qa@nsmlBX#+9Vu=RwJaxlYiOmNrtnmpCB3wm$`d`^`s4lO-Brt#TTl*_08`Ud>|C;e
s5jcP5a)(n`pmA)X#sss5A%xqJ}Vitj&-(yNgi1VN0+Ios`oWD_HC+QcxZaORjeykz)=&jy}i2c90Hsw!mWpFZ|K#?KHM4IWZ0Vy2EkLyUF!Nw2S%J@;l%?
dUPX;V<8+;ynKz}r8I8AA#>E;!w%y39(a8uW&Il^FM@VR-o$40YuOSGv_2yQ9S{Bj$Ni^&A7@`uoWAB=5-{RgbvU`4&FSRx?&)XdR7k0bmmgx$<9?02t~DV
TuD8UBNt%ltIDz-JQCn}g#_AC>e%#cu75`|-sw1ZIE{198d=NwJ$ulZWr7Ah{8+;5g6hzW1;{G6EIVaI;ZfPUMr)tg4j6!?{)wey~k)-9ez>78re`~H6`@q
rY!MG9n;^8BFvpcd=5*>+CD?9!j+LI&lmrK`Lby>Z&ind`;L_5-UQ@Rb!)t@JDIrmC*_pvi>Q)H7Th$d|AQ}Gb5)NLTKV4xYah;Gd3JK7lB&v?|-R{a2Y3$
er|;(m~Gg2`|+TwSmy&c@ic^1!Qd1Csi|Fb=`C#*O;(75!D@2e9Q>xbL-k<x(knI$nkiy0cIukcuXE4kh(YqZY%>xZ1e`Sn|suE0oKK{ZXtBTXajT$sGpiZ
fn1hmUU{25KU_dtjfK@kAl7hU3oH-(~hi`Cdcq()0dB%nOE1uv(ig;2~Dig4Nnxi_^j#%f0j8fQ0iz<lD0QqVGa12L<Hd;<Yy2S#^YmUImhhNF4ZN~RjkUM
NvXr&Y=o4rpMx5qKj@fN?_ooTcI=?b2A%-}IkI-#EzV{hltMfT5hc}}?kkP!Zv#_tWR5X0iTm6NgZw<&QkKQKP|Y{rDCrjYbBCKol-H|Gz6Mq4ik8MHwKAN
bl!^n+N}4QNx(Et<PzWW7_U&Zt`==n79(h%L03J6v2G<OSnmrvWI{2&kB#38%T*tKx*%eOJHpaBxy0im6WjLI$X00P+bA(B`XdScG8%wBCLpwQ~p-8hn#Pa
jEt8zBMeoLwlC5e5ur~9|8$$|^gt-nV9QlOnY%A?VH)C(a}{WK#1&zCBPTwvF-tR>xc5G$`^-E@2d#?g!@sQAT*?%-u@o0dm?D|cb-L!#K%xZ=y{auMjAcw
c2B|Lwa^mlM^oRe9J!Ql|OD-;i@AQM+S&R@yyD_X_N=4Ic49q<FK?5eoqwwk<0V41<D}-Bqw0jUNA(V#Rzeh<T1b$x?Mb#^J`a<P*+!zo@7W+*}W*f@y@F$
}}3@i`d$xIHf|kxr6k;8O7k-n;vx7uF-wF;BEV?qjAAlw*|4Lpp8H*6d1TbN*hH*%&wV^3wAekYp~M%a&Ogg^?VSbg(9d`!qLc)0%q3|?FE3SBgUW_yCVWq
X-E+WQ@xFeo)s<HtW)$kv?jBb*aS{gRjiXh$e0pDcK!{Ik%Snsbkx0>VAy4maz!y1<3eYp0HKu8QU0+fg5Jw@90A#HUF$r3y7pXcsIH2Cv8k>C49}rtPXAY
;{4r)!AU>eVHZ1W$Z?ZSb+H>npGSbsuyYBVfnw}Jia6~LOTKH5Yug!uwvAB#r@oEI9x!iXIV$`B{uq6(r;CNRMp$|k?4{TtI9rh4c8{Nw9@L*oh(Y*|Fl4K
?KOl^5Pt8Ir|O!~HXieZBK<4j;!ir&@{w-w^<He9)bSL3GwJ)EcXGImc+m}0<4@iY4&56S)}mubQ(-!g8SWhS44lz5_Ko%j#+hC!}<V`@t?Fdm1g@oPI3rF
-(^j)7R(4q{Ib3DwuxNvAV^uxsm3sUam`VL>ZbT;BaSy=#tmL*a*?{vZ{!9D!0>E@xXx&o}5{(3btP27jts-hcsRU9^VM;=7j>69xCEn}2M}WI%+x;do{46
box!fE%Qf{faL*%>vHcKQR?aW<0he(`=YO*QDbORm*^#q52s4AHpelKeA<3ZkvFgR&xLeg$|^QPJ0lmk=5&f_DyOyO^bFBYV_E7&!(Xoz7RXW;rZ})mAqPd
LIYvL4VvC7Jq!QyA7A^}FztI^>{0qevVA1KXOH}%bT}l%iy3v2BXpY@k}wp*pGKiDkAZ}{uVXyekx=#S`dCp#gelA7cV#3lSK)j!k4YI>&g{;~QY6GkTMh_
m2}u&ZJ}9Q}(yCNkHoxQQx$MYmU9N`3FE5Z^2GBV;Rm|5lzKNpB@M;9#dAby(wdqQ*0?%ai;kmnUcS}%3F=_JEg#XM|$G8jeTONNp6n3M8xnih$OPPJ_iTL
vrSjG9SUBdHmnj?jA_eMAZcG(*82^k$X3+sT|^=Q#Jek`S~!h3gSdH~r<0|Ia?G&(?J*#NU;mNxWyo?v(3urQ5~hMc8+q0Y$}cz;@b6YxJ~=neyY1HgN3C)
hEX*pmW8dWc?1YfhbUXvkI6>-sPoQ&kPf@@(H?OnCPonDW`~4mP#b8UrvUGu=4ye&VRh<Qy5fj?{1G1aWOJC*>GH=ug3IRDBe4GN;CgdMsx^0}fjGuywV=X
VJfSI@?1ydtj>BFRlv7x+CXLnPfrfRXD&<KrC=pe!Fsq@~Z~jFdhot{!|-yNO*$>eSm)UM?=1Hg<K0nOWs<{S1q|ve`{N{7)&$b#vzC-QK&EZTpJB|23}Tf
mw@(ytPYF_WfNLe8vsiG%@^0=d?nK9q`zNJ_ddPUcS@m{{Kg6&lqY(s9_!HkjE1{)JlQot{i9l>m4nMO(#k1cyHE0F!Zeo`&8T%SXV-a2CtUc*!f`4{TR!X
(hwiQ^1$i91RB7g`Wtbn%kPww`E5gR{9HE8Li9rMQc+Do<ml6&f;e)gz+0Z<4E~`Qb8QrCP@9(`A@d=mX-wpkND~b}(-w%u(3j{F*Sx$Eu-;a)9E%KKBVPR
a{f=sQ;t?=i-l=f~|#A@|ed$>}6R@aDv;W(|L^OxOpUd_YCmw5MIVncD6$p-*!Q}z6OWx$K}*PuWdtG@dY+D||?nr}mcvP*7(Y)<g7y4YYGOT_UiecBzS0s
LrvlmdV@2M1rcrzI-7L_gDSyTt@t`tRN}{N#y3S+eaEmJYOqD{q(7fw|hXTQKS!DZS5ph2BLb97&<j0~7qF56I-R3{esFpkaCSAyqYB4(h<ed#NGA&d&n|i
v}B>fy&HZJZNrXQ7cIlLhm0fa!#S8<s9b)pR<nL%jxbJQ9ge#QrSCV+l90Itzs1<c(H~wzV`w`61DbL?qN9YN3oBY5dFi2-dM+O$+cp9QoqA$Q-0Z-i!aLF
4lfvM1#}DZ`l-zApJl@*=(hp@<J<QWwcgA{`X<y68OG?hnYiX&oAa+aAW|X57!Qwpay~O*WX`)&haz50hjpXfLa%8q=G`!OveR98^T8bXoS*y{&BvLWoHcA
KJE|M&Yx9Kaq91(ii_jCwDFDkc;J6aW=;anyn8b&f#<ywMxAnlH*;Ku0q?GCwp?)k-Umj39j5!+)6`ei8r#FTLsQpNfD8Io_PoB;Na{b3{Ye!Q>;5ANg%!)
<p*fIE%2E|3>5HkZF-m+asFJrgvLsG^}qA#3C+)c~V6gcIdO-tpYUHF_T%>O_cP>Ba|FIa6hu%L*h-0khF83?x~+OcPecgJX2i_Uj$?$rMPeL&JPubAE&#%
0n*tHSJG9JogN%J51TI(r;cyKkj1UQZ7(zidmZi7DzhD{E|!8@1&64lpS8EyJ#lExH73Q2X%AJbjKDRQox|70LIN$pJg_^!rb%EiD(wC_j#NC8V}<qeY&&=
#y4>V2k=W39^Uix6&L&+QE6HHHgjhj@*7?NB&X4f&d542Y&+6js*<MKK%k?PdztZY7@X`KHo3KsUUcmYiSKVXS}GqBGon%9pe1kbf1ncUY$mrm#&272IE|E
KgwBX0sVA1u10hxeL_|+iBRJB$ig3;*v45ZK6C}qtW0KS;_5y&O32L3#kU1QTeJu%-Kp^CKL?^z%~j}o@}Mu3$4PVsgf|S2DGcloN}krU)6IosB{tvP6JIb
d9R<VH&!DJcDKn~t1B_t=_E+cq%NU+T?;j>~=;5aPP&H2xEW>cJ94+76eY>x)>q79P7MOBRi<VSgZu)mi#SA`FamgVg_YR*s1?U+h?Su!F#62*mv`G}53Zp
+*ln{##fD*Z`h+-mOhXr`5NyK!@P<eBwtWhvA&CRYM#=&!#j2Vz8v#j~hPfYtuz*B>TH(!86)K<7S5N)X=I9zG)E|Mc40rb)*E&b{^a4|k0%p@X2`FVUPd+
mrhxu4XK1A6P?GFDw}+Ujbd6d%`J1BM|rL^gQUSYWeS-49pvJ98EiVacB%Ce}Iu+V}2m(FNoYQxBTUU3Stwtr&{^k(cD*!Wx?hVyYSRaI;uxGJf=XaUVyok
&q?#>0-0+dj`tq)Ka_ifDwI6N(cH=iQw`Vo$t2b3<sX?0>X4=12ur>ItBoFa~*69TNQeSDA+S6p6W+=D$i|8y6y~v2pn5Jp^A`27UgLJ_cKCdL82*4F_G>6
b*K@{!K0C)$3!As3QKoxUJ9Yzz5OM6+k<tc&nw#7{(+X&nToxiH2HW*cWThzHTCOl@RYo<%Mm3QWvC`zD3p<lJ07vfhba5M%Q2Pca@R0t7E_b_RNC?dPsp6
@Bfc3n`p{lO4;5-y8KZ(HU#dGJWewv@-mhJGV;towcC^RtDc2%IB-9gkIqiV_e+;oA_P(ejcXv}oUmYcS4gdZ~N_Afgl}p{cp{4hJ#OS<|4Z1xzX?wyiW8A
GcB~%L$G_DpQC`Q-m=|`t9Uhi&DKxQQ&p4K8rdhqjoCE06>8{@pCe}tVHx5ZllEBI=>G)k{PRUIGvi#`>MwK;QZx&utaGKiQyMYDO0oS;k`dTVCkN3!6A%$
m<f+isPfdkWJdq2)_VZUWh$aJWe0F=gxbuK%fUa2WI2ba!ZAqbBb9oyg+~QAp>|xNNSwPThUMdE&vLYJ-BexjEEl_<SN$bmxU&c-miVKG~>Ulx;z5n3rfz#
Xp9!0W4#{H3oEuBc(al&@ODF*imkufTt-JZ<6q`#G{XDXTyxr(w_QUJ!s(m+jMl%XjtjDn#3O`;HXM3)#?QO$94kFXb6An11N(tqo`Lt)-{*m3`>32YIHoo
|6vpeXOYXN5`dd`Os6M0fUh0^Ddam&mdK_@xhJ5QGLdxW%*x&1-TT8uv}bmO0OEP=K{a^Ji9!~{(Aaj&wots=pot)<WWw0CeR1&d<~%O>z+Y9ME25_zb;~?
*omEX}+yuukSqEu@Hk*cADAf*=hI??T?r7e?lPUh$Z`ciR@+Ff&9jqKq`=I^#df?1O>N3<KwQ3cfGo9D0@cD+H$BWqI(|(~&q35V_n5Uesd!nmEorN$2`8D
F0-J4#haAmEt1Lt;;_9m)UDA3`9TwN>0zXM+lOj5CjrVEuhWTP93=x4n)`vfQ%5cxm!8u*gGVmG(D53YkOqR0m<lCVH~RIweBYg`+|xmJe|Fv~t`5FD%y#v
QbzQV1a+82;ZRe>v6m1m>{Y9+o>^g7pYi*yvU&_fzFSbw)TNS?<uqK<U<rJuDwA6SIDw(0WRf=%H__#_Ly9n6ICJz>ico%aAd7yh*)}@d(6D`{i|)4@YwT4
GmYn?%Ix>p{n$~6J~F~U(@Yy7ml|yx8BKZPbi3B-P+xhN-H6WuSNH)n<^A!ozSU-knRV$Z=Jl-6rR%Uj5L%l;74udE`BHp;ciuYlH-N~ptiVmzx^MF%;b$$
eGI)V*SVQQ&r}x)KehR4JcUDyfFiT<7bd-mBG>-Pvl)~eipjy2esSw19?{LDA-tleM_^>oC4hf#RB@H1tK~`|pW=W19o(^|1Sl+hh%(~2+RxIGtJn?M4N61
LafL6ej-!fwp}xM7c9Z>9w-XN}Aj2Qt=^vYa|9Pe5HJAFo1USO>OI5%}e6q<ccq=;IO$|l}e^g8Fus9JG5Qh-dSG{p42@F>ekGhJDwDE-2tA(8<RCaY}Umi
O5_$gDNNAcV#kg~?Z3C4AYdP!?S)ZvXbkVW$1tetNY0-OZO7~9t&a<vJF>Fw9PV5}I%8;}j$*)XMQhet+zFGw+H8M+C$xT^ob{xpRJBkKb1WC$q0f*2wNTR
Xb!K$Q!C2<yS#gc0+`i%GHrNi%|GiarEtRs@xr`~D1LsE&k%2FUgKq_56fM~<$0go9KW{N8xhfps#F#Y}{A@(2q&*Nc#vV4(2CauRjV5GGmIIZ3pjrOZNE_
v4Z6xL?fF6A#LrgzV9B6RN6vDt5|>YsrrB?YF$|ZPriL5yYqo6qtY$?oZTPW|W?%Ad6tAxUc?^F5GeImU7Lgt9@q_nCZqE03ED8oa`ja<>kKSFd1@LLa3sB
N5=5p#zv-DwF|z}ttuiFqQY*vF9x@UBGJR9GK$@dfM6rNeiV0Ca(?RGqFDLLmiLr>@g&2^Lj7v_^uH_%hNglv`xfPIX~zXwCdwQ;m8UC=@8=6AJcJ}47(H7
^lm%y{Psqm`oCa+LmP;+|;tV(L`d&Oa%Q5FqrqC6DQ=a0y&N&xF(bW`$cz=b;Mys)9X5FmvpJPsj$y;Z+{%MwI>MYNH;jkH}|5er^Gla7N9_hjP8Ej_8b1Q
ua{)=ReMs}eZ$A&T%>%*S<*tLwz(b*U#1eCETkC(Rai$+NddvHu9=0@g#SLJ){i>uRY>xvw3W1)ANs}^G-D;H+eBV12J8O=q~B$brGFCpvJ1J}i*LG5t1TB
^{jR-lyt;_h%INaJ-R>j&KSPk4RJ)DC!r=~lFUhm^-l{P8^UR8Tr7+Un_ekLIRgH`X1(j{;lE7Si+SJ%YZOyeGKH2^>0X{uk@8(7tDlhlbJvzFf!)xBD7np
u#=G5-bf|g4}OfDDK`q`R+~dQk(Bs+!8LmuG|g7A+eB&^qBiy$Gp+!AyY)*vY3ELrW<gDr2*}Vtj#z~{vPlfx)?3AtcFoM4C4PU?DB+=q*0Tg+jG=S)}f{W
k0Yu?jpxRbg2|$)q0K^X>C{fOm65!DZ4g3%mw?4fC77(Wato!`ojDYqA=o;thsTO4Sw1(uv658C;&-{Dk*+f7mP0?MWtaQ!oz&MUI-ALf+P7gWbSX03&3_+
a%^eRxl4Vqb&z94QjREno^4>gLXb(`SRG5oVS>)stVwJOi8<oAeaXDt7U(O8edO(Wl3Qj(d8@wyJf+37c;8G)-HEpT4KnQtz&`$viMkiKq8cBc$IR$Q72*8
sLXqamoM$8r;jCNfUY~$-3YfHU0bSo9QJRN!Y3Wz7-oRjP@8+x0^^xwOtgG=X5j#y0Wzpv3omY&E1nnuz=mN_|_oUufEs(!XpI^Gi&{{2K%s%1@`il{Irtj
<aKhus>#Uy20u3WS9G?uGF3yEd`r^7Ybz*$1!$*egR|u9{9AjI$=$THj_{EZ(O{V@M_sdX;!f!>{M<F);JyuVw<Bs+9}Fvz+yp>o&Rv!i6fedo6TZk$19nv
tgG%XllJ*&9#+R^u)XJX{$w8M~O8d1B=k^)nE`Sm^M=~gAH-MZqg~t%eNRFE3!GvIEP_^f;x!q=Dvr6v8a^k$?$N3nk7a>=;I5Jp^@C9B0jxz3O<j``b@G5
<En<asee6R8p`eF4xY^j#5Aeduz(@Oy?G_b?}qVpy)gD+o~UFvfK-3UqHsQ|D9ufB!Owe-YMA4bSxl^C;H>*m)j+!@KCpB$##;>+n81JKkp+zYf40ZaL#m}
ZzCUass7#poCDlXk+uI~NcbmpMnKKB~iz8{E&lftWQSRlP?-q$}iHHD*z4sx6Y&?8?$dHW8Jud9codDlAFa88?po*bA6~}rGP5OMmS&fL~iyA3LLE=+IJie
s^s)Fw2GyZ${Ng?*=#eBkgQz;%0dGIjo!YAa#ThjvAz80Xn=!H9}5hg>bT)f;8Jy*Rj8n`|T@4OZTR8{Kcx~}}Ly=DRSrXO8(P*&+Zjbc|eJm^BeAsNKM_T
9Fu^cQ}Ve$~MXntNtaoe=^UDQxh0_;HhINmYO9ILPwAPE}4aTZ<@kdDV8bm#)vep8fZBE>>Z}XcFe{-Y^l`4m~^hYftzhljqkXU)@Wk>;}!*DPpQTV}n22s
27)S1?JRV-CE`IKmcN&*Lk2AV<pLWa`{K!c>Sacy%;(}_cK+YR+cx)RC<ttpN;sv$dmXcB}2fgxl60<^|CHRtK^A>q4HY6+UJo~1JG0Ms1TO~W-S=6Z>##Z
2moQ^{@{r#@Pwb7ikHvGr@=B?cKKbq%<SUfEK_Z25gxKsP#K2o@~sq8eYmjntReBQ$nPqXydWf>PsMY>dEo`tOgAt%r=iPUaomC{Mma<K%)$^nDZbOdxT3t
*5Yf&Drrnt)gWZwm6pL~HBwMe=Vm&ttS0(gh+27D<ZIVO=ISI|$^2r~;96E&D?3PQWw-&gh#9&-*taj`6*ec`J)^bdF<`l*TE#|K8<*sTH`N6(gVjmN=ubs
RsUqfcqfy`Nq>D38COZQNEYx#fb8*I)`*Zq~Npn=dm7lOV+w&2lvibFxkCkV#4=gC@^lId-lFHy0&mm~mf(;1Tcl{-Pn1sGEbtXEDo<yq*|>By-B3M4{mpX
br=69rrU%B(E)d=}y2Bc_Al&9am+*+pI8c<okQ{@_R`#vd6Gea1Br5BmK4leHm-e^m+LGT4d1n~9bK?`<38584QC!XkdtrwYA7;>W#9u+OZTlwC_fS1Yt;W
I8^|Gmj}f{#&0V86?puo)#yJ)o44%-6?>4bePwPr((WO?z%<fG)e5pq!}5dA08Bx-e{dK^pU~$3um7fEJdcWJ3>MoBM<d=<GKE@vOq!7_4#mYcx^~L(4TR;
azcZ-Z(h)E58V*$dK!&3Kf8bVZ5*&A<~j@88=^w-XN?28V^*Q?9t76nN@39^(fxi7Zv|B0cf>zqH={f?5&LMJJzB$%`@{t^7rtsI4RlN=w}e2Q0&R6Vxh#7
yJr1jO`um^Z?NTyU)fl}F<;NX00UmDK=LYu>ZkL!k<_pRm-cg#5G{Yd5Ple?}qKno}4Z%O4!VXuadJf?MR85AOOXUF0{AEW?zE1iYB}RP)l1m9$$%X0$0Cq
hm4o~?91B8L=0WBTq!Te%o$zxb+#VT%&Xz<`@_F9u$Djr|8%<C`{`xs>>r@By3Y#0~KXg|^Bgm-fGFLF(&#G90JsZB&hz=w8C#0&&hYjIXkdH=TZ&581<X)
Lh0I8e94tQ=#qZZ{Eu5;U}dKDm7V9k&u69<FagD<ey3WUcA|WQetcALkCa4#0X_#P&5t*Fvix<iZtoU0u{D$4Q-i^{-&N<>yJvhvD=cV|y?y%hj>Lz*Sqkl
xj2<6;%M<pw1iHbp`xC+<q^HsRKbFbvM!}hx?LI$Swn5mzQxte6<Dj0M^B(9lJP0NkPmHOtde$W5;t{WV$r@oLQ@OLMiCtZKR6cy5XdoAvhho<;}7dUdo+U
!=BX-dU*5$+u+7-w0SwKJc`WfH7w)FScz%|gwep=(@%L}4o#}b-6#$+ZDU2Po8)>bV0^f4;ZgtMJ&ufIlIRwdCG#*nc)I(gh60J}{8=e#p&c9Z$G8Kyxgj6
YUUQn|2eE6W3is}XaHjIwSG!I|gL=G^$Gf)F?KZ1PI5gRvtlG7|?=_^XUw2KqkB^&QEC#0PV}Ob-*0aQXXu2$}F0X-+E?18O5)>t^M<$x#MsIpWElux_?WY
N#5<$YEe|T=->^C}i5t!Q#L&kY6*?Z2uA@d=FdG}wGl;g^4$qY{lalhu83KN&%6vyd;9C4n@Eq&4T(+oB3pg#?R8f+L!!k3OZLsog0E3XwjDD|bh0<+53fb
*-32Tf(NI(FrEsy0;t+fIZ7P2=f8@lX?&UH;BQnRgD8ji%nrIIB3Y--5+P(+R*<?UqE!9v~6;x?h69)h^WlNW!Ge=ZC*x!$CJooaQSDgHOVSRAim2mC`=%v
URT^<Crzy<G2vJ+7qb5r<K`}_CM-UC~p!%^UsC>2-Zw!;r`Ge=Svkd`*e~^H7H4Qi<H_YzO&VUj7stw>!r2*!`HE}C*+mvutZq@KqfPmU3!sWZ=nX_H9EDE
4t?*z@>7;TPLc9WK$Yy#K5AJH{EnK_cC}mt{NWyU(ivp4%WK{j_S}F~974zRm8I0CI=h9zrt8}~&QTQ)Tc#n9E61WSa~s7?ORpmpZs_3!Cb`g<$sv7<Gi(}
Zjmx{3&X9gUflODip7i_A86HkgUZ6?4@d}gJHs95Ehm(h5Uc}_7n52Qcjw4;j7~28m9f2*6ECDs3y>eZusROqO2{1vp?n}7Wm@n;$*h!#nUaJ#{JOg6jC0l
;Iocw`8x4v=qLyd$xJC-VH^|D^_IVJA3Ca;WrW%1~aP=<1~0k99=&E^BwSa8GZgnJGj@s_5Z9#mwq#%ACYC)?)Lz!mlY<)Jlh0Zd(^V*wjICujx347sd}C;
KnZ_s10Ug;#6%y@LMTNO+#Quii*Fh^x#=)4JG*jQtADl!c}sNx%C8#4#IUV=dEL?pye@e`TP;C*?L|U858qD*d8ijPuGYI<Z7|#ObYa>@6Tq>q#6|9c)l$r
kcCfuiG?kBM$?^Q?y|P?rx591*SzGu%j<zTxF$C;Xp<TFdVe9eTL$imN;~8FYV6zp#+J6TKQZa*lQXys(1h+qoa?J-PS%R9CidI_oD32v{;s2^d8(Qk2@W6
`o-{*DARINi@!!$HW543wJKG&pMg-W9=&30HAiJz1u!9PpsouSry{$te^R;zptmjuHYsVKXfMObp|pa$em4AQc|yTp2NQE8Nb25KkbF19{$}Ra6tQyRz5Gb
_O^CB5(dOZm6*N6<EF;B=$fJ+VBqt?R$Hd4?OzQFd-7s;h3k?Bl5bRVPNQ=*`7f1>K#q_o|k|fA@<$V$*=JU<xS&y|zgVem12Rh`}&Mp8fWcDTw9^4+P>b;
QmS1i@n$saH>u2zi7WC0A{t@$O5>A76AIx@7D#Q~i!Ly^qAp9@tOIh&FNah3{E%MG3)*W~a&eav6$BGgRgl$yD#Go%^=`1j?>hK89Bk}mhFCOb@uRbVgbr`
nLf7w-U3{aSJ*clr&$hm%rtmB`dDAVM&Pj-dhmSve>YBC&h2Q1e1Pf$)iZEAfYdC{90lm)TpUZQf|rLeq{{q{#py0>BH6BZ=!bmz1PLO8HWO4Tu=S#2JmYO
eOsiQuNek_-foWp1MSY$_7b^2fcmYJ8Fn!$8H`XM)q*lCJzQ0Jd8j?Mi_~F1!oYai)|ex9hO8!P-_F`DD?R<OcW#W8!`PqFH<q(8{(*~TM?C@s-U~*Oj{u{
*QR21yY+_=Rl2PE;!V=)NB0HvX&{b{J{3DfhZ)q800IDsjm4HA7UzqesLU^Ix0i;E%Y)~L-VbZs&Ik@K`D9*fL8hX^_ABPoqsB=T9o@Q56!C%^ggiEs!TtA
JGG9Yq=2w86F=*o{S9Gz|yL#WuL9jGRRXV`2%u6M5!Mx8Sp2*E{EVXh=v!-^s2Dpa8UA0{%R&$7>LAyelPzzt+l^J)@d(ND<DkMJs!nfofp&$w8-83xA!d4
p*;aFS_h87%uMnjiq%*;DBu~$|x_3-t+c()N$2Px#0Kv@vcDj0g%-UhaLA{N&hxB7su6Tks5Vq?Iz)V5OmtjejD7D*H@WNzOI-}g_N%55a82%L@&?(l8zYE
R6b9l3!s$Fwui-H~j8(EV|WxU~z`u)ZLLsi_!@^S3)PT;Oj}yKF`aAZH$`*8Up*&hs0?WmNhU=0HoBz?ypqJrLs<SyMI!c>DUr{i7`5*iI5L?$NqVXtk1eQ
)jBXomTmz{u+p^fgl|1-$#t<NP+Tb1=(Eys#5UJ@JziE8^u*hj~}hQ=~V(u=@5`E;SOU3AK4(we*8^;j@Mjr*D#{j<$xGv<vqkSS~3JMo}8fDyVM1)SwFQd
Z=YwX2KADEqV?i2SrzBc-j|$Tu;T6ng8MtS+%<7nDKec9h>c79b5Mt=dRp={bN6eJgSyFT#iZ3=lFQ>}WQAcs>ufSPvyQXUCwm}m2|Hs;&A#(#ZL_|m#QnF
`x#C#uW`&Y8=+`2YOT2(g6G^5ct`({4W)?h?PlyS5;3UDx7n?&8Et-Z3L0)eJc+af!{=2xCMDk?s^f(0*Gi~-d>#|3)>IlP@Jtl;x!}P~i3G@Fhe+7mya_I
ppbI_>zJH6CQw?e_e?3vvHPVpTtO7{+UK{$D+ln#y8`vx?tuG_JDK|M`FdWHKdSt#3w!+HV4?GU0$UQZUkaDIJ>6Kw!$mN%JDl$hDlvbMRG9Eos1yV&50@b
tl00{5wnwT7n2Qd(5&%p4Brj)CPY-`UOa^C4~T*k)j%UaAnr8!MFrNMmSO^rK6>h$x8=Hpg(a7q*u-{W!c0uK0`3?YXszPnlmxll|vy#E(}A57EXunV>@T<
)?R*lf8NUe2`eyKu>7L_LDGJYwlq!ULuy%#GQ7fZ+FvVt42ZPWc@l$I$~k$575m%dw`bS>HnPwoixQ15oMIPN7w3jnefJyTU=#KIFm@Sd~zz=b8WQ{_{O|5
mm$o|-vsD5XJ>A@9o_K0A%#a@ti5-V*6wG&yEGyyf!T}zidA@3D5CtnaeH?N-ZYHPId_b`T2{^~(E%%Nbh{>YAj9$w<ZcgfOZekVLv#JG(@8;Eeib%lV~Y{
Y!;p0q%WPN>R;Yv9NUr-`7P(hbJa5Fg#R)^IpC&*xc|OfF%zIvgLavGZ%;`LtfSH}VimE*nrj`(+$Ez&3X9vm5JiJogev3@_;G<56P5bB%&%jRuKEG+i$FO
2zihvOAl~YO5g^$V?%ym1*|EuX{Zq>GdIhB>&fGY0rYR;yN^3)33WZIf8Pajj!elc}!gya)Sa`AyOd!M_IabCXvV6KBHHMAELrIVrv0%c^0-HRT4e}HR3SW
9`y_>$M-=}xc7$lpMAJ&swgZiCGCwJ!a(VQO|q4dV-J@UCq}XWvMNb$M*)-tZ)+lNsN8@wH$3D9aA7$MlZE3T+oJDU{wM!k1`N+>hv;<dzWqVLprR&6RRG7
C1C6&*M*7OV);mtdTrVn53jXDPJm`47QAi&s5kkpMhSbFeiY$vX0uGF%$qaKJ23Ms@wT!W;r7mo6U{)F-m4_)gt@bK?RPKF249v1H{JXBT34g-*Ql9pBo%9
(&!uJ-Ob(Wa>KVyl14BZq;k}OsAcEh7hdia+<X{BifZjp6&O(H{}#|%VHX72;<4TF65B}lg|te_T;K;NQ&4klm^9SSLed1xTM816n0L{B4<ys2e2xtMcAPI
3{8zVv@@vLZTDe~*RUZEsETP&$-{^QApen+A4f*g)j5}bG0R<G-*y2gq6!Ze)PJIv~fScWleR@VH%43PnElD2cHnwkoQ(y7TzJ4*($+QrT8(`50r#Zte$et
PXFt&etE{N_3|0`$6EcT#P+AgXX361dw5rkQS6{B73^Le>WY}uFO|Lh%I=7mY0?l24*^rI#FRt-{wd=l#X#Z#Y3ydgxQ##yz%*T9jRb<C~Vw+a#W3I_gWBq
Dqp-7g$h!lXyXd|v9iI;*NhWRDV;h?&j72d^bM>w4=iQRCJ9jdp0}o8$Y04zH;a21rG+Dd~>3Wx%SFj8RX4a`)xh>5m2w;(b)xw6i5t{t1qY(A)6!W@)7)e
kRwq*N@yVCN3sZ+T4!P!4w9+fDnu@{nad$Y1cpvH{!R*>@mA_4{OUqAOEXmd`v2zC-awM9`S_L{i^aXV=9%{znWk3X!Y<w(PgwY2#wA088QIqhyP?wIi)7=
O-NF?+|TtR!xJSKFk}Z=(aF4)T-wEh>CXB{0=TFj#(yyuI4Hr>YFwzs(8Pn@D+zh{Z`qy%YC0;gn&-h|&Vgd_Na6_lglCs<+Ys0y?HK$UBLP>}djZqpi5n!
7kl}WFBrP4x7OIAG)p0H}qi+w<BYHybu)k@SCq>}_<I3T90)d-tEy@ZsPegYkAx4Wf0T5qF3R0slPzP?n>H^4wwq~s!4NZ^mDtDM{ez_cb9(_sgv2tQ-ayt
)W&xMB#7tyQy8-ZVJK|^X$&aDCJ_mPGcZ)5Mgkd>52=5BT-dv8k5%Y2Y~$NJLNAPXiwc2p0ccfv^}e!?2g{L9ULANG@R{BJBlT|Y&EgX4%(P~#Gkf}R<7(4
0<4E^hG=K-rUM%+osB#m2@`!KvPueE2uqyFo<7I8O0a649F4)Fovimc*tiv_L7PKiQIXw(h#673kCcnp=&Lw_J)$@6|oSQ~<<27%QoSDx7|=j315kEp%~^C
4osf#VwBTlsnn&TFZ#`S$7?w>X2p__K~5Jbe>H#6a@$iW#h^BOCZ83^F0(plJa6t0By3Mkd*Lb%n};(-jT%CR<%)WTv%?vjU3Y=Bn1UPzwF2vtY7XF=9W$M
Dhts5o%3~!{khj6C;xOGuHh*-L={}uqgZ^1{DUHHy~_4KedAI>2dmxsbF#^?xGQ(aIwoXUwMZn@UHsj0Mn&m`3EpR6MKl4p%NGz&hop3X(DgF5uhj&kU0qb
&sb^tzH&RTMmg^cuH%6d`rv@l@?j<4sJEhEO7S3|ntyYUOoeNY78e=6Fp3+;8__zDr{n!UE3e#3ek30@e+}rRmCEb1iGR=%>wUMa-B1jnQjH48W)5e3fLg$
iCCG=`i%#kS>^kI3K*S&~@&>yU$|A*Crkf4FdO{eznV`Q;lom5)kMxp%B0}`~rV}?%S#WQ~Gi1V*LmL4|=FIYy#oVPM%LzjlHYf1z;*kIhHyTJ9@)>aveMm
A7@-4Ov+Wx9GTF>C@rp-D&~c04u+)Q~|TUthS44*N{D^OK&a-=dY%&*S~d(*dcUs7dbP1HqpyefM`XuGf&fdm4HV>42T374z|F49sXLG0286`Y!9>7Y}<1{
6iNZS(K&#MSj{KDcww|i<YBgl{&(TobLLj1{A~v=EUyr<naH^-=ZL=2uE$ZlYcT8Ki2*ER>537Eb`2>p$H~W?j1oL4=Bw9+YCoC;IH=jA#|>ErZZbjQ$P)-
h0Tk7VK&zU@HZuZPffW7D|u?iVX9#F7w{aA>?_>g=(^r#lYvHsJ@VcY+b!j!gM+2g##;6QxG7Q&$V&pJ_{i}1k|%IZtnSInL1gr*d+E4KN>H;hzo|9xvCJX
)i#j91M8213UhnP9y|^vRyz}+KhHC92;iX%Qh2X<79q1^$h19_z5%xf?MV-_5XEvjFl=ZOZ-Pw(%+&%JlLY~!AA@~eb>UM0y^8qB4krc!GiSrWA?tv{YwKS
%X5V<4sgCcV7FP6$^^Qc8N_9_iCvCWk^=DUuHddf7_Li4~mkE-*QB|I^a+T?XZinp$*fA?1T{E8UYZ(NRe+owUpA2*i@U?Xz{78=e~Q+xD-K0#sr4GY<Hp#
Ls@lfM-Yt)HFNLILKY=NeaIk|hQ<m6@yl48>=QKU^IW>gGV770@y<IZCivXKX}yj?Qxc_M8)7(U}3Q4fkxy%yFdDbKS_B%UoHvrb8t<ZG}AIF-)?&d|aUaY
oazgO5)iy&kDoDosoLoCxYOx9NP;54rxL<3BwDUXR9{ex)lBhcARI6QV$^1t^qs_LF^6DJsi!ltQ*R(+zZtYOc%?OEeV#N$WCC<gH`;RT%C;@O&ZBLrvIqw
5?1%)=VvCt2R2<d21g#R_6Q{xKsl6NqRc$LgFlYrY}F8UX#tpsQeGNZ2;EnwPu1%KEP#Rkmpd}kk^vu2>|ZaKOJ5wN0R0SR&1zW=kzE-w6tvz6Bj&PETgS6
8Sgdw)0msdJpBT9hMbC8I)7r_OqFw~w1YInxW*jK4?P<%3CzK&3%`<D^P3QHBsybA8ICq#2+zGpdyO$SX;85k|g?zzj?`vB*9^Cyk_dm&bTAM6sXrTqUST>
#1+p^U%IVV0A?!4hScL+FOE?c!fj2O`!ve|3mto0?ymITiU$G*?9R~olT$z17U|M!dyTM21!<gEr2*88}fTp)9Xu{m#(+vty>6JiRzA6?dcXOj#NnQ9`}i0
p)xm{Dt+br&`)v;@X<mma}WB%qOc$%shx(Wc)`n7x(NgWU68*R&Y81gJcIH{uZYagE|-mDObHj)UtcP_Pu=-iYNpt9)=rv{f9f9pO1yrB=T=&&^jOIobm{s
&jj7VSbfMWFymPp_md#V)JF5LVxY=b~IVrq*aU8Ei8~P!0kwpd9rIChymg+4%Ame!UgAsG&<(a4dH~MCKQ0F!ZJd_#17-vs36IthK}JGJ>yQ7^PNf>X<>t!
l{Do9l%gX}8K9R)o8*MDp;)H<ylQ$>d~YfN47kr&?z=VrivTL0^bR*5ht}1TdvWJ#lL>RqyY43As?dN?P&L1r1i{M+QAJ;5F6kV~-JI5QmpqAqyfI)(3Ci&
HnFa1ve7$=;47<b=#?+PLL%$Fw^FB|_)~yS7q@}60HLQ7O;&Ag3AV5}hwE%*ymE{2pJ_ti0hYMbgqUe>v&+65?5RN&s!DVky#g7D9Lj)%~1dY5@XqStJ<aF
_$a)gp$hi{=lwwQbR)Q3Q|^^poZ48(*ayNd&If;xX}_BvBLWkE}bdI3o?A@-kG8=bQiiqpe=g3^oKL|TNhHGJ@0xD41fz($_dDqFPLdE89OMLlBzj36vwNZ
l{!%EBV(JDE}D|2U01ZB4LR2?rz>JUzEZF4SA=-so+D8CHr-&6I9`?OT4oR<j2<CX7X%<JC@jF6sEdWFt#+v}gxajn?%3*hrc|sS>9|kW!aD8io-dBIMRG<
1m8sr29G)#@G6=owY5W_mj6#9=+3dDn)ct_qhxgSv}S1H+m0np=5N9_Pudam6(?L-of&K0_hL=I@<02b`9kZ*xOn+Fmv8O{@x`XAt5S~TUKb5cRySu&=wwG
Id2;+ue@kLW@IMyE*UaDthb?3Z2f^fj$8wYB}4nIFPEZ{-1GTm)<W6<B!Y%bZZz20CJ%HM%JI7hXW-^;k<VIh*4M67bQYzZq<mhu`-UVX$4w6pTW$*0$M6J
30V|dD?EWa)s-0r;ezGqpae<%ZI^ghniEvmzSt7Zo@m*UUYl_kj>z(}`pcHGzb^J?ply$#_>jwO4JL5b{&JSjxxiYcKd2ACbVJ(6ofY_#cC+MHN=qBoBlC3
AiUh#Vmc7L~>Gpu!(9Qd}siwUFg4KWi#L%_$K78R1%#3;Q$qAR@qvC{*I>9_s<2<XXK_zTK;MlG>9RN5pwu@kDA(i?;eqr=F>WD?_T@{~Yf*3269g8wV34<
<xcfBznY)(0n5MhydEbW#od$?&(Bj7>+Idrt_4AiU2`D*WdjF6-PJ@;W>ttYj=?dS22A`u>>yS8khDX!V9vE2NqLmAlYQ?hagHn9`DGPtw+$9>AtP%d61$&
Q-&;@XrRDn`h$;i&3*)+#cC3bCV4`@sDLTu2Xj$IvkR1&v40!nPcgYuthwRmlhq6ZtAFN{miugV?p5Sp^w{pV}9g{msbU7h=F{Y5l<ShwvS3xedr{W^vP2o
^;gF<8;p`MOKWO@(ujLhE)#4?bb&ctosl)@zzSKqwpwrXY~}c?Nl&i)_lj7x=ne`0rY_6*HArKQ&b1M-NjHIxdG)f((XZ?78PfSve$vXZ_<kj!;*&pzNN(K
ybU@*oz=kFf`I8i{cCz1uf|@J4?rJJ!J-7{9P$iCAa|Jg1)C!$VjuSi+(x&)BK!|9%;xfKCd$44rTx6B|tFZ|=-jtQ)WG+3KCh(H+Ev;46emlbW_63U%+5J
J$Haa+}fjdAP9Y*4eP?&-5z2Z2RM~fKb1n*+f-mqW0z*2dThbkFz@!mRWgs-0Zu#v6?Pnf1A94p{no#~n$zDw(o<dNHXeWt9u;E)_a-ujjZ(B_GN8NxUcq6
avwype#?GjzmC>lzv)GFY+#n%z^pGth%=-i!a~UXY_{B2a)idRY4*Dc$+}HHcAawc}JJAOS#`kEo$2RoO(b(JOq0tUz$0t8q{_?C7sMvyZjCPk+rdiBUMLC
2N<OYzM2Xy1lN)Cog7mftf&burKjS^nB)oU_Gdb4^1yLFV%4I)^XbEkl?tV@hHY#qfaFHEMaR4t5J8`@*-|PCBBiI>$^F}KF21{QT5r;1FR`~TQF&1DW#E$
c}zNDLiISqcIp{p9twtw(EzDDiGneOb%(x(B&{+MEf0Vw`LmEBB#KZin|}b*fk(ymz|mn#%Ukkf7EZpENW;{nr*mG$1?lV#l$qEVlJ)nRi|2x?4&D%tk-G)
3jYiB4e4nk+M^OI@l!XS1fAOJ>udnqg85<E7(DIK&xzm)wj0=cxr-|@Hwd5MR_tq?T{U(wH+Pl~E(v6yTE7s(Fur0VVNk4|!Vbd%&Qy*oB#1_z&krS2-YzM
op@L06OLQZB%E>#t+a0;GIz}oram2%XNJ|d~EPf=*G3XTfvK|Wr$?~BYiPXAC)judVuLj<bAxlTX?l1R}~zj3v^l$ElYDFISoKq&X$WHcB4w*2&g8DtaK=n
TjuE*(7HEs&a&FM;kxK7||=T3!i(5>vJ*KHX`F_bjU$d6j;7EK3$MI>p{Vk7M`|YII$vQ3~vR^1V5dlFI(>_!vhzq5t5tTRKVm&lni0)bNPZ9`*-3yztaO@
lnH`@!b*tbNe4g|0YwMzjYHr363Gt`5ritIg;*c!gxb*E)h^)4mk)Y(7HgMcOd%%U1y>*omvjcHv_)}*3?X`MxEA0d>m)_En8a~*DF<PLR{;-N9{zpb{z8U
AhZA3_zcgkJ6>@0l*y%zP?(JQQZa=PgV%(m26!Tg2d^NQ?*le8;~xhKS4ioF3>)i*v*6BsW_>+S@*VK(6H2f@ZU+DX=j)Oc9Ljt7>@)=uSViwajkni9czQm
Deff!Sx>p?w^oh#}K;s4mf;)o8piS{@Dq2`Tm-LPPp9KaFQ7MwBn!tdoi{v_VJ!JMWnX3;45XVDFoY3QRht$A`|ISyZ-yjzQ;fIbx>qSNxiiWkTGvGtLTeu
5e$`&FDxy>EG=XC1=paT-<0lp?*lgv3w$|x0!b`Q|!UPUXom;Y>GlJ}nu4H}n52^f>Y7T^stA~50=NZr^FRTEh+E8Cv^$TfJ|R6NGc^T>XZQCYue0Zx)XAA
$?KP}gjaT%mN*e35>3GWnKO=0jc+<e1ftsu9-YbG_li7vV{w*ZpzKi?H`b$DWg2(bz7YA!RnDdRdr6KGB|C&qzie^3vGl;tv^Yr0r+=doHY9^dZ1*RN|s6A
I7kP5*3&Uc-W23&V-4DMEW(spJMY@QVE0TVAd)U<Nzvf=n%xYtC&ZBTAR?-<n!TiIApZd2j2!t)_q#vacaGBdOnmb|Mz2_#UR(q#!sDT!M41ifEfr-dIf}O
T}76^qZX6q%1lRbfAN2{`gw7!7AORQ@yA|UBrf|^UuL(xRZKo@a?=ZX9U3o2?V0iLTdyR=qsi^f;b>~c+aFStJwNSa3-^Yr<6)&sq*pHk2FV0>tHj*!a5PO
i0;#wJqV#dws}}y*Z@n$n4E;m5m{u~cTVpwNv~r}x%5p-^WOduZ9*mu|<6rc8m@AdE-6OJ%>Y*!oV1xeyGIuS#SV7V8ipA<<^-%JECQih}xVl#aAzjz|?G|
GCRuVFh<t?^tK9dADI%jJaNb;UI<)o1Cg2;*EfX{-m^RA}lcFCWyoI~(BYJoANH@2cC4NeQQt6V9IuHAVIx6lz360w5O*3o{h9M;=<9nmc~BOqUm;ByASlb
FmX(u@huJIwgVJh^=57w%fg-ZBCSKDR@C90rWW8%<~8ogXws#uUq!q}rBB2m7Zoum(fn;ZTaxKSEBTZmp#!iORPNA*Z;2eg$UF!i?zZlmc~Gi4vrK@@4FjZ
Rn`IY4%Cdfq0%=9x6?MWWc680IdQd2b0}h6qrd+CNaAc_kq33iu<s~r~zemD>Li<!A5R_G^*3ar6pmPm~6+TND7_oBnLL8=%`|;ioQ1r<F%>qL1Oh*X6s`e
5obSwg)@3K;^7``XF^Kyo`dNO33i6Epfdduoy3ye9$bJ|Mr4*Bkrfu#@{3~5*BZ<8o+)j*9*e$(c{CNQw35fLOSARwV=Qr6NQ?2x*It)_6ssgvd?tgPssR*
@43BFozd%Ao7zf-wkxSg%V$t%vjCb~o^(3><kn8K*XBk>l(ku?5LL`2<ej!-_^^|}`?qaS--YZ@&`(vktO5=dsM=D^uT0KE(JV;56Gk~bx@p6*xHR+5<3lO
yO94i$FkjDMWCbTf`ZEsWWo?S!feMia<J15}#KH*Za!y{TkJL1%za=JSSI3%yi^c?@3-G%gnpKsdk6fe12p#c!xZKbcleRVBBYP^M&iNch(%W{PAr`5br-B
x+!x3S<A^c_m=H(dOSqlQ$0*EXTO#J~D`_yd#qP^gQ!T`CmCg^_zE6tZJg*<KrD>kx__=*?>75)Q%Auazw0FZ<gI`3}*RCixh|RZum3DXqli+|wBcv>`BVI
9$yLyd|*=Y~f`$6<f3If6-=Uwa&gqqUSM19K;VAW1*~^;*Xs<Hs~=lwL#b@oY7~TYu|sgSSf76+T>VC;4zrAB`XAYtZ|g>FL6oXzdNXSrlmJ(axpQDXIfxI
T*Xm!DRv%^-sW&Rwgj~HRss=sB6D24k1P+Oq1oBJvjNI|{u3e(4Je6Vu3GDBJQxmOq3Q)1+(4K_M1Ddd9L4`LWAYlnmsilR=E&^6%R!gw4^KO0&;{jVQSR0
UINgtT{PRQl3x~Q-kXSw3=x#jHLd^^BoBU*1Ev+!$^(o%qx<{G8`vLzRf+<+jOHrU7{LT42VH}K!baJG7OgFacH#90^R0x4cqq_s4yi619L`1PkS&HM|3KK
BC;AsIy#E@lu%(AFz3FSFZ4QteNSA?cwHm!|6bye;ALda!nb8hqBX3VH>&1F##;~FS1al}|^d9k4d&<OUTxvYNemU0;~OH7yIf$uiT-Q{IL%_uS{X4gIw85
pqC1C0G1qe2(hMZD_+sQqMqWKGXX1c8xH*H?%UWUM|%%4C#V_606^Fq+2#iD<7HIGQZiM77+*h|-6mU$NHQ@?@d2hH85w8F=fC6#iKt*TZuGb|ZkaXHD4h!
wmJLYrweE%AiYjDg_{p!Gv(?0%zF=1VkY(^Y)O?gf;R@ax!iVZ!c_Jk(I|al=}yVi)<K7R=nLE7G9FC{j1*>z}vp))km@&Fm%)T5=`>KAYs76Yn&b`zspyI
W^c9C4So?ZDg8N$VGbbtaR!YSC!Gr1fibYTU*G%mb$90!4^TZS*Z~XbJyfTqE4<}1F6x~XjA`Zy+OCqdRKy}a9K1^(dD0oPzU5UbTZ))w9u4{RZOW5rAzq>
!6f$Ds2x^@h)S7?RDCVfnhrmW>r89Nz*{s0Zxl(LF#EaJTzV%#!fd{{rDj-WYCMRp1X8D&5awWcF22=EOdV}U}zC(mMW5Bv~KNnP@@R_27uEV0E`pFdmtPs
G?7k(bAr7Lfr#lj@hYxu1Z|Fq-&v%}g<tWQ@4a`Vf+Bcf{Aod+MM*m=LJtBg2excYEJM7axnpu({aCk+_DNq?s<$7?tw;6zfX8+T@9OpIUsK)Z%c199~&b$
vA3iAWrz8(y@L7Mqpo;_h%P&Bb1_GYQ>SA)DKP19mkzgn_=xI0E8R?_PV3Lzah5`$9kfvKZ@dT#;ya@h%#Hj%Qf{7b%J|yE`XgDJpv2l!8tGp5DrJ#sccHU
Rj$h(&d?Hp`RGl^px`Lja#drufR}sJsj4$ECkeYO$gjoEe7;YJ;Hmk8n98t1X;%<^Lz&QAl?9WCC~~IY&h(M!27ewxJ2Y=!g_5u=33cbr`Ow2sf*xZ)pAe%
xDVdV8uX>!v4-$}x+6JCRbmwn=sZwN@4RwZ@F2`@FZtHm(+(AGbs%(2@F)S+j2z4JJlETgrv=t}7g{S5+VGD%p_NM4oA0u1*rxDNg_FF{HZWQ-7lbT4C+vy
d8~)?-!S?If!Nt_E9A|dxGMf$POYJKGih}U1rI$SP1N=Fh(y1_<_ML2?MgIm6Kttlq#G@)x<rAHH2qEqKBd||xC{vadL3qkNlvJLG8s^(YtJoZRdfWpTFSN
|<w<8E*c~5@{#J&~oVlqIv#!0zh92;2|&9ChqLoN9fQtUGaMWs*_W{t`(J~S3I$6spcbvcVp9ba#<hPD5FV+#uE&~<s^-~sihk&&$pf-D|@d`>&@Zy(*cS-
y!-A|;1_R))qL`qswsy3G^lE~n~QQ0&8LmYfnCJKb0o2lfrNG$aKTR&<;eg5=xrlB<=|F(Rj~xL*1zcydMhYdU1%h=O3lfz))o+xeRMjS4#(KNH|Y{Kc~G>
EQR-0V=L+OB)Dg_t@4+-`QRuJ^T=eUJ$0?osG=xiNyI4uuD%8qvRRmu*dR%TEU`F2CZ10npu~U{jlNCCQ~S$Ua=7g#xaqycd~7rwo6MBG|t$dw{=^lx}E~J
jq|Aoe^*FW0oUyCyh0z0_KxULCVOJZ$*)ySrMNW=ymKH;T`8X#yGR}O<ZOvv;_jcE`S|`aZygC4WG%W2_4Ld^Q)`<BN+qD}k1Yf(BY3<@*n}Y?I=0Ob4F@>
V+^fdyO4;oNtZ}l?!*b_m&G>02H$~NYS@_i-hVNI>Zg1@i3`p`c_%zGlj!QMX!-p)J`d3=~AItz6tzF8ySTxg}FHghvaa6lj6lVsxxk-z<ds&r}1DoW~u?1
8AS~MFw`M0{0(BSg}%2c$+uR0;$Yb;wbuY_KM&|w&uu?7K|H{J}dO4QdqQyy^(7u8nfMWO;NK^U18f!TANw#iYD5y!%wS`CEJmZII;UpyT9>NTWVV;3JF|J
NMG03!Mn>nwnFW3v~mF+XuE&E-QO-G}vxL>(B^l!wGH78fnM3MnAS`#sJ}CTtS<gR?onS~lRbu{!&#9Q;@fb_%RJa#q25PlI;*nhG5W$fv959`qg`A8fW3m
xA@TPs?N1vmlPylz|xOtw4%-nCsDfB0gq?(0-)ID1!o2mE1VH!(p#SJ6A(TNLowb&6u;2+%lLq)JE!p9tFj2SGC`C&<}3c@EToR7t1<9Jo<;T{GrvTB7UXk
l1Cu<?Q^%c$KT839kyaukw+-q-Mbl~ZflD1EErhhVLGp_{~6h5d)Rmyv=N@0#<0e!xx+|-K{L)wh*hlcP!F{HHNpa%p8%O9>RUJ->%queoXg9IaA%kIeHgz
sLwxgoGsl<j-~d(NYz9q(Jr5leE=B8_KF3*S!Mi0yzNOF){Qwcq>hBMd*gu~v3$OKhuB)cxnq$sTtK?pHG06sv;DH4_0EhiAP-8})Q<DdU)AZv+K0tF7U&_
MDVf+bGBl-Nv8A5j5+;A_OVT`Pu%+roJfQu>eOBOKED2_m@0?D)=`+ZWwg5wc_ikZ#em2r@~E(&dP&oZGM#;&bXcIH3|Q5_Bis0H&Y+xjxF!q9!D@gXIt5z
%s0=*dB9zVdFzla`d*VIsO3ZEtgj0xmvy@~{l3t~&@2e%7P!$@xKiI!m|zCOLTc;J3>1v=5_gGj8xC@kt5#5~z@qGILPiGC8y;f<Tb+q~#(pEt)1<gP+-Cj
Y#Nxd>_hGNlxIkSk%Kc@k;*=aX$MlSf7z62W9wcIT>xlx)aImihHDi%@Lng{6D4|`FQ_zu<~zdtU~%f^zbf`VzQ18W9rhof96@D0k}r-lmDEhCwKxh3@mI=
uY$$VYw*&)YEuyPlHZ2_xI{8%QQW4$(pjyhr~9Elf7Fmv52H~6?L_J49YP6_a+7czsF>G4A~cr!7HV24ueci(rqcfFNV=oh!qG96<CBa1maEp?T7cP!vW4W
q=8p2?ci4AC&APU$?a9}Wn2V&5WC0^5(cmIA3J^T7WH2tYtkIFhC!5NbdGHzP2+2koe+ve$5cJKg5y6NuSi)%Ocg|#rk5ekk9v$TIY6NMSpab)erZ*2%EL{
^rFrS+ubhM{@HQ#OHno^2dJ)g(U!WT6;FLr5VhvR<c9nYfwMrgrAKV!%=7&s#}@q7w*96M|_Vtc3!T4cpkQdj#yR3N--w)KB!HwBqFk@9@C?yJ25qZ2Tbr`
I#^b0VT!=T>QM>EzaI15tfM^ACQfp+;o-CG=g(tk}Y6icXF8_4RO;MJT?xKOltw1tP^zueMj2dTY%9&g~jBm=3d@WV_=5KLj^Y!Y&flA!S)4Eu4viBC9-<+
lyn(YyIq6`^Dh$k}jWl>HkjbLhqV7YJ06+M>iIir=>?6Cc~YU3Y@@)Z$Z3u=m6IIuXCpdLkAqE|I55EN^=L|An1tmQ5Hy#O2|4_qA_c#owb0+?_7)sib=``
Ir7tJDQqT18_zKop$fVcl*e*y1bMWPDTK$ssH@CBR!jB+4UWEF`n8XhBhO2-y;z_)hoM_D6vT{KN?XtV+!nkXXYwB!KUa)S^0N0*Y0Y1xGSha!*F(Hp+f2k
n^++82DKnq#u&`N`t&{W0@F2^;B(->&^H?b>tS{{ArvigP`Azo@ikXPE%nAOvp4U7Ph>N)5DWOw;1YQ3P23;d21BXaahH=|9jFicjq*wxe2iPwR6@<`{E5v
V&R}>qTWAVzht_+3jI9(?h^J-_3&crR=`~TWzGF)6Uk-d>{t2wb)t4dX-ndTBs1WjgLcu2>PIrZjjL}#@^EXn!nTw>7E0fp05MX^%q6Wlh4ix`X!pCVR5uC
GLz4=_9I(LZFyD!;iUXH=P|5T!BHOs$mECn7dMB38K(H6OKHcRFVQ4rN{z$+zr;0W_KAax^jKN|mLB(Sz6)gC+dJgfT`2G+9!cN6`LHNf((ZEiFLKYBu0Kr
-956L^bV<s^P+YWk%u?2tlo8wrtt1zEl&vW>jEB{mp9W@zt#4Y{MRR7s8bLkF%bS^fI7y?V9c_KINU^6{+l{Ga)fwc)1WXM;J!?*KZ$WpYBOD@mfc*DY<^#
O56!tHW}4YpJp>VP~TI?@J|fojF&2BOxHaeBrp4b=yT<lHo-l*XdESG$k`o;5|&GL5Q<T;x6<^Dpd-&;o>0DM<$<mWi#Gsn<B;W(!=U^YU1CJx<(4Nl@QiI
kmG3KyRJ_=+G~zrq7Jbd8jr*ch%%<In&l)b4Ib9HKFq5@lBid*_2xNfb4)^}fIUKT&5GaT_01-gioxRSxnfW_xy>GBIu-}Gi$HYS?W3u5e93BUwB+st{HCv
f7!^m#KrXqVdrX9*sQY*%>jZ+rMzlj}R$Ts}ns3S;T1!QzVI+MW<rh>`hmZiuZU){b0Tz@kd08!<?v)T_YQRE)?jYwY_vd_Ej95=8!Y-&8@PCQBKvNh_Q0m
K4T$96vP@!1VVAFj8BdRK=ku@@%s`;fXS6Dcs<C8N#5{*3TdlkDM@15O+W_xKyaZBqEaua}U2rhP^x*<70q8#6tP#5Z%kn%_D=CCViC<BM?Y9&7@PZtsBd5
ma<u`unEqEu7e~ejg<w5la&MMM;#JaS7HIE8$`@a!>5}cpaPxOP~QzlY{dvH39X{n-LmPr9cHVg4^$bX6rJS%<I2!@S=|iB8#QXcO*PP2W)Xipi5P?cImqd
lW{|KeBK|dJ_3N$K-oE858gHNe|sxT%&eD%JXC?FZpw}(XIRT+b@DBWAcg(82Lmv<Fwl@?r2|wS1ZdwmN;=ausmf#=>Qo6xW1oH)g%K|Wvs&=^OYy6!Mke-
jMKhnJAEAGU<!KLC=0-I$*X|{<b-ea&G=>qMJ30ikJQnqCh>En3HC+6gjY~VFM~HT43$eAZ*9HR`_Lfy#aE7LZU9oWX6C7uY2Uf9$dg*}Y3<d?|cKasy_kp
)d<r|>M$t)DG+|1eTW{jmD@O&pw(jsry$dJ(%$ias`3Bz+t{+M|S!v(Wnk+kqHs8E?K)-l7dNSGF;;>)~ZWBj-+UlLru{8}|5Y(CJu;Ds=e8#{&&J-r_Vew
t|FH-d8|0fLrHSt(bIb5-<bnZ|?0O&F)J@zb8S&kd_qVLbq06+sm!`prxIia&H2?<S$+74~Y*K2!S6DZz_XktvY0WgncJnV+3tz`?2!!!g?{PN_GcHma)&Z
A1mv!7xndMiKm+APU7+dRlNmO6?rv|Gm{2?3UGhWbRx$x>yA&opDW!Vzlu{sqaKKuRk#Q1anb_q{?#XUc|nj=GVzQuCfijv)T#d7IP1Tg%zv$)|wK-BxBK8
ip6Kd{p_t&)68d<?ePZy*%WEPYz{A(Pn;{CZck=rNl$~IU4rnW7WUy1sGy(OWyWjWRz=UIXTID*Q74~mL~i}KZx#m=IbvRl?qH&4TS<X8jjbEOd}F9T2Z>v
LvM*nQj;TWCl;+1SjjtVQsxESr93&Y2jbNM)0w5)2uu~?lP9)30?+^BQ#F;?W<}mAmTpR9in5nj>hQ1EeAd<{dvD00JZU@Jt)_a)r^I!CPNNA1BkoSaAD;A
RF%5<o*`}yhkyT^Ggp+C@~m-0zW*?_KT?Cd*ix8aGl+G=`f9e5>nzdIDhn(xZX+1DpG`(H|ahRv6b##;%FNR~!EL<E6b^xY{JsxzPisqsLXX(#LsY&V3_pn
!JciXQ}fqhRmVOYAR{)W89d4vOjtx{*QXkM{nTukVCFXyoZ?5EAUK(YagXa8%Eh7HMpBM6Z&#Y0K6&koESz*r>4c=2_tm=<y3EHHx-wMYk+nal@qhAFuO6k
H@miBYG_qK-~{N)v&I?Hw&0(Dc+lCJEdrR9JIqJzMK=*C$qN_50PCN5@vL(I)+!wA=5Y1cro%;f14a)4UtM>a`sgn{-K+4nDDcUC1;=$>u&o6Nq*P21V6h$
tA**YL+jb1G$mQiG_<-K#5CkXIR?#m_4yfxx%uuyoOE`VP3RKAKFGu?`BVZE%^_P*NOgnCw8yd{sfmoj0uWqx_NQcD*StQEbKwwxCR)x}oOmgZNj7E~_qsx
nh;3bVXf+<WQrL;IqH>Ei@GqMtPwS8efZze=p<e{Gz6*FiPYe`Jj`HQe?w6z6h0-399fv9|HC%{jiqIQ<F#-fN<;opWuTg4b)HsZZA*`e%Ins^d?L!q)k;f
IMQqLtt@^*L`vmUYWb_mX{0g^tn!7wqRk0E#>BuG)t9Icd?yHnWZV)mRI{@eJ%8I4kNzSHntl`KwM>?39O=&)lqlR#|UCnuP`y(yfZP<_P4_hSfa=fp*8NN
lhK?|w>MG=Ywk@Qtd&j&(nm`sJZc$NbFbrsIcDm|46wC=<6b+A6q1Hq98u70UX6j$&*3$hX=Tn2YpK)g-Yj4N_gq2<oFHW6FRO{}G0P_2kQ>)eVRsJtaB4U
*L3tPNtcjw3!CSwkJPSydQ<~v^PFsC%f1ZaMP$KRYf+_jQ@Wrc{&5NLgFykRJzc<o(?C`RKRCj4U=$;#7CD-0<Qwf&%(|Ku522ftl{hk&db|$`H(k=2k*v)
Q(NJlIuPJbKE~O{A`@@D5WU(Yquu2fv7TM}aj%e~+z(lv%*29;o@=XIs}Q4<X+f&pBW~I1_Z?PR-jSQ9kwKs>Kx$;7*XxtW|GJbhgNw8=H?U6W0X9a5&)0=
I!1f!?k-1Q|h9kZPpYrM@D@2^7D*!h6S>;Q5*!L)**}^!(lXyk|(bXx6K1vO~gXpbrA=2;*umJ0stEjSd`3lw+QhOMiV}k3xfC#COo2q9n6LMl`38#@`yj9
7sX-fDr8%7O3QSAVoIu*etuLlZ=N8WF-J1^@}AtjlTau6#JOVJ15!7)z=<ZvelkIyg}-%k8<ej|%YI8R}5A~bI12g9vOvoqK6u9f=oh*7%@@esaPg9*!Hwb
+BgH;&#LdXU;WSAT#Pp3M{$D$$f;Y=pgnQ!ReQ*0A;X9w6B|FXW5A-JWq$Y}=^<+gN*NC75)1T@Wr4b%sKT$sCbrSB`Lp5inhIUx*2Ks?H&j6>)g#?SVl%F
Uk7}723k{!4wes`af5U)b-1dh2P;QxdFn))I#2zuHwf@)o{|spjDPa_B`9IHc@!K!Hcb8PGA4`U=L)#q>}lzIUqRmd^iWT9*vXmD`||*u$nVoHy~h&dJ`3U
bUqID-ZIlc(92!g1(B%o?<=zBs&dk%%o-a^VqI$D;9^YC5VT%{(BSxju~f(hT{?%6<?lN&HL*;<q7uV+fJ0K55h-)-XF;rcgOBIzh1nL=8xpck{+1la_7XO
e&$!6swD}`}oAt!+m(xCaN^3kSr06iqT$Wzvu9vfS<fq{G(eE6-fB3|t)gk-d9`suHt*=M>V2i8vCGFlQ2Kd=P6miYN5EWPm|A?@T<pnAlEBB_uN*}r}>A3
=}of#s{WoecvxOZPrCDyTKTGh7Wo@z%F?!KcCulz&SRBLm%k7gA|o>UdY;lMGkBPW<`1yn^~HP5?Ue=GlWGH2xkDH0pAVJfb;J5>>~C$_R?r81z*@S*NKiZ
pgWL)a@mC4FsCBB^IPYz{ifbHO&7Qk4rT6A}+!Jk_z{hNhVldfr)Le7M*MmTe$*f95r5D%fA|e|qTb`*{0JAijkE<DFFLsOh*Y&Db8VK{40XDiAxJg4J1Uv
k4#JpkmN!M=Ha9+oI^X`4y$su5*ga^Q%46dEnwP9}X8D7pAG@P``7|gP^F0+75GL*}vEK!342U(M`(2RjJYz^0Lh-&{gg9bbag^95`zMj~nUuomSe6rBkRG
?#xE;Qa7kG+l;Cr+6Rxe-MTejO{IiDg`<VY6keS*P&D00Oz(u-*;G9-M7Tfm$@Z;$eeb`JAvWMCbEoziHQl;xq9K05P?BpJ+PkKB8>3DJuuR7Mfu_*@Qr5U
VwDm@>aXnAL*43Ra5nkvsVB~G8DFeK98uU0R!ZJ|oWpc(q;^gyGn#(3k<sl*^He9^Vh^=bGRbDknVnLTDSAuVVv|-w87C%1A%`{ORD@CPWz8Uw!l-MsyGdi
q}j_5}e+B%r?x*O$dqF@_Y^F273fWnp!y5c&8WH<6lNKH*Tdls#gx0U^Ed#y`ucq=3Q&{)O`n_13}Zu-}y{m_1xbqPv+ioCN!BG>d9k;c?5)95Qy*{5h%ja
{TP^rkool@*XAw#}J#?%732_~nC|)5}K7p8?)t@A#!(fj1@V<p-g2W~eA@4VxGMOHY^VzVMa0&WN+b!w+H2y9O9^IbQVUI5;~ozBm0NcEzer+YN$ibxw-2y
!^c1;0z}j-l!9sJ%U4?zec#Wdc2|h9YDvB>^#PI*=f6VaeZequhGn1dn!T0v_(of!}4f`g)1MMg9^_<0yyrtmy`$jS^R1qB*90SX5e9kqWNOH<*tq|g!nVR
uRWuAE49pySlBnpys1BoH5-Ne8hiW+3Dj9PY?m#lvWQgiO1wvOCvS$;4u3F#sguIK>HA_(7Zl9gu|y)+c8_?xq^oDO%4EV~^Fx{UQ<5nbd#j`_4Zm}ut_g%
ISkjW?VOU4-%cc}R826Q^$5~S@?|nd2OEbS8b+W3bi3kU8k!0Dfmq;7MIe%yxFz!mb=Dy>iK!!LHP`u(zRRbYYgXLJFN(18Z%0m+w7zO4%;c2-}nUW~2F$g
we@?CMLD`2nIiwBTD#pBYst11Gr23M==rGk52DR(V19#YSapSR>i%B*)*MP*9}o_Adt7zGf(rWBhe=U`8$ow)P*)mpYlrt1fpcTPnBF_Dp~ei2Sweho_xmL
S#Mp`F0u?I`3<)lGgLh8>vV8o99xo(-1Hl!x@orsClhKNT(~YSggPsNUDo$i$BpGnvfOokd*?RWzPgYi+@ZrhH4aFct)96Y=rCQf^C(e)N35XAw_;4_QLjg
6>e@26#30j`cIKBY|~ff6(Ms{K>niaew{=#2CvZxBme(y)yC**4pv<kqdDEgnuqV$qGg<*hY_**V@YCEJlK}cIC@q{7d5w<!=*v@uZdekeGH2jEOHzu)&xQ
(HGH<&CRK1_I}$%!Qo*bPjfoVWNKL`u4`t$Ni{%+#=9cvFf(WZ9qO(HTVTdgR(_kq4&csb0ysHUfbuJpF~2i@jEV{$0PSd;l}Ql_yY$9S7?-RJzX{!u22jf
~8?xkU=3g=2z8w3{hm8n(vu%qbgVY0Tn-`6a>QAFd*aN5AAVmhrevX=_@{EoyQKvIqsn$SLFJIO8w(AurOx8k?s7YJo)71So7#Hv$&kNt*#b!)v>y5&KNO!
0fUuB`3n0Efl^EPss09XQx1GDrLPouR=nnh(#J??}>n1vCW*>L|<9GeRlWQ7dJQ=FXv;40H~A@lN4(T~m-zEB^ACb@ejoJWd@M4|j6MVb0ddar2<hsy5GhG
CSR^Cj`fK$8l|Ln&)8M1H4vM_0rEsLP}Asz5L=i@MV?rzx455}u|6x1(0KJ8e?@V9F2EqS=_(jgl~W#?+*KYC0w)D*5MBb}9J9@=M2aVOg0X(W%cBB@aJ_`
H>3kvpYp|y;8+MwXIO5ksCvf{Bn)UR7F3aZF}&5#(<-`owY2K4qX~w1#&u1t!pM)%*EvLzyZeL$it+2h)otoKMG4HxsX<pqiC5+3*_pGd<cKMp{dzj;y}$K
+?k9zP`+nXw&a`Kqrf6+YV9Vk9uBc4F}pW40Z~m3!}RrrzP0?!KpjI_X(QONzD^(rbl~&mP@%OBUB->w6NUgFyEY}%FK#)&ZJy9ZBin!66jt60xwl<r-Jq<
X<=%~^y%zfUCnTF*0QyrD8gxY5s`~1{V!n-@w;`iuwz3ZRC0e|)$~xtoRM@ar9^c7Lmih|4!aLqPo}ewF>p?XHPa>8Esxb8wMi^C9(}33Bk5s)PzkT}@P8B
x5E@#6nfX{|+|K1-TZ{SYKjX%(1ylo0<E~T@8h>U>~@ziiYZd7wzyea|!cc%NGnZ@RlBK6<Q&JaWm+r#L0{-v0*VW{9?Mq++Q`2mXR_TGJ%#d69M3yF%?rH
wC;{~`NhGd7tIJ3LeaW)L|@tUp*VUKJ_(&4-7Up_`{#4y9-Xm_O<(9pDKn_I~*#T)0jwd&l|04d_eUR~|bPSok#@Z7Cj`Ka84zZ}I`qpTt=SveJr$qw4)iS
ymICT<)DNpD5!pls*dQA9MT|(%xV3!5i*G)g9^zp!Tk@GYg`QY)tS`M?0ch*jy9Ntb+{EN31dW{Wfp8h*#YK^)1Yu9xxX$YClIF>jL*+kBuhD`sDGcjX8mG
%_m#HyZ1j(piuUGj{=$*G>#n-9;^yNbopA{5q*~@!@N)8F9rF%H=nam_sWIbuiXEyuHwbi2>QYV+4)z{7O0nggW5MBIrx2cw!87>2!@3xZ(ECe;wV+KVBU?
lC+WqE&il#rnl>kN2PRP@sz^f8eD4RMuF?qT=tFg+k@Z@$Oe4qW>j?$C^v6)Q3b>1SX>~lgi2Cg%R=LTAvadfvSp$gc#77WndExNjoHA7Nq$yrpqd_p|5J-
}igls`(_sx3e)EhKnw1KG6@INirdi?W#H9UFGd&Sp%s@lz<-Mw9Kt|j|v7xi4d7)Z+sF)XHNXB!+IHLZc6U=Jof5<N4`kVx=JYM2im%uS<REY#-!sg05#*0
7)h@Nj_g>Ke-7>mB)CRz4=A*cgO7RFY{SBXTgUpus@Tv#^0BdAB~vLyt{PZ5UHV^;~##i|O?Y%ji-ueVz4SeTU3G1nS^7m9vqG{&M&r2Kwfck3p?Il7r+9g
Kqe-N`L@{`JG}Y_f!4gCoM+BtD@v7EcY`)e|~LX&@z)gqj2s0c*g=`+5XsR1;As#|Iyk)vvo}B*~II$i|^p&c8IafLrjy)z#*s>i=vxCFm)C|q!Yy$v)>CT
Q;1fCn4$6uy7e|Wrxt15fbpH}Y=F}sac9O%#s|LVeN-uVu|ym@?*9em3XZ(Wz_T1I`ypx+fzAAZq+PxTJb`jFbF7sorGTYbE+R~%*+sLT30}t%qe^6v+V`|
}=XUUZCdQruvC{Oyp<Zot^3CoMhP&rs3P;l+V!>ynqQSe#)QG6VqC#+F+Ek02Q`d`#JJuKGo={%eNNKZxE!KL-n<V{@j24-N#Oax1e(`_}3qGM3e2U%e#0O
~|Jb-5Vo`MTjN`x?L@((pw#YM?0X#o39{v<o)R2)!a>OGfaOi*v!Dgp}nXFYi{RAvn(7mPw#PUF(5hP4<6wj?kV?To|~f_6|8CR+_6a0HwO%a%XO$1j5<Ku
o8yRW*gou{6QO1l;1?S<_px>U8G{#2=#rg=3><Q(;?6<w|51Ye+XGulf7(P#UUX$lzt(@9dbPageO1Ct?va*I6*fHDPolkEUMnH<bKyUh_>=jh59;JqXN6q
O2B-w?}Yy-wY$njVwISm#9|FA?M4ri}0w6t2rU5XJ%8IZ>fC_%*QEVDRJG;lU<1t)|$4=@6LiD3}qq#5($eNs1taLq;@}MUkEest*i`@{#xKk?CA9j*cmg(
3<x~4H*uG=b?*`nazaAklF%QwY=@5_jTw%#Px$mHYiS7GklNzsvr?LyhmZE`2ebeM!Tuc}p!gAG!0Ne@9%ChnO+Z1rHol&`J)EnnyN1GMYRF)XeU=q0gLXt
nc909U#yX{qM4@?_i)_fQA!e*d9-Z;aO>A7sJ+qzM{dsdN00H=0UfN0Fk;NWKspETyW2m<PHN$y&tyO@YC+6(1S)qAApT<GKOB^|g9E{p$tCX~kN*-=Aa>)
(PE^;G^umt4ApMp<Af{ZmL#76{0E)AYf8jr_q0BvhDEwL`#{AORByGe?qkS3vnA{wONDdAe{L2AAV(=E-O6({obw`Si@iXUK|k`<~5eoB3H`<X11sg?$`s(
j&Et3dO&eAgp&7t_UF8XSKK<3a3<7fKy=+Zz31y$h9`SWG@2+II|KO-gZ+SPes#M+g6Yu$!eUbP`jEIYd*uT7JOy>m-t$L7Ee##z+$w5!PCa3*ow&$yjyL#
98>~p|Q?rrkN04C^*#A$;MUQk${CM6#DZA?PmUQv;6Ka&^_y7(oHbh_JhGKxcj#*Dz`{d|HfSrX>W<qeNuXBhv!T1XMP7qF9-@SWXH}YKnrbS$mAsV$SF5w
a}l_{wX?24%@Yp=1Lh>)f`p#S#U7L=<H#q6e2GW>?b+Vb6W|e1Jy33go*<#Jfejq@S3tmZjnWnlFAI8erq@N-USGpK<M&Cyo~MhqkoQ;YAkbp9R3uJopU37
8ptnc_U>V6@@#YsE?0^`d+a33q4jUSl6JVOVxuuw@NSt(peE+!=$RZifN0J90OE0%rW<}+JM^n+_-63*n*N=3#ZgyhgejJsS`CRJ4R9tabcnPO=M=gFeA-h
a0*0;*id|24eFrz9gj<Up7#_pi+2d39^C`tv-nXw{pFOxVD$*wibJ{%Zv9J3YQ1g15e0K;7DTw6|#;?zgZzyl|%>8-EGD^a50^b<;_V=z^~H1S-QAUp-{z{
qWmOJyKM3}OnPtu}}Vke|st%u;b(yZC0&F5ww4I0UC0vezTE%nd<t&~$UIykpZAui~xER5C#6dG)7#&TAI{7t5MV>u|!tkP*2~`a=>z41dK-tA|<wvspQRY
y|_r_KWo|ihg%M9wgZ0l=Qf_3eB}>{>f?zI;jDPVY3i5$lvjpy#TM$q98*3!)FFuy<P}@e#eCFmC`GUW!h%}N2hgl>g@L1gW}jyMVD^N4t?)ONB{~{6Av}o
iEtF<nA5?%x>BMsUIEz3RpI;`zkIaJ3>4qnj_G&{%Q_a@259-;^~0;R=<7S7a#EH7|822)fTAg0gFdhVpspF-;Gu2MBNSuTUwuaABkYihBe(@b7eDa+4kwB
bT*gOzi!!FoC;IGM^pyRk>I3LHA*MmFMx?7jaamiQ0fxK@^Jb`Yis=H#M0LX5cVSuRTsMV`3_OeutzM#a|CXaNNkFDuK?{~8LwuKm0GO_5T0zwD#D*kznRh
`j&7{YLBmF)*Cl&cE1zz3Bol9E9|8!D^jErIU27<%bsaA7wdLp*h*Xl4_2dDejgkT+_99{j&oNe>B4y-gagGViI$=AUER%2gZ;alp<t<F3HECfH98*>A+4>
9xIm#9F*KU-CuP`lyX$}2e5BnK95mQG8QPzJuJs3X~Y*1vt`JeN{^qs0=0V_iZ6bM-$=R<A~AvrCRfMUCme6Fn@pgsTYnW45;vH^hkuO$ZHdYQFkA`R)UZD
~vIAhZ%ov_*1HR9;0We1x*(vh7eJg5jUotW4P_(^X7>q__TD+w_5;XvK3W}iw|CAl1@c|_mMO0X_esyJ)MW}TnU=#1d*KwLrQ;O@wwbCYz(Mx-@V>%sZ!uL
Zk5#t<&;V{h`Q@rVC$X5@Q=mR5nnw8Fxc1d{zM)IgBVn5sBl)THK<P;>x?rJU4q#h9qb-J>cJSjMg{Cm34$o>XmK;!28qnEk#dsGvSCE3^=Utn9}tZ|vcIr
cNEKNZDwMKs0^#wu+<9SLh1u6GYXJ~GgJ&o_VUaQ)=c`ejXy@=}oGC&lEjU@cb)Q=`J;_CbJ)4Am^M7pAXCp_=(6U2E4aaHZJZWwxqS@JoFdb^*vI>1*36P
*C&2u+ejiuc7q*31kegA}`s|^{XOBl6@?}--dYO2vke=QlWNLx*J&-MFhI<c0f9yy53son}t^A&L?$SQ4iyXUmMoiU)=?%Ob%3|K}Hy&gHBQ*L+3)QNopUT
#Wur$jB2jgpwsN2cCpM22q}_i<lWT6~)g3h>io)NpGZpYCGCCN|2Pfp!Z)cEc{SC@>uS-}yA@_d2~BKpL*(`^;5@JDRAtg1bFYN=p%=`}}kg_|G8XuS8Don
T$NS03;U!!Bf<^LW55l76{5lhc5UC-aB)eHLJaIjBb)a=Z$;I#&BHD;3-LT?#R03{7h*w-g9Gxq73hpyr6{2<>4-!(wHdnR3o&P-OS2l*|||hNVgkQ&gvCk
Ogf5-!j-O&>>0mhlKz;<l|Ep(?|qgS0=vj!UL(*OD=%L>fL3LwxK+>;<})<;$6KQu)caPN<5Yb#k1df=ajGp6c+u?`+Nl6Op_sSK?QZ#Czr0T-`oPcqwm7$
*0W)gj1aqOZgz$Q1DB;F#5fg*J5E771gi#Rq6|LO{G9B?ZEox|taw=73UcKKA_Mj;>aUffFv=tAJEX~0?;5QpE8TZSn<KCkxFFe-%hrb)V*xwX-y168KVw=
C8h<iU>a^Lc=zpojj^A=Fvuyq&GWsKTdPjbb|>8YO(YPB9#Ip6c3`$3a~5|&f(Jq_kSqG?rAlN^{ORIEiV@7yT3BGbf@=dPKL^_(8!kHYx*)kD9$DOuRCD)
Qdf2ApmiI->OS&P-&uBKit3IGx#cu8r@bqN=J;R$O5mmR6{%EazOqEm8L^u@a(=y>jklh4<Nj)ZVMSR((W%^!qI&MWD+N-#=$qv)-@RH}BEW97o;K^)&Lvw
`Wp2%^^VxRhn$QuXp4%HzxrbN4limhbs_2+vg$nt9&F1@M*qAIIiz5%T>K$KYAq5A$oV?Ct?v%NdaL~aynH1Rst+!N4FD$+HZ}l0mQ_n_zf8lfVl)G*vhNj
9HN50rIjtxbFwZ@8H88M>hgZcWHQL5UbFu8V~g&n<I)WN;-SJnRS<X)tai~3VrYI+a;^3zYhO$-;fhTxy1*q_VjFrIC8~y1*#;!jX4Dv<n2uxvqYddF)Y~3
hh(S5Bi}AqbB&G%G>iF!<lcJUc)crkAUyY_dGec7M0%5~JW8ui*!0c0RRAM8PO&u3rLbDeQ?qA`+D(MGvl>a^)Qs)s<oOOr+QHd0(kjEXj{xk25IFRe_1Qc
k4L+8h5mIr^Tq<Z{F{*J`QLZGnb>uXAZVMZLw!KW>*p*xNj=+mszo;ddD3uI)2-b2e)wfh8%5hOU;brb6y&Af1ULBp_i=qt~P(VC<&1%!OL@_X~w1#_k1gk
6vu>Nc7HsDMPH(UJO^ULggF9uOPEH{TVWhxGWC%I(ABpc<-G%F6EXbyt9@w;WR=m+e=Atr9q|5kFuw=c7b(Mi`J-q*p;dYVPS{U=;e8Xl4`z5W&-U<DnbBg
GBnz^rda;bZ!Bwn9AS!bkee`IjYJOPD&S7RHd_l!(g7Ms?mb*>iF0$+r;H3Jf_CI7Ui#m<lF_*X2R^7ahbH2(^3lhP#~yS2AVKHv6g$UG%etE`6)5u2R1>_
qXB~{hT&ZhK>k4<!Q{z-ymdmE3~r6i9MR%gW+ETdKRlrrNKp1Khq;BuQ($3`?h)o2IlWU+rj_Ps(RhbzMWU;sDfc*f1?_tCKQ(Zf=lFj@qa8pj-cLLruuTY
bf`2<do#X{?WB-<Yqj1^nUhoq(SuqF?j_#lO$b+}tfX3jFGFD{X-#z%iuFm>)aO@;7Do#5|Jl~X?6UGT5xu(jl{>@WNT{fa39`Uh*@xkin?7bPq1nnhq)oi
jj&gGIe{8hxOwaN!CZ{{5!6lT{K(Ob6OG$A>&Wdtua9Vwumi4zM$YHA)qRf+jf8>MJ}j&748qnX-a*kGi=;zL*mHDGJ4f~k09Ml=(|(NM1Y0UoYTK%&Sm+L
AUvZMIeEBs;}8J_&+~ws|RA-*@Nh_Yo~|qjO%&gSUQ@Z1#t-_@s*#5?tb0FbWhBxH$FLIrjt>wLPt%YKNjas>OWyV6`WC#Lu9gA%G1fkuZNzCAyMXu>y`Hk
vjx;wRJCt2ohI<T5k}Dy3>s_lgls~$2wud8+Qv(s)BIAUiy;~o^@o)_<uTfvt%8J#OvnJRh6bUlTo@m`=FW#idO~4Y1%e@>A!IK#dEn1ZdVpT?bAj6Kn9yD
r9yIG(jU8BE>!Ih^pJ|=KY4)AQ)q~5xkiT7XC7#EAi=K5@euG=8hIP{loE<yQ~~UORBOP$tb*!>CY+F3q{eFB5rT9T#Fy7s3sQ?`@;8C(zhz;%N{Al_cGwx
BHrxGL|H*RIEhnAnRn6=OfLAdYWqXUNFr*}xJ<!i#Ca9e8$UbiENiIJbpkj3&7n%@yXlZ`IS;f@yA^fkyH44$&#YF}v&P{SpINQc71qgluAF|g%pivg&ZMF
-TKF(Bg(Q^7pFt-q&ka%7uKQH4Oy2tdBO{?Paf-^k5Qas+nPu!84wQTE=x5WsE?NmRw>c_}+S<8lHpetRIWk(_SHEkGdPxPJ{N&c-D%ElocDBy+c11#rR?j
yd3jZoGt>%9Y1&mS3-8pS0?YG8Z&aXNGcRMy$D!1Lr->*k=&{44ViYZ#dey0t}E_>lIwY@nacciiRQba4YP*l{rZ@qp<u6iz_(3QK1`MVQECNid>}8#M;#7
T4Hz(~{^UzBx-KEBK{hSjHz$pITY~aPJ3L?wRl^OP$7i&HHpx{+#e<Z-Vj+TK)#pTJ-m^YNmVk=_&u?Vpg3MowHIos`qPXaR^2vKlvn3?Mxz#-rqx=zTtCy
YPA%s5w83O#fgmvcbICAR@_;BHgrUv5Z0l=J$AXf?eh|k`f<0Gx(q+t;jeInpe^4M0)cn@S2;uH*mG4E=~S+W5Qn~iZ^CB0!ajY{;le9XRQQ4ika7*h_>vA
U3_=d~XY^U`K))#E<N83Y08+4+l}NXD`|j_A0>mqf!Nry&vLt12;Deo80g>IC86UzwS{;H?<)g&2FVY0!4ppOk7vvA2ryfgDyk>oyyP)#18fx+oKq!A$B3P
=byu<8bu7zBTVMdn~A43g9J`)C`8ZE@GcJICD;Z-Wk!}sd}m`xOV{ukzRBK`V(WZ27?XF^1mRf)+mnqqj{sAi0h>dYCk0*M2~noy-dq+#)Fm?G++XeLQ!`P
{HrEB<V_yGtq%6<y3nb*_%T54tIM1e?iYDW^~B??R|tA^8=Y#kn;-)SGAbQc3Urg*HC0Xxl;oA47MwE(p{Yum$avK}Qmg?puQs3Cc(AAu^K_Akh4MiEYb6q
F$Fh3{!sWX806b__=9#nSRrz91AKn6ecf=r^cc49&veAkSUyCeep0K6Mr-eMtL7vZhy+Pv2l|IgC=W#uinv0=5t6H9~mTb>Mpt^=K}I@r$rjE<nCz{fq(n+
GkR}fc{=f*0$*!vPI`~A^1R!(WfOuC>#`)Ss)GIIiWCz(j{I*!5sc4lh?^3WH5%P%r2vLUB)l*FF{#Kas_$Ru`J*)gogY`zo~bk*08$ApmNRo%iV#T(gv+v
ikN<JM(fq^x!ZV(fgd%ruM@LB*JmHsI=<eHI_5llfc9VJ)cUG_?wrsd86qJBRQcurnX*DLx(kaV@B`4!GOJ_0UXqe6F*P>N&VUHNaJWkxkTb|&^xoh52eOX
?$Td#ohJRPQjJAHf6#HqyUB6-cbFiCbF6Wd@)K9mKD;W+PH1<QuX)LfMApQoMA?!80oD@z@b;u6RHEg4I!zC_xTG0e8<IRhv4%ziq9E5BI8TDww%?msP*Nn
#vP?LSF5y(8;Vt5>&261?*Tpe2Px+GnAagYU+h3c1@j6^m4S;?m?(u=c9s43n72mQL<3UhqvcHpNC9acoG8C^=Ueg!h$0OaNoM-8avpk<rh^fa&bE@3OHUY
R<Ldec#n&k8ZKsb_+Dd5VDy~?OOap4qAhRg?nBHGmBZ48r$^a7!x;RVn`J@Ln*fnS<_GoJ0|MmIulbvEd;s~MtM6JYHu^?aQJOKg2zjzy_q^;fO&n#OQdt}
Jm>&w)nr_>;w>$G$Vw?Ks0$jTE5q)NCzk0|TVq65MLR_0U01V@atxw>r-Ubjx|khsT)LdcgAMCi+`1}Uo&q22lF(Y*@J8lgD7eA6f@gte;$)~&Ky)IN7D%7
gA?Hj0u~F<mp9~R(d7YD;i6?2nBjFH9-ueRqHSf}}Zt)b?omp<z!xof88-4g5RI5nu=PZ%g5FwUp#*2<V81KB~=?EqFq<}|k$X*m~coPG2rxuT$_Ip$z3m)
?>UWXFt+7dia5EjNjeTmD~)2FC-x;mpLaKTfCORX6hBJq1<yLNX`V2`<&dAr)P-0snAZgsqFZg2k}i|+4oqTJcU{55XY0;x1X+YM~kNC&+B=O5T~KJ<i2*5
ymq9x4QS^^##>IR?R7MKb@5<x^)kMB)GVzVzjT;Kj_t>9&l*(r&<|<I+p7Zv?mb-0b{z@L_1HC=WLcW*kK5?~a_Q@tO9w6eyri6ya+%qe3F8Lks{vQ1yq{s
(08`2<tB+-2u4(qm`YU;@Rob2%E-Gmk)cODY8xA00o?&meX-h3QP(n&f5P*cbNFBeUNA(7Wk+#jiXyYGFs9FJv_8<394Q1%pA+NQ!;?_=o^t4FX`=9yhTY{
(tgt_xd5fK+{9nBHrQ{Xu5o8>_?O63Ewd?Jvj_Ljf$cppYWO9Iq!>_lYVlw}L4fx61ufty+tKPS5mz`oOZNhm67{xF|MT&vH$2~W#>3f+oJ5FL$1e4|-&_2
4-6@Bz(PfICFU*}~7FDiymVoF%2b+uG&=QL}<eOaeK#C(CelvbJ6TTUqsuz0Nz57<>?awpY5V}P+?MltLy=SHu@@fZJa5IcXo-+T&jkEI@th@QRRUSzWk0A
-OE)~7fyyZ}b(&IPDB=KQj8k=DJPbZyMZsDTz2`je?(5~XVssmoSI*l#y_O5i{pKEtfWW)!ek8U#IMU>QlWO>*6CLZ$!&<r*1NwnDem;Q~xyK|E00U(72vB
IUU5l1EA4|hj|Wl_XvExp^SvVftoMcTK@5A}@QyvmZO8t`b*gnRb7mJ6JDBa)#brb`#6I=XGGK_m9|x>TGbvXet>=V-VvBe5r<V0yr<<-hlKvYG|)xNc7_-
LMQ(2)!7n_WG{oOw{isgPmA+bF_|n=VKpVqb<%Y@@Kzlp=Z9*yXz;U-L!~g#>B;zf024j;EeFl7xY@TPYg46{+);KglM~du5@0eP>nIIT#S%5e-0>DnalS4
4rAofdGMa?0pG(oD%;bpW+_6q!!ogxgaZo2uqUP`clLgqpfCutRM+0!Gx4@RH}?g54&oH2os?UQ9+dPtvU@yVAnHRU^BI4_er2~E*b9=R|3%-m<kijEIr60
}C!X-xC2mzTIL_>nS?}m?FYj4m<jc+aAOI)Ks2EVo7eq`{cGmNz*lad9zO&5g;rcxjJy{D?Fkqaz`vs_%QX;8lR*UZ;iMLW<N?}B+EV~>iN*%0?t|j&M?RY
{Y`qb9yZ~zHHm>>;{{BUHx<uwx2j&wM=hY&ITvl9y~1{jgh(U$-iK<Fkj=S?-YUdUTfL_4c8NUT%g7k~N%*ibWfuZcU>R2_w+2-dw^c%R9>;nbN$4oMBDT&
?$fo8OG-L?TS*Rz*~M!JiW86oS~_YCjk~z`kj-9MY8{Sgn_3%t<;A8C&|3P_@pvOy*8d`(%ys0E9%(a=Vc_`1>ZJtCin@_y)t4StD@N+1TvJVI)V$xszgl(
dSigE-Rlouc#7kOvyX4(kp(4Z10WCb&4rr7h?6dA(1C~KKiJ?(eF)fyo6HYd5xd|fr6uv!Z5k@Wl5(to3k4gYyd>tyopST7u3TNTvg!o+GagD^X$l@H%}c}
R$~IH=Txy`KzD>~U$)a`ABVy@CHY6)Yhg{Zpdn3tCa{>+;J6p6go%Y)cpfCsU@zNPPOW$AdozKbETf{6Av6RCL0pAT2?=A`wf(Y*0o6m3tipPiXN_0L?V5a
2`-@q~q~!7F{)Q8e)86ywFbeFKgtAI72)kfQu==1yr53tH!0z0E@s%rY>nIlb$^4jrlYa|BemlLtl#&<I@MFWX+ak3%ef}Q_lqW>FHxHrA&V3^T?vPlDPZ6
#zke>pN$|J%{F1m3q7dYy2h9#B8!5iN*_2s6%^O(5n-o(hTh`&RLAx}uQ79(S@M9&flqB1wbrHd5~*ni2O>63Oa0=L}AEc^z8ERGc%1u=iJy?Uq%(>OVELj
98G#M6mal-^Lac5iovqX5;%Hc7<diaKF`8ed?);F>6ZSufJxyCIp_P_&==GNT<0xK5@4EXE7iZvKpcTtFbmaX%VRftj-zEa_5_gJXy@Y?Y8Mz}tQ|@C+8>7
o|&PIpmyQny7=l8N@OZT(=BnKul4u>I2e?Vz!A!qe`2^J3k4;dwpCzwNli}$Gp$*<Qf0{`gOT!BMn?*8uY&`4=agP{NTRyogG83rowf9-B&ta$%c){rKIkK
jZKgkJ!6LCFq(-f-fU5^kZ<}Y<%cq%$`k{@9iwP`9Y#xJP~z`raP6cvQc9_|N)r+*B$!8p8&@)+yPMcX@5A}ftic2vO0KvwBr+_b@5nho@<SxzSXigW%a2n
-BN8$1Nrx>{UgJ!~NLsS_Mh`5V%Wm_vq}#q<uK7ry?eg$~A-@+7?()7``?qrJ(DE5sX^c@E!g_#2Yv$)N^x|mqw|U^gT~cm~!;kA79wOD^o2gqPCOWCVj%D
KhyZJUCRbv$eTO33|UtRJ{CJh-HIc1NLx1U|<V3jBC;gevDi^5IlPR%81YA5m)4|+=dr*Jkb09A+n+O)zNc7v{aDU#cvtJD%5J83RWdEs6JUDc`)t9I;W(&
=`bV&`&69^`mx^pQMtyFKw7j6hc$znMhg2iWMH=rbb#OM(@p|Ah-Kin1kPYy!#4-Unn+&8t_$u&Ij`;>2u;W$~SDozfv{lihG1@%V2{&QB^`Q6&@sr}X89V
Td1gcOIin>F>4Z8Z_5Jl}gWa2%g0!qWtinm~N*+{BAfNP>9R+v2rQSAF@XA1%!Ui@twKjCy;=_6AmAv%)Xb(PqVYxA)mc()=b#3ocBs6@>TE7sF%#^a6;IG
?Zici0zxv+R?_RM(FM&3%7ME`0&_}Q1V5%m&?4Zut0ciNtyLor@2;PN2~q@$@G8zq<cc-wyDvBT%ibhjsD&Q8h<siK6=~01IhDT11X#!F`43+6l2{xQiT@|
IZh!S<;Q#K_zV6a0#V#*pypxcj+@r9l7r+`|0U4H(tCW6n;t;5r0-(!g_6<i-G(S_lnGMqFrtEetopEl;xg%SLoK<GM)-07c(U5GmYMXsszIvoGFQmC<6~z
v?n;{{1rmm;6S_b+mox70HdY<x%KZh};<DgZ8i1ATNo~H{&2SWrLAYWIbAZ?et9R_*81}^}gvt>cmKY){lgZvDk2OuVYBUH-)fD;84;HxZ&hf|3zT9*#yQ(
Y2N6{)tX7K;=NjW>Ng!9%&F4&Eh793V{k?QLiFu{5ZzznuGk2kTlGluURlQ@1#_Ilt1FEnctf^K7a%_e8hg+O;V^tbzqm*UzAmNfb_pTY=w5!@wm{5SisS{
gB7jCx$o4djmqGi+Y?KMixeh;HPT|KyP@uywQ(RWHfR(i?mkO*5B5EzbN$ya%D#&>?}o5LwoRdQf?TKvL`*!K@}?AMg~B&&BCByGN;17j>+I?cYer+2s{DJ
#FD=<_WDes`k7B`5Ugm;kv>j4zbh&Nr6Z1u6{i^@#oJBn@s0=iZ0KxW4e`zceNoVOs{kSYLK$Uo&Clq>Ox&L8#Vd&bs77G*N08+k^NrLB$0v6~@3L_`gox5
K*fA}=_sEX9qu1{k1dMsF4*K9GM?8WOC=OEqxBg<NnIndvE8!rv2C8Dk$$wUXhbm$|=_lS}RN>bT0<35;V_8CXK58&p5uC|xKI%r}LCLvU1Ar2s+medi9D)
6{Q8mbT@kx&}DFa>f1%+2o;>66-g4x6cfQj~<$qbQTT-{aA+i-UX%54%;bkPo;m=HOgoQ!OG)H6%b9D<foeyaGFWZ_d2P>f~qra&xzCBw-vm|g~4cyDr>F2
%1>bsikKTfdb9R<Mh<o4C6juM-7aA{eBF0bI<)5t~d0Iw`LKq?`Q37KgPaPH!q+`18WqkbhXSGOS`Wu|*~g3G=cv<tL`uqz)nH0g7-m%j3X&1iX#bMJe5tZ
bpi9i%Y>6w<sZFa;5%~-O=W104`W})#ffPpfK3+tW{G&Rl*d}=}VS<xk@(E6#P|}7SrUgw6386MOPyj09gAbc<HQV9l~Huwvw$jb>m1WsNwUj+e+9kAwzeC
A>$o0+!a8t@g!MwH}{XkTK}K8W&P|9%zE^~!7s+}7(>G1sVn+6UxGt3|D={_%9xn=TMKW4u{?Z^8Mh*m1QPY4v_3eiy<$K9Cm{BB*`_=QMai!4{Z+#DgtdU
Cgr2tKnGu`kI@j5#FLPG!+m?g+_&&<&MAO1`kIhd!i9RNl)G6zfKcT$-h7^dzLTgj2!EOM0IKLa$cT<S1xZ|>9<JMa7k&0<3xDZ%h>BZ6ebdNOE{IOK~La3
<Hs9BkJnz=&k075d*LYT{dseY;3!i&Ij#u3F&)(*?gefW1LGCs6A9pM<?Fm7Zwg-|j+JDa>i#Fi0h-#eiVnuR81^sx(jZKhhgmyrLwR>Vw96Pj_YafO{qnB
}O9ETS5eE@#=F@gML1g9b8JhtZzwV+AaX!@hP9`4OfqDf`o+u(@%L$9l+wqTF>Nm2iJP3*pxpG3`9+-qqkh*I?H)a17=UtRWY@O_&4X{kPaR_@J0Fr)FfNM
)26t;<`Uc%oNd%JHh877IJo>f?{g291$K<b;jto(e9^!gnPAyFanY#OqV(YVot3l1$s5`AW|-=I%mw?O(1!^zPg04ouZhF{fQkV>~v)b>=EH=wsgW=aztSb
^&jCx!YgoU9>!;8a$>T^U_E8J#(yF67gzdSR6E;j97WSj2cEJdU=7g#z^8H)Mh`Uv0#i}FM4J|(owZG{t{;uM1E7F#VlTJHR!1kHv7N`yG2nU04OJv6Jsf(
NEeb-N%eZP5_HWQp%`cz11+S~Gn$=hc?*(ko?58>W+q5Ekp7nZ`*|zR>E`q60RZQL`;M&)yVmScHfdX~vcQ?;20+;lJSYz=_3~yhh8d6m5V}nY8`;?&IN(C
zXthUo*c8(KdWLTe+6raseC~iP~5cAtCMH#O@U43f<dWnklqmV%2xoFxvGt8SEtVf6(;;F1SBnS;?Tob9Pyb&+H_>KB#4?L&3>rmE}7!uEkz&xF{17d+7Z6
%6$@S<&h8`XBWRthy8*PUG`$D46C)^nXkwvhgL{P$Wh$N^*u4aq^NY!2uLP@Y$Eh=lO$5f*03dulgBy=kSmm=3x<xOn^unj-0MtAbz?!#3L#9iwR`vgQ<ER
f5~LJi(>3O0@M7+V-YKQxEWYbw8Z(LnqhAvm0YS0G<JHx};5lgvI~FkGcPG<bAT}{zjO3JEQA@K?TCLTMVxrBLrWG0Pzuh@Y5~^z(~v*dU0nQkitqzh3~m*
JFXluXqSL<!7RoE6L^;J&8M=g%(XPgN27|6B`ewtiJaZsoHj-9Y=?eF%kx7w-3VyS_c4I9PNhB3`nC?Z@nIM!Dn%I%$|CwZSQ|1mvg4bZ9&gEH%c;o(D}s7
#t{uS@Vqe)WjEr*t{K~WiM4%sbB*f|syUs3pRAF7aInNq_vNe1JBXfD<8~+t(``E+h6}QdHFj}UNQA}__W7h%wq;VNYiTC_3P#Z}CqcI>tmz#Wi$jiZt=Ow
7QT0YN&TB7EUW;?1moY?&-+by37iFbHTr#Ibeu|r*fu*jWaVH)`QytDQ)dkLNFkHyLSXH3N8RbkxGBev)n2kz~?OW0-^G&>G?H1J)AHGK}3e^q_ja2<pPy`
i!?9Qt%IlrS@R3hPTdi6@Gjz}PenYQV7c>UFMRaem<4P;K&cnJ4|F3%I%}$hSLlrs)L+Kv>OwG0s02Qt*v`g&xB_mYdV~j^5x5Bof%$rhqc`q|*Jk!jJC^M
uKAdbxxD=JCl$dUM`@JJi!f0ab4pzv*Ew=8zB^4P~#YR;-52aIG_!b^$ozRg-Mk>3iXMa)lW_ULajU{C9xz?ldnTxf~eNpZ;NBO)eiW?RWLNoCELodpFEUG
Uu89^Gk})}ehlt*AO=O{jqzM(^k;>JIy5qic8T%qTeI`jQqs@d8&gmE#E4x(J!N}1eK6IVcWIbcq!GB3zch$5F%XB{1<G^srTKopl-y1Dr%oGU-kVa@5~9$
A&F)wP41(be@KzF>!}%Q?w5YR{cdjT_cc-2ISTlf`OT1Zu;XG>F660ikG2$j>J6Vfr?&m$BBU>5VD$;?jOA@&mN8xx%>KYe3aY9-7#{0gcvl#;Z3batE(*b
1d%z0dRcJ@-)f0s(42}E5-$7^kc>{2pe%)R8SC?rNgM<3#C<F9LPuS3Clpo>aq;8B!!(#1pa3u6(m`OxI4cP3-ZF)2ulNR>>@!s-8OpAK6M|0w;4VG1bIap
3<NJIJiFT}z$;^MNHxJANd%a(CIsh1MHqeZi<d0BcDt>^PMbu3EXeo2KumSji{5Z^;`twj$H18-o?0_^STNyd6c2{F}FEaj7sk5h#OvP^8YGT_(Q7PP9oB%
~3xPU9}q@a~gfDBo-d0H&wwh+^3jHOA6FkD7<FQ$YpN-bqp@JRdq*vy)EOCAO&qA;mDnxpx-$hQeUhC^X%e+=6<R#o`1xrkWOR?;YSW$1FpZ)>4eBoy+Tvf
Pj8HeUVlxj^%55D0C~r-YQ=LNZ&%&>Rp;}GUI<(i+%w9E>@-m8g#>82#}%mm*Nc8#qwzMj)XDtZRU1EI4j`VzlWYpDecIlP2Rf97S$c=9321Rdk#qPu-DC2
v8Qx>}B~I2t-R=WQY$7w3_j$(K9S%!+>{pV`0t5N#Rk0wd{bPo6mG)(1gPtw$XQ@(@B``oahWq9&21i|Ud8!#A;Fy&v6P}rE{NA_32;QySdE7R<OEcG9u=?
$&d;_b?!rk(R(ad^0px~EfGq>DlA(Aq9K>!Y0v5~kOanHhRl&!Wd_KeBJxHtzH@gYO;Dv;umMMYGqGT-Pj9Fau7qK<E6)VdXq3_M+vuEI^I0=m<}(@^7>g3
Q@l7hbj@is|}{yEO;=EofW>$9ifiLp}_a-=~Upp*Yf@X@1s_PpI2QMVi$={^a(m^H<;IHI5>kuF-w@(hoGHi)>Gp&G*o+_VB+Qx84u~8lh9XK*tboV~rN+m
Oq4_op!4bKl%CTN85EPcjR6#{d{;AOpET$9=j2FP<>b1ZwgCky2b$X=g*Z1sv^AV4;j5%UV5)cdq$(L&4}a2GUQ^4L%{a8<rsiUEz9s_<z|O28z`2cNfV1S
U?o}h!dgOT$|BeVfu5hGa6Cfzw?rj~Tdi2)Ou(}T%Xpyubs9SH<nwT5nrc_&Skln`1LEz^pPU5|!dGN_E*L(OtQM|dbewJNgA~NJ#3$T({`A@^ol<p~Z5_`
HKX4gq#!sDqf*wCU<dhglSL9ESmWT{#LGn^7ZYd|ls)&OV0Ors~G8kT;K<VzuIF%lFYvVwA$pCHXKdU>+znPm&TzlQ4$<lO;zt#cc1jA2O`$gCOiRp${6+Y
O;j>ML~a~A^6*^ZKZN7WF>;sy_S?U{T}`|t_>q9+<p4tv(w^{7#1_PJXv%LwlA3&@a}NLdFTD_SbnaR<+pu%KkP!t4HFcpe1tT{pp8IPVi!I<>`S#g=duYa
!$5bQ?O;!Xbd_f)?O~#aO-5h(Z6Z-5i%o#t1}%AG_$Nk8v@(+Y~%XX6Y3UMI(B!@FRKD3p+0h^I^V6?BtT-sTw;vsL~HBq{4A>y7h5OsRV+&PvCkCzrHNg%
fz1->J*by06nEUKyPlq+YFK&*j%Y&5e+mA<DN%*nN263jK>iQCkMjVkVTAsrIp@RbZ1|9*}R68O6RcgJLqvDi3a4-XN;1Qr@9?CTyMOL{VH~N_evKRttDK)
Yg|&UZEfIvi>D7aycW7xmyjhP7NHH~4anW5XJ7<hNKY9ci|G4=u1T!!sCMKm4qOLO`o|TK&CqVc1qDgi<2K*f-y*%6Zg`kr;IRFmi07>`b1ZLM@hK5yv8$@
Q0Vmp-`$i!F{RU%=^7Z*O7ggh`5z>DQv&~Np#+s$umQ1B8VUW<76F!-kuS@uU3RTH`8Esv>c0n9Lqrr>{6IkyEk=AF07J%+Sxz7j|W~KM*?A#y#7`Y=Yw%r
ys-l^rO0|a@)Vqd)Wg(8(j?Uo>!2A5rLSw$>SQ!zH(nyc!X9AgLIx<eJwax1d4KmwrliWhNfl!BnU={)mYX@-rm(@uUGN=g<fssA{MYs)Ep*IQ_@kNom*dE
I!%g-b;0ZCog=2}DKvrqfj}gDuSr3ucP13uc;St;)@Z_R2ee;4zBvYjk`~GsV$^!=16stp(_-5#+u(H8^R5-2={{B#5#PK%t&~=uFXY3!`-I!nz#{zMRaQD
L1N&>9VEUXw~Q2I8Z{H(R)+pn5|*a$4a|qn+W>)V$EI(1)Cg`0bNp+%C`rX?NXT{5*+L}%y1!e`6=Ym>@8Fu)9qo*2cK<-t!&UuiCPi_hhZfR6urvxC*{zF
=2m-QwCh)tB%i|nG=Wj^Gw9EaoOWIP0m!?x{CLbr{0t@|o}w(Cn^zYfuG8&A#Vm48%hMkpz2)$irJ~#q1K{C0x{b_ZfR_sB)S1*Lx;V}f-)<#CH{>M=Nlo~
CN6gH5bLg8Myx;uwWFYbyWIcYZo(B##<636!45cr^4?6J}He_xJa4KUa7}$>VHy+hw<y3NmU_ni%pOZRnI0Qfz(2#vltLqB&&%aN02q)3w8rldl!Hn$9eiH
;%xr$ktl^sl%r5zOCJYY7yQxUIm{Iwbjj-$fiY|ongEIdo=%G5Oe4~*|(1)pvpq+7C{)_v5tW_1b>ZVJPRWI;Gw2#3^2<M6o(vS<$Y_9tapjZ0-q)8>&;i3
i_!yo`H$g<9YBI@<gvptK$iwXo~Y91>otj8up4D3Ts2MmUu}h<IxgL|mVlgkBTBHI0K!^{DBFZM$=~h~A3B=$GL;nh2DzQ7dkgGm0K!>dGNvX(55qI>yN3R
US34D7z4dquVbZ!qaJJYSedN_*Eyj<?5$PB;);~+T9rX#zNw*npXn)3hp*!1*J1CI!&B5C0MH4!Cn^$NTSYp{EK0yof6AG_TH|%?{IkctIA;-dfM!;R%K4Y
GT_Wybtx)Ol^bd`h0Jqg#!bfCt7B4ne#mB3r^Uly4==G@2yq>2mRV@NFjqc64>$ne>lruK>t>xh9$ST{<0o1T?v0-?vlPPZ%d1+mnAhE^)qW{ij!N&t($zx
bKxSQ|3a-7>s#1c6)ceiPA&8$4Q~*}|Dh~rY*q@)dXoN?&UjboxCgK(tRR@7flUlex&1iTl#07A}>Ln0_Dd?17e~r8{irAX1@F59Zt3Nz1G98U9X*hi~WG%
yQq$*t^z@uc&Wt8WdQ#3-BgWRWSKW6HNL`*p)+wo^oh9`?H4OCbL#J<2;;Cdi7!TYi8Nkfo{KnqfU@!IUC15=cH%Z+!@pZwQG&j(@_YP^U@t80QbjGPOZ=G
W18IQn`Kp-N22O7S)WfY^Xao7Jn|N!cdzxGOl49&~NJXUqbo2^BfHnX_eS2F0co06CgIV-N50kEOlh>+Si+nrxB^+z+F4&?4pFvZKOQ;2wR?2Z{++TNU4W9
nh3(<Uj!;1OAq4pPuDmcf6{W+eO@NFtH^UJJ035k&-rZv03-2%=u#++)vkqQT5FlU+(lC4o4O9r3(wX&zS}CvWdV#(#-YdV{uSUNs;>ea6KfUt_T@;WcOcF
Dx2~imVRbq*7^~lg*9e^(|5RBZ2us5urK+R<|2pN22E6=eu|WD#uvXEUv!r2_UNO!ZkF)2HL3NXFlnhFDhKM3!SNWX`iTcDT6ldn9x)y)YAA4C132%hco-k
IMZ5cRoC3P8jhL|DvSG#1#j;=kq%g&yS$IxS4s0bTV^qo_F5~em1H9PKep{>wUFiepd6?4c+$WZ;A&JNpGXZVj%uF7KIT~>y_qfBDn#hfJq1C@#KjN&b{p=
#bHFAbqog6@yM)usmJ`uJOlk%ZR8Y(Cm2gFn8?^-7Ktsj1^2M&D;t8|G)vTM#CWeZtZb}#!Tk_Srn;jr#~?V)?@^^wpEvB4w$n*&NLhUFj?Rx{m$3eSl5AG
OzsQbtdJNf6B0O5>Qqo&Jrvcwj(67NR*5xQi7PR}&BY6sRw`w03EW6KOszm8G=~gsA@S@<bm=q9I~MzzUJewkoyZ%CBY7YY71lnITN$*SP-;_S-=Nv?6nRY
8<roT#tT9*mB5SlO5D*mt0M%iTpka=Om{}WN$BFA&@?>Fnjw1*8N5}_@*Vrmq_N%HnY&dSaTQX)p|gB8$XRh;iLo@S+75S!ZXHT(+%c=pN(s1YaElEF?Z4*
8BqI!twNC34OuD6lGLVPDtkO*%5qM8Mj5j&6LZWSNe*sHW7Gns=DfMyGa~X5*w->L6TvheuGn>X_p4^ud@x9msLH({FK-y9UNTnp2hj$>BKI(R1qE*l5;}Y
7O@fRbL_=!a^_U-s=#B^lc75+8JwT>rY-yRob&p9%L@^W%rWcp2aYw$!TR@7)%`pbX<K|xaTAPHd=RE~&23B!pi_r3CO5AmdDTrr|DI@eWuTvBN+?Xuw#~)
|!9)8Nyje%@vm`6Wd{dw7^wuPurZ|52!J+n6LF4X&#PI}d$URZAKMJ%Ts$mE~WGSs4fOwZ_vnj<w)36GmS_}k0(rV0l)o1azuBe*<bOdC69TO#`M_!<{+kr
_6!(rjIT{{vwK+R!hSF#tS~MZ68a1<b8qt}{20ydeO(+REbWoD^z+K%2_sA+-D1iU<h4#cMqx8di5K?WAriR2Cq!NWN7h2Ub%`4qst%*HyP4M|9MfdIeo(c
I_IrjB;UQa>!<O<;69lBkKa#Mg<!4N5OMT0iCeFbk5}k$`0UTa$g`bxM1^C<sKA+U=@2L5?dDsM};Gu694A4lKbyQ_4YwRQk~)&_sA5;9zrs|shDQgd8L;8
=Aqo&6+nV_v%4ek)ZoaDEfAE?H5$9aW4#Ulm(ltykz{Zm(_nqJjLepOaQ$ykB^y#w2Xj9NBnyJYj#$~X)`qeE{$2ua9n~N3p;}A`0Ws6)0z_C*09!nC1vM1
)n{h86(}P<4`||1E?}hGJ=b>;ud!YW5BdeAiL9=7f?<4HlPhk?(=YRGF<CT^_kI7eRak8BpiQXcR4B&}A!b|FH(-EL4scXcAf>!bGXicM#ADlkIldBGvG23
Y0Xi3LjqX;xuEz2UBOB!AmbbgrW_Ug?H;1HK#s%DZPa}ZnA(aL+LhT4oRu4G&OX3Gef9$Hq|L-*S?a<|8)^;}ac*Cvu{;Out!g^UGL0MeQ{*jR;+lH9;$bA
g1#`Z~1JITv?bNG)@0iMPjTT2$Um$l0+XJ~<H-`u?RHn>*{3o&2zzA3vB}N)bZ;bM`Rb=*j^go$@L9<uO$(WuzDKAjAe{Ory?tUd$aYJW1+uA)Oln4ZCQcP
(jx&U;_eQ_2cie8I)ou@ly3U&~|=YwZ<V*3ECO6Px#)J+5L(4G6OxsjNlpQpGQ6kb99%yk~~#TpZiJn4^qGr(j)hm_sbf6>zn=}X|3e%VvJ<+%sm*3S{adz
HJxJdpX3I)*xXM&xNMB|l@>ooFsH3=qD+CYU)AIB<AMi?s$)EN!2{7`tqRlS52)nklj}umn7OR1>l>KwvYOR+G`9DBy)hEhq!zxZ9J96`=k9~jSG?j@w5pK
M25As3C^oNbr6^=11CB8EV6>;X+Rz<kIkUYK3E`}sm;${+W8`Uev=EWU<dVvM?SQ;)JM-EFytrtvu+uT;A#Kr$Xx+}N`IQBboF#Z*`ih}!=5W9I3i$<^o^{
~UIhmKU_>*#ISypuZ^6DBRp2dU<);a+|A%l;gDo3K+#iwRZ%pyRqED4c!0_9Sb*1Rg(vQdobEc3!*Gw2hM+hcQSI6&OWkBc*>H+|O<P0aw~lNknKBCP7#?3
krD?-`(@`3*}9&0%!OjiLzow7W-CVDgLy<hlVT=H=5`Wpx?<E17Y-;4-EDu4DM%-_)B)NO-ocT&^UJ7;QK)x$WcS1?r>W<1@CKy_1OLNx^x4bbT5!c(^1jU
eSua4@Pwq@PE2J7(CFf$~05)HSFg{?U%KLKg`ORmpj#FEA9@O^Rw-q#5qw+E7oem^RrDpzEUol<2FY+$Eda-<pe79a~?a#i4l}z+{@y~Q=|fSi#*LTtdOj<
r4G86YT9srfnn4QQ37<e7o?FQ^f#D{ZTb>1cNz}d5fniQaGun&Us0;|tK*XqT+<#ArwwV6ZLfl^j}*YzaM|0(*VaEqb`0-zV1Y@<MZ;&SjRP^giwVA@8HT=
kh*J)bJ_NQuFoy>-8`@bFSnCyCq#oP{C~_6BQ4^cB_b(%VEN^i%^*u4#$m2_v2H&H5?$>L)jeUM*8cIg#UemzVX34=K&40#Ax}#nJM=a_W1pf+bQV9<uxw3
FQ#R3UAF4JMMR(7iH?W$}z$<CY~95LE^+~iwG-fh-(V8RzHZg%OXVS|Xo=BkXp)D(xTH5k%b^5=4!hs@ob|Mg9MABK&QDrhb-?OR-hlvgFRp!4i^jIbI8`i
o7P96|UYW-@4V1Tl(Zu9cmiA4b%MPr2g%or@vwIG2n%wr7PC*pzpFxcA=?KmaAhS5OIh|Ixe1IRXCCm1KGNz#CYvQLBJ;6e*2hf+86kCZf_9WMN>8-j&=@E
1)&I2sK&r6!OI+p1~vxu^>n`e^m@h_<?Ow0W<rZb5-XspR=1Q6+o!jyeQD{@Q9_v4l$Q;XY^fUIv)CJ9RG|BMXICz(h?}7H*4)`&jHSld{61s2}57yYy=xq
0$fH_t6nILry#&=1Q7)Mos4NWcpSkR8gT0`n-9|IUKmxH$<&OJ-~k91S2F@5gQliwN#ui|IoqZfHDQ4d#waZ}(z1}k<AFG#%dIOa+3~PCO)1hODl<;*)`Lg
>7)(B*w@BM)T}<-c$vP*V;;9w1k*d=Fz%0;{{LEZ&w}5C{zpUBt7vzV-A+mXDni#K}qYL>~aFyyitkXRo7`ir`%(WCH($rMBlD~HA^*xjkFvZw8Zt8QOgKg
D0SCpX}!!MhwmMzPOQ6CBNMKWs)!<De|%u^g%WbKufHyZ`qjX}8&xHgv)JHw4vo+*laEcSUirNK;#Y>*idy;XE`<YeK;Lh}ro$<@#w2)+Pi*K84chc2*!lh
oeQ=Qu+8THS~F^;qUu!K|Pm6w3Nz_wG7*JDNW<4Bmf2mLjxZ26`9W>TmtvjaQEz0xjdkvHX<lFDXWMv+O!j)_)>nY&S}OUrhVa`}hf>1MI4t`Rc*ZG!gM#X
vSGa&jD|cAY~i(OhS{h3nZtiM^0}h<&@ko3O8~zfeR5kkvWOA3!CHtTaCO~&H8yWz8jI{jj(~ik{E+Oef$SP1b3xZ&DJMz6ysnA1vyNiUj$QRIxn@+3-j78
L^1(`R1w_4#XYc*m=D2a1s~(@=di%_;SPLiY!x4bJGEx}OMqa0^@nu0zE$Zv4zc1}prK^w9mizCT7ZQmRn#~^ObNRiwgy~1zHeHytm69Wivy(;p@^1k^_VW
pX82?>lSrgs1>Yj9r9`fo2aAq&ifMbjgotVQYdz8rf8WG^Hvof>Q#kjnW)?3wu3+UWIIQ^AVCxZq36oun7J^%gyhviI43IP@KQ@p51kB$bl1TL??te0rCdz
xkIRqn_FC&v}Xr2aD*xGo#&-p=e^bJDWWMrFs2l&STG2z!1voIAu$zI^G4k2tzcRz7Jtq5<hJCJ!Q7huK~bS~Jonr|fgPHW`roJ%XM<~;ftC+~J=OPLZEZO
SPntXbgqj?!#8-3r!{Al81LV&nB0K;zTyJEEqZYIql5=uR@X3;d@79wd}0&HR1V*COpdN1|fPtZPg#IHnn&`GQc>>JqW5#Tqz}j0i>odR8lS6eULk{(5eX;
^BZS$Q*J~K_1Z5CK*T|z$7a7P$?jEg-5$gRA+O8#V1%^^t^D^u4llY;0u^|*_49$=A2aR>UCq^ZYrU(*oEnrNkfU!h6wHr2?Y2P-OHptpSx8Id?vJv>68eg
0zA&Nht--?%nfI!cm-jllNh5C1q|j8OJj@_L>ygmL|O3{Fk1C=x_;EdE8I|M${~0AM8gmr-(a;h^M`jS<V06|UM8Da-q{l!rc@2fYy+Eai_(%vMt<>rH7Q@
sP+>*mJ_Y^!F)7mj&uTjS<)}1%^X1J`$7`-{<oS{M-JGJbb&<{0DFPrMqvMG##;>^cw$`r$g^V=@fQbKf(_eEr^>Nd<*<%Nn%{&EomNARhdD}J3-@G1+t*H
JcHoHukz`cu&KyHI`5}W)=@eSe%NL_y6AjWchZgaFQjOQmml4&}1v6z!XYEs!#;PE=9tjSdmLT`kq)wL-&oiGpfd74zXH?KqWTqs?ZU}y8;(7+k?p1{-Fb)
6o@>A<HZTtnn>jnnVyK_A*lY#+v2$iOdf&}cXDt4#|gqI9f1CV2p5mtb-~Rgj$IL+@)Gw<{p?Ad^Or8pIw^geJ$G?x&pb!L`?cbb?@j#%-_zG#lck89f{ba
fLST@FThsNEMjXlxTZU|FYygUJuSGV<CnxP|0v<&z)_As*L=#y*g7C7*t1-CMrlFlBG1ki1(f3&!QFG_B}}=xI$$zr=D0Y_ZlKc4KyQ*u1qnpmM%!y_q5i9
M-M<1zqoEZIpyb}%Xl}>U)NiaAsLGZsmV^Vp^pn8r&guL-r~(DnVUyLGc<fV#WBgkN=&Y-FVJrAUhuJY!9~R?*XvAe{sC?<;0s*LbDJ*qHMfS0WZJnDx<UW
~46%+9beE@0zU|M@FcWL;!#|i1i-AnGW11~{FddQs1aemjHG>c}Vt|ZlgWIWS+dhk_6L}bEV2Pf7d^*d>y9j1Cn^}MI2eqdjt%RuLKI8jxv$J#q%)5nO%-#
>IPk`-Xj})evZscEoxa|ZK{HOcxem2tb1Pj#a(jWaEdYl|Tt{c<n`~j(+s1k*WiliN3ZI;+7s0kbR#;U8q8wj2%IeyuwJVoaYkQvTxvFhN5lK~EaR0x)>^X
}=Up#kdO@V{iZPrs?WCasm$VUSE1&q9wn4H0F|Lq8iMq~W}5`iF8Kwfs2+92NtfA#oH~?a;VePf)N>$D@Rnw+&$a%v=NSb-N2p1y_1Edf0S@?MhW^GFp_g*
pB-1XsCl1iFH>~0CL{R0(I$GvvNCz3Y)>7znDR_!CWIb;)I(iBDXKrMY3BWm*NsfqwA$KG^--N&Tnq6#IkE%v%d{a0wCxq=aprNJNg)EDi)H^Kv1iKN&f4h
RA)?-tB20OiVMb@q=I7r&n}>cS?IFWhK$J?iwYXQQAv;5-;s^|el@@(Q!2*LRYn4>dr!Z!)2~X?$DT1ahKc!JAw}xEyxtJd(R~WRU1_!lvJ4QjSP&2X^I12
(cP-IXD<?NN90yjiWn1uS^=q`=r&KWBc4aI364DNFBu;ZbkWB5oHq>S1Cu?gVhI9I9xoxD~lJyN)7>0+UAHn73r7s%n<@HE|@>ob9H~fXR$qet#aNG)Ko&5
xko>P^`WfOEGkXC;wJ;l^63`JrDv(s0>9yDVHh_k|LNX=xiN)<m+t-qWu!Y*Uzhfk}VIsL=G$D|NOc@!VtCeGx*Vpsk(fd5@V(!-IvbXRkfwV2c>-x(ne#A
@a>*2>fYY8AnFJMNP%TI<6v2waJ;K9T#jVUOF)<~9H=q;B=zzBYiw|5(%&*1Ka!p2;*rgvl3QG`)Wj%+r?f|M4bCz4-~t9bHf0eO}GYG_L6QT9pMGqPl#R`
>E%rm4b7MOQ4X}tz<diFw-hg%ipwfzd3{ekCj47fClno503>IfG2JM<<LL!7RUqc$LRrxVNZeLTeqg+$2%BzGgOTP<W;Xe(9Zh3ZH|XWB@1m5n5T8~@^==#
&Bkrti!+n>wB#JU2TC7Q(0tDH^r&SK;Kdhe+jKv)Ky+<wXl5E*^mKEk=h2H1Ra}u>e%LL(V}7?8yo?Jd=V_awcZwh}F8bMrA^Yu<bbv`PC2)mZmsWfaeM3+
-{%96R^yku(RY}WLY-fB(1AG<MwBfnfCb7^_ZJ%eXwvA=v%RumwVB$~}1Dt2Fvk6x5!5ZB)MQ$kmzSzI6m*u>5zqQP01oD9PJQ|jf;f!{A6nx~JCgH*jZN<
)c*?tEQ8_P=xz65k@l$9A18t~2hvl>NZ9kqztP@zk3LWWdL69Sb+iBiQDd*%@1YCk)q&E#2K7Z+2NMsjBZbT~V7>O0!)X5$<i>$brl9<>9%A_Aq>K*8Z`R$
X~_wb|@Tw6ygaf@S;>*+UGd)93ECxj3E)v|A%Dj9fxSE=vLcu>@}zN!bPCM0VB9Im+Wx`<U(WxR`rE3er9iPxTexKXu*qTuUA31>0$bO6PTY27OhS(2Q?(Y
Js$IHy;uB`2?Ojk^JEA#3``A4$ql-$q#(nc(m$42BVm0ItACBP?Im6I3YxGWUXPiS{%GO*wPJMp+12m|7hvCW6*qud<+V4kkz5wS8Cbn&f_+rzAG<uf@%k6
JLUA4mBq$>zH2W$3J@iOWp8r9368mD66k>PLmIN0XbyF&#secCV|~y-^DA%Fcinudk#w}fZ67#nysX=eF2~B<-g^lk-06rTv*(yS9r?F6xdr!TGU!%FcRx-
A>U!gca7lpjBJ3oT=k3fzP$^Qj8R3Lqx<q7VAxfo$<z3rMr7P@D&%T%v{*oH<&46^;0})SEQ+!0;A8_dJywn!csxajt!t^y*i$E*eThS6iLJj}8839UN;G6
J6ZF{uT$pQShg0bA9x*8ufeQQTz+#5#dOxHu!Bw|I{`6_&5W+J^O%C|za=k&-KY%PKLmm>8aPf%#++&sVDbk09}n18q3t|XJPHbgBg0)a}Tb3-7}$d^XcA8
M!fByz>PM_UwSQ)!h&a)|uc=hOeslN7H`nFETVug;}MRE1^T?`zuSza^sE*WBula90f<dv<`=6%UFL!81md?5)?kYK`)<97Q-n{=|;T#oyGBP~~)1tY?C}g
p4bD9GCOS#th|>5oW#wiKUizSu1!hs#9fifwMq|MW@7>VlYe|Q(K`8fQ%Yo|2w)%enXO@p5-_G>fOaDX!h{j(QMH-9}}Sewe86C7NG9E`H3TVt>qXXg}S7*
s3phldSxy*V;Cmqy@k#(gL8qK@_@mzTb`+*Sz5?R$T+?g-G!2r$>yxN{gamI8|zuUo2g&BUJV%Eu6mk)*;plo$Q(nvi#+MYY1Rjl?(%(IU~ZdR8d+)U0l`q
yx_QV3iX4@-$K60R(e-WpnQMLa*uA6$BXS%_*n@IgA`W|vRTlX7-vR4MYrRH(j&}cpBFi|^VQ>UO)Q>=0x<on=ph9GX>tifgE(Pf%<t;>|)RYlM>ZeMby62
fdk7VD!X5>9&j`=5EMJ|VDa+LjwCcAn}B4!i;+x8LLJy~-2Ka)tE(Z2<gZ-Mr_Ll%#TqO4xd`GZrC>{!iIqCnGdyumPqq?^Lu9d(3&F8(xIZO)`lUVm(xEY
AyPxFNQvB`Yp{D(0sE*3w+>!bAuTuS%ED8M?2|4e~8Oq?=gN@hvI7!sBPKIgrQ4AstX0Ca%st4^aEE*Cx8FElEaKy&}dq&Eu>)Cpr-e7pC7gE)_BnYrdPkl
)5i<mqV00?w5$^oni{_cepr)!%a`)=Ep<=*rJDq7yy!3ZFRndt*b&d@cQ&<k4GYX;C|5&N+=zXmc{{!CW#b=hx7xM_|CGhrTFycxsBJlkDpVPjWAD+kEPGj
|C9f{Ni@4W>|y}k%~vbs5RBG(->b%SqWny4e=nVmcGXof*>FsMF3?v1a4|-D(r^xfGPa?$B(euQrs9DO6FrU{Xz6630k&X^SjT+684A2p)Ts9Iw=Z`za3Ut
54&~m>gN&B@8OCS3kjg<zhhQ#_b$qQbUOT6GA3S9#1Aw>sOFKE&7pCNfx@?KXOIYM|9D;V&B~u2To>8PGbyk|aH<yk`{~=^;2QGWd?b9=*;duF-BbPV^Li@
ux;N%lf((nu&WA97h)^uWk0k$@+3Ec{vdjrgM%UDkBI{cL&UAAn>l4+|o7ofConeiL@+b%=R4XKgav1kPcoursD(j%!{mNpo)1He?C=gWp3vrFvR*O8WwfP
K{O+47)$)l%XLS*X1_Bx)6l<eNUmG)|EFAhu&Qy)6?Iipme|Bq;TE7No1w91~Y&wqX|9X#t9AaI}1Ei@(3!MOc6Hi1za!5l9yZrhNm}EP}+l4*lR>Y-wV;o
lQxDMV`N>Y#}2B3Z=YH2utw+WXjR?fumY}<qw9zUZvETX<8ZZF1J63gNOd|4Gj3N98Nx^rC21}$bJYQ%43%@4mvF^7q&K5TjHE=U=h9~Z&P$s2Hfzot-w_$
P7<Kr`{KTx%jT1Jm(g?OZV+=v^+MD>_v>5U@avWYw0Oxt7L|b*%K;(^znFpY^;UyHn+acPJwM8Ci~XXU?V=7uOD$+>_Y0+5OKGj@Re<ucTo3Yxkl~Cl&Rn#
;Wp&N<0M6wjFVuv1&=h46N4fr*c?j*kjmRo#%oYf^M&2#@``&A<!zF;`LGz7q>fYlw6KD-&2yJ7=o*?(RVAU6%jrTVH%6NRrH)udelbRN3vUlQ!(HQ>Q_L-
=EtF?9qIUS!co7-txz@Pman-rS2nxLxvYl}<(%q}`uWai}IaIR9Z2l5F4(2Pz}b1wX)wqch0#j?YI#>qMrCHaH5D&F_EIi&fXj%@)tIyW_a^=ft*PGsAsVk
4-q+<S<xL#dlZ_7!N+r&|TGp`7H7V16)uM`DLG)_4)t7E$>53^S{<Q8GMq%t=JrsPXpST;#5eOl;{(=P=2f06I&tu52B1!)SEKZwpHsm0OOSl4EtO|CpD<o
T5jnkpojDSJ^p?_djJQI=1_>ArQV4c9izpjz2yRB!l(>U_RScW0UHsF+e)p{-<Q6Kmm<youmnyY`e1d9Bevk%=Pu?^KqGv1`L75al!{40cP?UOK(<<kzq?l
6rv{)0i>3)IzpDk0eX~=&^hX`_9`0MePA&Ovkch#sLrC=cgwaWl<H!aNxIg%uM~8_U6rP5Lb6p~{%dpzQ<lsnUc=L{H8LSU;kI>7kU)4M+(L)(7JQ`eqZly
uudvC6bMYdPg<hx{KLC}0R%d`dBV3py4xV^Ob)wqbAOu881(gqtuNh~kAxZ24-Wi0Oy8$#=tSubbwkm|{0Eevgw6cjWUZUbr1EIf#-<d4LkX4E4r#@hX?HT
#KkU5_C=5-SZ7JXA>u0$EaJMx{-_@!FKI&P2t^eagU4K|a+gMloZ#>^y$DzxU|Cw@&GFdjByaaZI^sw|p;WyW}`Zwc1S#HwUg?0KzA+|o25IdLAYEBlCV6I
tVx#qLg=hZ#O?e(9@r15X<!MFzOx3kqTHZOl;f#@<Y$_0LZE@>Dxbf4s-%PLH|TE2i007F7FO2XR}AvKrq;TH-R7hq!@vRb7mR|J_<#d4}SybSbQzfhkacC
Dg?BVk4hRKrlN!wYAIY{6!dDr(~zwkBGJnB~nw8#{3SZ5kpY!Izk#luR>KK&JAnP_!t|n0Hl{g;P(f|XBE4Uz<}BiZ07RCr&_YIBeXJd3mI$r_gE>KFiR)O
49jF*AGgvlQNu6BUBQPQ!?^!~N4A&E8P$u})(0GAM|~FtwvGjvGtK)+Z<0FDFef{$G8RY&-KROAx?@W_0t@#+e3$s<?lU%$U&I#vF)FeeX64R<51C~RBP$@
4Lrn`1gRy^|eT&*nR(;jG9_GrG!-<%b3tE!BDWN3_@sc&|1?FVtJEZNrc3%G=*Mec=!TS>1rPyGq^U_M-3M$r7E1{=FH+uFIC%ttg7&qB}V=%)f(sT_H1A`
V?G2h55oq3F%KtTPX+XX<W^{A=0TfWX>(A8OSpr0*-*Ia>!T>6ItgF1QTAF^cXqsJX{E@I&H3fa$Xo)Us23IiCZOB4~TmWsp$EzwI7X0}dOYiKgL%a_WX;3
s2%g!O0MRZ^yLc(<y#@ry7ImZh@qb$7vrC${YIO~ai4+mRkV4e2In4k#uOl9N*RB5aj%LyzZC?&zhv=ylKWj5VmV?y>KpaYeYC(1(Y}qQ@a%k!fF}ZCqkxn
J*^8?|B`R2Ml?YjTy2_@atO;$zjYC&?H&!$j#s*{~PKoa8kf-ZZs{HrH^&sq%^;~_*Uh?p_-k8!u=YDTr>R<PFa5Fo;R7=Gpbsbk6cYv7FWtZFa$nJN|I@~
L;~p@9Ypq>7UgwCOZ-p6b=>!|sT^3<YSdY=ssA*-K5Q;RaFV$zWR8`s<X$nM>zh*-D2&=Mb^?#EHv*n$CCHU&AOn$Xy}x~;sF$+62t4lw`9p{}W+Elcjo@@
r!8caUC<Y;NTd3GFK;fan42xuCDAVC>h}f~?WGrZJ{r&{8{#ejePKUjYKMKLM%%a)<klRXY2QzxFCek^#$Ix8JxB3nsK1$~!#)K$R2{kc(4rXYPKsIrs^%a
EtjY8vo?c8Q9Mb@E00ah>cLWq5TD|eqH#Ke4q&Uo(SMPcBt4D4#heubPrBXo7CC}0LU52B8?{WyAPzksAezO;O>O7|<`xU*P~MN?nX^svGVV%lnptZ0gR5p
wjn=+rq4Y~?^{OnSQI_UJ^rJUem=<(Rg=7&%b-WccmO%z+iiyg?|v@e7YT9*%?L&1vN=JCLW_%yO1K<I_D~!zIH<8&qd0V7s$&SD~9U{nrjdUuSj#8bV3&8
i-_OiWcM(`S42L$d4?n*dffwzeFY|WY{Uf@pYUM%2JtkA(t)ioLUz{*gW726xTW)Z%K3Y47GNb=CGvZitkX-0$>6N{#PYy0(rvG5Ty2IPM6?vvr?E-K$Gp2
H6ZITg+~$e0t?8Ck9iB>_sTb$?I6?`Qj%zwyi>~K=&;RU{dvBPDv9{Nev=|y5xIoc++mwxZ;EXm;@9M;s{WMoOyv?GN5Kql)LM`~oqyrq@Rw%-Ct|{>2jCM
glkVRZZgt=sC@BDHv!a(fn&FCs#*FibmHXf;1aRxY)wrkKhE{jRo7yl4rb!Iwx#G`09fesZ#8ZKqrLEiWt%4T4Xl{dg&xs^&n~azn`>!OR?eqz7Ycu}@;qW
o2KMoG!zdi*L!7<C*e^?Z|wi^_ki69P*M6Tu3-qe#BVqsXaEy(ohBnp>bNKJll%P}Tks5-@p9KZ_$nMLR6=0a(3d;GONfAy@vSzk~ab6p~DzbBAS5O0bY%!
scqU_xV~T&8#hu&I~T4LgbQgh9f`ZC$5Lb~`X<1W#fw<$4@ftPn0d2@@rn$62ads!ll7oXZI9cTU!|%fV0*YMM}{#PRyc@@MdT<EB^G(+uOKJ;zku^bg+Fk
jXDrbOjgFbjl)h=^`8|Do&B`g9NhGKKX<yOSA@3r9>V!1=dwSsOy5z3Csyicy)3yI4jp3g48}p$0}mRTiS_{>RSu43|Tpg9TGBzH}$_4M_D)UhiEE-LKW5W
iOg9yD70zMco-@eRYZkl9<-1S`E|ZR*n*oUlX{7**;<91F_hf`2vyYIhW{&dL;K2V=rve<DUd0hObV5*u<2|vr&e2v=dO9s1K`$k(d*E<P}>mp&~Q)GOH#h
93o9<>7I^!uTTTf}F<@ZF@}dYSpU2~7pnP5{r!kw3By-R_@a^OD)VHh3GL2a@MeG)6SMzpbe=HTnlzdDji(LtojjGO!Rw!OZv86BM$!kLI%?c*C+cK5+RSe
3w-+`Nq7BC$ZGYC0ape%01ZusFjs-Tf4=<}nul<jgST3aYVUdfG7$&txKf+U}ZcBBsvJYC+Rg0mqVGnEc+#7T_m_7u5GJsrl?NwWw^hCD7O=$<qLttfvYpp
bTPX9i}(>r+J&kDY<sRs!=>^6dTo=9XWG4h&??o~=XcpT-5IwiJq4{WJFFAxdJ$)4BDYmwh&+JR$9(?H)@)(s^p~aQhP%(~Q?x5x;EnctM4H|CiD?PB`Jje
MQzdX1O(r1uJKH^5>nYlrQB-oAGjaTnzy-5PVcZk%C3u?_D=L%a}Q2?zwi@_0)!&;$AEK{&=A!eT+{2COtP}F@Ll>ay_$v{){uzc|Ul1@A#kBSv1Yc3c=iL
fF1L=g^1`>E*ActM&ttX2_?d=T^`wL87pELQmiQA!XGn+gZ!10XKjlbP9Y>@j~YPR9xU9Ni71*`;P3jurW!HPQ@RnWpfS^=1vKerA<1U9@#V5T9CG?bmW~o
?P@Gh=>VCJo@+$xxf|4?OR(uyrqVJolB5HFg#*;FW0Xd5?agiazZbk`Y5a%7o%!IbiASSnDGnlF5vgkiGwfJirNgOjaR@WyJ^UpZ1iH(Z?UXJdv>`NOb8eC
T%#@3^89T?FT4rm`@U<EUYl=1we)D)_t+(6GrQ4=}w$Ne^;nZS(h-3!>mu3v3|Gk#aJpn#fOdZnJ=B1!Ld(pPH}#EJg{hx~*>8Sa++niD7_bo6XQZO|$K=i
5KD`b1dtM5_?fKuM^<zkG;Nn$b2@c&<XfK=h6cT=8~riJ9E;5V&Z>b`V0NA~j*pOBjb$d$cbyA*6#&sTs^d#BF)RRNn8m{Wjg5kOlV3T}H^KAmNJ0RI3OJ%
`IUd2`RRZ7qiF?mzBjN`sKvf{x34?7ta?hDyb8Mjg=0W-3Q>KrFCub+o>CW_kIRJ1w9KXf)>7WfsEk7t4P3OWYy~ae5<RenuDc)3(h<%5p$1BdinOD3sPZ*
Ewe?9xf5SDoPVjuxYKh3St~W*f74lT)=YVvW#|1EaoOtm;b^2u1ftZas6=9OcR<T*=couRx)n58fg6%ij&paAyjMG5^$kny6H=zDBbzKG1UzjK`EV!)*OK$
IL?q%Fj_B-Q-wJ5=lPK0Wf4EB02Wwj2XVJvng>G46P^nJ>5^-xSX#NP=0w4eMV{@HYH&OLBaf|Iu{9ixPXZ7C2XK;%0xp7<jM%r?Xg#vv@d7*BViI)1Xdc%
2wRV4PewHtQ5TOG9l0{)}@JTEyMi1q?rQrjLaS>KY@<Ys#Gz~tENE2BUJO|fRVSq?ynEtJ^Irjb3=V3)a)Z-UOG=zMF;j#s;lRU_PF5$ZTq=0<PbTVeiSF*
v5|YLkTcQiss##6!?_P8Z*IpqAJy^myG*!VW0Q9@+cH^L<kj#~(t-87jMkc-NwthyHw`BLc@IG?bWpfUCC})^zr1aAYDOxcGZz%xr>)RDOyti)lt4YkQfCD
-fd|hY;74gb0;QH={T7>8;yHS=!+quUIL@avHL%LHDsz8VsS2?Q#!t-*X2|AvX_6)zFnBmh`#tYy&Lc*=&Xfmx6$bPJy+|aA}+><|ZYK4^7#Xh`sBgAm~;R
&a!mvVj+gjj{K@Nw?4Fe@dd}~EjCWmP>CtYUXt~Eyoe0(R|2NwF`V{EDMplQHM8pj5q98LL1zN&67F8-Y*Ijem0dg5qvpm$2TItRp@zD0JWXpX@(I{W8ryK
FuV+uG3lK|j))4&xAlAxVMX%t45l3z}Z{IRPRm_hIb)wo?1s4olMkdUhm%IU84H6b!>0z*1`9u+AW+0(Z_<>farXy;#!eQazcLHSlK02$6svxisqus?5+Q!
?5zDO_W-3A>QIe{?E*W%~6C<x(*8JjYuhpU!#f}h5rpHC%%h>J1P2f9j`q~jUOxa#@OTztHut;G)vKTsfiJ?rVy%fcRwO(4=4I9DlOvBAR85zM<*R5Zp--5
JN(Ej2cPcb>pA;A2lN7NLY=d$A~DVNNcdarxqy4sZ17>)f`w(nK&abySwA0)wJ6ImiyvwU1ci{HXv|d`Al0koqc!F-lfZ%#*ySAfGF8ZY}ctlp!sigl<?d^
zmta(MQ*0`UOzo8F81whcB&iWAU#TqFXwvLMX5@MAa(G?1+YZ?~8tZtp->)BVPI%)Xy6Udg%5IBj;E<-dA3r;nJ<xUR!_32`#-BXE*N}<izizGJgt>HWJ>Z
@2#~Q|Jc4+&CIB6w#e58Br-;R`1B;|4w_<+3Niuic<^5f#lF|84U*$`>T%%*QuallIqu=(8ctIhYQ-Y)%*fp<hPWICUvuF=4y7oU-e|Ici>FD6dHi7CfLR0
1{jV*(Zh^Nw-~zFo2_Q&^3R{XoHXyb>Pk=ly_3XwMAE@~W%p!q}^4hrl8U!%4t<|)OSULD;!Wk=#aZ<~+CC*c?woEcSwL55=mC1U_&;6qvQ2;bjlj-Fq#2s
QkCV@a9E=c!)O`lj*7+Gpkr(OB}0B-?<k-BmEy+){y#A-4d2HNX#ZpQ0h0Mh($qYE#wmd4d0C=4o?zU_e?@3$Ke0I<uSf^;yNK095Z8$D`Pv=0{mJcHk{iD
lSV)?rrKyRIv6>}vhAmh@so;w9(^tXAsOvi{|X37*fmqcjeI5ek6G)Pn+LMVN)n?sfDpxDoP*ZQK$heVw7-rl&;Hf_o$xgq?T}?J`avjrR#XU9Zuqp}S*c0
`#m}z;(RnCwa^_8Nt=L>j7_md41SXS=|%{P;{6FnMM@snR(NX<Ux$G@at4Z+YSWl?7HeXJr@*Oq?3RcqyBfIqiKxCa7n#J&=qR64+2s(p^cAB=J!)5V|L4<
^wNtf!TqHrqUz)cpg`W?<K%VQ@Oey>s7gvqm|z3Q+}~u$k|IV_20092L)C}O;bnQ1v>tT+wy5UYdRbc*Cwm7dB_feAGso{4yK+$FkJOS7qTK)HuVXYBb!Ls
OU5^&+#vigU_PZ6(Z)6p^)Y+?a`r8V9zWb2c1}8mA^*knhi(nf@6MfD?vwxTU*SP<f*=5&#&_6V`%sytbCmtoR1%dDMS{`seZNAxR0O@=HSfzAOxbO_NcXI
`S5CI*f5v8Ev)rL%mMpTsh$BXs_KVWRLlSw~IhL1NiiIt{hc09^J+|Y+a6!mxw2Sv2>=a*NV@oNQ08DuS~o&BgEuUmP|{?IK+g+5!wfM6dyX9Zug4BoN*Z>
a9MhXXF)%%U2~@*y*LmwV<Hly|s~Be;TFb?*eNYUkbk2b(Ck7@(b0jEQyBuf=GO8)^&u9E{pEx@8cHnx?<LaZ;pymJw$0x$UnMFg!TsSq0-2jiL6rSz+^d0
oIwG8rmnQlrnWSL~rrc4$&JJRwR%)7d!m|YFzmW_p(Q22txJVHcK4pR3AuxoBbPo4iIr9YkVkn3PqTqC8q<JEl%F~bz@GvYXeOs|JEc!L&u5fs_Wb9=>@Pe
2B)tYSrA0aFwIO=1R@(2?t``px^xLDHs+$%M2l1jY^2=*)i<m(B??rwW9nF+4ySSA5;71+HPU7`8q#tkATxkxA|H93?jcQ_5cl!@tX&BCS<LAkpko-`M}oR
SID&w^-7qD!vi5aB+1p;)y8=>hsNw=F%d_9T@$)v)V#x%trjKzzEhVi+z^QL>ymg|JW_p%51E*<aID9=|skH{{{pbh1+!PA3S4!!ab{RDEs(&u2fd{gbV<m
m$92axptw^<|5O%Xv=gj)Y`-KiFFEFE!2mGr&5oMqCWE&q+5(DUXodzw8XjMY<(-O%|cf~-17T8#fL1?cPLa~be6K&rZpL(8tOKrU=>iaL8v&C4RL$Z{oUX
^+;<!K|^qQH_PPt>;!h@A|E@EOPH2E_VFeqg`7jn(gXkTw1*e85dmZHvnIaiVs!Adu4TW-gV*jF&qlKFo<rY#yd)6X~F1`8#&Wtk;(FA10*mutpt*CpG_UC
(FWto&e*OlRXN-St0Hm?ww?dr=Qv&qzjuse{xoME|tsl<Cuw>N8^*AJ%=YNPou=aFOoU;6f@~L3PQKCHziV67BLEnRh-+FSZ@tullYq4BnocLvDxFoM%Q|)
U8WY7-}xP?|A1<z3rECv#Z`YcFALH=pZ}!lGaH#D*f-K42s-;T=AR7E*5}}8=kFW8xnSJTQ;6Zf9ByfF{4Y0r4ReU-HWj5+>P}1E9T*^BLUcQ+?_JJv-VF&
|^stuRZw?z_Hq&XiJrae)TEyQ8e&U6klv4Kd*^XKK*T^rAUh7Adq1o}Y?BCU|=YSFhn6ai7oQyfj8_Zufv58INj=l>HvHxrC-eJsektABFN>QS5VlKH?6m$
-^<7|>AF5?P_fMdgi4*T~Omf(87urYwHk^=ng?Q77^P!wEu9e!+?AsjmRN0#mn8@s{^|2bN$ZErgeM>2d!Mszqh&0Ia&>|ec?N;O~FvhS5N6romdFsxSDm=
B_o3sBa|cWw9ijqoc`^QQ~vf!LU06AeeDg+3=b`iU^NPmZW{?(5(&H2tfaunFz9hJy2&$tlhbaSyP-Jc!Kd@6?8IP<^^EODt!dGi^w%0u%5pGYOVtV*%rSP
T}n)UWRp{fGO`pk!bqUb}0E_e?d?$Ng_x}3b16Ar;#kVj^`CEU`vXIYrC$b=<r_pXkDX8y-Mjp?ue;OOAYbfAZMfJ^(~&W<tQ7O6AMwpunp;6Aa##UwW`eQ
<r_Y{AS%M(@jcGl0mV_WoePpd<;7+R)*Sh&a(jy=)0_`?^teX}P2_1N7CWXWN`2r`c^$MVbAC?cE~pHVI40NbHFkZ1CleL=TY;e2IfHVd$}Qt&SJ6#zH@kZ
9Ot!=N?$?zic}N4ly50K}n&IvcEE28VWeV~>dt?o1&dXWvu~jrW=%JYWG8=5Dp}3L(=sD@X(AOb+;tuW*zM0TqV`!jCiI=x9azjN^fl`wFJ*4^VL3O<kZZ@
D|+87*31JTZ2XMtHh&z}n;i5T?n5!3ly^n(%#wu|d%VrUK$t((!YH9<V^2MSSMlfAaI_Dwb&EGfr8dLdh~Kq{hJBN<m1{EZF7{1VZ{<HvIJL6G+o$Cq8FOw
Ac7@l|McLeuaDl5Vz`iSFYs^c16W*uIDdztFk#pnYT%+*9a0$A<`U=EPtCk>O)b>l5m33N0-1aGi6^76u^7&aODh_ES^IgeI?%Dx5vK(!Ckgx~GD}y+VEPJ
Q23kKyr$C<6h{6;fRo0>Pro82qk8oKl{XsSkSW&wwZ*Ua=XUc9&=u+qb1#1qPo5OZ9&U`FM(%c%RS{n$ZVfY>!8pvDp&%#dYE+$8Hx;AiMr{VUUgj23U)}s
umiZ~sAs(007;>C8wF}UV>g28;{@OjZr~LjdLL(sD!a!QfqP`6_G08P(zvtqh+CFmunpJ;cg|pS2@V4qEd8{DJWsfPysy$Lh{iOHeE4&IcD5N^f(lOw<KVc
|&^2ZZzQzO6(^|#Dg2FxmsI7-FIQ&UZHVB)9<Weobi3S>q-Ok(=DwWC?6&EFYr=yC5ADs<?*gYLXs_W?j9}W5}*!AY|c2|@t+f*0L_aI_$V9&lRrtw-mJTj
1YW)S%5Ny0%X+qtw=Nhs!)$Cro5;p9DjezMkYoz@#T1#pXs<5>FbL=otWLpCz_Cx-$YU2XsBzDwN|@t;Sl%sRv9=t2=oIl?w%LkZ5(v;ySZaypU^rBAScSM
OOGzUZ76Y6h4aRvFH>Cmz-F&~FHtntsAlgv7H`Nn@5^;!4oyr&LD;iL^d11`iZu75?nxARSIXV#$b%&7Ab!<V#!G3x_QCjL3ufe7GyWqZy8ExZ$oZ1^6=P_
c-kqNhT_(<;kOmz(RBK=PWO(&R_55bDnH{<w?{B;S2t0mxD{RN#=)Q_|3t>gj5+P^Q-jPsPqT{sEVAbEm#mt_4xXC%W4_BJ<ZPT8{ATUZfg;;etJKu!8eiU
uh?!Jc>Z<>hT0N`8I+s6*i!!&Ycp|@C8i~}EVFyN<c12@TDKutiBoacIQ^KYR>?nDX!}FS?Jw%Z$T-bsy&*dH>lzHpL)OR|_qK|(!BJtW!#SMSoY8J-s)aZ
V0``7;My-!@!A%Iq?mqQU7v&wytkPmIC=yvgkm>fk1Pw5R`x0Neq)CLA_cXIHqp#C!!;3{*L(~L)nZ_+;`_Z)#kg+A9oz@!U%Lff(NR&2E;zG*3F;jSIQ>T
}QOL5LlJ`_eo-~PU(g=ng#M;6dU)_(89Uje*M)!Q+r)Xff1Q&)z|<ggtQ_&m-7U~70p(&l>~H`&Z?G9!QbgHTX>wwEd0&=#m7DYM&>0%?UvBm^u?mZm>0Wf
&b3Wk1x@2p6IMZ{sKPRe-eM)AbTCw4xePLcr!EFmIzDlqMnXZIREBhrS=uOywDl1CZmK$#f+U?^9nb`Zxrb2n*IMB{iF*etV;?f8A)s=5TgUqkVWiwFQ+V(
5o-l1k06XnEkm?TdF_E(Bn%leqQ(YiiKH4gmUUShuBL2&66BvR7KD{E6TTPQx_RL$|0<(ZnhIZPJ68dLIabIOA94Pl>cdZQT>I(2JeZwS;9Kkq=o<gmhrkl
ysT-%SSS2ryIE+uA;pRoVELE1&{gbW`b-)rKGKR-N5H&q?<0jw*-tyREq=df*|5iAn{8Hdv8M1JotPUK-LzRdr@-G8gcHdSgO$2qgYSDWAg543Xd39*i-r2
17R2*mWiXkGCK1gxMZL5B9&0+K%;!s{giVudxytENt~sOvl}c{)Qpihi6jODC0P$cJ9}+*QJjRCCaGfM5v*4H8n|5|gP!-774b3;pSTBmKU{8GAa>-|cF3h
c{l9HvEzoS?q{$H;=hc14&sWY(4KY!@;YXnXk^7oJ(oG-+>4Zr&7?M+zn^R2HchH5fuZ6QY8sE?1Y+YogdyE85vZ@&1EMN!emaBi0OLwmd6(vIXXpSl;K0?
G^>D)WGzJS66Za6p9VbPgzQ0&(ftD1sJKA5qdO<n?j6qSzg`!{iL9F^SDDp52?DSYuZjSMEPxbhLha7^TXg<Uj_F;J<cwotT^PA=MGANUf|8iszu*69s<y@
;G!y_}o7k-%wanII~XJw>t-d-woaN8u!WBgyN~d04uvGK6~i%LfQCixxiV;H!}AtaQs00;Q$+qiAYt7tq?$!Ms_q{ym!RJJT82&KkApo2Iq0qOV-tgJ&iy^
=oFxkim|i6j=J-+AH|cah}XT3%BoBv`PXQ?-8K;f0g3f|%nsD|QMUO}hBw7RK4n>C72f$sVwj;Kx&0uBOO+$41zQ2(aM*0B-n5^w7H!u~e(mv?Hx4bViFVW
-MkC_7+JB$ra?~9DAu+6Pb*tm3GINA>N;!I(Iz5uFs-?&!vNebB(Z>+&Z3h8C-!Me(xR+4fy$w*$aL>bLKzmhw3CPa*&ll9luMFwkn}YsB+Ui9!5qsFld)=
PPg9EIJ+W2$wE<D7<WJSkQ0q-GJR8^Ht29I%UDii#E9G0Y`I9rGAgJ7cQCE0=&o&$=rs(&dVSOU|cK>xQbc}sFX4E~DFN1U1#u80VS&Rp?RQc-J*y|}`C=s
>(n;*sWLCE-WRfHp_PpjA?qwdn<X-F}N=x~4eGw*;y0-0!dfEyk@j+{RawEu_ZMr_gJ%TPTM}-MAEqCYpw%qu$dVA8A%4`B*)UedWP!LmTn%hT<cg2M~B2W
=}+QDTvdTi{D+(Y#3tA!CeWFL5G|IJQA@#+hI^dKgGlIdT9Bi^qEvtHb$bPg#qp<`zJ;<_*4d)=F?y$J}(2Zx1nLgyiq%oK)gVBG|ja<kN=}f<O1+wH674U
HFjYw2?)Kup53h`WP00A`eiPcQA5b)hzTFpTJ$DmQB&DBf%{VXcrA^kh^%JuMG}z(HiI~dJ3C#nYU3MloU3kYrB70r3YTx%wlUK-WGRu3BVJlx@jtm;G{U|
0!WuqoKclOcj$IW29Ck$6;SK+>f@Ag$a^-<g<RLdHgEgZeIHg~j0?@;P&DxmI;e=T0fuoX!p8Op~uQX51e6<H6Kzy~YpswV>K@&Hmy`NbV6qZ##tIzZ%;Y<
cW)1kkJ`!d3@qgHdA5jd^AO!HeaZP^e&-<uL-h9Z8(`s|)P*F>?{0#R;X#P5;|N(SVyZ+j!#?Nhco7FpkClcn{7b_uR*cSXAQUS*t(_E9{p?9mn~&ct-(nu
L)=$fKE>7p5%>)bVOXx}3zkmYb%NCvK@Om)DEw-of#rE4u473a-F@BQ0Cm0;R{x{O&VtAB51`H1|sbkLEkkx#padzblDB60*)XK`Xat-?k~@E#t+jh}I!@1
~mc*!gZ>6>yRN|{I<_w;C_^eephw-YH8J-e6+yAcTn_ip4^Ox<H!V3K{lU5mV(L-6)RH>8ugMT%vp^I=HLe>g`wn3GB;NGC;+0*4eWdGwYPJuRAI8dP|UvJ
_(Kwh?n)8vrI@zB+lwf@_HPwL5I8k?2^ekhQ_B*Ots})`HSAamLZMW4D5EYWkJ3~2s@0GFAmR~{bBW{e%bEsrTE_TohB58YpC!|a*k(_3FYyL*hBz_R2w}}
2_ZsC6NhF+q)4>kgeF?X2ao?aCkL%`JPx}<0#ZD5Z!glxOo@~bP*|!TPU*(!$V?7mag4v*s+3REuy;GTMm<pd@7pCv4bF`RgcGoET?j#-Bf0FD`)hDA+MGZ
#685Q@Qiqs6dmH&DCKJh%R35<a7+BO6HWjny^ee})s%vyP3a$p1(Gt=gXBXsGBI$zbTHu^&0Vj-Ze^f)9YbQ+}0aX4}p>qmBhkAoKmXTd@}>hi|Bn_^~vSr
`@6XX=Q#OyG(ezu!NdECOJLbLtru;3#|44o8N5XhfJ9TOA6<cO!;mHxET$z_Etu5NyzKz=n%08Ak-Kiu_NeXX9dJr#}e#!nv1}B#g{o$1+EVOuR6->Q{?rS
nAv8o@@QsE-L|Mm9*o%@jUkPTv+W4xPA#E;T0>XYx4?MEcjGwehgd;xNNCO_BehH9Jpj4UpsXy$x<>wqlM3Ht8q@T<k$-LPQc~~XvjpB@`&iYFC(rm7zW~v
7%({hEWF?OeT8^V<u-WGIx>+aGpRVaOON<D6$kIdONosK(~CN@0YU)JI!=&=F^^S!to#hHD2anW)U848lvX=>`*uNUPd5a;^r6C{{6NymQHkyHYyVHd%#Lm
+qjN3ZB>m*u1r!;f|KZw2sNrZ4&Imkw0iz^ds#A}6P7%k!FbPhbyqnU1HqQObBs|w0AZ7!7YR-v$v%2;&ALkfGz)J~UELQcmGD~S&MLy8f@9EA|g(VW%Eys
n_gnoLcOxHk%EZ~-M642TbBAdd?@iOS-$6MM&Hg48?zMi`VZtX!hL5jBYpuM*Mk+U-O)8DS(mG;SOITV0G`~tL3_3BKRrHk`XCQd!ZvRguiVVX{x4cmNG!+
q#V%v&sY6WfG`-~z@MA4@H1cxUOohF9B8A>XE_jk%6t0i&hutaFYOxaoZaV+cyX_pl;pHc*0Vv;Y7
"""


# ==================================================================================================
# src/tempo/othello/evaluation/learned.py
# ==================================================================================================

"""What was learned, from its text to the table that evaluating reads: when it is first needed, and once.

That takes most of a tenth of a second, on a busy machine many times that, and not every move has so much to spare:
so it is done in steps of some milliseconds, as many at a time as there is time for.

The text holds, in whole steps, the kept weights of the first knot, and of each later one how they differ from those of
the knot before: mostly nothing or little, which packs well.
"""

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


class Learning:
    """On the way from the text to the table. One for all: who searches in threads of his own copies the part of what
    was learned that is written to."""

    def __init__(self) -> None:
        self.knowledge: Knowledge | None = None  # as soon as it is complete
        self.steps = self.unpack()
        self.turn = Lock()

    def go_on(self, seconds: float) -> Knowledge | None:
        """Go on for so long, but for what the last step takes; what was learned, if that was all."""
        end = perf_counter() + seconds
        with self.turn:
            while self.knowledge is None and perf_counter() < end:
                next(self.steps)
        return self.knowledge

    def unpack(self) -> Iterator[None]:
        """Step by step."""
        kept_weights()
        yield
        packed = b85decode(WEIGHTS.replace("\n", ""))
        yield
        differences = decompressed(packed)
        yield
        kept = in_steps(differences) / np.float32(STEPS_IN_A_DISC)
        yield
        table = weights_table()
        for discs in range(FIRST_DISCS, CELLS + 1):
            lay_out(table, kept, discs, discs)
            yield
        self.knowledge = new_knowledge(table)
        yield


LEARNING = Learning()


def learned_knowledge() -> Knowledge:
    """Ready to evaluate with the weights of weights_data.py."""
    knowledge = LEARNING.go_on(inf)
    assert knowledge is not None
    return knowledge


def unpacked(text: str) -> np.ndarray:
    """float32[KNOTS, kept_weights()], in steps."""
    return in_steps(decompressed(b85decode(text.replace("\n", ""))))


def decompressed(packed: bytes) -> bytes:
    """The differences, a byte each."""
    return lzma.decompress(packed, lzma.FORMAT_RAW, filters=PACKING)


def in_steps(differences: bytes) -> np.ndarray:
    """What they add up to."""
    return np.frombuffer(differences, np.int8).reshape(len(KNOTS), kept_weights()).cumsum(0, np.float32)


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
# Where the table is asked about every move, each is also evaluated, and searched a ply deep for every three squares
# more. Of what it then promises, a disc is worth as much as a quarter of a reply.
PLIES_EACH, MOST_PLIES_AHEAD = 3, 3
PROMISE_SHIFT = 7
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
    knowledge: Knowledge


def new_workspace(table_bits: int) -> EndgameWorkspace:
    """Memory for a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = EndgameWorkspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(10, np.int64),
        knowledge=learned_knowledge(),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: a bound of the root's score that answers the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task, knowledge = work
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
                score = queue_moves(knowledge, table, bits, frames, frame, moves, empty, goal)
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
def plies_ahead(empty):
    """How deep moves are looked into."""
    return np.int64(min((empty - PEEK) // PLIES_EACH, MOST_PLIES_AHEAD))


@inlined
def odd_quadrants(empty):
    """The quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(knowledge, table, bits, frames, frame, moves, empty, goal):
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
            worth -= promise(knowledge, after, other, plies_ahead(empty), -WINDOW, WINDOW) >> PROMISE_SHIFT
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
# src/tempo/othello/evaluation/meaning.py
# ==================================================================================================

"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""

EVALUATION = Evaluation(evaluate, UNIT, doubt=(8.75, 1.0), spread=(0.162, 0.26, -0.268, 1.693))


# ==================================================================================================
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "3cc6f10f2fa034fb510285a1", "checksum": "d5cb32589fe85dfc0595659e", "sources": []}
c-ri}3w+a6mN=fIp-rIj4T##A#W9i0Y&$Y+(v~(ESxupp`-SfpI)WoJgF>IeOr^C=6=smfq;>dih_drzcG>+q`_uW%Z^zwnf9fu);5wSLX`2>-
78MKlD0Re!`Y51%@MwPL+<U)inx-wH&g*ZKe((F9d+xdCo^v1P{@@2U)|9#36=iG6Hk95|bZ^<WoSDwj+-
!SRcB#!dKdaPn<6QHN#kSmHM@epWSyowgc5ZPwhPlh`t*Ts;Q=D5~R8~}E&$K(UOG`@2>_v`JXSoei6c*lhAO3&YpZhS^{qW}pH{M%zFTi!<U31Nuxy~Hh
T^LrrenaV+s>+)6?)8-
$zLl9<Rx;l<KPSft2^?8PnAh%bmfA`j^NUMMvgemO?IUoO<YtxI?ar+7qM}S&Sx#n=J<B#f*EXNQSx5okpHBnvL?0{~|NH=e&(3k?&^A<;RaaKJzvalz&d
JQo%5)YxOYQSZDe&c4;CDLam)NtjoVn#$F-
R`Y&MYn}nqOROcjVg3a_pIzrJ0Um`xPNM4&^bx#$!Iq#(}OWE2=J8_pMxKR#r)=BeN*iKHphVM1d|VEp|Fe0K771kt1h*490Wq#YNfk%gS=f?B&j)EJs#O
mZRM1w0#j6FE1}GzOTGAmW(LoZ>*@i2R$|SRnr#PvvX_?+N9F5vZ}HTYk-
c5vTbE$+0K&rPDf5zwvE#J{9;>Hv8}8)x2UW<v)EY@)2h<!@@!{01m|Wt9Ob#rqFhIg)1Ey+S43ONp}TKf$7TAX!S}@z8T@zGT~oIfNVn;<T8;YCYHrbt_
(pz?AC0(O{I3C0-jR1_-goov$XmIBc;0tN-Y2bTke#&TThlO+*it|f%icQ-qPM^#IvXC`B75&L%g*Bu*2>=6G|AbwrGhAKtARk~F3jV3&=w)eW~)i4zeN4
#wOfmbXHd8KE23vu=Mo-
m5j_`l!Y><N)FB{s7izc4^+#O7KQ)tjzf0KD;xY`>{*7GU5AJ5U{shFdxatPnv+e!8caWA8gvjnEo}l9gd8_m8%DX#n&0USM^QbH=KPoyKML}vLN{f{7It
fIQi08dw;)x{Dx`-eTKpk7ANZO;lQ%Oc2@%VK_X%>~EqH<VPf|7DTRBF?q-
8QU+c<)FfUfE2PJ2XU*4aB$EY9>Cn)z))kl15YScN;x}!$SQ<9j48PI0cZT9FvtUNg0xqv&8$TwUc60Z>0q)?_u^dqO7#0i^?HcX_1weS48&GRDZgkygM#
G?Hyk{I6ZZMeX>1RrNvGV>VJqR_GVj&XZS^-?pE-LH`k^U?@Fub!E1nUfp}#TaULRqbVyWWQ}5Lyfz3o%4g>&R==2Euh%+SkQn3tgt(iFc1YZQn*!y4_aS
jO&pT%zU3~IN!h-
XN*`Kv%&x;)`gpvPhO{xa}95?VoBp!Nr(zIEeY0l96umefatJq@J3KTr54e_ma?TW>$odoyviK;11IE~2!Nj0O@o4<y?SBzr#T!6~#XC}ztPqHREe?I4~2
5Nw;M+;KTX`k;mq=@cMR07oUzF~kUXN|%%~vN9+uC&L>q0S+K7q@#mByz3$awCJe24&7b}hx<w-;~8OhG^B-
co^S~S2shNxyer7QE&N9;A>zxPNi5Ao3;1pqJ9<QmUo@%?r9tdCEm|66rBMv@>SW6+vawNCj){RVcsgX`F|i|z`2t-
jJR^5uhIhc#C@GC3@XmC}azZjTipp^@&^=wY92bq~N}+jsqIr9wd3&RId!u<fApzv=6piRgk&Pi4GASKm;G{vcw2H>43phsL9dI20-
T}3nXbA^c?WSn$2AVe<%^Qy9?TzN`jpoHhL*8Se@fb~NJR=)Bh;oz!P8kt_M%9H_3v?R+ZK84x;Ft+$6OHF2<t<1sQ?eYDjOa3o$`LVenx-
>GU9{~++V*x5=z-*&5;hWwJUx>_-awNY&&tL&+1Nmg9l?gavkgQ^vHO3}DBR$Roj<m}pN^vt82>utdIri8>#XgR`_)+=<FgOCcSYU#R)P-
6Ym&U{43d|?cae>Ff8-$EX~g>z7rA+-
H3UToz9j;d?zY0PUX;!ThEiwUfnOLl%5Lj6a5nYac?4^HOpAs7+Pa4_hTYb+==Wte(aN9@M{lNZLp~NUs79+mi;)(n8^!|6AtSXPnGPu;0isOH>-
TFVNQ>1;LjI!^1WAFhC9dy$gu2@$V~?o##esI>>0@)D1PtHcURz*~NQ%FFo;p6DvS9b%xlnDtT;D3xeL&~SNV4!qIRdQs3+%1LcMYa2r|{Za&k^B;kd&3$
#`1mGn^s;vQXVbkH^_h>BVhUo71N&gfiJvZeHz`qy);}>jz~%vII3Ak8S7<!eyGV?(KPr#PZ46o6D&mjdlS07tXSFw$^f!r6}3WrMGE!@@FlfV!qrA-
(=LPw1r~(KOq+aKQaZ5sh6|Ahur0R%%m3X~SQkqg?N6cZmm0NH=&iuutz-
`CdC`~p2J$BZQDy}sr6K^lDL;_TNiG0f(?r1xe_+5WJIKCkHZR$_e^c(i5aFqir1X#%lRo%)N9L0M?tp-1Vh<5zhzuMHcApyvk-
$m4<gA!#sFh&KnM#y1#2yHC2L@V6;KO;qtoPG;gn~1@-$FKOpnbM4WcQyFg?&xL84w;?nhc_v|0NeC-
j?tZ@Y?&8GoF*T65j&Z50jAOd|UA4K)9%UoUfb=gr|5;Zs8dYW8}`SBqQvrt*b=eogeR~F*ixTv=ty(iX}I2`@k?DWiLev@$O{9!IyeWQf8e2yqp09<)48
pd#(HEc-lz`L{du6q}lt4?<z`ovGhe7@q(XZWe0){`;h)Hb34T31>R4UlwVsrDTOV{fRe3MWZ!T9o&5lH{UOp3hB-57UlK*oq7YW-
r=8OLBDA@{egc59+HjN?_AWsF0#lvjg&<k!kZ6Ynx(pJqWMAs5FjL-
2Ea!=$?+_!6!~@kOQSyI#DnpD5B&z}dSQcIgAe{|z+E3G}w2z~9BNAJ^fP_>>lSGM*Ow(wB4NsqY8D=Ee-
b?G3l~=J(H;Te<gR(IQV|AMF(0@>zb&~xtR0L#qk~|+nMQuPO$eFNjg54Je0?-tFlr=d^b%xqZ;??VDGPl(f>~2Mh>WQVOK<|w5^0@wB9M5fCrL+V-
n&NqH3-Pr0iE}{k4JILxdAhbR;>ZXP=NVz=za=5Cb=DpVv;=cFpr((b#-wGaTPrEYp#g}RZx7=1zLzG6qUKvuQ7q|quLbl1Z8rzHba}tS!6{}m5v7mp-_F
?1c9`@TfG=>C3_^qCTa+Ssp?};(nAs1RAse7F6=?}oh?+Iw*KvT~pkbw|txQx%d{%4tQJPi7Ph7n4(+44XsZVbu`-
k}tfW+Pc;(UH9{}D?EF$N^#Nuq?1=1@2boHh`g1luH~i%iS6+6wIbz=Y2>xUWHw)*`)%kwcuH_fDaK$b|Q(Oc*e|hhusdXJlp_8=2`kMu9f^-
D!2ecO9x~>omv?_!wK6cRM(H7&HEZevlO2zKROnPivUa?J}?#o;E2km?CRG6f>G-<&)8!1(WUQ9^0p-
Y+JH!40b;=;1_*z5~;7F4HSj^gT%L8qlW}A^>%WyNBXWpMjIG{AwQ(fA);^A$C8rT22)Lh4-x4wc!po(o&m%pC-
gQ0qPdH*Iq9rvsV^0{#R=ize};Jmh8R)K^IV`q`m$e!>Eq}i?Q&;>;H!m1Djym({vao4dC{Dbwi`0Gf#`4uS+8X2m$au~5;{bD-vO51AUvFd)%mKms4dWJ
psmtGUiYCsm_UHiIzT6>{?~9Sri6wU!mx$1&j4>z8&1(E)W3Q@5()QDL4w+B^zUOpEE+`g?{o1fz=TR}O91tnVE2K6m?Ee$P=PG1MPBbm!A0EezYo&M$|a
%<_ZCt9>lwb~rCS&_hegjx&~jQ_q$46357VBNy;7$^_U3n*f(tKzxD$A9o@fb)#zBxu^~)6f%w>u+(?B9kV&t&o^I-
8zN2}4Iuo4mK{&fm=Ph(zx3rJPFnJ^{fGieURh=I2unXL5X(H;gBKOk$nWbf)uo4EY~PUJ#e3YG<cq{&`)r&;tgZxfxvg6}c9aN+JuU*@xBiQ2ayB3Z;<i
B5>SDJmekTl55NDl=XzJe&RTa$olSG@mD!AqFl&rc$c|0zXy}C~Hs2-o0-Tq{HneBf`aq7&w(G8_(puh@guZ{jvhk$O^y(=#-
pC1>gT2jzmVwYm(AWV|GJ~>|EWMPO(~j8z8AsY-wmfNkEW~LJha}MWBZ6DKBYIX32P+c;53vFNA*#Ib-BM-
(p1YLZRLa;ehnG`GR;Zu%RMxAsNUoB>MDkzz_`q?H$7*CRqZKcWwyMp5M<&G(@&<4pF%Yq#n>O3Gy%loh@J%eFdgdWDwKOB5_Ngh7S%4b^9rwV9Wp{V9<z
!x@S;9{3r<-^fnI9g^@Y{hIG&ouLdFLY9O=}5{LjWEifKGCZ1*o^vf_r-
w)AQMEe#5WsnGn{+J6`z&>6MaFo=GWP5<nKF$vqL^~upi}HeGX%L>B)d92jYof6USw%Dxh(!TVu1yry-qcvIC9jeA^!IA$%-
t~H2bEr^Yd8lZ>g3RdmZqWNDHzo>w3>gLL)xZutNf}$5j^Sn=2Fr$G%uu5*!}A$4@996upGHH?|*2Q2nEN0C2d(jr)8=zkQP51xs3zud2~#R8H1AVPTh-i
OlAy=xXQE=rG?)P42qr$+S)k<_9NldbP8npP57pBIOtk*_7Bi^J@}}Uh4Va+=W()cI6{A0K_}d2Lb!^b8R!%}jeW%TJrK(Jd%sp5)mJ>tI*92ap2lI>c~+
=v(y&PYo3+e4H*J}>G|doveDjQzd(8NmwMVZ1y*o=%J|LFYg2np>4v5Au`5i3`+9p~)2sRuT2#b~>8Nvha>VcuBg8-
Utkd#k|=aXTgJt!(+P`33@ya9?g7??kq)?#3_7@!uR?rzGxps<c$_x^zoB;!GGzgm-QIT$QHFmRAqE=k4@u)HM-
l&3&>;cq~`e&B~%waZ4hB%QqgTeYcxKHh!372?1VN!uYRtys=T^Jf8k62gZ|0t~)1245O*Z?{dd96`WZL6IiUkD%ZPa^?=4*dQGECQ(vBUzAJ+?6C$acj9
!JMi*tmtIw$Og6|>9Bw<?H$E69X-YNNQW>9n5(iwwU-Dbmyu5R5~oWnp_3J+XBG__FOcPCZQC1r-BtOt~fQ1MSd00;eBS>(bB*O3+t3g^9Fry7-
{J&l>DcCUQL!PbeCJf2js+5I3P;6lL2(kyU>MqD6D=L<x=Z(<3^oqOq=%tWD;5U)(_4UFbjqt+L8a9Zo*O9yL5ts$VpK^+kQ4Tz?nC>KN@0sT89SzyHe17
&-=sm2lP?mHL4g#fcqkLoh03IvjZ);zj?F%rO}t)QPPO%gON5<-
<i0<jhATQ{OxZw3j)=eDjBmDh<9&bz(GVxju62}PyTe0_MGq@0(Pld{sI0unw0I6*PE6^q!2Y!y4T$8!S{vVOyJZVW%9!x<CW(F!?&3!gsQB`b$zOUpi73
Xw9}nZnf)z|N9<-(mviX22>ywTi%CPXl=xL|2?nh5Ywmk{t{-
>^S$fY#$JPw?*tH5Q<K*zT!<y?Ny*qOUAC+_V5zArXwM{&|8r)8F1+ux;!i@ojtOScU@F7n2I6wM})egl=#k&EYwNu9mIZG%F4D9-
xN0cq;^VKbj>i|S{RGORS0e&%=ZyCzg+(3hv>k8(9?non0#g85vo3ro1hw`K^v&w1f(ar=4rxF1w#uO#(QG~VGlw(1ERBG%Swg{AR?juMV!AEO_ZNj5iKM
ps|T|hP@AB+J%cX_^?NmJRRdK*ZLJmYe}pX-
93;**;h~2xyp@S^8KH1Je50KWcyq<#jbMc?6dsk+pB{DE!k(XBRFPJDCm;+O;<6th8Er(ly7y`baJIqBKGRQxg#n@@(P56`F=huwY)PiW`(4buR#c|<o<N
sb9rg#&=jfe+AA<NZ<A8r|obe6}N(_9ImACyp4KB(Bx{@W|*Qto34KDYlUR>_2xR|!w>%M5lHOXd5zQ5~S>dn8H4kPw#9~-
8>YhLbMebI(V&S8RnSN~gi&(q1bp>^Qw@2D!`n}sW-
WZ*5y@)jm{<n?#rRMjL~+C`WNE&l!!!S0g-Z%UR|$iNB7at@b>K-x8iNW?EHM`g>0qNN!tX|#WU)%1v-VXf#n8bNpr%e|!+O^`-b-W3Nx@Hi-fJgmGfTi%
l`AAxcTDPM>A={->iiUY5T#+SuNP*h$MEdao~qURFCzXsDplLXYG)+$-
rh^2ve&Vwd#BmzFkcv>=^clE!?MT?FBNYhRRIwf4heoHhS6^(tO(JveOB)Wb((sASQ+dX`Vz>Mo8X~+dkIQU_H>lc*>vhKB9j9$ez4GUF9>{1;zl@D!Hwc
ehd_izGRZQU4U8vmZerrdQ@DS(OmF**l7Y28T6f6|KkJOn4Pd+B7g85bzr)^u^;O)>Ja*wT#iD3x~#>=Eeo7cO9p>r`eMg^)umD}z1%>r%|};#EnUJ&Vo{
MddW^BjO4#=8=WpUJ#9qB#X`Q;=u8dc?Rlm(0vxR)(B*6LbWOl*@8Lmc0^;|ib5D;8`)6%gMNDKz;R-
<^<0!hySvUEVBF9lIr}7Gc^_caJzct)<q>wiFwFLT0Kc|yx0W@s3K6*@X5|$TiOA`>{!|PWe~&R9NDeC5+c<X)yh-
5y==?mwr4pd)4#XCKUd39l?T>&l6>)<XM<LG4W)Ngrlp%`Bb>TKn-
K%0*@LD$0;>3Wd)2ND#jZ24;*Rcxzh@YM+4PCx@jJB(GA$IdB5m^BQ?itO>M~Q1)Y*texv<{WehcLVl`TUD?x<J?7@(JWOTwN7Gs)zCGlDvDZekx(VVBN>
LN0qur*3K8n*wW2;5F>j2>m4M_M`=`);ug+i=|eny7fpXwQiggwG(B4ikEWlA>4AwFJB7L<bd%)w=VW2uDbaH=`GKv-
;0&l55zs%NH(_L~mV8h0740Xf*eNP+l#kZmyMqmT&b=(zyCvl#qI?K-
gYeQ5oDoy4Zw9XL?xh6@b@$DnOs+O4d7&0mE(qN|#ian_u)BmWse*{Gpn4UeWn&Brbz7@ALVk5MBTq6z6%e0G0YW{3n+&gm6ak+@REqd{$|xz~?=h7h*;|
#CF<B%IvcBi54<>0?-HlN94KLlmmXlhTaOxSl0X&BTT~l!W@ujANg8i$lpG1hZhb<W#0~NU-
KXN)EL5T2@p5X2r%0x?j`kc76*0ZGJw76egYsIO|*dQ6t65NLDGO)c$1MWU5Fk>AFHiXVL(3N6@3qcYG+L!uf-AZ8AQ-(-KShAo>B^ih4GA-
`4wz6&04$;_(*;`{8v2chsVo+^_XG|kfdPg+^Wy*ZT|8)U==Ku;%mo{&ES0DTU&3VGUkmsb9sdJbj*d021go<*WZY_BUgE1)v4`6V==akl`hkE*ORow=-
_vv?m(58a(voYWZqrrJv-
G<rM0{9U23#^|4K*WM5NH62ILbQwib4+oiamC@5U7ql4i{#V0@&GfUwl7~94D=*@z3T=fJG~1P3o{LyM#ChZ)kVEmd%C)aZ?22(zV-YSk4)wMIlO?`+<z1
IFK|J1%~&w@gSHQgcjPO5@m1Pr*tAh$=`;-M1)&Yf?Tgl{rZBO<Iimv8Sl~^g0u5BW^t{)#+_zw>82Av}r@C<2k7}n>?FpgaQz&I1;hBY>-
lJDf`2f@dokSZVQ#6mE*o?8F9#^FG+0hu68uK@LTI;-
MOxG}vxrXJjM`O0BF&C0(o~&q$S&cc#VsfJ~{!2WjC5f>&oZeZ;e{;dcmJs59<gw|ou~DcuB~jQi$3ne^=QG9Ti$b2qW7A?|qtMUcFlO{Y=-
NvW5!^~Z${2#d336sY_^B3!K|Gm-$v@`muOYTD*5Dh2hmN9{2ofn(Z`TnJ%9SUn#E0jvfV-N5k8i20`-
WyM7E)m?Y`S!*KoflY!Ao_?8b78A;!YR}r4R#QFxAu8=^BtfWbFQ(baw+|zozNZQpYVCmkye6fhaFfp-
5KF;4+a7>)M&a>Vghv`s9*<A{QJxX?4NJYcK7*7Av91W8vGFFOB)S(6`xYKp(A#f^&-
o<Y5s0X#vyG1M#f@OQ30ZtCosSw4u|@YbmS+W}59AW<T3YLX5C>nbj61o1tP9P}XrTZ`{|+v{Gz|nYLs#ZOKwIu0o}=7GSZ6&Q%EIJS<Y88<rTE!^$nSrc
v)VXt~%JbF?vL2LH}v^XP`;nW?};D^GT<Wm^=5!9eXL;=<MHT^f$UWS5G}=`LD1+k)b8BkiKzE|y@&NCE%^6VU$JO)F~p;L-
|L@bP;u?Y<U^2Jh~9E{Z7#%E1z;>l;`YM&9D0je*i`abX)ED49EsK!e(#F`_H@&Vx?BwrNvSNDqJfQ<{dF29x1WUrP8%CQ-&})Pb%PDnk)P8+ICTi0q~-
WJ_@JoPu4BEQ>7hF=9Z^S~f0xK({UyVqn7#Ly(ZD(ng0VhHPUYCMbf@Ab3_$0+oDhIN*vI<rTiY$w<bckI}m5dw~-
Fa^G$?Fno{B!xCT${s!6Jpz*WaJo9p&b-K7ch*=A8v2-
=CPSp5g<)y{KbJ=stZ%fL)3IBYvd@;HfqYJ!$gMZR*6P{Zz55g8?;Gc9#X%MmbTa@TbBhIuDr(wjo7MyP8BrJ5XFMCV*ZAx~A=xNe{I=xn?uZ=_^`NDIe1
ODWFTX=5M0^zy)ZW$vKd08hw8enGaWXi#>e;gso0hn9qu~<nP##1MtU<=Rb^MvP?ewAoDVA928O+y>}z@=rDPMv_8hJt#c6`or(d!)QEg<+yR9VGhNWQmf
X(g02Lz3+VzNemVw2{EuR4S*F&0M?mcDuUHQ%Q|13s4Pr_P&H4MCJ7)n(L~l;&qc<?)l3EyrU9VZ695$s&Z4-
QH9=vRh~nzn$r2%0HkxSPt)Gk!Rwe@r(*RhV3BWoToK3;Xo}e&HM8V3LED?fbpoxC6>g@PnO=VzV8UU*+0a(X^Rti??1chND3fA<=5+PXWG|_e6m;hVfWM
E+$0IMefSRKK+6s)-u6o!c?So0=J1Yjl6G<&8^fGiz@3ex~oeF>my4Q5lQ^b-
_@i6~UblO;lAnQ5Z?Qzt;yjSMVI17Hm%04oq&K*6$3P#7knV0~k<L<p8^g3-
#sTFAh{G)<clGA$=(TKTlF`ky4M(aD+CZIdNJu*d|7I9N*<SeORDO2oA6jA<>BXkmA6Nm!$uajiwmCQF216;6<dgLOLt3)28tiP%;KXIm?2Vc*%Bu*M8zT
ez1+ckYsyri|aG`4`o)U=eU2DCxVCm4vXbnjjG>dkFmZ8SpI8EDrc-RXG%1N?j7{e$aXZ|D0(0;MG^q@rLT~H~pVi{pbLJ?bQJMYe3II{ByMFlULi&@j5y
%8l|6r7JUAup{me_)Ny``KiKe~HH3dUXbx~3iOVqrMbjMMAlg9i<j@vBe9879Z5N(G_iOMY$N}=V8nZ^TAO8?~b|4?6Cj(v08q|#4f5hk(4JK#X5=33zI;
>uD>21RBDp8R&z0dRW33T~t<qGnmdWv1LG=qveQ?#6seY5N$u0XU)86mm;h$!SY;34mhFht_g19K>6>9O{+GCk|fj<p|<loJFzlI0c2cmj`mW7<|pC^$eD
Ke|&O13josT|_xY0`H^{%Q;y&Dh5tX7cFne#-lPl@eQ66vhf^SG>PUr9nIGp&G%t6-vFq-
;CWj%4#)~S8*gcog@RXP<pMhne*k=M6Xg}C*C1IMiBWaQN;5!Ukn!mG+hX87lWZ9fjc-e!57D#l=Op6=k=91j7*!YB&H-
18tn`V29>_N+8~bQ+AA)CCHa62!_gx0j5&}##N)&nnu^bSEg12ayr;MVdpO(p7*pT<Y1+Dm44E%nkY`G{KKbDnKkYFY)^OUH(4)tOh(WtuUVUW{CVmT`*!
zA$GOoHd+hiP#iLD#-68V7KZD$osS+MxEMEFJg`fp35q8zo~S9>O;QJ`c!7cI5sBwy6Rn*I1rl{nPXQI#D?+DzCDgX<XSetGgtoQ48d2dzuc#tgC-
t%k(Wm>OT<b{)wMpH=xdI6I+_`gb4AiwwmbqL*;{Dcl)`6A_(B>_Cz5)RDBY6J-!vY>(R*f-
5s*=UD5cOWIrFh_l0@Wi1L=CgnOJ&J|_Q_M%_tGi|!qKQ2Q`d8F07YS3IAKZ+)JJI(sf2jH&SNHEe^xrE%YcRi%&Gqc-y_t;1MfZ5694y>|&)(|nb!X&wf
(>Hdt7^~~OzV(*^x-bl9<_}TBNi8n4i!F36CEqmx*C9Yw=m2mx9+`r9bHW~CfE!n5#zdWTa&(ocPDuL&n!C?10184JvXZ!P&qcB7yw$&~BX4~*Y+1G-
_za8inEkRj$>ZBNW-@(Sul;ys;4v3#SSJr+aDu;k_^@Q!-
%U<g|+3TKXkd$|c<uxKa1#`>?j)lUr71smb{y<hf5iPGt5G+FQVj5gvKY@o6j*Hq4+^MqmO<<UKhOBoB5q{f-
yTbz=2<9>2*%L&2E>C!Nb{ZZXY9*F{C_L3l0%3=!J-
kSGHq}A2$ASxc&b|y4ghU#C2I@#Ph}za*L(kbmcvK$K6YUu&M{kg{A@>w9qp{Z@dM=nn&k5w#etIJ3O;BUkk+@w)x?eYHe5{g{gUBb8mx=NkyHki)Cy4KQ
b{CNz5?@lE+UPDps<BbxCQ;({pTs5ql~!An;OGW>{SkMzWbcmB89}194l|<uxklaGNiVSXiy4P-ogP;jw%oU@-
rDQFJ$jkSrB>9_b0@FJj1}pDR+nQXf6XgN!_*GkgLvr@rDS{DsPWQON*krbRdJgx5Ml3qZxl%%8-
0`0wg~<ej18mT0$hPsSE3VraVdJD@1J}Azl1h?mi)RThJz_7>^pTj`_7upzUdD3Ev#bS$GZ5PU_bjN@d8qK0n>Q_vv~myUO*Kupo<sa|FVG3wEzt-
K*I~r@B;X4?sN?=K*I~r@B)V8FMjixN~6;oOlH?M%_P5zBNxfpPse^5o?Sah{z28D<0<v*r{T3HO_D!4i1oYx1N&(>@F|nz?@}EGUVw@HG`#J?B>DZS!^8
_Pv!8~e?uJS7M-go11-RHxjkr~FnLjRTXtuGR8oYI~eB%&+h7&-vd*ZrzG6K-
V5rBTYa>gM5O&kFjG>OX@j{r1r1Ypu6E@wOf(8LjdS(CV&@d!W@M*u1!<I5S305ov~uuYS=oOlAzXh!#cJORX)GadnGI01}cSB<<p0?=>*P=gJ6HS+QZKo
ds*CW9Kuvrj?*nm7V5bA%gsIl4&*Kods*E{+KkFGoKK0chd~U>ircnU`Z2hX6F305szefQy%78ixQhoB%ZA5P%wEo`e82oB(2wqsCnp0cbb@sKF*q0J_U0
01YPq4JQCICjk9r5`ZR-09>2^cobxxm;f|!1h9=00FOf4BqRV0CjiYj1i+&-
`f&(A!wEn$4gv5ejbR)D&~O6Kj6(owlxY$Ih;O9YHtl5+Kx`wmF>TXbCIQ4YGAX8Q`pYDM*hZ$X{xikW#&`rUs*@8CfJz(MaR^{kCnq2Pl{R$a5WuKTPCx
)EZRp1#fKi>CfB;n5Fib)K@mx}6PTI>PfKgmhJHniFmq`GlxMULRKSRvqFdhMn=JFgzF$7?kgaAf!d5)tP0x(TN0HeA5SOQQd2kkfnFq+GcB>;7D(2YX?q
q+Q80#GLh{UihsFJ`IIh4wNDV6>Q}W&Nigkq*ZrfH?7t<8y=n^pg-koOs6ZIYI!2NeCcLJmdHrApp}P1P~{laTJdbfO!%Eh!fAo5P&KjYR4gf_yXezK$Q-
4lMuidJ%tm1b`k;@=NBaa-6RAs&M!&;`bh|2oL`gx43iMRIKL<Xm?j~Baeh$(Fi%1N<NTro;F^R0#`$d>-
T&Koc9&+1p09e<u2ExE)~qI0=UO$dDm<x0snYPaIQ1r8U*!OdPy_=&&jHYJ01O-
eJqN(V0Wfd?%p3p{2f)PvFmnL5aR6Ln^d$y>J`Ml_2SCdKFmV8M8~`&1K+geiaR3Y)fNdNAQyc(h*BE)70$_*(z!V37nFFBZ0Jt~+Iu5`#4uC!m07D!ArZ
@mJpAi6U900mF0Q7MH7~%j><qUHi0IoOyw#5OU;Q(kj02&T}HVyz?902+_0MvQM6$ik!H~={N(Q&q6;_O7v*?^g|2Lm70E<W5%+Bg8>_^vCSzef4uwkUaU
KDRB}U7T;JB5jlpF$pDxuWXCw6EWjHPTJGy*f%L@v>#dRMDbIme75|_$$#AX$LPF#a#H<CNl8f)#jBIimFAx^Wy+L4X8n}HWBzGjNaH`%uS<dq@Nc~MBt2
9B|E@H@ehM@I{{6A)*Qmx&$N6d@FO_)sH$GkmbyJCke?M*hBxpPKk^22Z*RN5-qmtIA^J{s%>JE3jf3o~K-
fo@xi}Qcc^=snO$N#?Icx_yJwei16;y*Kdla)W&@6SDd@)YDiYz)TI;duS=Y0LjpuYa81Gt*GkJ`;%#uSrFjT&G#fMUyu;1f@LOmCXFNa}i`u>Zsk8=<kO
-+!Vi`HVxVGl#u`~65Y+qf9zW3e~0f2E#%?5zRLWy9G-L@ZsPmcc^ri2r?K#Dd|%tj(;wyG=3M6g0S_ms93I_hc-
~Oq)Q{Hur>pqkBG>+z?0a4<Ka2Tuc{v~R@U`=q|G#;?v($RiMz2iFQ^RM)Z)Bm8JY@`?H$nQDBg;6NRXlwbls7|jHe!fd_;@%uad^tq#Nkiq6NmqgE^+u8
ZQ}56Oi3KRHz{#AqA5}MiE+wbISxFIamqhCPWitX2M?RZNk4a5;_$DHgXe!u86mT)abbm-T8i8-
HF5ajt4G51G2zQ&!l%T9AHOcH98PaFX^G2!>Z@_#eB9lg8yC*Y-4h?q;rNXsalM)~-(O~PEUUe@xTs*m{qw0I{oG3Ty0VIjO1rJ>{-TQ7B7D-
p!JTDJchQf^YSt80R4mNC-
)_rYnC&QWxR<OH%We~YxN%{oxOBxmV)mly`@gfO;*O$1Y0>TL>`U*tZAIoii}Lc;WR=4I1)DZ)nyB7f{@jH<i#yibTX}z3jniFQy`ijhP4T9MS@-
8;e*qQGudb~qtFhb4E7n)ltSPUqyqC7ov2eaEaaAi8ExpGs%jJ0wd?&kRO=j_Z1(Lie@B30wo|t!qt+Z#BRMu{AuVIbFmR=!>KXuRAZB-RTn*hO;wQg*8r
tR~um|@sKTe_yQd|~GO^RE=SmxbF*6}J^dHEw%mO-
W^S8PvO`azh!S_77RPy?p(KqKY*X1gLwy{fnqOVaGZisH}FcLv&}|pL>PX+A}kkZm4{qqOA0uvNf5GqU!3RP4KN<zrk(KS(90^CevmwW#2_>GM&t&rn;;|
;}_-pjGgU%pb|Sf>k2u>rj4I&7*|%8mR09g0ryy6L#fR1XNmHS8{^x(0Ufy|Rh!)FfVzrn*H^gLZ>Y(stXPBPWUk37si-U|s;F6$RhGT}-
YPmlWZD;IjgR$`BKbSHiwc(9gXk{U`00AtU0qgYx3l+es0VOu&$%*OXFBH>uww75to~6=RZ&Si%5$<W2b-
T)stFVQ@u&j+zpPG*c2@T22dseK+rR9fFS>)~RhLy1&2yJ+bZh2qsC1XjTfFR!Z`HVqN`9o7SL3dB7Zt;I)4lXtU0GV>F8WODwY=;BoX@haSV{s`Gd~a8C
T^70+Y9WAa__AL;3~>;iz?RN15!}IWiz6C*KbI~h%)cbzI--hpTELgRGn9S&m9}qudJ=AC_}I^3qA!9MH>?Xk@YzMu>g8-{f2vP(Nq;xyPcYOC6ya$-
18`D%)_pnXP@V!agKy>S@Rq;Hkba*Q3+sP33O==4V#}J-
+UUAoggNg#$+X~i^gTrzjn<$X;Gn=xyDYtHqFFO)Tya$pVxZIN5;fwnRngIzK^FSK7gVAju}~4@;Dp*zjlrek6%}L)yVWiS6ujGca7daPvJV6s*kG651Ld
~|IGOF*UrS}QB85*2!~%6pYGd<540NM(!FieBs@!Q`u=za4o3e5jAQGL&A%&YB;TwA?Z4c2)6!<d_l*nmZ*2lQiQZpZ3zOI@GHFT7?uvna_flK_c-NQN_}
^_!=QbwTgD0(c{}ydWw%U(G?+p@Xhfr68rqR9nSLB=ZuM*$wT6b6$Ub<^KHCw+7;>40W&`K%I-
`#h%2dx}sbc&uKz3}q@`CHti6n^eEgm&ax1+uS?TX~k1!=j~yctWX?CB&?NC}_iwT4h7iiqya>T8CbT&uKi2&~Dpo6*TS?yFZL~qo4*;jo#kc`#rm#-;-
^+Xwo;rAF0s{e^)lT;P2|jwZXvV8Tw}YD>a+(v$ENRpViH4iN|jeoh`LZvU5nN!@G#|#k9e^{y?gmKAf^D<{loFe}I;Dh<E~e;tbWkFFFH4-
QQ`@I9D6K02J_ar?{_$FWR~F>JP{YB#s0~q^-73$_Nq9;NSyyt9HjBUc`8B{sDui<R3!YDF;mGGNCICU1&Y!fEit8bfu#!9bGnb+0f-
cmjggDh|bp9f1?)n={?fOt+M5Hv|k^1PcLad65*34JePlKs_dO7dv7xUG%oiK5$WmsnZeGXfsW{9vnuQZ2Y;a?4Na^6PwaDZf6q-
UnWbqJR)=V8qIMKTH0!2P9iuWdCX~*e0if20eXAnGcbk@)+>*2rSxJ_a4F<b^7jZTTb*X6a$(!0N-kcgFJ{QoNB)qhBI-
2Q!7#9FZ$zlVwAw$7N3L*F?0eA|9haIEH<exa1;5E6mlveJt`{Vla)6)xaHq<tWI5g<pRWx?n{`t@g@n!=(WdEV*MfN7k-
VFxfxy7kS5Vce3lOSkf{60n%#X|!_BUC|e$Wn7=0a@umviP+&hAe)pRmlR$K{gJGM!#rp8cP(c4oV#OlmtPu;Dxd>PgZVYb~)**CulmL9bY>_s{w&7J&><
~g6Y0{T;N6sc4{nST^bIVY`m0!T;m`S@eu<GMg-
c~pi=3P*mn$^uepCHdb5v;H)k{6_yM&~OReeRn~LpfYlTNvQFG9nt?RT{j|;0<OYc3aJXm<dh;MDQq#%FnHS-rHd#~d*1#G=nF&D#(A%Ve6)x^0iYT`W34
(6A31irK*a0PY*#+5%GOi8?-
_kU8@{*x_v^uE+XDWms|EIfY8IQuJajI;mY)_l7Cn@_zwp6Rq*`SLhZQYT+8W;IrpV|@<im968|OkPhmE`ZZI99L4u{alOPG>#TqGpRbB0Ky!$z?Dr`yRt
?-vrQq*yfW<PWaTVIT|U#Xp>jhRTSIVfs=|Opg?Hqyuc<0>m#izR20v)B<+U41utrE!QFc#J1ujOo;g4-&Zn-
1VUYeOTzbxAZny$JEaoNQo#^XvWDJjd%&b*@1Dr?;(mDsA$;N@i7vusyXV0Gojq78r_1QQA$Q?N6utR%kRn5Cf@=W<*X2E`q!xU8BtRIaJ2USC-
~y2_kVeEa&!+JczIHWbyYsaRj*E-
M|=n%v^it@$*i1H9#x)nzs7?^%}sO}6Y&FgtTIvsVH^<6_nZK0IO;xNa{isjP+oM|F|AY|Z>)3P4tAc|~QBJ1cWdR&ix{c}<xcf^2K%;{sS|Wo@y0!i3o@
Vfp&%nwW&pKcka5Sh6D4s@Qb)oY-
{sOqP)C)lHC&)|*vKLvJgps40tLb?o}ygs8y1oOoOSZH>jn{p*1{)J)#Ss_M$h@(Gf$CSE4!D!3}<Kg;Urr%H6$tF@Cat6nDT6C`s^G675yJ+ijP7RO3*v
&!vuXI6PpQKqddC$k8+*!*1Ee7=JAx%@V06R(S{GqUe*Qzl;5*`S$tUF;si#Oq>rYZI?4{l;*4>q_@)6R#^hVHkZeM9c3nUg^40=hR8pl|Ze23|Eg_I%Xx
`!QZ7a@s}dIH0&Y3jc7vNMJ@H>E0*{~qS7W=PD{!uLX8P6$fA!*`SjP3l9k^!h+YSly@%SYu}4thAj6_>!AmXre?&m?g=dLDcy^-
^9ImOtvxU=oXDY9Q%$*0yHVE8-(`g0vR>^Dfx>6<O>iiu`4XzzOG3M`BG<C;{Y09Eh`rc9}YFJf7dlWUtra_b5)-*Unhp*kB=A_$vJ(<HEn?-
FDjomHr>3`L9-lX5rbbf|Tj0D-!EH{^0_Xxg!<yN4ph>r-
U=j|iDrPT2>@%U44P2!2(ne6?|AkR}xZ9{i4HMVc5FZDNG{dUh_#Qnyo_we@A`}zBG<RH^^k0HcLg#onkm4@l%^+$w<PXR1}ZfdWOftvalRvuDO>_v#QXE
3Y_AEr~>R<wor1OnzKN|+W5@IQ_At0AnNBuUmMFnMQzy&u<l`g+r;JtRrFL?TUSKzR@!f$=o!5s!WO&a<NOrciemT``16NqG++#}k!{vgLhHS@cp;skLW$
$?ClZx&DNk6x5&K??I9}N<oCbDGFe1U#QI8vsidGf3IN?{x!nim3yZ`$m+e*dd;Ks)_kQi&|}C~jt5Sg@&dik^L`QEIS3=2iAt-a^vV|cI-
3MdYKM}t_b&2Q?A0y??CqU`Myd9uEcTY}O<lCZ{mhv~O2sp0%NHvvpXpz`qvDyt#XIt!8CnE?&M(@r@|g>ZcdUNq;$o%rnM*_&WV8*0ga+-
C@~vIL$2XetpFYFMi-&eX=#2cQhoY1v?A%A+FyW7(SzbrPqxr~v!N8AA`ec0B)r;NY)9-
+g8T#b#&xY~!7`o0wiRZy=m2lMIXX#T%;0Phn5hv6?e<>0P*I!~!+BgUwm_$j(j@v^rPQy4u<Jnch!~dXT?>!-
$TH)a=`n*bkw!cB^zLP}SI97>rNV0s0@24WI!SH>GK8xqm--NUVIF~KQB<*X6^QOT&{n&nJ6(3E(0QfRm^pDWaSDJ`3-
?|5vSuj$ln?)gLh*B~mQc9nqwvA{H*!!`}nDL>)bXc-{glm~Z`?jcrWD9E8dRf~JqgwwQzQ5p0-9amVx<yZ|-
4LIwoiuCybEcTQ`A?f#@~6`ijR52@@iZHVrwN$Gd7bb`bp-IdlA7gjCqROpt|a$rd^Z7jo9N4)Nwmiibch-
?zLg;oX<@_)Rrg@kXzLOhOcAF;_@_fnCaBRwBB9!Yyx-
1~n=0VzxpYzZ*_#X^J(kANuC5F6hsTv>>@(yA+C!W=vE(cm@DwXL;#;hpAZ31*i6_n1nINrh!nEdSS~H|gnlP;`n$`wQxF~uWT*T7||625bSiSHF+V{f|@
fe!N)Sx-E7@K6{-XBd$y#Amhjb3Ni#V7K=9&df%^7fS{QDk$f%Ru^ce}--2FBOO{6^Oq;1wuUtvHmhugq-
s1%;KV=`NhR{N3Ojr$DWy4n&~LEe`dYlI!$7|z{d4~Cz2+X%e9l}1-p_b)(cWJiS>f^<jd0wZqOvw3)K8;WAf=fgI-XWGgdE{7Qf$&Pc}9UX8f8OjRtXfw
RL6Fg&8ZYHgHSURq!|8x*A`Qpf9U}Fq%f_zHaQheC$yv5Jq|s^TNX~UITxhebo9G-
6(q0x`XdsZ=~BZAdB!l>^}Y?AHI%Do>yNEhKZ9tKMJxT?sTH`h8xkt2{xi7U-4Pl@-gu(90supUm&6{tXwd$7fYdv5PxBA7ky7IU?$2=F07Eb=-
x&l_orfBeAmNHw;&xT7q9D`Th87+<}b|Re%{SHX(QEE;Qo(8s5>}Iqp3ULo~hR8*_f&k>UGy3##mmtzMno3PVsYNbbE7_-
5>Tr*ywj+J;Q8E{JXd%?gBaNL6g2Q7}$(EocLMUh#Q%>$JumghQ6ig;tZ+941ZU)xZv;V7QP=I#QpG7LfwDS{qU0@hvxM+r@GCwyaSl^Fx$^;t9>5?A<=n
MsQVd})6Yh?G_S^&OTF0#h?0GHWIwZS)PAPu)kD1gu!#Ga&~=9m=rW<pgswDnrJ>7=E;G8)(Up!a8@g=ha-fUvXCA`+?>cK0#j%--
&_rn@mR_ouq7Jm1^(x4kfp_$t%~u-$pZH*PnVuqaL~ff?M;|68Njn)mfH>pXY``x1d-h1A`x-P0UXo`ZPLO5sMe#=-
pwc0}E9$+Dc$XVSOupiVq<D4AlWapX)i;Mh3%0Ol&l&)ICzAk8`kJL62Xl%HAL3-
$1??(tf$@kQcBI2ZZr)8_uM>P<p~CzU?Ta|7=@XowB!^#zWJ<H=)J5L{jpx0=0^IW4%}N@*KN#$O`dpi2Z-dUFZ-
<pHQfBFb4L#>tMSF)BX~k#iT0wD=bh-pdSL*Z$(<X}^zd>@g)ILV)Th#`+GjSwzQC%?m0Xus)GuXWk3vGxNs?6E~g0rMF5a&?s$*A_|odLqS4u=%Bam&>z
{LqI5_TPuyDXhH=i+_bEcvY*$Mlrf91^elBdNji4x+n&EbV8kl_Vx>uKE#M$1{#jC7unJQMaaq}i9@~%)XUj-E(5V&3=H2YTRto=P*&fP3Zbj-
)Y0Hbb8O6P8l$H%_=0&%)La^s%%hTGqZZI81CP?jMoBbkDvz2H8?~B7rShoc*r*B`HJwMLfGlo^jowT=A8ivofnlM3HZ(i0-
>;RGkA%8<%J5ni^v<O3AmJK-wgm$KDafl4BT%w_g^WAOpzFw%q4L|5e4!me^H=C-
a3l~L(?w(SG{zIq#YXkfsAL|MG!ms3NPWNiyLn0=&vWvk=vy#DR0gR+#fLTMbU<*aDv2-mr7i&oDScsoeFxfo9c%9}kmqch7-
@j?CdqlU_HFw1lc?>?Qwj}`sXR|{O^*&V#n8KW^mtKeNz$H|6gyGY8%9{qN~>v^Qrd2S;yph$L}x3ZE(PZ_<sA~Z0BosKWihyVLSKrccs)rM7E1CBl&`pw
*aKsxE%W#~5fR8v>#8KSZbc7#`BMK5*R8hq&WVN3^G!c89R}+vf76BUz`yVNo4W2if&4J(*NhPY7hF=3KgY04cxm+<cCzbnI;npTrf}J(PXfJ;47^28c>(
`SVl$!aTQO{pK&@9%Uaka*(h&D<xzd3hC$hDf;Nw3wtu+3=X>i^vwYs0IfYOfyAOGR1mBuaz>X3xR-
A$+0w35gn5@`TlZi2qQ85jwP97eK<w27V}?bav5*C7`9{GkNH2I}Sf3u?%R;?A#H2?7WdDm)aX$r{Cs3u2^Eb~Zk^8uZP`|1cy<Z(`G-
1=3ggAbF_v)*t^ZQ4W-k%%|tI)#;Ei??u|pg7gVmM#pMWvp|0}0aP?!%1>VHO_E`f!M8!F%mTg!G0=ULY;TZZh79zi$o6&?HUq*W<!Ui-
8b}S;<WtARK(ATSc9M)iL^RMQK_wcOmg;y1oze@>ZB9<T4F-kr{qlSzKRLC0p|aWdzNow!`wl22D?H0!`3T>64!o-
;e6TL@%}Q6#e_fY~q{f7)49R;RJqIS#p<RADbB#U=#wIV6<ep}0F|yK!RCV|Cn6ou_g_OPGH|<H5&e$Z{o7H+oBr7OB{PIOy>Vi3J&ZCt0rKBhM{Q8c5p=
a|=IKe)qPOzf(O|hgPW`cc4onYyhpo>U+9`us9+4jV=nAz4lEoQdOh@WkvW0~`fn%nLDVgE$4?x=Z|KC!7z#3N+^fP(KeoNh{|#!tfKyZ!+4t^1pzFT46P
&9AH#57+9)$P2Rasu;L<t2F1=){R^;N9MQ8H@AJMH~(D?KNgD1g6&*<LXu`(eG;bK1qRP%tsyG%3-$l3;jC_?Thk?Pl_8c6PfN-
f?A&2vOy|}b*{cren%Z1^jF-M><J(JL>c!J9O1S4xZ2AHtQ#|PUv{1Jt3FUB=NssD3w=u6}F+E7VE6=+)6*AZDM&>w_-sBn7#%n1k*H_`n`8uKQX(&nw3>
*_k2uh^asGEl7<%5O<d4-4Y)C;<{4+(#bbd9@Kq@-iN>96rki4Mpjv827%spnhIeXo^t3=upK>w?t%0j;|i0{y-
3(*Bi|*GAMU{vI@meSdt9hATCE_hyfdoe{>D&LexNg7T?8gSv4(*gsp4C3u2s>-`fTss4HcV;n9O>DXdY52Dv;clBtr3IB-
71sOO7(_aXX;1d3Kv&(!GGq|=5Yiqw9gR-lTzc74--4;aDS&FFlW9hfvzhxTCi%q>osBr5iO|Pu>%k@V{3%(Z-5e2b<>>trB1H>5;JQ-
*47@uF)y8zE?YTKa7Ybb=hcegg3`+h5^y-W01P}7C)VNXNppq4^oV5$H%qZJ-{?@S~jDIMy-
U;}429XK%R+Mo}Yc(Xf*az@?UP)83v!=*>DnF<NMS=ZsLy0m2T41?rbtZll`a8MI`XVcQ1R3kS9x7Vynov~QSpJ51Y|H+Kh8K7rQm$hwqo*yHBU4?IAATi
&aOyxQdepe>r(!J-
KpwJD7f;133>G|f{Sf7T%w%|EBHO<*;HDC{)H<g0MfBbva=bDax|MyMj?rv*3arcR)bE^&zOPC~a9Saw#8Cp_jH1&R`ttoux5$Me}q5dV@@Ax}JaQMU&^)
caQJAEYiARd*yo-)?nuSZ3B!E+}Nk3AAjgY?eOzP`>#gpL+raUkK)%~KYq)}0XQ@?pLi#gLRXGH3S)PXe-}JW1P(81`<?Otl~JM076Um(8>-
b<wu8<ZJaWzp(QrXgwuNPekh$TszJZA2qdrBG^AbTlHEQckEuifL+~=3j^lfS>?MRMvFv1e6EP_(Eq)_9tWpA?_C*y$^R(Durfe!ucBKYU4Ou%ub`%s<O>
GcXEm5rJCrXx_r2-m1@$MkSo4*)J?|xz=XoyZ@jxjyt;Qm@1Q17g|EUdULcmMNXVlp6OE|&O^N)HdiLr>h?eARN3S!T|iIJSW-
;P~h@aqXkhrei)g@Tv!&AoZ%kMhiK7nsk3BH<D}jnTS=x~C}PZA5uQvh?E2E|#qRS{I)CcOKiC1TqSg<Pv_-
1VtSdJ%dap6S+)=Y5Qd5WuEp8NSi18q6Mpkw8L>}XMb%>(k7ntk}B#w%DbDDZDJXOM>24vD{q7?xc^WeQOO87l-Ye7h;$<4kdhvyYdoTFl~xQ4-
paRdmY3+0WM@EDg0isuBy<ec33dAm%%D<$bO_>o<Zx{(2(G%#*S$oyk~0pEtZxB@_AV%>J2EOnsQZVZNQ5R9Jr}hqLfu#6W~*l)BGlav@#4U%;4i?}TOzt
V;g<p2c7ZV$;?knB`P$T$yiueIDYZh~CXn$8c7%xU8dYG{|1?|*fl7<#y^HLOtX@^{Kof#4Um*DisK;Sl-
v6+XwV54SMxjWkyN+tik8+I}kkKaY8_}2>00#y36MX(!1d8WfARc6YRaL+iDXWuHX|Rq4s|quVnN4H#G$yJrv#7Z=Dw#(m#YQclQ3f8RkByRO)KnfdB{pg
`jY{QF$+1xtG-^7J0)@HJ5F5Q&^z?wj+yGMWUm-OC#`18&DF<~^x(n2#Ss?45hver`JTtY^U>ywx)iWlhi^k|_jHf{t8`Vdnl6h3pNK~o`)L}|ERCjgXBl
+~#;j#tFS5b|)19a%9MhrUhkEzb?rmy10%!jw(dd5=UY!e%`=gJF|*<YdhaX{6N)rwF<4!_Yy-
_^pC2Whq0Vd*^E!&{4di!OHJG4<XX344QzCL@ZLvGr8uWhd3i_8{tUV_(Z#+xtJ5ZX?R=Y511bYq9XIAp6vl?8E{zojsFSnt_XppmBBdh!($SR2`ss;lcF
=I->c(^+s7ahIB1kI%Fd~wT_xvR|?O_U6ciYtC4cEccx306Oyq}q$ka%%a-G!k)1hbTArG>Cz`i6nzuKaw-XXf$319cCshrNAsI5EwtUhcT3YeEJ$K<b`*
*-~KvE8{GwD#m0am*yTDyVf4M+2aqj`Iyd3&RIvC)wCm}opklN!&+#tu69oH8N;jjBte`l?aHVT`BqX9C*j;qbR0!AuFynWM|dj_cEO#;A+7-
ALQsP69oUyi>wPLXoFuQpg)<QsY_K*d`krh_M6jpEa--x*Ab_`|`fRm-iJuw|5Uo%v)|=CL<I6CcETyP$kowQDFbQ#NNH@{Yv>R_L8~15qe5Awuq6StPG>
zqAH^<dfVtskNZN*`-0DD8LLZ2?fZJbBV;1`wzJ)|?W8{7mVqg*q3a*&wIv5M7~g8UiHd|0d((}UwjN6ZeXni<onM34)v<-
u{+Hc9vR+j$H5urgxlh=cl&gsSG#%I<rV#s4qI^OE@6I6hPsBM=6U^Oj(Dj@i7@cPO5tO?-i11W9q2tvo)V)Nbn~CRCihBm#PwMVFhYNJI{hqEt=)^ff-T
z1R?83qR21D&l!S2Cxt@tN2!Joc!A*jJ~-cVgk%ljPvfMV8H`|rI|ReabXc-y&S(f9CdtiOQLdmd+9Ce)>|H~8vI!wmJ&7w-
y?I{fSu)rfLJAAigUF+DV|Kd2=_eh7D&20EdeL}7Ul0s{P!mX^M*N8(PhG&hXc-Zll`UmiCX&cphm&ogb)|3baVywjjw#^1ej#`nvrEA!Xmk%r0*1=ZD+)
w}=K?wzJm9%3%uWd1Rv*j>MS+0S;*i`m!x&uxas2EG5WrmxR>OWpDPslWZof0a{0;`F4^Sn2;7O_~*-
;Iv}Ub`3hWZ^vz9>q3oYp%q;V7viq+LTW8fvyc|B9ertO3HFl<u5iD;W=7)kJ-?Wl*#6%f9v&a_5Dgz|$8Hu6k3W_>jfcnY-
#;>w+XcLKw4Fj153foaec$PN9{x19clL80uFSx__mM-
$>8f3~nHZj|S*Py9^Kat}7M=*7Nt&^T2X5o#sQG7&N<a4XvVWO5`n*&fZ(rr~v1b_6gA9qzQ7thg4u5@|b5{qhN*rD?PWaVA;&AWu#Nq!mPWla>^8VNd<F
xDdn#A_-?oUb_zF40)JTy-Dtdzvz`%*^CG|q?#Pcw|9*Tsb2GBt5IUE_qKeZfTG@24gXzvZft@Z^~AqUnj#*G^BI{yHIX_-
{;!%b7l7Bs?i5{Q4P*?HBI9I&u1g<Jdd=_O&D7LQHs1jQv7vdTD}lJ69z*2c(7<Ug^EWtZe%iVzw{df*sV9nfrN~a^vSD9hLmTm_2vQ#VxEf>x!-
@e!kcKa<a4Rw$JO@AKuclmwc|*{+#yAoG<9wUrF{K^4cF(nOX8hUHgNgi@um^fA*Y`FR%T5d207B{nV~AdqtTW6pnjp;uDVbs8APIR#uGR7KxKPH*TEhK>
fWX?i%jKiNW?KaU=Z8so~41;mfJv%c<eZ8{rdP`TnA3j!CK?Wh?YknPJJwwteAdShBL5UyvCV+GuK}5?u4DE63bttEjx^)7VN?r($L&HJ0&VGv?=f5zUw!
kGXvEqcCJ$nN;vupm6Xxvc^6?Zq}p_<$f^`eP*=HrveRC?6bd65Np05YqweV+ijnxrP&x8u~DP4RqIQBR8dx3TRyKi(_ynYifrW$M{!Z<{PJ>Jxh*q0tIU
yIT2$<`l@t}*oyA!>IiqvZ0xv)72n5;8G^}k+)S;T0<=)H$wrHa^Xs;NAc{S^b>}nON4O{M2joIefi;J@7mzCv|*~^_pS&ponEJwN1`MFr?sF^;F{n|O~`
@5MF--o;Fs)_I8Exdl>`*^FaN^HNj(8AO6CGn}_+@~9!k=TB1-Svs>&FbU6o5#t&>-
so5xpC{x>en+pvHjbpdH#KxiQ9ks^bs2(vA?RXjoz0SFTXrJG5*%_{!@u$D!=;}kH0n36W@p2^R>&n5BZbniSI+I`S<BY@|ixveMr~dN$sR~-
d`mt651opx0=zWMjAC>i`&hGc&Kcxj@@{SUVXH&BQbZtzq=fG5}Cfsxg~{o9)zJchuRl_h>UjJODt6P5?96SCDQ$Dyo<D!o7H5ed7reVaT_h{)aWehh&^A
ZmoT#k^kA?XEw<3Z)&Q@>Y<5B$Rz&tvX#ONVd3XLPK{L@uR*vS~e)-
AoxMGZ4dCrx8F1Y+de|qklLQkP>qXv$JdNPHbN+;xRBaz5Uwbu~uEUT=XC6UJPCA<j1?)TQ8fH2|VyYZ}B<iIW*Uyj(r_bz(4gB@POV;wlg(s7L03UQF7F
#!JfA3DhXWT2T4(%UaT?HyNK$(83^`R9VjKlG>Pf3Kh;Y!@G4Z*w!z4mQGsx_`bHi4fn?2n;dexu7M=0UTRDdjf*(Cq(Z;2l0^zz4~$uWTjWsdW%M%U&Zs
#cm$bUGF957IlHZ0TD$`~JGfL?@QS1yCUah(7Vww(W;Ia}MtfRRvd`lsi*-
q8SSh<@i8AXDK`Y(=L9eJUcv<#J2M0y3`ylvc9TuHu9=u=n=D$2BdsiMFlokEUvLYP>_CM<|@eFB&x>{(E<jafn{!QF{spa04!NKL;)h&a|m07{%iqxc8u
FP%`BO&2o7rw9Om6`^j{LM#&`Yb$<e)EF{cUw3;5@GkZL?tBDf0dqC4`G~8e-+vzs#N0vVWKygC<SKXEr6-
NfPge%(zs2cR|nYBipo^t8C=i{6MjKD1`tI~hY+3cOFuF=;aNXqvXPboD(Q(W3sGY7!x#N7_%iW@79JoO9e70y*{9%JK7jXPKy(r6{sElfThR}E&(=EyKQ
4B(N|_PP9YA2moX^|-
{uA`V0J2<#$|a9l@mWcfX9ji58blAhD6!Z2G?k_5tlPLqhHSTr*+F`f1TNi*N80ApS^F@Vwo??IYLb2WMwFDy{OyAtExU}=Nl(|E5bEfyB#_$Hp}=OwN*s
D-tRWp|cCT6XZZwGARVLAMF$ozs5qvg117n8@1~Pr+65c*zCNKK%>eUW<PcDRcs#ZXIkwI)^!(!~Gkbm!(DAE5<K6xq<@>cxiw()k=@!h}JHul_h4Q2d~a
mN3{)RBX?;ajI6i**^q7MF|N=ys)n8x>FBNXg(W6ul|*GS#!p?%h%HJby#v1`&emKB3o`0@2W|l5&(-
jxP1hK1w`|Yw@1#h<%Ign@##={EH7ezy}|8fY0jYwZX?X&&Y3l3_nt%A3rM_yYMr+ky!_5t__IJvoMl{y14*JUVlTXP-
mD%O|qp*mLtsG3Y6d9ba96M3_+ub&a?R5!x5qWcD!))2{)Svn&E0x6gT7hCVDG<WCJxuo2(opN-
tiD?$R<GAqQkEtN|_C7(}1GSwhR1`PQ|PcP*7M3z5sv$6xSp>&c#h88O#fQ>L+Nv4w!6Fnb#S-yEowqFf3xKSncm;{oL7V>7o+Wp`wEvAe!8`Berf)cw-P
cr@~4F;c+zG`+fg0-
L#N%L1}5>4TqlWG?yd4)WqPo0n|ezbW@$=xwzW(R0CoW<%2jkDuA+5S1XZX=M0eyrU|<V0`#^+LoQphty!2KKwYi&=f}?UwI|t6`~yVyp!U#z&GxGvRB^^
C_Y0X%^;qm{h1@ga~`Jb&;viBq~r-WM%gRy&O$qwXF{TPWxoMk?dUS0s}o(Q)Su}>ml<6>=t@UdAG&Pl8blZL&@3bY1CUJZzu~0dU2SzO_bxcP+*^8-J-
bqZogaO|A{^J1r=d4wr3>%Tp1LaLp8atn6PpTU<41TV-
5wm7&)5t(GGpqk%N6U<<;v!x274=#(>k0HZ!*~Zfa#kGO)$`ijyAi>V2_ZD0nuwCkwZ(B?B1oy%3i}#Wpl4-
sUr27@xc5>Zf*j_B+{a9V>54o2Bo*~_7o^4Is`>en?bf5N86bOkiFg#J&le6J4h|TIC&_m^g>7yo;pPh7xbE!X05)^F4^B9!c%XF${S+feKRKM6zy-srRo
}+s%LDfzOktW<5SJPAbMI1qZ2|J*?C^5U(GHBs<h|Mkdjtni)J0AciI4c>+zVvAe$Izl$>wZo`TRWY8~~X>m~bpWX_XTM^em?hT&tQRy*{~L|M>-
;hof96(N>kytU%#zNp@|?W3|uJE1mCeoZe{N!l)IWYM`G87a$LYa!acZ5yX+Hm2c?7)Vu>#4KcC>hMqL-Nl7kc9%&nYu{PoT=2E{WVKU8?YX>dKbfxCv=Z
y{gmgTEsO`lJF$uC*f~3(2g!)s=YQ{x&w?IuU>^Q`)62vr#-
n`ZJ&~^wfZB9;=Kmrw&AKN75BXSeo((pvI2phi5Qo9ZsC_KASP=*5^>OH5llJH{Tbjb;d^_D55zQ6YRJmq{|;IuB!)18FZ7m**yHy5T0zQ36gBQ<(&1KD>
0@Z80#NXu;|)!>6!&#V}y_145D6_te}$&}aCl;M2Jo}rkQ#Wo~(2?WlY^6_RIs~83p@Qepm!2mNc$q)?%u*_<UXmvvU5Wj}Ps&u8(JK~SLGa6m#bQ);J;*
sl0iXVuz&PoMPDlrRB^~u6houV)M>=Ms{w*cX2zh#M6ddon(511wAhk~zE&&*$#NJg9F`=J(qCtBWqBude@L>t4sMP-NpuU#uVd@z}6R?w{xv=xAJlPt&~
sLTix(>c+%pdUE7Uij(9_!?N?WD<P_3A#5)%m|2{fB`@|AZ{O`2G~6B>S<}=mMNo5z@g|oh?5dERp4`5H>yH2C<%qg({Pm<bcH)nGeGwWL>oF#Xx_u*jm!
K{vFp=i`QkrRGx*#~y+bYi&bZpth!ur@g1ES19DesNs4=5IJ&_x!813g`w3n}+Y@`c|Y=2;T@QE=GLX9ULsJbm)=QiOal8y#B(!$?719M)9%i!v7(YmLI&
ZaHbfKw;b?Zex>PT+FF&i^>iEEiCwWxNk~T~hBhqMQx?upgMAHjJ!AGm5p`K8Ce$_QhCCp?*9TGh;N1c_4|g7+gqQB?60)6R?<nW=lcgB}vTM35NETBots
lruvi!0-?W;-
4t{2n_}TQes!#ht#l|;!_^QX?jI3{E|_X;2oXx!qr(Lc?qFdYH3QK?x8lN?kY83hWlKo*&4Q*ktc{hW*4j^?rjdW*F>2cJgrAyrJkf=p*%&n=|M+9{`MTq
N`h4ASjG8g~I5k=2?5qt$JHy#X<p-
gz6U{&LH>SEX(MXjikc#XVA?O4p$dvz@26Z9*>i~*gcDC1^hKXNt`h_}dQGs&2AfrJ>i)`H~?pfei=3RYIvrL)IEqB#^q#{|)Xcy4}WCe6>KM2SUd<+fLn
gzqe)8bg>%|9GkrsN+Ap{pHT?da-6S0}o<(A9;m9(47fs}Eg$=o&=V;4-iN@G?bzh|-0#t@hs}Z>m-F-
e*?Hab&*Tm`;ty4c;ovsiU1OYC(Q?0)gTRA}$KrXy6dYb1=`s-<^D6sE$tNOMH6&67Pc02<hUYlLVv-
|GGqNE70X(oVJm$mMRNEAXkSB%aw`{$kpzUS=7E9ro{dS?dv0IU(X%s>v208vi-UC@(a9|w@%p0q9rg<2QToeox5A@+;;3-
==Q^+_6T(F>oFbNPJEjppf|OH@+7rmC$~c<zY694nk!Ijoq0)%{v=bNlBoWa2OPD0*O&L*zr64MS?;@kX%FKs+aAWK{gOcq+p-
ura^k?HL>o7?{Q`g2=1J=loS$iu*nY)h(QOl8TQTm=7<Wi@N1|^=Q>)sMTO|<Qa9*S#2MGv!lxI>#J3AyQFH2r`h%QVTP>loG@Hm=CD7qA5BBAP9wkm1h#
`>P%3z2=QvA$zH_Sp2UYuQ5N6U<oOV(xvKo|w63OkJN`jLB=fcEm6t4lGcosmV3%hXD9q>oyGbrS`G?srpv;jprm`Uq`;u?g9PPb6#IF$9^RI@2Z){@WE?
vUrdXO)p^g;kZ19rnQzu>^gvd37fw6OmRt4!OnqtgNUVM3edk&wdw@i!m9tjpv|D<hlh1`jdq|9g(1xQQy7QL4L@5Wyrqtg86RMdw&)5E%)cf7@@|7c=?u
(*tR)@V`xB=?(pKB%dp^;Kj&*EArbfL4a_N1ijj+(*1qf%n@b#4{AI!W0{mw$zawxTFJ=LM@D6KX$#8SMpYh;F224;I*ukVq4M>PM=h#6gq_JYtlZP8R|K
?<Psglg!vgMh`&)mHa6ikndYWPed>LykW#fd;1Pt;8xB{Fm61dRN&qqX<cGld~DwjIxnPBCh^TSEb-
0l0;ZgV3+yh*H`gF~njHDcpr<Ppmq<3^&{%~dWnJ%g?5(Q(*hmAKf(x9#6-
PTzMu?e5Iz$xx09uIKM*aF$oVKa$L?yLdx>>~<lql5w3U`gY3p(Wb2o5@Cr+qH7)4o>YP6f&S7Z^tOZ#@xapS_&fXK%V_%5TEIQWJfEx`{qO-
9#Ut&Tk4)v976yigir}`T})Ry7~fjqv(7+_62GjPa8Gvx#gqZpUyw1!TpE>Xs=zw_opSrFFRX=I)&P6KOeQ%J_~nragUoQ*$246_K&2DL29sljcU&xiW8O
mgCTU`3)BbO(S<KiAM8XIzCeAj3tjjE^}!x=;S1CU`_P3iP#+vb7rsD!P{S;?AFllkn*6Miyf;hU5(Du>T<-
jR%mi&<pgneYue279tcxG&N6Q_2UHrzGOdU2z)9~$Pwlc2Fk(8epqP#Cc7o6ydT+^T_2|Wg8ed_(kXxI$4D}@;fbuqLCexhS*Z5z?!;-
0Dz+t5H*RHx;hwNcunPurt3$vuVWNz<t-ci=H`j|)8p?xAluX}HIRo<S}1q(>h>pnM-
?Pwq*hrfRu|T2Sre9*P5Y98hnK<+$qGXYJfDXs3o52K8&0VbG9<+43yDp6%gj*y2OZOf=YtYo3Pvs<p)`8K0O^Ux;ID1J(3(Lf!6*)a2z-
Xa3Pa!S@jL9RdC%dZnXyu%cs7R8o(MN_Gc*WohRR=uwa*5fL)<!3f=aH2fVJBx@-
rQEO2KC5xY8m~#o_05OApi7%Tnjouqa=0ORc_eLJ!eUf+fh<Q{$pDFk8h1Ei2Y@SPzc+Li8pxOU{<7gC_TABqO_y5}a8sMg`D`CkJjvO4GN!_l$mPzE+Av
REI+47GzF0le8@0llXiqn#AcCi6DctVV0OB9x$KxDeS6=JhH>}<Z7%rx!v+h%9F!_GHpNp|}+mMvr1#Ks0fObCe#36Y|bIM9I1pT2X>y-
z<zHsEc)eo5sS>)m(XdFP&c-
@WIYd+)jDaK1JPKjS@1I54R84B2BgEceVYiomQyU{=dL8;tbTk@50S7S&=eeu++ET(ZI_#gO+6VH36=ZkHvrG<^n~JvIPmla+wVs)UZwS*$xFds^n!Be$Y
4C+vF+S=Dct5rbovsW0@3ChlLG@vEcZO}KwlkFo8O;|1W%bihwD(}5t(Oa}}UU}B&UxDGtR2onQAj4&}^zz7oqh3MHE14l6ab&UIkTZMd>aj^Nx`1Qw-
@##-
s<SPj#q+tv@j|}WZVqiClfLZsWhoW!7bpm~oyXu&vRGmPF;?Y6e{~H%w<B=aV#NtoLZ$Uf552l7NHH4`VOpRbFfT;kcf|v?oY7A3jn2KO3f+_42Z{b!j@U
yp_zmVMb+1xwWKHqYf4#l?lM&sN}R?dK;V^bnHzA`Q(@UrjUqw=z>v!MM;CYZ%ska<6~DT^fKZw#u0)(X2bN%wk*^Eh3M$N9XQb28IR?)I77_Pit}_n7(_
YD^zUMLyBBH76DVQ`mhESuU{8oUDM32OSp@6wn{e<hmo*c*}3rc(0(w`*7k*56mP68`F9Jxij{KmBl$K6`?(MqfhR5yb@+A?iVkQpdVxYhR|^#6P5LT>GD
z3?E{JSN<d4H(-PoH4anv<X?-)nTGjf!sH0#N{I8FKmc&-
2)0aQ?W#t!zQ0$O?b(iVS;maVqXu*AexLwn}yLhYs7BmTDvvm1g*)l4;<drQyC*4B$Nms|P&~Y@AO|pk348)NHpY?o~B6$>I;qWXy6w^a-
(#xOC5Db3uyQJ}Vcm^APIC?_O6W6-
<5KEN1=^>ULVrgl2yV7oFC~35<<ndl;XOQW~ZZ^G?EIwi18nhxn?NzUtuo^%*Dos=!Ig;f~nym`^WPlIfr>@i1y7e#_TWp9wUqC@K*1?+(aZ$SWf8Z<Gpf
Nj(Or4?AzsEiJ4$}2y#Ta@)8`t$id$r7}b#|i9@esye0UaBFNUzSa=ESB>>cj?ved`11ITV{iO`J1LoKpp>W+qIaoVhf45_#BfvQP=%!#v}1Z|(paNitaJ
CeQJ>V)L%Z3ke^M&u^0UKMKj5dT&7<U7>ZfENG^IuKNo#bbXbr&!7b^)KbrmeKhb;^sA`Zx>?Mu)3*H2mwP}C;9l)|>V>(ZwQhOTFtHti`#(sSsuiM@wDL
=)y#ex8zKFD5&sr$97tLduzMR3gW$>DRni`Mn`vyee05hbvdGujqGPvI?<-ad!kI-^^gs-eo@U`82SZQn_#{%Y;xX-Hit*(GhbdBq=A@EbRFW}Mn5HR#A9
qOSY%(Nn*LfMq=&`DfQ@#GF*J6m060yfW_u;l8_Go4RZkLeo2a8rG1xG9?=&ktf`sy^A&r*1MxkU5qLGIBFy_I%ORW0Wi(JAZCtVS=bab*h7ItI}^pOIYR
e6`tH<HKtS8z_01l^OqA#S)pXVBSpJ0I=yAYIjZ6d&qUAH{7uRGkq-Cr(UGW_e=*klp6nx{yXvGE?HBW};C6uP+%?)6$p2WvJ>-
C1(sp7{mRd_yhEtHVLsl}lodHk7O|oaHmPcKXv|a$Y8;xa$tvk2O(rghCfy<vUDZqmaKsN!vB)V=~bIe!4Hs{Mcd=19a3+QE}XH+i>Z^+tgn^IdG*4x~*#
j@@<WQ~B0#k#y0?UV)EMdVUJidG2KIY)akwxUmL%5}+g$RKm`aGP)dNQq#`Txr)0wtm@V=-;!y;1}3o;<ih|fllh(Y$da+*0bOY+NI|Eu^8eCuD)zJ--
~^WO^JTPS3C9=;GhpL!H&?Ky#EqmfrbWHP{mKxZJ7UH+c1Y^C3i@C=q0|U`Js+h_)bC3!JQW)hMn1GWy_hrpyf;f1jD~-;_(5YVr>6q1LONcn&fz|Q|-s-
57BnaAtP<a9IB@6m_rS0JI3quNftlfj^R3}sCccHI<p;x>ZGvg1-2hU*aleuUB5Fdp&8ZR(_&^<Y&Yg>a7F*~c;-+s561UnI#~eSr2QB`#<ybz4eEBxV2-
*SGnl7t#|#?P?U=zrbvtITSlx~p<N<X3&R1;iMK*U6+lhIM?Zm9{UJl+Q4-!u)RG&^*!OZ2lIB}}@L4{vZ53nh7ZORUkG{x$+3=`Z5tCs9t%|vO-gjQVIs
&Z>{TyAk`>(?eo+fHqQw0%vRAZ`Ccn;>mp(I!aSm$eDf_C;-
iw0%LFAZ_;~O52@@(spyAv~5k4w(Aq6ZNn5RmKv_b7_?0K=4hD&$kQ^V>@e5H{*tLO^I5C05TUzIsbgB@gZO4dwRoo>O<S);qmsM+bi`)quNL<AI<iIOq-
g09JdO0kaVi2CvSm={sKX5y<z#h7)KMua@38$$H!XiVjzuI~{)V1<jBViL^9>xEMLvcbIL^01IfziHr~Z5xL=-?>y-KAIj6sRp?*%-
E$3QedY0eX&QH+ET?F*gcL9#TwM=^)|R`?E9gV<|j=TQ|aD0NnTXpHwNH)hvKZXL1*uBZt6zL&@z?l<+(&VEcqar50A<?hgTk%RUj!)W_K)5QJM9C?8F!v
OJz0mdH&i9ZZ7{xHb+!(fBD-
2wbzh;Mf&!^9U#u{h!j6ZUHp`9r@m4Dj^szi<}OFDgfnMSM$C#wYA|q~I65Fo+ZQ1+{<fASQrc)FZ#BM}AR{{GuNDMLqJ1dgK@N$S>-
VU(_SNs7HQLkNlz@`9*yKzo2#SCfe?BQgq-E-rMl2g`bG+evIGDL9Wmq2yu`bBgjD}zRo#HmnP0p<gBZ-
E#d=Cf_ovRPWV#uZ5lk)^jMDRk~IHWgXFe|(IYqoK?xX@daZQS3A;X?c_Ax4G}mNlKdzMr>BI^i=-JPs6u!jHgez6YmMQhe49gV9F+2}-
%qVG3lBr;XoAd>lNnam3HBCpNK({SS5z=Tc>tQ^`#5>8~?<V^m3G^0a8!k}1N<0jeLSkRB6VK3~L%czQ>KVY#f)`KXsCkJV#T3;??q%@)g!O(Nccl9y8)g
1P_<Ipv@rzj_%w!a%d8lQblU&y_fAk#gf*NEr^1yjn1F##%ld^}a!5+rxCFR|u`pL=}U)PHl-
;_;f@Q{!435k!fp#JRyecCe{04=W)BBA5i*%SuW>BCLi20Z;IlBtfYT#~bHIM%W-
u7~hgd)un`c@oby5D6YfK`U>NHM6;2kJ;R6K6LOdJVJ<i^V>{)9)!^*{P>?BTif><@)fbjANogxBE_^-
%S^+GcQ*&WzFntbWp_i__rGyJ?d~q_Wp*~M@%!QCh&M1p%<_{F%r5WGp8GsX=bgqMmh(@F9(~P{=*LkRa)dYZA__I+ZOc6Ra`E*W{14PAw1*o0SbF_A{wL
@6i&<TA)&&aF5->1ZGXq+WffAW@)Ys*|(1lc>rhruRN|%S0d2&H(>_^+J;gFo)CuR-HS>vR8p{-
mWGkY7Bvik7#zJy9VGES9<sFiTtREfL7NtJkw*i`2O0{mSBDqI1rbyr{v{-Bwy!fSrls8;+>+SGzS-x>b}iac}Fbw(>v5M2bt?8}&a$#qWa(L*_7bY>3P-
lKm3W7}|Y{_ZAngk*A%%dqGzzzHM5>jL{uUg*SvB*<^#A+*>h`rkL9TQ>n6vLCDP>t5NTueL(VNZPR_O2iw~JrKB`&hu51_@}&?lqY)%s_FJCu0TNaEU1>
1i0BP|gFnpX_ut|O=J5OZ{JyFhiaUge@jGb8NC{b@j7==EnDS;O<rPvMmMeR50q<C>ToodRWqvCuGmmA?Ps%h%-cL)du8#sMJXOz0-
cKNX4$|gL$Tpa&<VP!oI;Nr;h3B8rv!P~0sxOa-TE93$^D-
_A;Zuo@h3L((C)Mhc@6c>azcBVBaDzYjDtpHid$Ln~a+MvXER8)es!vAQlZx1r&g=Y1ua2>|`KZ-
V&aZTg;^LGP|BFtIaGmfpM)ejQ(N=OZ)vNh?If?JZD7W&bd5KSB)PIZ9STqK?4cE!<hvH>s3`Up@3eRg%P{CsY|9uAEu}(zBDty22;}aPyw(=@Gn7tmIWG
KJnCItcHu14QacWmsKt7%}za_V}nU$4>le!Bg7N2aC|p?tXFfD3u>1oA+Iq^Gkqp!U*n5oRQZPw&%!rjCh4n(7Rw!d0B1F;^I$Vc@}HENgE$D+@kA&*#?-
)VPq?OU3zq>b$=9Ygh<19?Rd!?(*1O0PnUH81RnDA#xUJUe17e`U$}-
yn*L^K#RBM#&cR+<!2S0Wo#f?YmD^TTw^CwI(AZAOstnttzo7S3Z~Ude#<L&pOFg1ni#1jPf|^m8F78HkktUuVsoxSDi<P3tbYzYEN6Jv739(FT*8Z$F~%
xmWc2UNG$vQXO1`A1CVMlh8`$D%ozLsME>=_cP7QCu%xbkUXH`?-Y?YQji`R>80}NnK8~_MG0Qz40si2<o*H>2ie)`Py{a-
`WaJzqDHMJCEl_N$<%|&GRa8Wf?2Cyxv#yUV&CQlrN3iU%}q-
x*U?Uqh$&z2s)9)3D!^o;jJGT~?JuFx;p+{V%`dgOaMK_YoU?A^r<U@6*=C5tWh;i6+L3eOq%$!Qi>>tUUN&-`#)c%a`_XQ-
1e9Cnz49f?iUaF}AwPL`7cC|Dn4^F`by^046`DVG?p@VuId-
B|LlzAkxwL!EzxXFnSlo|hIP1`xq>#a&$*>SfReS9l6$NxOXbYK`eUcAYxRPx43bsBqA{plPYjJRg7NH9d-{M==Gr-
@%{4rNY6gg^*WOgg=GU)8N6jZ&Rnsi6`^oNkcr@07(Z+iY)h0k9kMaQpH>(xq31r*YyTrH~KSLA{>+|;m7)y!oe+7!og=3-
J}$`*+&2vU}i(&jDZJ!4>QKYAX{tLdQM2hGdTGp!a==NIJoTV7}j`~7r}bQTRMSD+ZdcGfP2P$dQmGJTs$X^?<QmjWX%Ae`)&oKgF?Lo^u!aNM^lppAbv&
`!T?$R6l8to%SN(#3D=djRJafZsXBBk7#&caLqG)&UyM%LR`)WZ5C(`EN<mb}mrHGxI|VWXqPF_lt$>iMVgh>Y;m;>0tAvq-
FhJHw3bIChbBHYS6vz;W$SS`T5RzpepslMeOitF_j4Xr!vH~f{I_WDQva+W@hCoEttXlygS%n1j7jvg*t$B<rgaNXGDaac3Eg-TMOo0r6h^&RT0s^vh1oP
s|DH<z-QH3x-)mRFu`g~@hN<RfM1R|<3Zv}*nWh9_Y*;6#uHyK$717t-
~kmdDN5m^OOAVVM`YwoRpkgVz{Mk^=l5k?lm^lVAVv@D!yEg@vPx27!7!kO06TLB?i;uJuftXf7E!T?#Rn3jn#t;I4S`<oppOEfXAwRrihfRL=ZDS$Xx-
(zGU43L$IZ5460RZqwsdoE>(MaZ^j=@w^iI=%|1W3xNF;<U`y2pkA7eg9UNkoHwm0O4d0iT@!Zo&n`@!ar6ghr%1#wZ1dk3y$K?sh;!4k743nHPPAgzm9i
e0u;96Uik0An*sbe(ewH7eoVZL34Dy&k5>zKojv2N{!b`zWk;v4YkPqoe}?G|NF1H;#yFs+Hy|Nuy}r@$9i3>IzH3|?fSE~erv@*A%`1LaW5k7FBiXUz@e
S0T4CFH)qDd8byISnkAb9u`+03geR!5{>7JV|@Lr2~v#ij}WC%30g@`t=$QjSQ<anzGQ{qF^3RrS@EljMT9Az0I!XfCT|`m!kQJ}-
3qPg*sixV=vn6idB_I?*MM=gEQ`JU=5T=Y3~}E)GbbKmoc+L{~?<5~DUH68v{x0^V-b;>VWtp_KKOY`TJ^<f)|OiOPGj5(-
+P6b^Rx&ot@@hdkLbCJQUZfF9>QQu$=1IP^3A9(j0O#a(Z0JCso1KXQ}bYK>z)7FDPgMWKU@{FOcmKkIB|Wfg{N*_zaGHPo!7e^XI>Jt{muDMalzW4q}Fj
E(-432L&UBcIXh6ZY4oUh<V54wBahNtqRXFZKGP>vu3syo$P=f$v|xn33Q>+NK@`jG(7Q+|s61k^>#Itu1@z^ujmnHNaG-
7dN7MMZ}P!XMU+0xEDs+ydi%#*%;hd?HQ6AI38s4gN#oW7=(@oa3YM0!#`(qxL@V_=r2)$!tS#={9d51LU)%BAu&;OlG80cw9RJ__W5-
2q9s)0C7M5YM`yrfA_G@|qMdlUEyyhc0?b7ydF3kRPJH*rPH^wkvF(^WI&R#8UTCb*_F`+a)cXC!QS+7Ps|7<kvY$z~$jYhU6KGWK@>OFGnMVfZi&sfmv@
e7P|Io8O#R<*j_n`%J!hZOm*M*n7Mz3VKA^fDX!|T{C^)43m)J!wQXrFZXJ@N8ssCl%96mX<punpCEa_3=_8+CLa5phxb72a~xf=c!Y7+5Eu<7_wq)12(@
&^gXR?&K>k$;lTxqrNJOzD>0)|B4OxpwfjKw~{g>a*rK!lKQ|fZLDf>GL}6od$PSN+}U2+?(>rJuG5a2xpel0o3=<EeW$2Y4Ix@Awt-e_a=VZdW5-
(08yY{G&8?Aj`Yzl2#W2M6U6N~SwZ{1sdW-6nA;A+-
d8AIVY%LT#m&oRQYa!ej1Wz!N`Q9_wlx4+ufF=i?8BFJ~!(ai}PLd!8Wl!$6wahIn&Tp_eY{G$KYLnpdiLutLKPr3bv^M3ME#GHT{3|@!3(x_{awWH4R=S
rfOZpAaS%rNop;YUCG28!$UU>dla**_aPV|1LlZt*PxqK0_Ho;=x#vtvwMmz4$ll$ra6F-
d^5rn^M<o=tCB0p@3$KeW>dkO}a>)TVIetm2VsN*9(7WhcPF`<qk92+@;hqhF>RgC0b3PWRg(#UZ6GyX6`<MAm+#>02VM@G)w>d08i28O5<hE8NM22`g>I
J0U~-bZ7a7cy8Kc5>JEbi|iC;a(*v7fCYIt+f8&@s;RefxI7y%)l*uNpY#;*OlaaRpgGOL~^l2j;j9jB$5-
a^yixV5*!#IlTGF^%6TujjpTlqwV^#a#!f_L6RFG&;SfeI1^HoGTCC+BvWd;83=r52a9-bfc-Swxx>{>Yo#;SyiSK3ds_LV=dS3u9bA04fwTn4b?P5+<yO
>keE_AADvvfPXvSmc*m<K%am29D-
D3gj9U?$r=*<yYVi3(0@p{(t~Gj=v@0N;NBJ=W;ofwE@nM<iFbUbdWehDA$I=r~CT2DFkAt|@v)RC?s1)8w~iK_Wh*<jEac;nDj6n?bl=v)o<q&I+Yq1Z~
Ko{mwDbb^R{kc@G_0AF*jq##<q~UvhcLZro_ojx6_}JnF2Jdb^Ne$Ls}`x$B39mMQhaLzo)D)Ci^mm<nJjh^Zi^#xOO8sR*Vb%iOu}YVI)R7%;~mLCs~$k
n`U_n&P6d0c~S*oMcf#B2ZZcUv_gI2vdXPUJ07%-
$MPjR)hX3cu@V79@<(dcwT3kt%9zqTvwuWtTn*b@0cXLS5j8i;l49ys@dbBTkl2I`XV{+x<tZL*!S1uwde}*UXuMEFY{#2lY|3<GB=8mJXQW0Q=hDa#b~$
nzi9d-$fu#nzX4z;Y##lP<hlV;k#q;|S)JrPqq7wqgAa-Byxx;`U1jdPu9A4`3*pAM<o>Hd8%_**sAqzLNajhh<>K~xK=eKIS9zc%p~Q;CTyfi&Fw63a?w
TCg{Wv-#&_h`nxMiBv9~W&MB-
&~{`rz%0HtYAeY+LzA)Er4E+ic2vXx%`n4Hs`FvRqrbO3bPOJ!DS7#LzA{2a`O1tqnb|O?In#Bd2`^G(~tj*JVDl<qzYx!S=R!=A1x>Q8tfxP;wn=s4;y&
L-
QOPn&;TiJjaISIUF=g&f=rl@>zT|yZ$Ubnmy+%jBgm4qt5tOw+vE$bF^A79m;l;qH`fvSGG+Vw&j18bRHPT<NNXPXtSJjhT&~TMU8T?rs%K@%{kBB<@gIo
;QVd5+x+$l#XKZMyCm|@s}@-FndBOeY`Tkjc=$QgWXaCTllwM||4K5}ba^Z3aYFgE?rp>VT4mc&Kc<E-
HH4`VOpRbFfT;kcf|v?oY7A3jn2KO3QtPf7u2rgz;&`)JPB{OKsfjR9SYH>lr=bIXf?Z+{t$&+Czz9NQ{({pLqvHqkd8m6b+m|!rmxmKNm2ymmPp9~>Ul@
L!U^kb?o%$6^S?@_%hipnfLhA!{tkb+4J1p9W+q9pW`k>6HYJ~<`aS&Acpn)A%cQaKR$nF9q^9u1U>fgDLcHr2~y&%rd?h<!ja?F<8?FMvIbonUS$ZEm@+
S07d!R*&Exas$cs`)XWc)d*e;zN=G(>0idM31QRFWU%Nn8nO&ph;xyDQL5kl2SDyDfJ@;NpXxo*Oy0teKL!iLO#m!m?_OLGo{fN(A4AfHRfS2X1o6;T9dg
BYeV;4N#M8f`73!2C6f`XYaQB+RI{_KQNNTwMt;xETq7@8S7-RVu6f<)AIz2?WInI-lJ*3e*gh)!`pIHpiE_#tp3&o)cX*lb+b4@>^<3=oYkc1E9Y?ILkF
-|rM+RAYRovB$c0bE3=3=2EgSaCM$3ZP~76k~8BQhf(JMBG>$OcvjzujhxBO9=~J_KYRf^_>-
+SSXE8J#on@V9a`^mCeaAD3KjX2{BiFon>I+P7)|XQ5D|oVEf|pI0|;z$W~5Lm|gHI=-XNHL69|N!kHvR}bQpEapNdu#Pjpn8Pb&<t-
4CI#CIsDY2*>MuY}Hc+%<(5yCz|C>s!ACm}?G4sQTzjC;!rpTTLC6qpcp$6K8mT(+FuQDgOnGhoo`Y81cK8_Ylh^%_fe+qc7OCCmFT<$B*H$R{MrX}BDR+
tZd2kP>fAz$B_CM^@R;trUGJVBvaMdz37*6?2YNk#h`9R%J;}cFmr3IkRf^$T@=8i($t!%vBa&0+}Kn-
Rwme&+N14#QdF0FwR(praFt=&-yC6R`C3xAF}&{v)HwT=eK^7-CyDX#~eKW1tYtEmj@gBTb^IX<CazMxMh-x=OK1~^lo-ttims4_pkE+a^L0oIZv?rUvc~
<wcKWQ{{Y9oVhP5ci$_qa<n?>(8_*V-3(<-
3=34So=bzE1&i`#;>ii4$q|TpfO`ZSsMXB@OC`z6G(L<^8&AQb22OdnFkH>dX<zus^%Ku=Jd|c>CmH*@<`7^$oI^R7>{<ZI<&Y$_!)cK#4rOuy~n>zpGB<
;3&lKS4bdy@8?q@QHwrOtOwl0Q|rQ&X`WV@Nk*Wa~<vv|AjFPuts9H*UZ<qLpRS3-
Y_=)=^eX#Vnd|Q`^R8Fk)%h^g^xPqO6ovG*OIs`#Ow$j+HE*UL~h0x5D1Cjs*keiPak#+Z`rTQ*%q>hSlwBH@4Za<dW%D`Zj_!KeKU@oq{!&ZYnMQW0aG!
Z7YAYvCXlb6>Bb^Ua_W<l4UI$f3(5A?kS81pBUKt)-k(p3utmwmeh6T0iG?58(P;luCY5B%b&47v$1W9$qZj~-
RkC+)$AT>Z7G>fcj6&|%UN`HNp3cqOKNJ80|Z-Q;oxhw+)1=<7+vP+b@9!2(iW9%c1WzTw_zhx{=aC1&G2_y6qdn&Z*D1HXScW7Td-
%Erq?qo$}ErKU@ocr({)gG<Ji)QMK7*<d`WYAYolZBdV3q(uP$BN<ZM}sLlS@}kTqg;z)$h!il)lq%8KHO%3^!*>Qeh1qeHHFGd4?c<+QNz;N&R~t}C7v!
U-|PlMy$Tl~$BAt(}M%nz`J3Q*uSyIy;8Gh9YjSWMF)&+n;qdwgJbzsXmSCrq|rq+E|Y@_IAhWrslSGM+)5bq{hD!^oddGQy^Ybo`krf{I-
y)VqhXdld05R5=U5GT)70s;tw{qJq@VVP8>w)cPN=^5dGnSO#eMh&OaQgDKW(uV8RQGV?yF-
`<B&ZYv@~*uHzJyuG!es)NXe`PVwq8#D`zW9)|<4(vn25N(P21L=qIRqy#8a2?JYaZv~N`2v?Z|X6D!$+n!FQEg7r~!AjRq8A}^CwA*7fzOB|QO=gp~EgL
LMD!_0r+hA|pWPilG$y8iA9r2a!)#+aS$L`f!McSOK6ji7y(H-
}BGfwwVVJk~(L}`sEtr4X)qO|Pz(rQGvUNkTxtH1?=X(>Q|(uEr?8MjO(8ShXqnt&a^sHJ{ED&aJj4AKKTJ+S}OO5udA--3yXwXItm>o>Mku5mVRa5T5Hm
v7v#8tV<Mvv$MAwLldJCv)>Nt+)|ju{=^bIX_t2XnU+;aZT-0$O!Iyq?y*(pK5Md-
S|{va|;bMb9$(yhuZ(2L+uXxHczeI*z!opCew6eYI=f|o?xXXSm_B?S~z^^ghQFV#bIv)!BCQ3drOOkv}j0+hO}t-
(u#(K4*O<@W+5&rEqrwO<KJ#~G_HMGv#{OK29tHTZg~c;cWiE@CeWy*?8~-
hckA`a3eLBo`Xv=#Kx?yUG{6)JMa70@kT}j(T(Buk>lA67BCS)Tb&9l3@n^d1f2YgvWsU7muWnp}1CqufOiU}&E0$>yk`^JiD?-
vtKh5;NU`*c}XZkHLK?R;~NlzToTtChA(_BBz^}o<uKY5|7j2IrCIkkNGmdWm{btX4|dZxK0wfR$J<?Wk4naWl=8r!UGPd(n!T<>h%U`M)2YVLrF#?6yZQ
Sk?$qN?42{Cm;#&&Cv|&&H&g<QLHlvZPdQcG%lM?<-
paXo$wj5_ofZW1)1Dr6N5P(nH}(GZaiX6j~eG9F_E2LBHknTSmWT4GoRe73<7RW=oU3sidN$va+ed(pXVhZZVk&sFZ$7=+{KQ#hU;A-
%lRYVCd<a{$AV2u0LLqoUfe#r##5=GAHC$^XspkPR`Gn0QV0M-i#CfK7Tqjy%S-7@t`Kbdr<r@!r$-I#owEm;J<~tL(=?TM-(gO
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
    for certain. Slow pieces are forgotten after the next move, of the machine half with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds of the processor, in this move
        self.slowest_before = 0.0  # in the one before
        self.stall = 0.0  # seconds, the longest of late
        self.passed, self.worked = 0.0, 0.0  # seconds of late, and those of the processor
        self.last_look = (0.0, 0.0)  # what the clock and the processor's showed

    def begin_move(self, now: float, worked: float) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
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
        by_stall = max(budget.end - WORSE_STALL * self.stall, begun + LEAST_THOUGHT * budget.soft)
        return min(budget.hard - piece, by_stall)

    def enough(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THOUGHT * budget.soft, budget.soft)
        return min(max(usual, least), self.latest(budget, begun))


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

    def line_behind(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


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
    plan=TimePlan(reserve=8.0),  # of 12: docs/clock.md
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

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        return expected_line(tree, next(child for child in children(tree, ROOT) if tree.choice[child].action == move))


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
LONGEST_SEARCH = 128  # plies
AS_LISTED = 2  # plies from the end, at which looking at all moves first costs more than it saves: a sixth of the time
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
    if depth > AS_LISTED:
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
                   is believed (selectivity.py); once the end of the game is reached, it is believed less, and then not

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
    """Go on for about so many nodes; return how many. Fewer only if there is nothing left to find out."""
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
    frame[ALPHA], frame[BETA], frame[AT_CHOICE] = -INFINITE, INFINITE, 0


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
GROWTH = 1.5  # times as long a move usually takes to be searched a ply deeper


class AlphaBetaSearcher:
    """Searches the positions of one seat, of a game that can say what they are worth."""

    def __init__(self) -> None:
        self.work: DeepWorkspace | None = None
        self.game: Game | None = None
        self.position: Position | None = None
        self.question: tuple | None = None  # that was posed, as long as it may go on: the state, the moves
        self.searching: Call | None = None

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """As `Searcher` has it."""
        return [(deepen_on, (position.game, evaluation_of(position).evaluate, self.work_for(position, knobs), 1))]

    def work_for(self, position: Position, knobs: Knobs) -> DeepWorkspace:
        """The memory for a position: the same as long as it is the same game."""
        if self.work is None or self.game != position.game or self.work.memory.size != 1 << knobs.memory:
            self.work, self.game = new_deep_workspace(position.game, position.state, knobs.memory), position.game
            self.question = None
        return self.work

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        ((called, arguments),) = self.calls(position, knobs)
        self.position, work = position, self.work_for(position, knobs)
        if not knobs.reuse:
            forget_all(work.memory)
            self.question = None
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
        """As `Searcher` has it: every move is looked at, one ply deep. Asked the same again, it goes on."""
        assert self.work is not None and self.position is not None
        moves = tuple(moves_in(self.position)) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            pose(self.work, self.position.state, moves)
        return self.run(len(moves))

    def run(self, simulations: int) -> int:
        """As `Searcher` has it; a simulation is a node."""
        assert self.searching is not None
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it: there is one move, or not even the first one would be searched deeper in time."""
        assert self.work is not None
        told, root = self.work.told, self.work.frames[0]
        if root[CHOICES] == 1:
            return True
        spent = told[SEEN] - told[ITERATION_BEGUN]
        return bool(root[AT_CHOICE] == 0 and spent + simulations < GROWTH * told[FIRST_COST])

    def look(self) -> Snapshot:
        """As `Searcher` has it. A value is certain where nothing was left out to the end of the game."""
        assert self.work is not None and self.position is not None
        work, told, evaluation = self.work, self.work.told, evaluation_of(self.position)
        count, line = int(work.frames[0, CHOICES]), self.line_behind(int(told[CHOSEN]))
        score = int(told[WORTH]) / evaluation.unit  # some moves may not have been searched yet since that was found
        scores = tuple(min(int(value) / evaluation.unit, score) for value in work.values[0, :count])
        is_certain = bool(told[NOTHING_LEFT]) and told[TRUST] > MOST_TRUST
        return Snapshot(
            move=int(told[CHOSEN]),
            reason="proven" if is_certain else "search",
            value=CERTAIN_VALUES[(score > 0) - (score < 0)] if is_certain else self.chance(score),
            plies=len(line) if is_certain else int(told[REACHED]),
            moves=tuple(int(action) for action in work.actions[0, :count]),
            visits=tuple(int(nodes) for nodes in work.spent[:count]),
            values=tuple(self.chance(one) for one in scores),
            line=line,
            score=score,
            scores=scores,
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it: what is remembered of the positions on the way."""
        assert self.work is not None and self.position is not None
        told, lines, game = self.work.told, self.work.lines, self.position.game
        if move == told[CHOSEN]:
            return tuple(int(action) for action in lines[0, 1 : 1 + lines[0, 0]])
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < told[REACHED]:
                line.append(move)
                game.play(game.board, state, move)
                place = find_in_memory(self.work.memory, key_of_state(state))
                known = place != NOWHERE and game.outcome(game.board, state) == ONGOING
                move = int(self.work.memory[place].move) if known else int(NO_MOVE)
        return tuple(line)

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
LEARNING_SHARE = 0.3  # of the time for a move: so much may go into unpacking what was learned
STARTING_SECONDS = 1.0  # to spare before the game: else it is left to the moves, as nobody knows how long loading took
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
                with suppress(Exception):  # it can be done later, too
                    self.get_ready_before(bank_of(observation or {}), step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready_before(self, bank: float, step: float) -> None:
        """Before the game there is nothing to think about."""
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        LADDER.workshop.go_on()
        try:
            self.get_ready(self.first_task(), FREE_SHARE * step)
        finally:
            LADDER.workshop.rest()

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

    def read_in_time(self, observation: Any, configuration: Any) -> Task:
        """Where what was learned is not at hand in time, a move is made at sight."""
        view = read(observation, configuration)
        if self.has_learned(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        knowledge = partial(only_move, legal), partial(best_at_sight, state, legal)
        return Task(Position(self.rules, state, view.discs / CELLS, view.discs - 4), knowledge, 0.0, view.bank)

    def has_learned(self, view: OthelloView) -> bool:
        """Whether what was learned is at hand, if it is needed; unpacking it takes a part of the move."""
        if self.evaluation is None or self.player.simulations is not None:
            return True
        return LEARNING.go_on(LEARNING_SHARE * latest(self.player.plan, view.step, view.bank)) is not None

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def best_at_sight(state: np.ndarray, legal: list[int]) -> Decision:
    """The move that looks best by nothing but its square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
        rate_squares(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)


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
# src/tempo/othello/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
