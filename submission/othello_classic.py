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
    return worth_of(knowledge, state[MINE], state[THEIRS])


@njit
def worth_of(knowledge, mine, theirs):
    """As `evaluate`, of the discs of both sides."""
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

"""What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md."""

STEPS_IN_A_DISC = 4.0

WEIGHTS = """
?dxan{r~^~Z2B}WA9@3>qdNG#Mz%)<IU0LkWgD?&&47Ps&ehxfvP+TOdv6=TL8CE**~xrtl!_>&&u;6R^lM#tWysdS+u{7Py4(ZyZ(YWv@^`ofM6H3nL85i
?0ZT@Dm=zXeFL&CJkEtSzGEnjoQu4<+n8pzOLU&X!Gf!Y5QEM9NRZ2961zyDFb)3x(HSiHMUlN?#QE2H}uxzQ}8}v|kP(+zx^6Q^!{@0axNq;&C1m;91tN%
OtQn15<vbN*@Hlv915Bt7`cswfwh$7z${9Kv~8e19E*+rC!hwm`Hng#Lt6k-Dbuqq3YhUY#vYjdYfoOt0>((vDWj!aD`(oLb{NIj`UxHU$62)eh3LD-WY?7
IirY<{=4)wK<RrOC~3?1H5LGK3&JNfiia)6WDiKu@U@QQ2FPFJBN4)h%ZND_=#YYX!W_Woda`%X27CSknTh@P&NpYy?+Rryrp!vZf8UO{sw$uVCODj6ez6Z
py}++b7A5O(RGn;nH;}xoZe_9*gW!#Rq<@-rexxI(o_h_uct@ysET^nhsH3H}zU!JeJ(9bk4L<amsxlj$703EufQL`Jk%f-DONgn!@Wfd{W=bimkUBI4W+W
iPiY$pqhvQ4k3+|gVqgU>_Hb~SzTiqBaR74#a)EfD_iddIP|zdzrY{VMhh9b7K}@^ofum*l(sN*wf0#+(L#4m7FEco*F0C%Q^5=jiP2rc=o;_b{h0;Uv?21
Yc<t{~8`SAGN;;y93fJvswlTWOJC!dKP6N@T$Y+1W522b=p5SlaGa^i~mm?<d;-CuLLM%AC2E~qRrQD&L1fbJ6PHNelI5+qp`ku}|c?U{&@>I~_!rrL-x4A
R`$O=$hWh9(n=nQ%e%4@RYYt?~D(Mn9Z`A?2J;5!MDSU+Wctyf|EK;th4WaqjPu_vmtg@a@%&$(PeZg!^db|WMTei{>%<SSG?Fy!+qPxa!l2+UKlKEI9xu_
IOd&|-#M+oxJell)*t#Wh^<Z8rSV3K~&~r=}f6w+zs3$WBqe;+U9#t=Xoe-tDrtPdMYso}5dA*M-D$@l^CJA$+J&)qCp0ai<DF+5gO9C>*tL>N28AOdue9<
vSPxZD%N9CA2P%GLmOHAMp5XmGsrWQ&T`#@T1+${_}vIm@K!VXd4h@%)ckb9wBO6r<8G56=OA&#}E1w!V-s7*<>$)^FZ23()R$DeE*Y}{UqY?8%(b+SaK6I
@45E2glUoaWsGra9YAJdduK?AeJ?qJVNqT0Ab@@3X3Xg0Zr@bgwt2d@ZZ=URQkiPpSx&e!q!?BQxyntoQ?`5pWz6y&BHe@<$CwCs*6<AVfB$M59Kx6Q0sBc
E`tBBdd|{n_#6;IdL81rNj`ct*i*FKa!9QS<jez07r7^g)nPMLmtqZF<RqmeRh=`NhUqH90tX9BI$sdatd$gLc-W!hIe8?+VOwxVw7sbDUWq+OjMX+@nC>e
cH161F61`L1PAKi8M11mPl-_RWuUP;%BQ^qQ_C}O1lA<Qxm;I|B*hI00>R5xS<7pe+e-(1?1A~%#LoO0~!;~L};6Cuf^Gg%3R4M4%|wt<;i5D;iT5sT~`PD
|uIbwE^<jD)#8GDnzAyt{rOOwOc4Ia2@35Qb!98a`EiXP8@pHVtQu>OUTeA)!*I6Hy(t<@2QWuIq8}z~wsYJ6d<iiRxbI^?#Sq1}DtVCZT-;o9ld?pp;PF{
=ZswbeE$!$m(Q187^;B+*ff-p&WJsv1i6Onb3c77j)1I<c8z?=SreFq5~Yc{sCd24?f7=+PSpZ<LkOgXW&F12dAj>XeD4>uw}1daS0V-o#&-V7p&avJp;eC
`P&d{*&Ry7SI8NrRgbie+%t(Y0aMHpkod;0a(5k|8Dl?5E(<5NVhB)-tHa<h&Wu%>0_`q&`p+t=)5A!=n^{2-|Jk9mMnBJyDBuO7YG?$lj@K)PvLMl)ewwY
i@peI=I6)`)ZB?%F8D_<Dg!Wv7mtyM;VXXq&I=1smAIhRXBG3*wo)I>$*e5s-F!35d3F2$MSc@X`$Mw3JM5pxB7LshY%@SK-vb^BLP6Eg3<xVW1uru&+%F3
IEOkafqo)z}>fu?Ob?GTb}5)vT1P|JO;(3~2=XnyfBiS%dk5o$hi%|rP2C2_IRfbH0wK^djh@I2~J`M@z>E+%FgK{<2%RvT)B)y|tWftoNF7nob>@VtkEXW
EJ*;+FO6ra))|#M_{Ne+dbS@#74$|2+U2Ms`bu`*ALVF(nw<1r696@pz-NDhA}L8(LDkY?uMVXE<#qU;)FW-|9WvSFHzK7#V2D{@t|jgLhz>zM0GP4iw}fE
ugyyG(0Or2gRb9Z>i^OOxMi&Js62iK%ZCZ2$Z7)`-apD6g7ibH^c1kZ-k1wJjQ@8cOQIh=an`*)dV&z2K3GTeEkj1jpI;`g0zCLw=(>q*{7i%0qOPNG^+>R
yMIMI9!cMIy()>=pEpUNyq}{SKAej9Ut%gA=CW8&$3l}P(Zfe+ud^+Z;UhwsNey3IyC(|l;4ru(-b<Xniy{tEOlPdkU4ZleGZ=P{bb#t}Dsbk!y$d4+4yQ_
UQ>Wca{<2ozjmv(H&=hvH>XRI*o^Eyo_T%tDfmSw%CsCR;2q;?>Czx)Zhx#X~vy6VeYce6C3I7KEQA=eH>!7})q1MUWiKTEinA4dn5o-QLOEQLk4`yD7`_3
T%z8rDx-dYVFqF>iS4(DZB(M&}ngs}`VrW(KC<er4!%V_zt>mDh}hz`C=L9&T+aofcO5Y^j1ctFUwz!51=2-i9h=8rUKW*19~_u6_-DxVgMBzj2e7FWEaQq
dOb5;o>;Tw+C*ym9lIO0T?(Uk*81PTMQvoFpvPqr{^fH#)Cj{vz0mLsmc(%N^dD)IugMnqd}M9rt5~wa<IZL6I)~xlBVCdK$qA3kqDMY0QgRQ~gp8-885QC
O^RLRO6PnFT%G9l`=NA!Knq#v6hOTXkqh*^$C8EFXQkzc*Q@~_v<s`i!bV2{^vbG7~##b?3}V*mrs#N-%~8K+rxj9NQOD5rOhT<Z}r@;C?RLVulPY(ai!QF
V9M?v4;vO#gJK~LZD<Q%Kk1fN7h<tZPQjTn^}0&2@5JI=`JmzMd92m+Gb;RA0dYbkn7!R~9n)cE#HlUEZDg=gmN&I~*&=#EfN=`UOQoVlpf^)g@8YE-TgFy
Tw7-I`_5D@e?y}6La}BjYZ55Uf7^-DN(kJ)><mFFNk8a62k3HqY;`_8uwm1!}t|MItP537v!UGUnm=e*=<SgO__9;|n^O;U;qByw{Pjhd9$fQfD`aS9+3`g
#xY-=3Mv1?5gR)qCTpMvbpdE%^idLZe@w<Ln8?|q(}K@8e^!8LW{AF%)P)pI1V-`Q+FgSI;e6Qez@yjoS7jG4s4m(mS$Veox>`VwRrDHeR=FSPWr3eUn~A9
TR5j*f3J3x`~WsEBe70vuj-44h%y+PQXV4Azt<o2iRR>8)EAja7WOZOAJ|a^c0L&s>E-i_{>iR%U1s3MJ({#Z!=`IZHAo{lM}id~RRTV)$>P_!Bby$L@x60
^4R=oN&CgWEPQ)C-bA*N>X}P*TO607PKez@PqR%&)aPVh^p-d?j>?zU8Yqy{rsAub@9I?IzTeRU<{ggjQ|}AQdo-BMK;??^tD%xg4it<yULnVuR#og105vd
FI?A}9IKurEL9jG?}9i6ukZ$3>|1K`49RQJ(l*IZhmRqm;A^%pLW}0$Qx+<$9{QMlbw!Iy5+=?l0d!u$cmh*f|Bs2PwW7W`XWbIDOzcSjl(o`r@_6@1dDHJ
l=ct;@S5^F=im_9AdOHUrgbM$feEWzjFQUqG#h_GRz3rKeuCEBxC+wnQm5X*Qq>}6>9%TWc4%pns-lmt1%!}udhYM$!RE%p}!S&Q99}@FG*5EC%O4N*C(k)
fsjplF;G29yKy97Ncz>Pqa)uITH^TcxNLvrkG?;FPoQg&?L>;zYh0%cQmPBHx0f@uBA9^Y~!$sZCFR1ZyXTlMIe@Qh#=AYiMHL=t_~yo%D9-h$&9ZtsfBTe
2{2M3>YCPlLoIulSo_k`57pprz#qVAEH*U|Ot;gPSXHfUODdE%h^49oNV9;r<qdkJ>nqrLWpvc}7FhkT{MjwBWDgghKJq@n+2!cy*!W$}ysD*)Fjyxgm4l!
t$C$MzfsY_1Ye%fV-;tY0leIW~?aQP8Q-6j@g*VjK~mV-#a$b6Q38EAp@%>PId@(71GV3Qkem>l*sQMpRZ|ZaY9G%wV`QZ#R0`axs;GbV+*8U7(oU-7kBt>
!m~tMc79xaURxFf@t`eLvQT<ahx^VOws=R@a|InUS-@ZT1x^AhvMdGnjvVEKFE9r;7n{v6PX{fUcxKAdY>1GZ3~arzV<YVM&eePxrp_0m2FXy9FPZz=u=*o
==y_k-HOS7Dlh_y+j9b#AKa<_Z^2ps80Ab<oLZrtHkm}VH)7-u&OKwP+p9Q_r-yB!plRkbaW#**TXsFrPI%DO>KN~;kE(dqq<t~ABMbUQXIT1^r{l{&Tjy?
E+sp(nZuzuS`>>cWV%&pp?y5rm)%zbAVv&&n~H%B0;Ubl5aK?kAWb^n2Dl#<`HoF;>gp^SMCMwY8ldBBPl|6olIJ_^!i#eC%ful|P41Bm-m@jIbSbOnB^n^
&RHRTXZQUcpAO7fq~Ti67E5E8xqDiQ`^p_5`9lA<x9r7bOlz>Pu(+k|f;oV?z)!mE_?2eq9`DpMDx3$sfIsrYBYs;I)Uc5g(#Tin1_=Z$(R+?EAGAN<W7K(
*{BGk`y8F!!Pq1OXRZx7=_;#)YblZ_F*k{HT>JZ=X7^-QmH*qxc31@$@GNd-lJPxIOlD#dTU+0cIk@&Cl=^!jerz*ta$%*D0?l$86i=+<CJDg9TZU>u`~hh
db&>M_g7}H6~S2X$5~akXfRf-1*OmrsCB<Xvnj)Rfg}yOt{TrWB{C<1HH~Uww_Vc3)7!c<FB)tVzUImO#&HeMx1XF7s<9)WjF9xv$v@7{MI=gPPy_}pR+}&
3=(iG3g#e!?Un!vWuGR57)i0>KFEuy-XS3SMEcfr>{%zjo0}d>0Y)Qv-_=AHh7b7Y9Rf<#2WS^u*qFP{%oxpxajCrEz^q@vvRC^Fm#G`4KQ^O?zhp&JR(HP
%nZ4#uooVPmRjJskmlJ$gvJ7n9qHhoC`b-|7PzRi6sj`^!(-lPy_)5JIKESf4WoN~qO*Wsfh%dQ*ZP7RZ<!WorUYo16UkO;5X)Fdt0Y_7&N7V+Ne(Y`41Ib
d9|!3-&CQQ+2}_`!d)9`Z^>ityrmaTE{7Kuy2{0Dt{qhaHfRhG^?U*Q{Xk+_?hc)AQx@_L&+-@N#8ei@tL&gFepuEJw(P>y7Di#of21wg^KPqfLRXTHw3hA
1%%}J2lD-hQdzEc149z8Jrwp87qY+^y^n$GQl`WL!doaWkDtp;CngnfPprmlCE8JxzeaWm1B^KC8bVk0W^u?4Xm6U!Pm$7IC^Qz-av_#5VK5gj9(1VANQSw
3V)e^110fr$>f_0Iltw8#!N{?%_a3c>ECk;$a%LuX0iB`CD{J@=K{~|Dh_-S36<aFDiiLqGq~W1x-?%dkS6;Kg3a&i+oY&SAEKw9itrFM0e7Se<gtcBPkkn
Ix+e6x6Z5}+^tbm3cSUS>{LBlW+4$?5+Y=b0<RC**L6|YFkXa%rpik8(uK(&7i8s&B{ioOpAxXqQ`EFmnWAwyI2LoUZ7$9vG&Mq(pQ%<J!UMNo_;zygl!i9
(--|Yx7`4-@Batk5#2UON$MIVFNRi;RC;xz?Lm(^Mhd_dngWS^{P<Vpyp$an3WrIB!bASA91d%vDDkckG3c+nR*DubRiiBLj9xB<3~^2u7)@PPq{?2aOV2*
RtWt(b;-&>x=q)8M@q1Dvau)i%CZt<oa#X&cn&QI5d1EuyF7Dd%dzi7@rHir-nM7B&29yWzTlhtz6T9u>8y5lQG1aN;C{Yt($1THO(oxJSRb*o+YxV9fP~r
0=ffO!Q2*@)p#JU5AnCI3XP8u%41_)c}ZrqZst>lSWcJ;n%f2o4peJ$7onKpeMXLfbVexWG$vU1_kftHt*oNh*x49b>VxgIV!7y$(?C^4Tzg+z)1Fd5Ejnr
qt9toCF)+H3LcD=nw<ve%!(eaRtX87i?I_PfC{f+9-pt`?jQmV$BxL{EtxLTOp;AOiwql$LvQaIjuN+1RiF8{{qZ*>4k}5EXt5?vy-f%8Q9PWK71`*6s0#_
fjFOi%xc?po^fg7=I@DKFx}o<@t$7IY6cLrx=#eo}RVBRdtXc`jHBLYdbN4}Fl2@dGz%l0;g^s+9kgk4C&0-&Ju7%>;bqZk0MjCkM9dwmILqnkp$jX+^09t
Mhu)~Chf$HQ)Sig8*n?8)|MJ7z|69_u>nKT|j`>^RN@W;m&CPNmIo<ljwKR|wY@ewm!yvfxh8gGriOS({ct+}m8Ax>Kxtus}rz`jCghB<9=em*6(z3eWS1Y
^i0)d(VyU@?|PE<&xzl=M0Phy7|bY}&48lQ1Qj4%dfCAfEZu0j&-R4p8NP8TRufA)*rIVV{Rg^S;M-9;VN3(vWo*CNnEB<{UZe`_+uF_CM$xBT|r`oiDIrq
siwhDgdaRy~caR<4vnWML&*Jy?raRzQ{SD(aO7?6llNK9vIrBfW^CDL*Qk=*f8q!KipFFtBD}7LZZ#a{El_w^`dP^`pWzwgqo4AVkQtWddr}}6z>5!1~^Lh
;F8=gK5%l2@`_M7D@KWoCh_S15rgR`II5N8ai%=1)fAz?fhj~jla#RA3K;Yo30~@+-sGw!!dfu<ou#aYTpjQ|2<LAhDMot9tI={_mGFkN0pj`oDy=iMl~zt
Y!o#E9I3osGJPwe@i_dTGU(1G-w(d|laH9GVCHaM3)+(e0<yv8WO=*9qX9scGTF-nsgMtba<M~Y0O6{v%ht{1BP-hSla19)G%I^dncQU^3DPb$PC(U5cmh}
P&aY;t6Q#dYjJqW$Ip;)!IOv`oIr?`^oB3owDTyxW8KWm3|*h}-80;&~mD+?nX^2XiHU#J;TqRS){BNxJX>}|X_$|2azvM?6B%1<?ap8>Q|J#x^t10}_8P;
6%k2LB1$o0zO~;)vK%=I{wd7oqc~B$_2>reU(wsuTbDgqnDja9FYU6Se<NNAMv4nqV?;pKzpO`f|o#GH$JhDz!_qr^js#Nf5nJ1eFDm5WSer1x301`{nr&{
WSv=kCn><w|7o#*eP*{94^Ic`+$-xVTHI>mT3}=TU^rGwjp1jRQ(FZkt5_Z0CWzkVV~?zd-dMkn8qL~ee0{m(Cvx}c=hLpxgh#n>^$2#4FZLXYA1&{K^N!x
sl+C!T~vJC6|voAIHuMfgBgzYFa`pEd?;lH`MfAf5))7M|G#K%P&8Kv^I(<XIedYIBTfmY9HDBTK-<1R7$fN)-p^XY0U04phEIZJ5!~$Osp-K$Kot?vf^z?
!HS$HX-y^%*X}qg<U8Qq8Dw^N1SChBDrHMyy+a?PMM`2&JjcI`}@xkD9@v6|7WlACmzWp`@yo({;a}Wc{d}?bX!b)+>DT1?=Pb*Ko3GD_5_a?angApalOdW
s*OIOchII{l6fd00Epmo`tXQ-U0wVC@Nu?FsfQsU<E-pNYIQGV@Lw8PUV$?CpPoYU#^CrWN_J4Wi^=$|q%3dq1$l@x_`L*NryozQLxUl`PF&1#O$YvCe5rP
%xfPttw$Cr}_;eFMqIXa$0zM#K@&T!o$-9b9%AXz6f5xq%H%Dzwo)%iU*yo%k`O2#%g0r!|89loub(myMxI*AHs_hJ=hy+<9=Sij2qQW`t?p{f}w2HpC6Cm
2R1qYVu7fqq>7LE7-((g-KEG%%5vW{eetCFD#Ox5(CxuW+(v#Y0MnAnU}8EmNixdXGF1!6#*{8@`v<&?<zp;MjAhg81T3Nq17}`J>N4Iv+<bME(GCVdm72j
=ak;rB|i5^!)v3_O#*ta$dpka+6S}O!;5q@mKpe1*gv$01ue^<{F}#xwR#)lGxY<-%dMao&991nV)B=u&e-Bae=5j|4!nQU@WD(qN~1z0(B88)AOnM{=0R~
Mk6~&Gc>i&s`yfbmc&(p4B(-&dLcdyX#C!5nJaPHSTvbIG=$ZABQ?fWvMJG?2yrVHylr5m!#7)xBp#=D62+ov(CllKlLG&8hhadM)jK`aL1@x^E`I}smdsX
XLEfsS}Y_fRK_ryBZlc}NXRlpnrv{dd>WrNlj?DmQLB3eEam$Zy|brK>Zz`n;yX3RMm%f^#5T$nb3X#5rY1L;X5i^LYo>|jDU@J(89l3+WX$vpnWb4%kx4F
~HmS$8<A3IP3g+;*-NLjBn}k}+peGdOKK39rYem@93pANHDIwrqF|rga<-$mb(*tXZZIc74cbk<#j0=^M6UUI&FLrlC$O(?JrPk8~rahngruXLcTiaArKxV
s*i(#`YTZH^f9tz2CrasjuWX4`8Z0FcnU8c<9nJD+5J?6I`-}k8YOhT)y4gY#{USSE~o^D{Naxc+JvvNK6WqI^gq?Yf%k>W{q&MYju8{&nWbd*Z6x{`YZRX
Ra-W;iR2Ns3>`PgD^5gI8|bNWgR$=epeSMvHbnilP2omnEo->e8}DEES{4$m@QLWveovKsLlw!E?&NUgnG=Utlwf05)b48IuLUR`{UIjCsyfys0ObrVXzMi
{^7EW%*)k{<W?sJ><NG)W+YMW&dTn=()-m#BfWCM`_5OZT2oo0a@npQvTF}%+7TNUz+@lDeNUPm&8BKOtrZx#T(AG{81)GvM5}6cE)}~)*)_FrKOt!y=ua0
qRy*ZU&(?ZH$;o2*CV$5@dt)xONHt!0R3Y*wEnpH|0{q^w3-9pD|eq6ZH)q4%pfhT}d8`PF}0R?(rpq&?N9QO}IL=@&yJsU&2+58usv$kT*aPa{5m3`uWAq
niH@y1gM<W+s#yeyk0VNdn&GDo<;bS)Qb>$@GU@$?e+W+WLq`}Ziga`%}@e!~u8yXKxZB=O9!S%vHkJ3;4xqu-N&n}!8ZNNO<&ubmt;lQ_>1y;Kn=B#tSyH
d1K%5M4U@LcA^ub*l6Z{O-fC*NENGgUyK7TM4if*MLVuBIXY#yunZLKj~^1u-o-YGo7&0mUM8_{}W|^r6r7cifE!hEWTQS!a>$mQoyy`l=zt|2RYmYl3D@3
xD3^F3<vs!v;W^qtzR+F2NUVrT{_w#eik}D0PAYgq=Y6-hcI{JJ+WeXbV2<59+Qj%`X+;K!=~+pN!1;8^KDj!|G8b1YIV@XRFCV)uk<~Ae8HbeB`NKK?{`)
>-r!Sd6))RIH)B`rt1-2KT>H=G$JQ!x<|LmW#k*0Sadk1vee#;H^4L2^D~{ogaSLx@c+17x<E|1m%@Kdi?z7B!Y4q)qVDD~~$sAQ{J6`!?`MM;g@2*+1jBT
g@^t(FW-&eBN{;jOqe!7;8p`<6u`oxOs@VjA5NOgEAC*-PQ9`9;Tk{(}98jm=x_6zRlZ7jmzbFnC`%JT)zH6aWJ<!qsdjJ%ugL`iI4tRPKH*|kGM*TjR<ED
_#Awi+FRag@7n+pY@EvR{-ALbYyt5nzWRw(d$C^KjWj-t;_E2(~<BS5s7@lo7VSBV9Gl#f89q4mn7~po>(k4%A`5Q;Q7X%A_rped5uHHjSp@!PC-NjFWprZ
AuT-S|NXsLIxSx=`Y6n*T#F|SPngy24@C{R%pR!F_T1B&&U1AbYG$PIu<;cZVB3yvFgVh&QYi8>#{flC*O85Ru<t=Hwe)U%MkX{u2BwpqjA5=t<7G;%I-6(
2W47C^sdNwNQDAqjbb<}br6`c#NZ%og=0D}=$Q}ICf#J8Z%pQc^ut?YKqI0#<Xtp!&}I~7XBY~FXFIW#KjPUMO~w5;C2o*pjZ;)DUZAehQO=_yPsvV@??HW
i>vHlZ)uoKy??!zJmz;e~!#D`Vlz(g3Mqr?GDBqjaqRZ^VWIG@u+I>KZ<o+uBm1E`rMllF1!^pl;A3rd<rn<2K*mI9I`xh~?(#$7u-5SiAhAygyCVbi3gYt
(JT@LCX|Ng=4K;bh?K<5{={&+*osmK51nnc&yEqLKaYc5qSd95H-xlF(1@VZ6SmhZpw%LX%W&Tc2py=v-1(iT{O*_8(aony7bPX*uabp7!dFIW-Z@^Ac8Lb
$#5&-eA9iv%h}GBmcRA*kGtuFyf|3uo^>fRq_ddvL)MF#yHJ=3XG{z(781-~Pzj$$hc}Oa9kZ{#5y*ip(Vhz1whlXAPLYTSOE=QvEwhm#~9s!QIO$g{w;OM
_>#C5oAwNF2f;q1)l81Wcb{{yy*#2zEveox8MKJO2Uz|;)E%nV8-onJ})t}=snMR)^I;JdiL&wxyu$Vhxg8mHK!I5V=rpDLQEqld7yaw5*w*;!d%8ul(#T;
r1Qpm30p@oq#|L4G29f<ruGDXmQmU71Rxm@W4yn^hg*9LZzu0qo7i=xOF(};dL6O%WK$!!;6Q>Dqs8V!UY|cDCURbJf?CTSk_$3GC0%Ak$&LzriaY=pGS^z
r5!E3N6oL#+4>^H4uDAnbB(VZ;eqgvvAd>c%3S`D6^7S%bnt%70RpQ?Lgu*77SdTJqDJNjZMm^}6uDiy)CUq7ZZ9RmkrS@AgluR}Y#_y$_1&BrH1Ue-E{y2
YF8)awF(QHMkRMZD9((*#=o(v?N*{wJMb&$uN@MAAR2^a~WEU_4Qli+CsYE(G(8GjW;Wnk6M9W?47URpTXY51!pYzy76^r-0YJOmUCw#8xq<$B84NMYL2oE
s0M7J&|`=aEV3v)NW=X{V@^B9V23E8aaUUJYX)J9kV+d?kTtm6(gd+bp?=L@GP(^w<@$cE&~oKlRKI+_YwbhHMN3rWX4SnM+f{6>G_6O|MiihaCdR^f&##u
U$c@Y?Ge64(<mV%Siyp!9f2k+%WK9k=WkS<e~jZDuWf}-1Pa%aKgQ^DFy?q86o}1u?jdo(A?S$bYB??$}w&|Eqm2PPHPi+CkP%y>D;je-3o%K-XC!BL_Eo(
mqH<CZ^;t7phWz;9aE<8OZzfDqFx^&&=p>JE|YElV7gBSNNC-`a5P>ZbK8WE!qea*ynDBXeiWiU+MbOBz;fW!*;q+s(G8OxkzKv(N#FT*n6Bw!`re^!qCv_
8Q@s?Hm>x&*H}m6ewqk^G7w+lx)DB)WF6LFTMdBf>5Ou?5o*8EnQwkuiF+e7l@Tt#cqqqB2g3d~FZSC%3SH1+TEdkfsS`Es5oBFmK?Uejz4<U;lO~7%C4*#
kk#ob1VFhe}mQ~$w<LiSz<@jqFp*W!QY!(pvNX7-(xJ{ZJ@c}0hs%&sw(7-t=c72xj8jzQ!{Wc_c!yM})$ZCh6c+%WeA&qL1+zk(3yPO}c|B%SiNJQVhz!&
pcbV-$jZ*U*Rvb0?3pJ!G?I(GpQvga|+)r1Btv(9z%{DiF!dO(vjKURVhBXvB<&u9r4q!NicvLLr{$g1P*_$nlC?$cRuTpvIVmao*P^>4I_9;M|@xk)-g*v
JS_qG*Vvh4bno2G~)LW_5MAWS(2nqzS=h6ESkV&V3=`^6UpEv#o#*rq36F6+o9I{y82qA>C{?rgAzp{EDZIk;O$?Yt45&-{@CX&CiqJ%`J?O?t;)4vqi04G
WkniHZb{OhwZ20J9tn@>jcbTdiW?2@yZt(Ns{#!KVHEk`uMy>J5pOGO#7VZe$pqywm*t5$*GD2YxX8VxK@yG|q_>?cD6jLUn2XY|+Dga4U_h;&DK=@?f4Px
LoZNNVVHu!r(oy`C@n{5e-Pg69|0nRsqwgrRk9Y`3R8?mtoM&R{?p1G<{rTGkV59t2v+Hg2ykUIYz`#J=%DXevx)+0gu_Unr^v-}3nyKFakox0T^q~1Tbdj
@eYn25{!l#S2Tt1@U7P6qgp6?(Y<Ew6W_ZzfVrfKrd#h;$=4c=db!ebjY)u0xYV$&EIU6Bh_=%d}ZH&m4E$D;jR_9Mu+ox{~+9#L=mSH)Yc*zh-CRFVs{j~
LF41e(a#;iPdII>Sckq27tPPsC|vmUQ!Z4d?$#!=q#W;6m|H$^=K^dW^Rzhp9(E8s85^FFeQp(bDMIHk<1_{sN45-u%LIs870l#b+^gpMd5_m*`*YPh$qKx
pD3_<&iY@o$Tr$2f;&n{vWoqcP24-JhR26@DODVNyGD@R$d8*9SC|VrtXM~+jG8jm1yr72r-9YW!Iz(Sy`fgSkQ1lP^TrlyRf~6)_?CwERC+u#h5yYqxWYq
dX}*dzao6gZ*({q+4QL1IlUBSYw2huJIiq&)yD%k$qg;HeeDD_fVbC}mAr*BieG2nC^Bt*n>8j1c!Vs2lW5O#eiT{g*S~y9Db@$1HJqiNK1t-*e=o~&WG+*
Cdv<4+v~Lf@<0fUHty$+tjQpd^fKNcx``17h;1g~RHyHI1e=~6jQ@ISno9ww6)`h;N{H+{e!AqBU;>B*DqX{TT!bQt6N30ry)bRF%Q77EX2yPQcH?jmC-9)
%(7+Y7LE>s#nM86JJ>GwC2*>v72#NhsSs16%JSp+Mq<q&=3!SnbiEuZT4r8AY!g)=G##pHjS@W5Awhn_8KSQ|{=$A~>5+@HQ<U~{pAO0;r9_*aT2GSzQ}Ts
Ry|XY4>Hd7#3DUft3%HP)%R#Lt}0M8ICN8I%zx4=}HB>bC+v7-xWPo#q!tD(6${s3vLN_U@#lF7r{sa$<bTJiB?hOjn)7<=uQ;HG=uLjhTTF7&x0LroP#DQ
FsYTrOg}8vjS`Kj#>wXL}nCaR`y6a&IO1qgA!iy%y+g34>NYPJ(?_`B?J*ozCA<8hj+1QdY8M{pH5GR^lB}+<ZcXVAim2d`t$iXN<QD&y(|7}YeDT?K+_Oh
O#6`!U~at&urt(&Zv{{9E!7w(bt@jb`+9&=fc7>R86?+c3Nqu<Ru#EFq|<8xXW49)e_=V$5(clcBg9UU%Jd>(i!ABz2*^p&$is6E?(1@zWp1vKk;1M&H6l8
9BGAuAJIubD&Atohd{ZmVx`9f`Ew;j@`drrNB6S#M3J$Nz%S1a`e(%nv$12tuhiU0KXa59U>dE(E!0rCYZgVNI<D!?ObPAF9XSt$IL2`R=U#PuDY^EhsH(l
zyg`<LwhB$FsE*$&&CbbfIP<^%>DR@WHBxq50dH;porJK7+Ec`aQ$OIq%KHbPgmm*$guoT?O>2|}1qisvLd)^WN(A=MEJx;P@my`y6W1O?oBZ0x3GuOIc-!
<IJYsYr8U)m`lh!STE!1DUeF6cuf9N9L_Zuft0_jqm}Bp%a6Rz^5iH@xt5!I2u0HXx8U=6V&QNN6Q|%yQA$G8+qF{eLf{6qWy=JKq20{?olR%n`K$?{HBHP
xdsJ99!cJz4g!~Qr>^6JI}+Y0O>{`nF;h&M-$6$BShaHGOeqEFOix$$y$F>TWiJ&YQ+G<g$vz(>kX6Js#va!X4Rif;;Zk8w2e%~o6YgGos?gld<w{CHYHwA
@cQwql*IJ!6W>}eDntgzPNQ{(VQoBlmz9EXM#^K^Cf5&Sv;Y^LuEQC)Q!O%l%Lp#DPD0KCG`#qJJiDYKF2#fO?aEd6_=bTs;o)jn3)t;5dZk{`>vtt4oXOZ
8kw6FL0WZe8%5pVir5W{0X3)CnP7?^fk+AHD4|g{dmuwHVX0=7dvhjozumYzN1dUL`2CU_3ru*O0Mi}IP#IgOzz!w(!O01Aow!-LWzC5eX*!!h)+iM)TYMk
^b;ov=~;!Lu|s1z5V_BI*S1|4BCmI<~IwT(k-w;%Qy=2hO;h;~G4Zwfp?KjoO2-Kj?*Rq@RJ0iNkIA)=rHeIoF(@W4!?9q$@|q*|{H{2Q<RNfyS3=}1q!2a
MWEa$563`o;lvR8(E`Lz_pjXKQYCybQprKuP2|+{b~G5U#X$x>stuxR!Hs0HJ1{C7i1pnlbYQnOm#e41U`#lG5@0HgvDc7JQhN<``ics>@TI>PDwcOz)V1Z
%D3Oz1S%)8>$o3a0xxEc0n}@2kBRS=$WQvO1ZwbhB{dX5OhFxGA;@(8A!GI4q<Ejwb#<iCi=i|x^m5|E+XFeIXmz2j@(8*?D!xis}H_#OH-`^dK|KeV<rl{
){6=uWYS`3rsbjS>L_ET5w^8UZTs<N;y%9@JpT$@P!^gtMAf#TW1Cz#-PygKRNkhkMo}i$ntJc=3!l=NAT#;3p?}?=*FR(Qw@R#fNJM~#Zq^#Xk!W|l(g!u
JVdh=gdJnEd7FnseOq8CbPAsGiv@PhZ*8xPq4%5KEQ#3+C<yS*X(Uh?xdjER#!;>OjKux`54sst>nCUWlqudWxrOWTKbl#;fi84JF0RuC_K5b>r<L?%8O2m
h<teDes4hF^XKTg01pZUChvC@OY8EjZ!RhZjrv_uuRo#aE_WW5WHVek0E>qlf(O#-?~%*Ug}J9?mq0K47nRqlWM0z&yH=+~txi}=g!S5X?^qm!j<buG<pLO
h4ryEv6PQ9QP;!|TIR=|qGt=Zs0rU>wYt1%<X%jy*Y*Mgo?;I%JS|)h;L$V|YhAwbb$;*=WE&BQmhCrvh!30#s2`T<sR1AWE0olna(o4x51qS(e%+lVaIQJ
{Q1oepbVy?7CI$33TaAMlbaBxt#uL&rL%@NT3kzyrRRZ6ETH$bf8Cw)ig!e7f+m}mVx#aKw+{{rwuZ^n+}ZKYThloJ^I31F^4MrBGZ?^B5Ix-d8uEL^B}b-
mG{~v2&OPO`{MrNOA-FKL;P3kML&%wz;UJJHlr)F0!zo{eAA(b$wfSwK0I5S67qaC?1bT_pzu~&qbDp?qf#2$c^8DL0xD)DMKY!MI2oeIALk8Poomek%C0p
6H;|A5>)KrimKB$aR*tM=1)i9Cyp%Q3<P<^z-?QI7$L{{ZfvDI~5F3ZHRm2Zg0uLeqXYkWRfSCi7kwF?IuXQ;9F`E)!=umoOp2J;{ET9%LYjW9SG>5`zKvU
5p)PQf~HCf@)BL*IOML*#<d=SzgdNG<!JnddJ!KW8x(l}Yy=L3{|I6d9n{OnnndZ6ri;UHP@GmWF&KGXJd$s5NZxBTfR#Gv%;>o>j-mve6BcL}5INv{XroN
vi!`Uq#VTW%enn8vq~9cN=+*PE%uWaBf_W7cnD(k%WE_d#U*vc=@=4#mFunNYpYIh)+4+^R-h9;fnf1Nki`O~CUBn=u@96gqtSlB`F$jsTwa#!ze;hB12pG
chlWm2025GRaJk_$Lp#Th$=AAxr?AhwdcdVuF84L-kUXfRrmv!~}9MZbWmN{X{u(XI=?X_z9ppYRWcG;x-c?W3N|RW&XYRmO@dpkUMgG*Pta&<PRKhW?|=n
Y7Kbe^Wt?o_#?JyzKx-+#%Q%^0Q#db+q&<8841_gCgOOV16YV2bxN6B;rPU;>XAP7wu1RE$I5}RJtP!##h%u=1K?)cw%g#_deE9J*CV}V*$fRo&)-**%S@2
19gBytj`F%_EcOMtIdG(Nci9om`e4?n{VQ}}3P6{C?%wM|KDL+Jm^XpXmYrKbC`YQ1W`qGC$=l}x-rDl9NkIEPB30Tu_VPQl{wOOcq38uoLilRV42yG7)0G
#d1#(hJ(S_@Xb0R)jh`iCi9up;BU{)!gB_kPhAZfS@hy+>TBztZTPZIi|Nu{m+yf344heuChPJ8Z;T>;Jp{qm+xnd?h~XC_^%%cJIfd?FgAAwbXB_RymAFq
q1wJKly>$(CJ#6@o4ZNlc(SvCl#+9eOrb510DXq>^fBe5=?Na_FqfBfjm-t?MTrcmsL+PIDrHr_Wi(+S|O|8?d#$F(t6J%FyaEZE5YL3K_JwhEPSH;AV)Cm
qV{F`qjdAa-gjy*u`c{#4J_tuVl&rK4EdlmTO_Br3H+HZdOcxkE3W}d)jc{l*;Fk&T;?AQ4Y8^l21B`t2wE3Va7yZjQa}@PUSK~kx-77uDA)^n-{?c$+hsZ
8g?xf+57VDkrX*;CI!1A_rl$j?!0w2>;~S7dW+SCJWm<irR>H9pWWY!z*2<`$u<P!6DiMmu0d-hx#KKBOXg4OEEBq%@O3-Qf%~05>K39~f1xeNxE_Evz)A!
nc2<XddJYardLO?qj@wZ?xDYtuC<gpKr;LP^8AypJ#LsfQs6VR5b|>=|(FDId4-#DFdJuX-crX?ULPS(grU0V&MIgm>tMKH&fW<w-zSbRz@7lL~FPmXD7^&
h~(c^lb9W4k`-*tX=$4Yp+x&8QIUL}8Nskca1JKn`7N|P?Sr3V?sxE~(0B5AIz9<=(*T$tR{LZiDbHU{HZDs^WC48c2(8H3sW#ZDfD$f~~-LF8(b6wzIGsb
Tx@kkf2<L|9YsnfS|z<6Lned{5k!G69n^N@@*U(SXcDoHPXIL6m%t?&7x3G!+tUnGGMwN@F6sV%O>oiIJ}}x!ytyrU!*sp;lWy6?b)j3zrK#mIpYe>@62+i
%**`o>`I3t*C}shK-W{6eIJ&96ppzt{RhK2;Ke+y>=T1s7vLP3A<6G_N_ab_fIV;>N{viQ##qU=@G5Dhn6Pl$T@wP&+zWsPPxPAAPu`JIt;q-@mnZ>#`Iu(
@*oYJ#hFo&C*faZApiUIWS1KZeV?hy1{Z}$o$nthNP)b)?g_k#A5_1*drca%<V=?^h1zcCCZX)~riY<jjSvgNF1em4z0Vq7O`fYDQ?IQm+!&#XZoV2f%_!w
NwdP|w`L<+EaCDPCp``lg(2E9&iPB{ZCDQ&ncio$MjPM^PMXpVQ)!}I<f@r4kKZj$|veG0(!YrU;5q4-KdP<<&%|vmVf*n3A*5O?8CgA)k8^1>N71_(k`Gk
ViaLJW7Nto}TCJuY+T)jz=F`pz-8|#)Iaw$bPQNNc822O>co+#$af2MZ~^S=1vyCPw5&(r;ThN{WVMqLe7sq{j*h{_W9$?}bRjd<W_^l~RzASlJF>#{?7lP
)&}71zRcmOsDYvpK2`td!+ZFyZrq?i<5)ktJxMhEbbxx1E=NyTL@thBSQ$*-+3M%?HKIGMSTdX?<yAmpr8VzE&bAd`jo@qM#dHw`p1@k<lCU3ECm2bjkW%<
C2Bt32bP-3)+T~i5$+jQmm{otz_6kk14GiM*_<&{az+K4!<vbpj#>u!PvPbL;jn9!!onn3}gP&a@auhf#Qll5_p0%V73iL^CJI%^iH9c{-d5MX~w+IePkS+
@E|O!!ZE^n)?kSYW8>K1$FS?*oVjbj$}<}ZU%UMPbCc;RKb{EXC~n53$P+-RuW>ODk^8;{wnb9IYcj8O$=WJk9wu(7jO?qr3EDa7AvNmKMbZW%4?ct~fVTB
DZTGwYTeG_e<Y3XdoGwBP1OYFf5H6cq4?=fSJiGal1GCGqo;8^Q%;Ce_127sLe!yXW+(NPm7l*g@-*wKEb)${yJ{O6XnuWUd+gp7MJ!=Jh@XBD3%73p=Hrk
E4bIj)p1oRI~x^j&y2A<_d%0Hr7eWn|>!BWX58Sp6j3?9Ay+H}+d{9_cs#G1~R`@Gty3{v3MTW}0Oz^w($(6Z(G2iHd;%$PgMCs@)oX&MnZL@SAkyHY`5sh
v+mp`IWj*#;ik4l(em^+mn1LF{9s=~%0Q7v@AXC9%$gch-pt;B?Kiv2pU>7K~E@cq8*b&rj_k2XTx*G0SpSkL#9c(Ac;yf)#a9MMOF1X}8|()0x=C8`rB0-
Q=rUDaeE*1FghyiF8a4H0Y8xw?NBSfk^D809U0@RK4rbrZ21X_YX)lB%lBpB2%%K+qrXO2GXLW<v`Lv*3(d8N4%b0<rh=*E+)p=_fL^$0Uy$r2N^aMxWL@1
N{7ANX5A6gN(`UL#mS{Hm$a|59Q3c4T4{6<c=#ewbdBf}VpEjT4C*-GxYODU*i#hcli%FO_`;QJ6^&yXXM^t&EuifxVVuB<9^^2ZD&?ldCJ)1*zeZ&SCU*h
JE{@b{OtZy8@P~!Jw?<MrA2iQJ@9IpHo8cx*dv`2WYW91*oFcbPa6|6U1;B-ksBP<SeYqV3mgKmK7HTY9%)EBEs7-)`c0y&W%h~31Ct)P&xn_1PCc@7hdwB
<q;&L7tpsDkxt@v>>zC-itTG>5|P?3a#g-|i@GLSbc!m{ySU_@-#jNIkyR*@Dnq;X&{HLCb`vM!R**k+JyNEuKT0vNsJ9ylnE^Rf|uu=_A5mXA;_quTDq{@
d*fViMR+9M^inp}6m~_Ft;Zhhx82sPA6R;WBPbErrIg7h1qdU*Reoyw<7ssicy066ThsBx1N$8vY^vh$yJ<NN^SbM0V{vfI?ems?#24e)jggc1-_)7v|Rzr
*Q-hBqrgl-sUEai!cL;I-W*G^uk+ndCfDY208nYYI;t7E=<fi(}a{fngnc{f7F{rQ=suX#s76@8>)?-$ivY<Bfl_%t=HJxiD4QA-*Ue09?kjX0-u%7ydg&V
@}PNUolqmN?PBKx2Egk<16bwIAD(5fBy`hC)JQrxEEVW4`c2~fYub1<_#v5%OqHGRPMhD5&*BWC%~L_fovb(-tO{?l!-lk7utG}Vy*+gvt%U?;3^_@v)$Hp
aLs&?z#b~|pYr-x3^@;Tb6!XbdG2!IS>S6!oFvER-{p#%Br2JxG+}()WUrwolV(7snU502%x|^eY;d|WQ)iFlKrytspmr!MDQu<9K4rP3pOzzYaM|xzb<`n
pH>js26&g@!t#XB|UZ#BM@X;~yn$9+{KtSug3Fvi>L!5A;ndf%Y1uwXmhvgOae`m+Op{EWahd+hDKVLtsZMdRw=G!uH~@P`MFC@PWxkW!K5+~>_gMuPY;Xc
|^ljBMS7(3R`XTmZh<D4R{7+4fPhyyH@7UrJ!U&mF|Ao~Q4LDd&R(AN8`StySc=puS?#xWF$0o2?@hxs*tf53j>EAlJFgJM9-99jfcn!>pKJQEB&{OP9N&B
DXo@9H71mky(B+aB6XumrwK8@)_ue^6nMjGoY-uLx6wB-|>s0oTj;w?1z6B|D@@7%2nveRBK!t-b12G9`po3G4w-&ixM(<J+E{R%iQKYG++B7oB@^y=gt6i
t-Uwbx1I6A!;gunvNnJHzluxSzNa(ex>2`CzK7XlP7{u5#0oSzkE`b%y`eq2w$wIXDJ2GAOG^DiW`Iu9*^nk>?qn`)bR^z2+USo=f(mtV>HV})5>9MA0WWa
Zf<5CC(FX*kYkB-(&}%5ao9tpO2fpCmIjJh?NnAZW*lXK(R_O#t(RX%RN(!ST{!DKm%%>!#92LNe=7prdS|N^NY>RS%)Kmv=I>hRMnlo<z)}=?s`c4L{re#
EiMQt08e0>r1`z<5p?M8}Pe+!L}6yRx&O0y?*RcR@zu<5R9o&*aFPE`JwYDRNUPw8BDS;PElVTGRzmYiD7Wb2`U4PTqJ7q{d;wbB&ow!xjDc$x7?oIVL1Vm
oQ{yjr`v3HNH@*+WojHkuvW6du&}i_?+lW2%MX?gtv1nFD-7Hd`7Q*?S|>%Dt!EzFj1GX+t_MPHk*|f#81dms2=kkX8TN@Wh{9ezg$>sd+aFyG*8&`rc@#Z
#?2>(`F*^mP7}3CS$(+c@4Mrz1j-sIXULGBIMG5n@>Iyz!Bg#qLFT%4KCm;xEER(1s9)gunft>5?P!0t&b^WratRR#n{YRZh4OePg?|eQeuj8?H!0Fd%=Y7
3Vu052u00)DGA|3Xe6z1zY60Mmk$?+)#h9^ht`Zt?wJ@Q96p4<8B#f7pB&`Poc_?4(n&-qN#~7QF^dT#y1a`DE6vM@<H7kkKv<M*O5!$uw5P3xgA<@W+NQ0
L$LY7GlvGXSWw#J}mE4Ztn&UhylcF(af@6DowEDhiq>K_Dy_uoG(hAZoMIV$Ie5~cGn7Drn@2QM2t*KD##KJ*w1iDU4brHF+SRE0Ml!k=EIZK7~Vj|B3J`a
Kk4!}|rzGh!KR3Fg)kq#!Tg?xCE(J-~H2NgRwTFd}AF_9JVg^_?6T{1IV`ZXql50~5Z>GB9aRTQ}_zVzN@QcoT5>Cn2Ko?=OJa4spSEK)nHgkOvbOP)r1x;
G1#*j10RAVgC54j^JzMDX?|5CunO^DD=XJC#5liRv5GB;J=QUaRu|ekv65$ry?9z+5|oBDN7yblBonhzM(Gy5>un2DaTKSwI|UWU3(88C{na{0>iCb^8#&(
}Z0l$v#qp6}FY2I1L>o@%m^H=BHL^$J5U$JH$4}=F8G;6bL8g>leq?eqD$>8oSWo?J8Ix`qF^m?64O%-$7ZaP_N%*#w}e>qC}phYbd3I_{iE6Qh8VI2_gv}
k3vO(EcDd$A4<D5zn+^=%_)uQ!g68D9NXi_=~<RbNszKZd1CVrpTyrm>y(Cf|CpmgPIyI!h8&kEt!;Qr!%L-WN`RYpCJxF(9JcukSr#FBt6(b~gw%Yr9>W?
~BCl%o<15AJS13IUcB~9U1nr@p6`7AMn{Z-;b}81^S5p_ojBPR(X4ht0{Thx*lBckJU!1FB4Df6DhZ;^1(=e>^EO!mIw7ULQ=~v7b`cQgukNEo}m94Yj^Ts
O{7!+NV_MT1XJHfV(;IsTP^a<0~^&6hQyr2@X{^_<3!djNt(2*Nyt#sNt9Db|46Qbnjw_<J05&|KQxMZY`9rXmIg7&zUnQrpn8F#U-N$P*0zz9WK0=g+ggu
g1E;IEo53@!$4%UtCH|D_41N5#AqpB{a=^94&HQDK>t$W=6?{4X|~#<ao^$6C0MruoKxF-sBI_&dz3dIr#s@N>KzhXqgAg_ni?_3CB^Sh(F^*(_`-)sF+3%
HgguzW{O$8q~|P!43nt!Vmi9+H;6)Vc<Nc;esv5K4otGo{4^lJWQDixTi{K7%G_YR{PLP1&D9bECpB~QD^tY6aD<;zhPG~)C6uJ!Qq)TtS1^TnMH-MDn@hK
NPjTGeeT`Kkf}kUly3c8658z*Pwr|FRLtK2ug0XYfsDBLG%RU?5mJ{)5tN(mQ=&0=mGQj4`h;*YJtSGmJ|oNVN(<@bn|31Zld)7#*`EeH4bd1sj+ejIV;Zk
YBkzbW9HUcGu;%r5kEws|bzGL&bhGeFGF{p!KmX}t^@vpRj)UQ49fDy#Ro=2qAn9WJe}2xUo&`UsY!lT1^|}~dl4N<=-_til3DL;;_$A^FNN^_pT^9IP{p8
h4sdJmJ<z=mQD{zAQHb7kHh8x4I^9i%M9=b~3DiDWM#iW~A`+D`l7z%8=#8Bci7IcZ}#{I6?78zD-1iG%!Y4M1yYlJG%Q$MEBnnou{bp)y8ON@9PPxFutJi
L7XYGY9XRkD2_O$pEs#ENY$lnk%|gmCFG>c9>s1trhrLJX?m)(ZUNaVO8&*EuOONjG#DkQ>NjVG8Tv&Xw96hBpzdEGf1fMm4qxwW%M=)|)$Be2WN3E#*z}r
|XTt?fqoK0hOReAMd;|i~T$wqclr3^Apnb=vWKtH-^$)%Jz0iFckWRNF$6Z>7L^5-}m67ybQS;X$bvW&N4h?>>DSdBCxj;Q4gB9E;GsuaMaEmrc0Nyy$5!C
2~1w}JP*Qhw&3HSW9GD$Qx+FH%?VZN<2fHF&l<CAz{1=w#`p*<Xfi`BEnK$(s>akUZK<8|-sA_Tum_0r^0KCROr;~}Z2vCYJ{U2Hk;x(LQ@4@^#3k8odWis
6tp7)lYsS_811C9@J?qH%s~9?;Xj?5EM}chC2~t$Goc1Nu&=d+6Z}$9wKcnG&C$s0yqIPKz<frDL!w25zY*AFwUJDu0+awz;@XEagEXe{a37HDSp!+49fkN
<i>En)+&y{_OzlizdpHnassRmfQ@f~mJ{)ImMj~ZvwN||ySu%`eu{{eiW!$q^-X6j?==aU)2AA`CFGBSD5nj6ZB<X%a%POamUxT(qH-rJta4+8OXSBh%z?$
CDzKH<n)<f($yk?a}Opm-KBca?juU^EiCt)Ah?S993MUt4bAVdV{b8zl&CCYQa#xGn)^1Y;GYbUvYmOgpCv<xPZ-H^TC(MIYohE8A7e68G)+m}$+U8Z67~U
ooHo-puyZ#ZFq#2Dm=%d7Sq#?j^$=f7b(NDkW(DXLL}Gewaz-c`aN<0r>x->m-aSmgYfTu1S&&3u$=SNZ*>Ke=V|?(qM*^H*mv`_>G2_?$KfuGPDT%FT%Oi
Z=y?7ti}L>^E4NT>S_N)?5o(1gVd|)lEppg1Jdfyl%0Ir;@NhMU5cO3(Cn6*1-DWBstmoe=@vpFG-+N1D4m3QtbX%f^gN-@Iv!fPodLxWv^vv-!<n%%rB&P
yRT!n@%&IdE5=m8#ze;iRU(Fb@0_B)JsY8vWUZT&1xiwDx{Jp~-->Yq~A1cAj0!)2~elwR;6J2uPv`=LP)N;SbX=LqEyaC_{NBae==(WHvNgSe+?wv3aS>=
&L>%KhMfJefN(;1x~Ym7!^j^Agj{LBE!Q;cmb^DHcI+hnmX`oD(F23XfyKZtc3fof@u?#sNTnlUk+tC9^Zn|SBF@byNxe4L*Qvh5D_v-A%p+*#$HVljCPQG
JfmKrATPZOGL@IbecOc2_?cjA=UHr4&ak>5kap%Tt(zfg%jd-3A|57vO_HH+()~d9V@t*US%weN=@GNIoNtvbj%`b$F~5OTH>k4Q9$QCOn1ry*s{nfYuLQd
;kf|INGEf(Bx7&j!#88B@nDMYeAK{lX~3U-U^aAcWg4c>>nTOdwjxGGmU8p!SG{YmYiP&yuH_GHh=74BeiTvFb*mW*f|Ym;z@HEpdH&g$F^Lou4@(zv%$K%
NuUj`;`Ob<nTzOo^+SFA@dhWT=$pPeqHuL}$(Z)q$_&@BW`wE7+VoH$Zxn>#DHp9GA~Fl025HAgXw@(&e@;<23l1}R4KuJ)hjq@UTeF!0NvE7ymA6_4v`S1
mmJ{|o8hr{PH}=5}snYoR)xBL^ts^OC*sz@mup^}Y?Tr*SWFN%BVLdL{mXMB--13uO#fLzLJSg=iGWO|P@RvPxmF?B(QWu9$v)NO(CH{<fq4b@v(p4&@Q(>
u${Zz`Z`H}lvUbmvbl_eQTZe%WESA`4(fJu&iNoa}4Fr!1fw^mwo=IVd_%S$V6qqTFFF48}Wk%>G3PO4zp`v`$O%?4#IwXED0%g3#!bAn~S;OrEUzLDUPn~
#y&aPL+yFXJ~C`v2ay6hy#Zd?Poo9p}ye?{%n8MP^i-Fx0)ZBZ6;2Jb#af9XW=xrt}nNMoEC8sPy!%2erej3|6M01@$wC-cQaCc+-8tkp&`0q*{Aw0vc0;M
tSYY$_y97W8Pshh-Wf6kQuqg3~47c4wT_6zPx@k%@~`XFY_Rr4i9H2e0cFqc;YP`y09k(=HN7G1Uw5351zkLj+)i?vz182jv53rMg5PR8Fe@B4G78@zSGQk
`-K_T_>~=ShE-mVI2ypps_%`T?qDk1xzHG@C9f%9mI_oh2{vj&f73lWe#i>!=1Bo6XYQHNZ=vYlu6Nge<)=b5vYe+v>!-?wv3uB22hA=Fz~0FSH2`Ufd@x;
*zOG_{@$b*`#<3cbWPaA7(_f3l!Cgr~)E~f#y@9ScfO>w+MbgfS^UtHUq0>eY7N4n>1>=XBO38wgILYt$;Ojp|W&U)hfDXbNP}iHF(w2$k$PIrT(00F<Gv!
Bq_Y2(iI*S2b8-eDAimcW#&I=%v`V~9JQCaJfHK5~jz^`8XmvRMSC2|!YnLl-7o=18d=@1TE^A!jKe*HSbo;7W*ux1PFV#Ev0ZS>&5QCsr&Cl_Rl9)MBPCq
z_M!A3T|b_?8S;Z@;GTwJ7#Ie(10A(uW=&dc#e44^SGN5}?Hqz*##iVO;N(c!h-5%R+^Bf47>$}xi{tnsrW%z|5wyq$HDQ4a*b)TOBAr@t*_P!X4L2dz3-t
|e@+@}!5&aEq2{i}yQSGa#-^t*Jkh)U1c-Ep>?l;q3R{M+y|B{LqBNEwrsmWnZ5H%q$u3KRo;8d0hUsU=<ugb$TSICSu{?b>{QvC=(o+TSmo*?CEE<iIUC8
`c*C@dLimdS=xZpJ;zSBgGyR%k}hy~>b3KUcNNU)U?=gBrNFu!-J+#$wY5VJ{OZ~Fc-x573m*=>C3So;cmM34#Gj(u>oDsdc^rzVRA{!q_gu#QV4wlBO^p+
IzL=PRhC3W-+LJp7?bwMSoHftCUv@xIZ~RbzUjr=IDb#}OcP8wbEM-mH_DD&Y>(hJh_l+@9k`00Z@G8H5xe7{_GueO!17}NJV|>uut0m%S#9D_wMbJzt<K#
>N2V)Tm$>QPoxjiDQxt<4A;DJi;$8pd_3J%Fsh;z5f6V;%@e_`S(qS5X*fzXC3!81jq!mcv3UY9*A|7_eut|9^T@@_8DtDnoZGGuHz`5Y)uS0UqOurgq|xi
m@?XPF;_dbXNUMoc%(!ke-+1qng$+Y{q2Bx*S3c0he8pR_8`B2xW5?aE?54~^lAQ$4fCFWb|=){d$V1i?UgTBU6^xaMEC{hw^6Cx`!Y_3a*%bXSH88mxVg{
O)CSAk!ao&=+>V0MD6lE&>3svr8k+M$9z+9S-GLRcO*I`@Y*>%Kmij!*;c4iBW?@XvRGT8@SMA$ybo}Ut??a?1k4~%NO5E)!S_|VY40wjh~RncyHeS<eRFC
(Of|>o*J?yQ1@F2T%+nlC5apnJ@lg={?-h?1AB-WnjPMDQK6C78o@ZmV@nihE%|ey6?O_l%LOQ+^{pMj{QO3}++6p8bEz2nXFDO*E4PjogUAcu#gk|EWVw{
4SyCY`W$j4b;1f5!^V>Jgn)utcW#>4+*XSt#`?zfoIlSSj3%3$`t~~WjSJY6t%8iIwPdAcn#Bh(HNe_AfAK*oNfV%RIaGjDKtgvy&Yy1GQS5{0|Wa4R-cB4
DX&OiD<vSyYoqw<78^+JVkK2*PFx#uSApjF^rg!Sa(yQ)y|CGS1igU?ykUPaasa*FqS#qhka&`V-qftNv<y~fguOhr*V;_LQWnVM=L$;%9`&$dZ4N;ndfOR
wNWUCFgverDF`I#F;cRfl$TWFT|Y<FZ-PKf<|_Z<)$*k)jvY#1m65V=4{4bwr?ywoWY~gZxCoxEg-%x}6JdZG5L;MnY$S5-XbHb76gq`$CG`-FL@hH(?IQ1
1W=)4_#vx=8v2vweRcy)vZrlp8ZjaoRb^sgR$A-mo?!cQQfT+cD^y}%He8&p$?!6x}BC(vYUmGqwx+Xhy2ZIPPp@<oRPfZv`)ujRpZ4C5raJ3;E%OnIT(BX
Kutq65T*2=A@hQ>9mU6j2y)N_)frwrR|((-)ifGw2Bj&T9stLF&D{K4fcXn3@jW!`1W7z#F!hefCC=8SVSxYY%9f;_O6-n2D!mX@%tZ%v14{BT8n5MODb;0
kezjwz!;)LBgKR2NOz^cL+pV*_!NJ05J$3ggUmVl7sL#5L_mk2zEn_dz^)@CX*Xy@qB!K*+SC$#?{~wlqR{yg8MRmAPqRfLJ#zNajZtZ073-qAHKhm0qj6I
gQ@>1@_Y;6Awn=p>T+IMrk9%Im6OJo+DnWt~>J4SKM1S{jnYU|f#@&6DAumqn}&k9Y?cMD`q6#=hj9M%elBJ^5=pf#&Uh$p#0v8Ipg+iOM0@3l{2@ReKxvJ
A{EMASvq*T@@B-Qx)VhPU<RM#dQEhndC=%H2lPPF)C~7>$onsN}-#zSsg>RrZf?d0r?fz<u+1`{XIv?E{AFZU-}UK@;}DJD?O+df5|ZWCO&D4?bxo@m!tft
eo^i8h?J2SE}Fg5ptdtkRh7~=ch;Xnnqk#LEs2HsyW{^fyMA)nXzC`oc-4qTdp~{@&<lX7+B}IR7-L3+4v-cHN-Fc!xbb2C1x*<FK>gLPkuYa^gTemvC)}e
KV@BeOdT6B8?*%rm7@7(3=c?IBf@#C1(|mD^xN|oMt=Rb&G59e1A5n>5mHgPu6Zcm5!%htH%h|Ob%y;F!l&?WF4eL(i4nl_I7=?#T8w;*Y7h-L$aaDEpkUx
%Ihp)xA~_aH2xJ%hV1ns$pqf$<u-*VPz<c|?;h*?vbT35eWD5dI`WhkfM7HOp6<lu0ON%{xGp0f=skmdfnVo&VL$cU89rBc06PQdbFVBaT>hpM4SHH^R>e}
)|Ed3!yeb=^&=TE7AF@3Ol@RM>PtdWRrc97uo4~xtO8(rU44+vR;9BWdSImXlZU~TI%_NO*eh;n=o%O@|t{0qqb23>9NRLAa&f^ohu=)F2-aKpudhDg`fZH
Q{Q>&30XY2$i6a|MogrbEXmuos-ny<#t#!pc}6U#2wW@7-8)u2DioDzc`XWjro~*$0i2Z|psQOSQ=a{x{7V(GD@#o^y`(Ef`c?Z-TE+9L^>S_kt6Yvf_S#Y
8g6d(epSB`a2t%!WH$S)%B5%Khrle3@J4X-jKGN>cMIw(fv_p*sc$gs|r%PBD<P4pLkl-?FaM9#p~en%s8OAvAHwz`#tg*8x4_HFUi$`Kq87MT9@7h_O!C>
kozW5wo*l6&_FIMrHsz+kISaCX7FMyGj=%}C5P=?a*o(?hEbWnmT0<xS=uvTbopFBEBP&KXS)OZN|EHc2UXHx10(sMcP_xGlP&A-2GbsUJ+_4q2o1M!cs6E
Cdr%k)gU*?S46lq@I-xfX^cOa3aY^%D{7bEs%SLwW6kHI~f#WwGPAmU+uQ(av<!zlYvjkI;@(7kR@)|bEfGlRE?H~hEg<G)T3?&h!NT88fPiE@Jg^K?nhxu
Z3ChM<vFu>VA;==PjbCed4`&k_PK4z2Lo`qmz#X)%5SYCCL0vh7eRm~sR)VS7rd{CfH1kOone)aIKdEP`^9fg^8&vy)<fxI^BYF<)SUU?^+A~^8rV8@Xf*!
i@RXXMV-wI$^KX_o+iIo8^?^22^i4hjD*#I*1yVar1$fYB9otvoe}>C^dLZ92e$(8nCS{R9Zfac*csnr{ZRcL1PZr%OOULcWm))NBAshz|=J1?~?#QjTAg9
HnG^@M2vPVOfAfYDw%!P-?oeCGEl3mQ{x4%}!92pA(8wP&V3rpE+Wt&I&ZAHA{m}XC44}ZCmfwARUH)MrljtC1W#H|GyH-DS8|Vl$W%2JwYY^Zdx_g+9ALI
pMZe=-73jrOgj`4PNHC=MOQ*GXKU#(bolOhkW=jFj%WGll4oMMV?zNx6Z)vmz%TyUa*vd9!#Y?Rgc43ix0Y73G_ci!_q`Rv&_V|>=oqrNG#+Mx!vvFg)Ej-
8=nwF$NQ%!u>?ay)H5=BBbWT;q@ci%#Nh7}kI;?uIZlyCI{TZJ7pIXi@sjf^Swu%cQz@jdA5lqOq6xcFT-Pya+S5|mxHfH_*@9sfiUqIv{3|RWzpYomv!<A
9Ly<)}TEvkQvs_+eUJQ}+W<sJ1ikU15|0EkqzyQAkQ-D;IBys>>={FoPFqBe7o-?v74ti2xCb=<^Ud!5J}k;BpuZD>Zx%9s4{+n)xM(pA2RT(*2XXBa#?nG
YTFiK0SvgI!%|DteWa8&QM<4QIlxpJs=OSDxQ#Rp*&(!Z)Dnny{pF*aivf^zdoJq*7;zVwBP^eQ_!Yz^Y9Zua`B%a%_U<aQ{r3l>^W1uVBlPr^hfpPfxPiK
>+N_+)H@z-KX9vY-WWbA1UI3r>$IdR9;BC;iX*KDxxMyk5PDHZF+cBEm&3no90Dy*z9FK^m+vq>NN`3?fkqCeF%E1co*tBXI}gRiM1_?Mu|GJAa6^+r_J0W
dG2@VabZFZRf9cO&T~gJf)NOasQsgIQL?iKEpZGuK6IBBUsS#?-?_z!F`@0uIhRZ!dqs@7LHS%a0P{SneWAOeZCWSsho*c=E5@<)P+e9iQAzIwUaC(tTK)D
%0fibyU%xLf^kP94`<>;9L4Aw|?{>imT@XTPo|#NBs|FzYcC)osFPh#jy!)OxWEqhksjNJ%Z>QxOpKpx-)utH1eED!wD2OzCFK+}4(GWhn@;)G#LnVJ3Ncm
f&#lKGCH*kaT+f1L>hCv)41bVQc_$E7~nl(5D(Z0mM04}QNwmUMfF}l5gX)P!@i-G)?RcY%o8(bivWJssp$PiQ^?X_iRm4+HtzJTDqiOPZ{BvL0KDCme4a4
I9R8P2-kE_e5oW&}%=L2tz_1aelrns6I_HE^>#Ja8#_gw~X>WSl{H_!K!jZvyXJ$H%hxE_r5hsq^<cY(b%BHGQ$XvfH@FGdAQ#Z63w;vjVzWT<2B;N@lThG
N1Y(I08J`ZiYn0ZMwXyk)qhiYFXGK+K%hGG-=KMCB@Ty)5*!qpfkvQ(clB4DoC3DEfeDe4Z2msU`C0eu1w7325puBj3B4}aJcivdS*V#ib7*cG9i5Udjz4S
$@aG5Jw+lgdQnC8C;XEn4vT*MHNArjHMWcws69Q%@FjLPWyHx6wJ~s$nz?su!jbUek7h|C%O#DEXq>dgTT_5m4THEfY%eHXb`ddfW|S9a8OP-x?Bco2iiaQ
V_g}%J(ie!05pkS-ua`rtSA}kCbHWYmY5QC4x+=;fAZ`u|voXFMOlh0xi7H!_NY1YQ*s4I&TFi^1&!<h;hpN=tmkVNl>bAp5YNzQjs-BIaPKC*cVehWPot!
yJHJZ8joJ`UL5e{3Lr#`&L=|mcioT?cM2AXnEcHXo8<M9+=ETPB_!9k(R6ad*tTzxR3obBasxHD3uX3hSD%J?rj6DxG<kZ4$F?6aze#m-qd9HXgkpraq?uq
aWh7g%p;TcKE=D$54$$$+&b7Paj2Q&|2TmM+hS#V`^r1aQbeE%~^bqtOB%W6~2r3QXN?|3OA}x8(bq17V1zb}bhP2W;Pvp%PDPK2zZ!zJ0(d&&N;{_PyW&N
%9>o1yr%4yI^j?BW7o#4y32`lXuGkFQ0yt)L2LN;$npJ+48%#_1p3rr7keJ#i$#65dRfp2in(+&o#l9IHI#lC>R*F747D~>3in(#r>SwAz8^Rj=B5nJki@;
7POpqD;=B&)pS=xUnlWT(|JIxf|<DmT2BG<c9mI$)5z8XB8~f(UvZiL#HLd}4dY%klls;l^rq2UHcz%sySozSuow?2@%N<x4Nf0MN@EF0w|1pisyiLQ&@Tl
G@FY^csA0z|?psw4Q`O5RJcTZ$o1Eo_DYX*~>8m92G+cM3x!Jp76|`L~gQ=H>>Nbi^ko_OxJpp379m9cg3P1joj(9-6Q{*FfKVomd>ZnqFippq$AI2y>zHK
VpHiW>uz=~(a{^7!QVscMWKIG8&D`Qp4-#ooq;lVadWux3cA+as2X}_QBn!?2fh;p6}lNw=3a1Gi6$q)v+>ZIIlZ`R#D@gL1x`o^zpsM0%EmBMGv@sg--L)
2>7nmQ(wd?7bO06rGxk3g6QFNDNGl*+@g+@rMdu#8U=#`J<(cuwQud{0j#GAV|6DJ4hRT$njxcG1-7yU*sO-9Y`1!6bQyAbIS2u{J|BimdWjA9S_v5VI{LF
RMt&JpVpuk|TEiT#&yc;C#8umT1a;dz$V}HsxaxeItH!?H5@v7bvt{xdgVN5_e|i@?QX=2ZaO|hp*|K!?@oUd94dj6dTjrW5Io_-IER9^dZ2X9;2Q}<=9EW
F{iEdD>26-E`3kD9Fp%ufzK*=P*}AW&)X!EG<}FPG6)eWiQNeD=q<lCJw9&S$Fc(q>J7i>YYWGwb)*=h;11->)F@D2a<_(%uH?iM(f{z;>2ETPmmDOeU1H9
`oEWZ{p_(NiC6VSY-$<|1=yq_IHE@OX=8J%N#{87kZKw=Q?q}zX?gE{REYYV8_g^Rybhm<kM}uCg1g7)5Tb80nJu~#!pUTgiX?3iXcL`HVi3TM(h-u)aIaZ
mfT<)vXN>*wv-f#@6w@SXnhhkOD3tOOrHLOWpt9Zm;eRi}al)(_RdEGI7J|gE2b-5^F62E$gw%adx57cJY?AF@fWe~u_fusQx#Q3|jJ$cp!Mx%uY@v~%qH2
9Czm~w=HHy6Z}Vjy)~zJgYHc_cxLu*af}-;&(}hSRfZ*J`n4*vg0XJ2A!FTds-=6(Gdf3_#CI_oTo_mN{2DF2rpe{$s^HGk6n)r=MN<2(tURZS<hz{>;KBg
tcCp>n#2kSwa2$EC+vK;YZbSPPF@Im-dmw#Se)!VxRZ%dINZWXl(oA4N3Lzzcrb>6g-0fK{B>$;GWMZu9d($LZf|ZHi+c&k@j%6tjy0znT6`!R$PBY9D)&g
OepcI>$zRp=#xdchKnDclSikS2E_G+x2QRE08Sruo@_WV6qnuD2xZ7D{`Du0siYL@0tznQ8|E<2UzK4rb;F%ZIc~ieLWK$QIp{s|`^S&+N1drcZQiYBYO9r
qn?sEYNp9&u1yNRG5hi#_EfM`(`L1U~=0`yEz$qonAU%q#<Sk&p(Q1m#o|u2>iQ7XqqOtSSI|*<F4{FdDG4txU<<^n{ejC2X{8M3%+R4rEe1scdGfMF{K-K
4P1clKczHBD`6SsySo)BuOAvp8&t4cRTs_n|!26qO?6YN~S*MQ(l27GxCi#qg6C7*rw&+>0`f+J{!BLTapC7D^%B#tLRkPCFYsxNoCt-4`UOe`qh>RUH08w
9)B5TlT++UXtCD*&pawiA^6gOX`ZmXK<1JAVqbiND+j()mK&ZUUC<@=7BMDcq87$dr(7j*X$efB1<MiG7=uj@s~VKI{N{_-&Q3yfJ_*=$d5BAwvffdW`a8K
K;+0u??;zHEJ;<vo;7O3I_|7ppNbUL=8%FG9eey5olxAYO6nV^3$)RWWGraW2$t1N@5qJ0q<hwSvA_vP_{$Cux)N&lz$Ah?WW!G!60u`rRPwq&FqU!M?VCT
YI9Ud^41^^GjLHy`c-zd`g@-!1ir>2(KI*KNP&&{P|1yk)K!os5?zU$f{_$yzvKz!4)&Oa7!sp<MV^TbQ<BvT%T}MJ-0yg%V*bA*UWWm8WsbPP7x+3>PEEU
_xL>%%rmUA`D<jiujbJ)uJLjr>_ek*PgrzAj5Y_SfBg?@5Sb0gOxc_#wJo2a<>IgSMYgkGGsh#>dl~mzY^xSOBK2s)}xJqK_p91w?^sF4mhMv4}Qi^bnJGh
BZ0W&%pFGrELToq)L2XVH0&kK9+d1nCU_4#<eY7HrEeo3a0){#tif8y5^#0=AA!<?<@Rc8J&i$9wRf(4ADN<;X$ftNGy3XQ|jc|CS!{Z+y-eXk<1PN2&-!{
2;|Eq{*i_o5rva|k|;m@XP;k@F0HC>~)-1fP%~5IQ`q9^8r}C}!Ber6#{3@yq7H3}fg)9xuS@-Gk(;sY}#Zi~tz{q1iEJ#Dh-|k{hkfDU%;VB54vOcX7k&`
>u;sb$Oc?d#bq`=C@yqgz&vL6O?6zmZpwb3G72Y(9TUppap!1%{>5UPsYHFvksC@?zucNOlg=7F~@CAZ~ml8A<MH|70@a7EXEY2k=E}kU`<=3HZ@cLGD05c
BzSol5)i&V?lHWHG8$Fk=q7C=zBcGI3rjqV&7@!S|3iY_DukXPSTLHcZ7A@!!S#F$orUwR(3PK9{9$_bu-<vOEqjlX2+xR5(Z;<djVwqQ*a@EG-^NaqLri+
x=yPrvqAMmv>cyec4I<2Q2j)Z&xJS`1@20YY#F@3fDM{^m0+BC{2466Ryk33}jVn))?BKNX%5-k|z4|X}RR?V7wnC!wKT|?(!&}&R?TvI05P|yNQL};Ig0?
^ZXmF}2_Mk>y5yzj;s0z6DN0jw$o=B0g05QL~Yj+{{seUyuA%&Yye#d?DfEK2QJUA?kCZKgHi>ucp(3;LHpmghZ0aaM#^E=+}GhF0MPMa5Cm2M5ut=t1LVM
N#|>O5N?rQI-Z=p8c;5F$=jVgE9q7VUITiAyrB%J2cz>uJl(WWRDqhIX0OuRKn;Af+vT07lHThPowuE`DEB)l|htdFDbk`t-N+8pM}5mi*m_L1E^!@wd~}m
FO<;G2hnWD8Opj$hzfKA>X9TV`tTOHjS{wf6LmgiF)awach}WSk_anaWeunAgo5Q#$)(d=*s5<0GUO!6n3iu*z8*{A?bkFLko>pea&_{^D9J@oxv94z|H1a
R69;s{OE4t6(o6!X~AKm>SnQeYu{i-3;Vzg4PKJ79pxy!K!q(Gv@Epv#2jRgYZ8V{$UB9KBe95}pyyt_6?;YVm?9R$76Z;(LGwAIKgTfbxk)19N!%p(Hr7)
E0|IqIVElbg+jKqe8?a|&TRf!ZE-b^k1N<Z~T*-7llPk+N3%*1<fKDL2chr8z&kK?PBb`<U1AK*tB^v9&cq+4wWIB$|U9-Kkrs&pz_gKf*=WhQ=*4!%G>vJ
oU7hKXOsXeJYjBxSXm5m>6!ItjbUL;U%{v%Dlo=+oNPiB5Vjf2t;$D_Az&2pBi8Ua4QwGM~kHO5IN-_jt`0whPOem;QcP{ts;Yg)x|O`k<S>1&2q-4kP`+j
ZR+3zhY=yQZLC1zp!L`WRb0Q~R7WV*u|KJT2_V66;0)HKq6STDDdvPOoWzXm%lHd_ZayR0I#$Y3M<}b2`i+3g&f2+0a+C5@5X)vBw675`J6S_7(?X!FpLMp
o`P@7_$2eTaH>VWJd#WrrO9ae4fy*h_1AYE?Ld_-w#-0u-XRp=i*5jskaJ+qWk5;jNEocn#mDCbd+EB!NqO@-*JRF(rV?UVN*#&A-faic9b<dtY5xLrG|U^
Sk&D5YLHhFl#7P>$mGCvW$vdWw)$sUScZZ|B=_dM$7NV={<hlB$-7-sJb$8t%p8QR=iBVlj9E@>z7<%4tLj~>HzlOw578Z!IIuL9W}#ByTUoinq4&Bg#vir
H?KO2R&qE9x@|x`4e+$~=-DiVtAd^m%iNn1(EkVM4#Btss5E$@np7!3~)Cg{5UGZ4bJII?I{-aLf7*u?=Rb;)aI82Z<Hq61ITMa?T>iN;t#$k?0E^V7$-(n
)Fc*3rzNLEbbyfz8iKi?*k7j7tXja<{P-FR_LbpE*LTkY<IQErFPHTF%3?fpHmT0M=uEf`kI$eTKx{L<T_0N8|h4(b8{9staP1lwH})S0A~LT}Tkh}x$H?o
~L{?%v0ZUtnE%E#-Hx_T}%QY8$4wApb9<m~wJYYq~Kaaq@OAxxX8nUpl}OBHZgvy!WfoX6AUHNY7aoLlit*#w|W8uJ_<C@kq5zTHHqiZur7HPLW>5e89wcv
Jr<HKmB6?&pJ9`N7x1B4~6Qzy;1CxYj_r;d~bTv#wS)bgyEWP0%%9f$Fg{w|FuyF`3%vHib|cp!M?7D)j#nuj40cftSAjStQ6?f5F@u;m(L`5qVGc1;sp7*
*T(B#fY<{)Aka`F)f?g_;Rl2&CM^J7lEIGi9pY*QK#C}aC35sj{YdS-IdDYw-T_s`L1s>A`$4j9{3~lc8#q6M_f#Z1<xfsIp*%kXvqBJ_Vj}{<xO!24pHHl
%+=>FO$uG>*F6B4&fNJc$Rs$oI?wEVM425N38IltetAlB#R1OPm5nc`o{mD5<17!WP*jY2d&&OI7U9b7SCWe^oM+hHJqGoJToM?SFZpY%;0{K4hMlk^HzdI
f8bd*fLD_k0eFE`X93xA2sOmBloWLD|O4_~op$NM$9%|Zs<LI}VL@e935*?Ml28Sk(e`^MSSVPL3CMo$J%-<w}|-8s-{fgyenzs_xeo@87dJuOr<#U0}+<r
YOgaL}NK{k;=ovCe!8X>=k07)u=*J^U@E1MaT2kD0|>b4t^ZRbsf3R{}^M#Gd}<pAV1cI2F|J=h=<?m6^Y(Br3cG-~$3m(ZW{a8C<l@A>d)igvLpMgL7Zmr
1_Un-I#>tPo&NG5N&rem6hPs`9(Xwx4ScYn$!nDJ=)C|C#WQ}w%b?b{uJtjJ(ZT0_G*Eg@^h<9U$5~h{(3P)^8j}1&j@toZnn5mQr`drtFgspT57@bN=4?}
LNRu&htkSQWvDIt{Qt9vB4X0lFtBTz#mPrOVn{<gD_eK+<)<LeD-@-B(0NArn^)!P$kBP>^w)2ztjwDNi`S!%uE&Ap!H`bmVVEeE9q|Ja@z~Q@byK)#Dpt`
ik)t}bk*G&{Rf^Br9-N{Q6E>lr(kXj7w@+2xVc>PSDC1rwXD*&H#6bTz;H_I=@<`EBsAUVvRnWLN*(rqZ>6&ddP>ZXZkm+7Fs^R=Z8&}d;zbc(V<giX}YIv
jxKyN$9+(yI9hqs@uZhrBiU(~Jy>DfR}LIi1Qx4=;8*vktjQJJw%9y8#M#JbPu84K|VA(s7I1n^r|9&fv)IZcLrKx{v*8KAv1aQqIXdjX^DK}lP~JPIp97f
S#HU;^yq$qEpU`9@UROiz7&oTz1^mS?NNde{{!Zv@OhE}=8Exl70q6tX}>Bv=={^RQo?r=t3!$y7jtYFi8s2BlaVd*wq&++imcK&pHB8TPJ}AoQ{YKD}Y7w
5g3anDJAM_BjT`MS0T2t|8L_Z|6-fPmX@kexFtj5S3uvP7))I2`S%6=oSZ&zjA7{8BaG}=sEE}lZQ%{oelcw7gcho%q!$lP=3?7c3g4=mRs(3#--UzU7zNo
j}9BrvatM>-M4Ee+$Bh8O|Qp{M~F-hNElWH9yz>q82`q^M3co3ag*MKT$@9)yX+;3HVL602nBu>WdkiI1uo*W!(F%E2d!(r4An)znE?n&s2SrzMZN9St^#$
|jWM3?FAz-&xLMiQQ>7vH5CYs$A!Efj=T%9|#&>bE@yN2hR4Oq-jg_K>gHKIk^ujV`mK#xLW<=N7IK1o%hdiff#W}29nfL4-#f&aFjdLWudp9l%ku6FWhRf
+wn3-kQQYZOb^BQ-fa59eI(l<vx^p=<P<QwNTu>Sd_K6QnZ`foJFK~$+S$T;E^7!EyBiFC^6N*ean9SLA1^oXRUtaT7J^_U4Dw9+&N{**~U;v{^EZ>>$K1%
`+<zbcz-Pb?u@A88zMx7K<!Ysin&pG8tOkvR73oo${8pqf*>oS53!44M|Ip?TDRKN&fg*KQ~DE0b8d+vBK<U-5MLoec=_=1#dgZ?-~Q5zdDL-$(~@)3#C9o
>QS&Ee{cJZ7qE1uD3a_dZYQD(=Q_jejj3rWcFlvQJgDXeg_esuA03gkg81!fJqbKsJTCJAq^n*o?`~Gbnh_$)SbcyUpTUV)Zr5wS3HVcnxQFj!twu16gCP7
pas8;9aE<vxnv(N_5n_rai)H{x`EOXnI-P#-W$R3%JY1w0W3@=)(oZ_O(Kv{Q;<c8>Vym5$iG*(aVSdusNz#*+9cyvOG9sge7wYG+%^*K2Lfxt6=j>r6h6i
~9a4w0@z9aRw8FTznWak5o=LqA;;CMVclGobe7S;8nT6%YnoQqA8*uDZWs<Fu7aZXV;hO>0coS9UsU?M>r0a7%x7+o4dgP*XX9EJ^Ll2eveJlMhhwzBzLCx
q0y~kC1fVw-l%?=-xQ%dIcy5&FE1h=;&s{=zm7@VFrEuehvTDAWO<7^HANGZ+#gX=Mn1Vee>2_@H6D{Ru*IxT{dQh1Q2bA{@54O?~roQiOM`?jA>Yg-U1At
iAcCs<Fpn=tEKAF->E;Di3E&pKq94t^<fA7!W-A@St~%`=QsEzO>9jg0u@jWfwnVqFi0)(I3YTx(T3QBRlZ;bE&4<=ms&q|^x1915n9B6%Ia2D$%@eb}``q
fDP)Tq!&d+k>4p82cbP<!h52(|O<pMO%=QEXGw!Pn6nip5Ha)=K{3lfZ~Z%6$Ir`0LnK0Ym|Dh?Ao(rZkrK9%7DW5)c?<imgOOq^oJWqsVl*9WXl2olKCts
NRs(2dO}>owUk1r9)JV<rnE9r@V?xxOw2I3#F)9(ef1y4?HCeG^<|fgg&~&lRUa=6TkGmxpLJ29H@Aaq+pduvF(K7pKSh;WHHv)<V%1V<RO=(*GZ-fRC721
{qbPYNDn7Y0+?kasT&g3;8GnMtFSc}GQKQ7rM3F;?qal=a0qW+AmIOpC6WL-R+4#d`+jE+3J94zB`=5s=8>Uw+ap-_=wiz>8%N)&aF%#8sC$XDj9JqhyBM~
=dM`}GKL{wHE2qj2HY35~6l8D_vWSs_K(=)0C!TjODTSf`ijgUTUXq5wPC(Lg@Vb&L(Qg}pHAxRXzVUn1@%SkNrkh*hgJN}73CX%xYI_tE(&{=FD@HAyki`
U+!1`y7ZFMTsvXJRgJyC&JnbEaJ-0cqw|pQmRRPTS0Zu7L1`F9V~wP@S`7r$);^@PjbYdWFqE?%6E-R7j;+Z2J{RkEz&Ir^71aIJ4HJf1BfvRm?*d%vE;Zf
vk3d-@nbr;VZ={`zn}KUjs@~kxwJ}Bf+#wu02LUoX6YX47>+Ce8}1`RHa$j2JRx9bRc$nQjG^@n3cNQZO@3jK>j^pl*?>oZVS7TGobUJXS?Q9aLf;DD23-x
&O&$c&k;S?cN8H~scUj39p-`FJJEpveCkI4(BJkL!A9m}>EaDG9!435*<d|JT&iIf<J-lnPlpow=|~YIYNqim^_pWHb?gJ#`hX^ACL|cO)TnxPdqh4jHDD_
uD)2{Uq;E#ye@MdDVc#dedr36F9t%U3Qr!_~as}dOSV5qbPJaKbr<?Y_^gc&X7wt=aw<yeXh2?;6K#V7?$0<?}BP^y|n4R;icH`nSZitfbPQ|26_00P>tR!
r$)_oiDB;b8!I}@1^T9Vq__giLFf%!gEPjQ%gG%eG4wUo&THfq@aLS#@yBS9kImH%t*;y2F6&ZB$4^VPaAc1z&H4ooX6`d6wLydAC*$I?OVX}XhwUCoiIJu
p&~OQ&%nmYd+*%db#VUAceCN;QCdsy`}OZrZA5gn_XGw7Hk+XrWeYmO7C^z51}mn^391pQNjSk~`z4_J|=-7#gDW6cj|IN-FM6DW!-@P;yEAEY$a~1RIf17
w-1~F~2Q!tMVw4Z~ZbXS#KL`57KP9alfy9B{`;K^B};tg`<|eLUX{6M8ug<n8FOX9$*QzTvgEGkz)toj~@Aw@@n|Gj)MxDqt{^XuoND?#?C2){;2TxMZ2TF
@TPRnt!>DJ!x2-r6lAPFq9bqn@ArA5T%d3quG#M=+5jth7Zod1E8A)zJWC~fU0q^kKtHP@FZi?<6<30l*lQbxZquS9Lq}+R?}QYs-fwPLZ1Cntj7*`CzOz|
;h*0b06xXZeEeN{+{77+Lt9id{z(T>3*Ijc%A4!7NeTGIm`a%cHx`TC_z9e60kyz`h5{weu$n!*YYTr=w+)_NJ(*$faxfj$YQZT60&YNP5^qCe5F`teyr-J
@@dMEliC|Pw3#5wfdFptW-rX!H%7dmeHQG}`e0O5Id%MJdI$R}}7SL;Yt;Ti%p<ADpCo7?;j2)!9?rkO3@1Lsblgb*c<9>zc|B2PNM1=#jw0E<m5&EmL2T4
2$;anYK^7gE&47RY}gFK$9uud<Mc6wvR4nmafaCk7`gv>tGAVSTJ2@J!9YxaUYXD8WA6a7ShH5mS9i5Az;*2PzTGUkGw40&ry=N#VB+mVd6fw%B32LNP|4D
10cji)i1X+-tWW5Ra>$4*ECf)T!;DNhjeqCy%g@@x7f-tdBpS-0$KFPdzlq!l5JM4NMM>i=X{{7%$oaQh~PQ!Y5A>mK*1z#8&B&P}j%Z-hBaBtt`yGus+Qw
1ZIV6jtb|Qf=eE2NShw(%tYmd&24Buh)bAc*iy}D%xb6yx`n`Rvmpvw>`<22q)BE${~xR7Z)8Zt2`vJ0eaGb%=7{>#N_G%^IPb-7MT<I`Wr@0hg+YjvQxkt
iA#b8kN5}-twPr`Z&n@%yaUzerFZ~c@ANk-{djD5Kx3wkqA&9NMlt?<C+v7<oZOIsk$%&Y8s^^<eprq5fA(0QnODxt<M!{Pz;1|R!T|U$Fd*)c+I0q#SxS2
8+`4HxVZ7CujFfa~lYFio*)TPDTc!(#zsfHqcjE%Ri^5dP9*%VmUSlv*oT9x*xnRZUkrvQtKmxp{0a!g?t>nj1IK`>$TFH9S5)RhN33#+tMt&2-oUwnbgz=
s(UifnHZbxJ?~v~6q$E+B($Jp*HnWd;aZH9#wRqQj*Q`l8Zzz<?LfSCFCVHJKqv-x+40HeG?6-<cGf=Lk^3C|-=L!EK;1mOEDJg+WmY!x;wE7y~c(;Sxy-9
n7=s$vwypU|@!5ehPsxHQ7#5@FgmixNl#Lr)qatoIfq|7jy&D+&*@yv*rR2De3OoiJ176cF77&YG-C~)T)B+%;DxSHEDHm+YHOPFje^jX&1Qf2LkoK61H&O
z1o3zLvVb=j~eZrow3pxF^`+Lz*m-ddb*t-3e5)YKUssD2mc=xk17l}1R-TbW=Y4;`LeO$`H?KR3e?1g#Te30=`F`YWXvu;L^e)q!!F#cDpnCnS~^m>^TQP
=DcqgQ>GL<JG~C7|HW>C=EC}osNwKzma+LswDWPJ?vz?~QQtTUXP{7co<cD~(c|R#P`ctx|_7&aFnfn0YufPA&-c3=&Z(%j~&E2Qq?2!yxeaPxwv#*mD0_h
<z-$cIr+$@7%Z>P9`>3gUI3@m4$zF}3=VA1-xGd4d(X0fb;eLW0Wi);ut;@$e1EN8zWDqZ&29WCMIYO*z$E23}3XXjj~zFYbV-*#UxxAJ5nWZ6+F7K>7=?S
1iF<gZflCN)A#p3m8+e8W*OIORIx%I0i3@CN@5r2PZ0ZF?!Ua-<Gl8yf&r^j##ypeCr~%^$GIK>4s^yO9rV*V7sVN!mRua33ddq`xWfo0F?d-v2hBYVD0VZ
?RULj;wdbk?H0T)!uIzVZL`_;o%KE7v|arJGXTzuFShVln!EH2LuUJeAEPs1s{`(5DrsKCk762XT4KG;rj}3rdp*_m$)I`KaUEMQt5OzD&xv69Yayv>QZ%=
BQ?mA<Ra^Gj<^{;3#rfQ`%&#H!#M-bxKqkjFZJ#)OUOgiAqhgWp)?a%KheI_@#<(Skba5$o{cKZ4?<$mU(J0zu$x?=w}r4$+s*7+o9syV0SggM)4I5<U5=G
Tl8GzE>)&XzwyYnpc(d_mn({eYzEL!IAN(^lAtZgc1{WQ7g)Gpe!{_>+j395h61(x~os+s`vO)vg7Ns|nCExfWtkYXrbmz3y>&?5A`E4Dw2O)b=TBdRPJu(
whqrz?bUXQ(oM;do%V8t6Hr|>=?bdY!{ze@JS_6|{PA80ibXXtItk>4rMr9it{%2o4aqFkP&w|wCE!={{kxI_<v@Fru^h%>=<3`lk@B<#dBjRXMmN^60TZo
k%}He^r`9A_JPOW{AXrg+#3qtpU5&VsfuJkl`dfm^p>v^6iaCuoF9gVqmVOU$^sNAS$VLrR8smD|_H1~^$j`{iamX3o3K7W21o%%bDz>_k%iD0e^P*4JQCM
(`xb3UgX4XE_8?4<Zu!FYg<JH~G|3;VMdNaOLuY*L*#b1n6SZ>R2>FmRP`QQ*aFEt+_ZrfL~~3M9pT1X4!|u0keawMf%b^Mwvp_S^>Z67s`)I6x=-p<n|U_
CNnb3_@bO1+U@wpz5lE~RL4Uhlk#iC)#|a~M0@SzB;BjEWDYL`)^yJt)_8j<aVJ76-fm1_Cxvwt|BGstF=~#1UhnB2Ae=4L>S808mSec#-`QpvFq`)T>&Xa
+)HK+XW2Gn)e)TNW&YGuoD_%SFK{~Sz=_UOYh()kk2=a6s{4PbXT|U7ZgohUD%*2n`LkI#){ZCgHaqEQ?*ZtaqvS<S1)#tP&1ZMq9a})IFOf--hAAm_H{sV
GT97)FoDIchlVw_mu4_$oKW`50(^AF}@0qO`3Wz=1C5ENi<hPabYdwJ5n5091eEo2rtX7)Om@XKQElwA8G3gwOy_iZ&BZj@xkD2E!qANVjudFe!AS)a%S71
itU?9eJ7B72wE8v^&Ygph#@q;fn9!;+hK^sD)G<R1`ZQ}*Whn#s+9ZLn+|zPI7VNye92rBz&}=4pme3Ghe!J<ll05ld&I$A3Qf;1K|sF^~9fdn?)JJHP^TI
pJf~)Wu4T2r$)oQl|+ltMWSrLgLLrEUx&c)vi9h#?!t_oenzHLmBS*`-zMOP)^Ob^~f&o&lEO&0)xcj#c^5f3=3NwOv)b+z+9juIuiOMndE~Ds^?kNir|S_
wwa2Q<dm(aIa%E-^&=AO=x3JXj3<8liocFVVqRU6COgoV^RxCvLcMChGk(T^(6!)l;JcnIj{zb;r9h3FiCZN+=-i}E-u?8spAfhEZ9>|AmALc3YF0d)Nb#j
ii5aKx`zER=)Kh|l8M>528WX=9fB<D}Gv!Ajj&ux8o+jL?)E^l%V_=;t@`rKV-u2Il2@UK!W+BEGPwo`K2vhYVsELvR|M)vq>Usq`b;kQ}>>BV9375sZ$|L
`i^>*C?5uKEJkwCE$v!c9ce4U?h3%d9qckelXcMJYtkPtW=bvHB1E)q}9dPCH7gZWWYa>+US?C~Tk#~>cqS!ET#Z{qE`P`k-{WHMhU@KGQ~U*K}vZ`Fa_Gx
52%-}ko{s7m)P9c@?NGQ(|h@{p;r!=ZT420WXFVXk4B1AuS-ty$&otB~!2)cN?5LdRx~FtN0swn)LNbMDD438@k@a^~9M7XO++VBUE%eqeDTUyQt685E~TQ
t(ibkkLshYl0GBF?~zH>hT{w3aX~tX!2Zbei<E~m&=WG$W>W50`yIN#I48qErEeF*_h7%sDgrF@7Y3U7^LEcj1FTwuDv9pKiR4OmQ61Ht9p}}^w3L|0(^0R
Myl(|h0RE@62sZnB*Xh<(7?Ca<gtUvsZKmL2S(5a`M%pSQi;%%buM?Iz@GK_y#LvzEuP{Ct=a1?z&}gCsiBe)XX&-Qc*+BjJ3*eJ4vQatMm@y9Oarz|hvoo
L?4w3>vn;1}Sh@X*GwSsbrRICLfSd_8nR5H-eZ6DpT8An_JagSoRaM_kJ}=><IsB_JJZ}h6OvC0mmPmpLmkhBa2cZr!y2!>5dFomlr+xXD7}>g>gTEKjdDQ
>X(yd$=e(JI3uAYeE-FGHe*GXaOMi_#FzDVv?$p7y~WRcXHu!@v(3qsL94+qxQZg^1U>LXh>;r@eBoW%{o87;Kcgdkk3xE9#F9QHpx+_tJ*=bL>>1SkDcq)
3KIWS2XQuc5n?Z@o^EjpQ9C1R(%Q6$dIC*8W^UWA)~}7!hb2$FhVmtMjS0T7GK?nZrGM<SssW9uo+pz_2m(e_T-EV#q83<euQX&5l!J(n#Iih!5(4A`x5Sg
(w9n-h-cJV{uPW=Cv3tazSxchD!VRV>9h`KKD03_OFf<wp?RKz}<<;Q1mk>O$_#eHqdAp*{FVdkH0t1lW2sUU;i-cxG8}zs!>XB_Kxw=>O#-nNb9;oodn!&
QpIU%`HK=jp5=biYy1aa5eiQDBynllJgnsU26Vf}-e>e|3ev^K)A76SPAvrTljio^Y-f3HA-s;?tGe6$&@=3nYA?ZRQk(BvCXI#XI*mq-fK0Kdpq(nKb%CA
2s@8uuUVhj5PaR#x3<^&Ti^NI}UkzkF^*UDyLlJE?MS5pO5nnDA);$imNBJr?_-HH6P~EK(n4MjI0NcPxxs`Tz=$R!~(=m^`3}TmtWc*1<9GuCHRz4+XuOj
=j3E6abH42T-HZb^2hk@-OWp8i<umM9H6SToei-1h7c{)fIH+@I4-kfXg@GvwtIoD`K%9K2ejbV5CwW^>s=CNCnhA@x1e=pych=t?2Ru!`|zJoA&dme$Qki
(FZb<Dg+WN#gVD+44)u>2I#{FVskLH}UwdU77l+|JYr?Hf3TM<CW<b-;f9;qo{_f56HD_>w5NyC*sny1?M`KnXkR`^uC25JX-yfWQ`up;azbKE2uX@?5?{w
xoBfe_8X`%%dQwSwmDB;N0hp2BQE}2wRB(qQ{v$1#dLO>dae}waLELmFt;kG+ZjxUx7<W`392r%p+1e;4Wc{K#l?gfp#<@-zuOchR4H#0?kZM_UZVDVoopy
aVGhm%ke)4Co6780DkeT(eZ3(J!_<*5;)8KJQs(iH|Ub^940meC_%L&+RORxmPKm#4A=sigP@C=@{U|BpHXL(QqQ_qg|IvnqI%9&WjpWbJt4AM3AL??zmAO
WeFi$zW132Qt-GOw<2Jg~n#WYT>pIwM-|9eN*L56x0hx#n5n`<*YvAp-o*vgbRCRcJM!}R=GpBIMOGXLzss;TM=T;4U*vg7*3ZNT0F-C?n;V?yYEF@rvluP
|yUNnkmNqVKTcRAJLVwa(24P(I0chNB?i~#2)A%ZTW%W>2OaOKmZ*maWYdHtLGhs!=-(+6HyPvPPF`bg|0_#M6^KV?2f&49h^b{e)|XX>du>Cba%v-l#*lR
&DSvFB|De4Ax%rBu1T3}NX>Mn-tG4Ve`?s>x82eIMrF!=ef1ZN}RRB90bPWG@&ysX$$NdLWuW>fZ<rr#OCUIr|fvsM0n9LgFxIJSGyLuuNK5QHEkw=TuqkU
)>abmY}qHR*%-=6mfE`tQ(CU;X(>gTP8C5blalck(Lecdg{&9Jeat5)jJIac#0aAPPMl2Y(ES|0|KxUC?;Sj4U=c&S|iNZsqHH@85@jiN-qdo{KLzDWv)&|
-&_Z)*4KD=@U?%Gw)LlSt7|W<TUN^=r-ao~DX?fAPbSu|)g1=fQRNJmD@dE-nT=!*iP(1}FYMkE-E|&9ZuRa)&ypOK%#Uxg&;xQCsI?8Dff$6h9wCnpE)$L
R>|z>SRP2nw;3O4H4*n~&mLC?s)nzmh?Kxo8x)crn!FPn#lx=b6sE4JIgTKu}4eRgLq`mHpWi?o6aN_#I{MJ*QBN|}Rlz=kd48jbj06~fBEqXrlZ>-$A(;g
D-pH6gdfyp0+YHB<2QVuCIs>=PZ`Q5z8KWyGbqIaeNTJuvs6R0tdpk;?yP=bdd|34k|-R<H+)1Va)9)&;3_8H()_(g7KajXmi58@vqz+^=6VUlWIO~#h89Y
0mk$4dpBa4?22UiV!(5eU4(8!t8;u+YP}yo1Tg)hi}EP7a82YZ>zK4kcIxPGG^R#z_GnE;hd;89j6}+tY#fRNJzfW_i~6BVc7u<24TmV=j1<iDgVj)XZ8S%
WCUJ4l=`npgNYNi1^1rl(h{NM{~mwm!gNQMb3N%#NWy+oAM_6IYEUq@fjNNfNs?aZsvyc%9N3S*bb@KLU87JE&c;Du*39rS0x<o-l7Lqh+OaGqT6gNuYT*s
3;c^>Y}-oAeoQDB;e!?S04U$qES*nUNx*PH9&P%4brP%~;R-28yFeVm)F@FD`z#mD<u*)a;kMpJGi3GM6TjjzcZLJYF;*`W<lz;9!HMBSIB3X(spH&Mx@#R
>qeK!0pD?Aue2&Yf9Vw3N>A@I&7MKe+tz-P;mMq<W&g*W|3?@mj4js*I3sW2$cH$6uNR9!r8krHF{md_k1~Fs$|AFVvIBHzc-#Dntr2vmV3SwBcm-d^p+@x
UfEF6v6BOk~m*5gd_z{T^bPB<UFj$E6}vKKhHogoq270vdb=G}+D_3GTQ>HeT#Ceh!BNsQpV>U?ex7g6f&kP}sVNggYqd5frs?dq|fjlhKD*|<TZf#8swgl
-|zE)c)s<YXh#XomL=ppq=_sj2NguhhyMOVFgBtEb(gav7Gs(NVMDB@~bK7<ds*N1UIE0i`tw{mo?<t2#7AB&lB-SH*5mN-`9{M`)6#*-bv+e$AE8HkGR$-
F7KxwBFPp$25`d7t}BC-tJx{(l<}<lucw9_Lx9otHmxOeM`nMNx^aUz`M?jsz^Am6|tZwW<we28^<ewY5vh?6L4u7y;SEjVZ&%syva~MyZL7vl^u=P^$1~9
TvyAo(5O-{))~?)H7{UURrNogX9Bx&(B|O>0m{gzbMLtXxt%;P$UEt3_qmeB!n_2MX)YNp-rkuDv?s{k?Bs3PB{KPNJp=&Br_S@C%!sr8S06h9O(Jt<{b?u
Sv_s@5Tl-tiG9jte=)5iPG8qGqBr){O%2_jFjlCipoVrj?FAz&hFe0bThp&8<@y#JQ;YAzAQ7@?vp*6rTQZvncvt|X6?gT{fkK1`{Wf}iBj!nS+F-N|pBb`
|4yFGpfLsn;g%YdTdnUChGhqfUiWE265c-sIXhC?&(GP`ARbio0d=OEG>?sM;8_a23c(E035KmUTXi}I`B%IA{2%>~H&=jr371$Dx(Yd5k(@u20IQ9=x;!O
4>ooW;9A@WYPdu4b@dRn;8w=`+pg>PBCSqKxf|se-yHrT&P_GX~%u<7la%1jvr$z24B5hLTUBClccEX?g_bxS#hZry}G$O8KZ20IvedZpH!4R!GmlM}LExL
{0rsY`LN40}~UEXOmJWg&pQJqXWk{p#I?dE<|f=nkS$ci+q#`(uqZ*qAUu&h-cFp#Uid-cL^J%ZsHTkU5dx!RLI6h8E;=Ehtn?9&&Ve>5xv5xdGwD==lI)I
fp@l(F8&BnjWbPpsBF@vdAyq$)p0}u<oOVQ%*QWeqjKhZr}dB=-D4nmSbDII7L|vq-N))`YK#sHy1N7=vdb#Pp#G{P#kJ6hLJ|or_b)rrs_Nl+I7FU<Fg5I
^_&`b(#i~?U=!(F>Tke!*ccVOp(x_C|rA}u=fr^Oh*6mR5oP!<wFHOKfZOck{LD=le?xz%PseqrShsnZf^_vg7518=9<m2~$^q9h8$9x1reukg2$YfU`X1Q
w=FvX5l?v(YT{Y$b`2>KA+_oCIgcWz#K8gl#d@#1(=Tcae@emAvnYeDkF6B9s#(8ryEENb-`*uKP|uSbYXMpq*mF#cdBomboSk_2y;yT^$v2qSF*qhyG++#
Yddbc#i3CPUxhgOs=@FfDzSUIezt=E_Jf4xr^o#uS<=+!g@>IMq1;Z#*|3OLNw!B_vnltv<Ew4)G>3oYUOD3~g^|7$}s3yV+LPk5$^WXY&CB=+_ZSO&`)g1
6D=OZpLjrGiYTSBTDv@<;3N&>YX>EEL69>HkKy)EqO|fvM07`W3&8sbltT}3|Nv<6Vl&;lRcl{(aFGu=H862hZ`GYhRw59S=&kEyG;Q2E!*c(rj__7Y+0`Z
G?E=zeq|~^2Oj`w0?RV)C?ip9XyW1oA&H)wfO#go(5{xG09}9eDTtfd)AAJg>Q?8eQytx~Mox0i0UL1QJw-2AkG^pg+g2az8JFkIe;c&=+yccT@VlF^4KBZ
HLu@<V+2&lZ9qSi7xBPROX<G_p6Bxq3q4}LqJ@t<uL)&4p-L0YNYl|>*(546wx>j)_jG34s2u9=gp~~nl7o5p_7O?AqHIX-)1aeZLfwDoiNsg^Es}g@Q{lL
1kD;T(UGeVnO^_d%dnIl+05uKmwPla?5#`r*t%eE%XC!|VP;zRiamPK)LU55er*f2QxG}FGqfv)WY{EK#ZIX)ezE&QCocV4F_Y6@2IUsiSlBxkTlQ8{59Nk
{8YFK49wpW{@Fkx_IQ!~E<27hj^d97*Hl6mQ_vo5v<V?J{Nn#2BsBd41|Dy0w7wZsT{Q5=Cyk3-FXRp$&z$?(4#z>x~FpvJduw+}!ip`KvPOZNZs>osj(iw
NoMM6hT#{i#jhL4i3PqR2uD$KNVmtAm1j7%8QHqHHj}c!Rg9jnWRA`QIxI5?)A;hs;68`+H0fq#i)vhNe!igQb?;cvu;8`BoE1Wg_kC|SQWuWMWqb%h;=K)
svs;bD^%OAc`Ng!8Z#4bAwPD?4A&)gs_W2up5>$b+DZ3`8ct#7JE&Jz^aZeT&VX!wh_UJKXI!2Sr<KWm&wu_h;|gp1YhwFB=8(mhykvtKGn|_<bjA!!0^P>
_zJdIk<qynW6BTH$GhnR%&Vh~gXDi-te9tP1T{05Qbqf0*+<YFikrtC34m0)<jomuB0<Sv+;MjGWQ3CIHK}hcLkdL>IWm32zrQ_S|Ro)VqowD4?Q$^4-%0~
$}kyiW2Vv;PF+UwaNQdc7N{0q1-3yJ<4%K{N&I8YA1=;>4O)KjK072YW?_q@{#OSK~~9dYGWk|ElA<j+$@qL6XdPg3)k0Pop#MQQ+wfAjwYaOU8hFN!g8mB
_|$@ep3V2D1+2ZE5tid>d$k5_;NlkIAuVy%s^T<i`6^hxD}9EPM3XVmy7Bi)>p8o(IzRhB5C6kuTA;briRi?x9Jr6WJq!#AbNZhMRpXl4NH@DCT#P-kV}6I
yR>0vvz17lOb%Cjs(<V-PXPNKg5YmK62Y|C!Jn;wI|B~KxY6XJ-(LoQlyxw%QN==l%LbCBYcg}W3nP%gUn5hDJQ8J5^t?1SE?JiH}R_LwzygEP|5%}-|IJp
y5mrS6?g5lRa(e-&d&ArYs_Eu5k*roCxXTv2*UQ@e<Izrq43G$(cDa{?qTbeUqgKknfwq*Ud_2~X&qGOF*0a!P(C%{B3>@gYYkpffO$6nW@eKxfGqGiwal;
GvdlW(7KZCdq_b*Je+83AwyGB4eJ40BQTYS;iHz%(>w%@6ajP$T|A$rZIS8C9$pCpgt>JoG(=2n=KllgvjUoqn3XpYKJak%?K{)BSbcs1!pHd#ye{2dT8zx
lWufbp|YjNGFB1>c7bOj*&SY*`M+x!bW*0iMwDasc8Z1}PMJ&^GbEl%3;7t|ix@Ei!hp<WL*h)&zkO~#?`hFdIh`bdE<d>ANIZRFhhXG8I5yx)Tem}#EMN`
q<>{9m9s#^C9n>cR%nZ;nwanViX>u@M#(8~oZjj#oI#oo9xWJ-Hho{B`lIRyy8^Pb^Hb8_QYYZ19fd>FpR&lVh^9WGr7!qT^tw6`4qmwH^1Dq1fypV#u=PR
S%ZWm>Ti5euNH;y|<HM85{)Pqloar<sUA4ZQ+=v5d+GERxA5DjjO%|9|_9eRkfBwsQAe($}wT_ofwA;cP+*_RZ!ntRo~c++d9I)zl=DIhsY(LreqhA7XdoF
;Qtt0%UDa%mGfOKmEG-Z={iyJ!Oj+iWcGw#>Kb8A@DIA*NKS&|G7~pjRhxAlVlmn7iV9?x0#O^G#=e0{cg*v*%4(XKf(`@O%ZZZ4hrZmI-lQ}1Bhv!?3S;I
NnoD%U4*UiUywtT+D4R2nvc3vT5S+|geldR|zUm@dzBBSzda@Pz9WS10sJ0b^`mtzMT4q|o3&1(oYme)DaueNItX--<A5u%98Sw#7(0eMjWK2PFwEAGBi`5
xMoh=@J?9!kV(bVsNAbxG6c*c2KaG2?^$`YL>2*zyBD?z@IR0~dqvEI)(7F~nGUdkc^xXo}$B6h|FJ@&m{g+4bIT;Y0BFL9XH$PUW|y5WRYN-6)b1g4<EVX
=+JyJcbd0#$y8^M@+d2g;0MtVGD7EcJZAh}89Zuby`9!LNKB|2c)+AuPZ3uDru}6fOv{gq-i5g0W;Fek(00TMwl(It}!;-3B?M%4XF;fH*_y_D8@|X<f3RI
{KTG;(&b{ly#brCvM?7Ybbc2B>8rQk5xR9#YX;SUf2?XyKo|I)8}U309?|_-uRBem2bwY%VP7B^kah?=?Uqfb(F|4vGs7K*6h24)H{^*PS&_med&$DkKo3;
6n0YU^pr&U<|5%Vh0EcqSDpX-{~$oMX>=TqMI%*M5>1Z;z}9mYoupm8*{Bbu(Grp>56s|W85vNZh77dBi#2uCiV;+syErLcTs{FPOyzXMPSUKNYGDc28gHu
H^iB!|>1RLiV#1RvWj4{yhgW7(@qINnz-H6JUh|)|<+`<+0gsp8$F{Q}|6{d$g5I~GI-ZxMb#uya*;{OUxHR0$If-Q=jNk-cJ!6>`bA?p^qw^U#ZdfHBW0&
EWR0Jn63@)gNvB2>R2+eF%1t^MXp1NP}ZK|~f7n)t(;9_uWxx(%6An^}ZL(BL^PIgooqIVlsx90nOfh}Z7{t2$WWdUX|qSKJ<Iv?OhII%2gg^|g0dO?pcMi
kMEp;<F|7nI}$uOxIWvze=Nm20*)Zpy-gQ2Zpj<zGOP+EPI$$(BuC=YSc806+`JU{^z*Ak7?XRlV%EI`V;(#-UjfG_z{BYcVI%wWy$d0RPdqUM?C%HC$2mc
u6Iu0E_!5$@ypQq|I(uLl4pwQ<*ZoLd(MD`^w2nOtZlp^O?P+nv?DPgI82SO$p|?06bgkwsn~s3y82ZZMxK-^_8^+Mk7$*DbKF-y2|N`pMdm>KHnVtI=60v
J|v>&wch`;z8Zu!EM(Tgmq`abxx!<#dUi@&o5f?Ir_-yqtiXO7nN*#;BvFDd0fA~Fe;y!(RH`%_ADC9|r8bf<<-!CAO<qWv*1+O8!?JXl*gg76I+}K;$*3G
-KgO|xUAM$)6kSh|ICG|*7N}RLW?RJ?PZ=pY-c8EtZ|@G8j#i>B|0BbaJ1RUbW0$Tq12zqWaigcFlkCkLqM^E=x#WCQ(Jl!9Xt<G<6|)#rG%&e+??&e2Bsa
Uxz<1i5kBF{gQ{jV3U-9mMr^48tI;W%}`y6N*?@a0!l(|EUODYA4X^oTZ<y89!Xd{@Du(R7wl9PIsVghn43x8eD3xijdQXQyU7LK9FDYQb|G&~DZ{QP-epj
W&7RB15Tc3|*S6TQEYZaaX22Cbjobo((w&${(_lSuoTHH%KScF87ph&BZ47p{JGeM27$1lF_?^oJAp?sP>`D2cFRN;NLFWyZD3EgkzYcOXX^=U~cDXGBStE
BOIpB>~1-+Lnq3FFxExO}t+mfwf(DgW8K%nO>$wDl#arggL@8Kl-#$=A}ENJfI5y#_bt}HHxQmS!}z8z|8hAW$C!y85HiP++ALfYo_d@|IIhjNBqn%SeBrO
^F_}NVpHv|uwt{xWgVXBr!8ZtMvCF5kk>ke1F|sr2BN+=hBPCNGzW`XWt#!clYVr~$L1ZqhgN33Zf-qJ!gk?8_ojhZc}H$fu{v1nleAK8=!UeY0)Sv73uh!
F62+b_(R506*rT6aye?Ao-x;2ur;$Di0EPEYplpqliojg&euNk;TqR$c2_(Q2)U}xDecA#<bf0Okk@bu~{W+dBoO$OwkU2FXY68uRsHEsKf!d8uP9*ySw4M
}SC@TeRQ+PI8&27?32(i5)LU-42g9}LVT>J;-AxfHhd?CkBV;r+&neeM2Z+e-tR4PR9I2RA<<sVdK-9GUV#^Ug?f^?l@n<`f#ptADEj!Xw#M-2wz_DUFL8P
2*8BJuw9vNVaaPiV==GP3R(&cq=(<z><1vIy(f#yUep%=tvyTk!eX37I|fU;RxC_$v8t{$c#tCxw<uh~jC?@k;e<_2PxEbO-~n&0e?S(Qf-Ua+_JJO4-p|4
W$KEF3wU)b$5jCv#i%G=}*>$?%cbgVv-)HQpOh+oBKgHwS)$|rI}wJNJ<5pqQGeRF(BrJBs7nI7V2BS+&E<6$L=)R&QNemB#wUS=wzDEV?lx~r?A$v7iGrx
p&Y(aW(*9S%s8i{&il^{nWopqgoAm`7g;H1txH*sm}kj9nQY7^1nvV#+D$g-{z`VlBQO(A|3TVF>bt9jUq}$D(HkF>fYoLi8t=#r89t+>Vh`}&TOi&@H%91
)6Big^ABuXW^Y)+Sti>k8B}&QUv@j2kc8JBYzA_&_kW*qWIb(MEHv*~^lq;E##n=8ms)?f7xc82H=dDX`&>gh#S{oXsV2Tbo$A>+8>R|E5ObVQax!d)eFLQ
*@Ljae0DDfz>mF)flvDk~a09%{vtl)PR*NX_};@4}midij}*V|AkFugkRTV3{-n;opZ+nJWyp4$sOn>ZE)#~=@DDx&@FtKz{|MzKoUF4rEgLX%Y`!-1nx3{
35$UndmgSl!{Yb2kfm2%zn@jsHBb^^feY<)IzYu!JH-<-9CpP9Gq7;nn_Pi?}_se%M}-<*l>)e6ieAXtDh~+Qo1lnI{J^P`Hx#2w>G%;8AJWDD8^vr!owbg
hkQk7_e*5b^TIU&ZkMXl;-+G5zmKX4Lgjw`|C}3RM8y2X3!UArd2sxeQ>A|I8l*<esW&1x)Sq9bxI!1NEfS!OLB171$90QOl~|$Kz$_BvNqD^Vq=wZRlh!*
!Fo>x*0S!(Yg<(c_yCD@Vv4TbWITTHhf^^jDKy4rYGm&+{4$H(T?EWEK{vv3guiAbygt^~8GMz)whbI7Bl-1Oks1@TB9(mfUJ=WUk!dd7&dL`%K&s!?5UtL
Wa5Av2I7lrT@i9MsNk}+^!$9f|>Iprz2VsljA)<iqSv8mKypR_}L5comjXv=fMv?Sg5y!K+N=HG*@5vYZ-VM~fd4eoBk68gKlvg*#czQITmW)yTJ1vI()Bj
6yboy0ER1FT*bRN$?T=-fdoVt)a>Hvxo2!FaR3w{Xm5${wbGPYjln+ZwFG&N&t6NtLkEOHTP1x{2)k8hJ%)*8Xz-wx4H15UVNZq~*1!^DW-QK5>;2$Gu#Iy
vU&(uogP6mvgxa;#WFA$Xm0)C=}M`eTCP)q2GHuV%!96lgJ+6VHpuk%CSW7<+xkgV$Yzn}R<3jiRPIbw&KY3=jcptF+spCJ6nOd<aE_v(s8udG$l0OJ>MpD
_={!FJ+m6BT<S~p%G1%gv%E%lk_G_Y%%E_8-l{i7$!9(HVP8%rdx$D`z~hb(E%U{2PFcOKOD<){2f8z;PMgJj{v0B$W1jLsq?Ik=iEAQY^xiF(CWr8H)h7J
bLx@PYi}sDcBt0<IrU7AtI%kv_lo36iZ1N2Q<L=!@qbx5Uk)*H!SSx!F6lYoMd2r{gesNONoK1XIbu9@nbNyheJg>UAW`c=<Rw#IIy`F?qBcv`7t6ma^8}0
eD2NvEH}>6x|62WY%GIW2zozQ$)r<N3)690*wn4YFLfP{bC+1As4NSbTz^l<%Mg!Fr=&K3O>mO4a($0PjewN<+seykaqj^GxDzt|bOvJ<jdBb>X;~9W%=y=
$Y2w$BPR?6*`&LI2Vads=oMj~jxjZiM?Th*z<hssFpJMf)R7xd5m*E-~`YBZSxuq@cfJ{E2l*v(IE4t0R)R@>tMD&4vk{iEf<ZZcX3>b{ew0q=mYM1gC`&J
i5zar-}pw>^WX!**+kzTxQ5S(A$fD(@K?&NbIt(h1;gN6J;OzlhG^$cZBK^1lB*EJSV)g+?5{lf2?q9Sw!`L09iQtVU3E^blve7-kaHZ$CexZ*`O*bF;lRn
1Pf1=i<1m&iH5VB(#4=_P}E~Z>Jst?5gSb;nn0blaCktuiLx4%NIPuA+RpWyGk>fskX77l1AWA<7mbhXqWr$Kvy+JxD^^CDqm6M{fBG;@TiW{I3kr>2&L%%
g~DewpOal$5_~;kV2AJl_DRVzbIA>%|8Tg<XRqRmMkBb9ZnTv`-)2>+vGsavO!s2doA~Jzp{T9vd6R{0QQGWBFcs#%T!eZVzN5rwiAYKOxa$~3|1G2Mq1Dj
`lfxRd*%Ej2NJXz0L0>`}t)j3r)d~fOF9^T<6H8Yd?*-+$cKzT&Gon%p3~E~*xRo%YPzH>VOf6tu_Jjzn6@u<08A1w_Bqv86;(TLX7-$JbGh_Olwy5=Lq+G
B2BXCPXE$eadasr+S93N4M(PI6)JauVwE2-rUxciy5knVe2fUDHK;*Do9=4*`QR|Ga?W;-_CYU;kBqJg<|SR=>TYmf0Diu3yKv4L`8_;=TGTb!g49VNHSeP
w()M20*6pocKSGvd2FH*mygExKjDE>#v8f-0{rqh9j+4z!Bxy8Uy*Ijw~H;TqSIMd-7>B+~PQOg)Lfyh`w0MEyZuhnD;H;<?}9AISh|LVtzvC4UmnIRS<J=
L3{`rGq8&UxKq@k&pV10#{4ZCFx}F!Zq451D-UN>RDrz3MED_Ts0M*?k4fOQ}a?C(C#@cw@-x12L{jaSr>^60lhyRgOBeP!mW^r=qzeA{1>FW<*1i^kI3&)
Rvp&cz_xqaB{wu$*9BG^=fNl{o(GMh9T=#yOF2V3q3$3Cmpnn9)`|VV%7iY;3Jyu=rp^FIQHjN&A+<~lXWGl~k=dG+T|zp_RD;6QfodhtADrX+x?3=H86$Y
ZlLM=KZcJ1Hz!S*WIJJG(nDB;3*?aRn<5`2yzAN34hDS?kB)t!HR*im0Jva$2uFdOxi<194Sq$4#2VTwRZvWFUAFtd4u=S`TYu^I8=#Hu?I_2HoHufFIpQW
r2;LPHYc+>J(uso{2Rj1hKh{qqOPq;(9-!{L#-ZWH>OQR2)nRGi}?Pnxx?)>L+?y6|%$)-Nr1602sR%!M&FI90`^?bxij$SSkjiw%~ndN|+jLWy)k%g^v1G
LiGPIzre?Cz?o=pz-R3e7qHhU6>lmw$re=13&TAZx~+Hou@uD+^_+#ZKLG1!>${5>9bQkDbr-5yjKj?`qjypFh(;ST<!co#xw}XhW;Db3~Zv1MWk`5$JJ>9
J~$2de`NKbpp~Kp+y#)TotLW!4nq4Z!};@-@Xn}a&^NJ#-jH7@)>i6+9u%&rCEU8h61rOJ*u&XLWg_Uyq~(JKd%3q{X;NbW^2;z{!haK%xqA5(YAneG++8#
-!78T5Ft2Vlk3s`e#FLLZKzWCrM+MK2JYR>`^P)+fdVcx6>R1DDBM$6L*Z|2_{4Rmv>5}IXRsK$T)e#Djzp5b{G~&;DFfP&jX8}N#E0@FF`4-Hz0l!2n1Rh
&W+|ztl!9TeLeeyN&To5?6PSkEiSMW9U_qaH45!aH_Ho?a_Hq_llm}&Lhrek|L}@MVLhu*>^O|G(hV_e$H3@kT{%0jU4VyTI6Ne9_;+aaHfp+2k*VD|#@O<
EYhL}A;%@L={>6o?CGk}F)^dyFR9wxYKl}^!SI(S-7#$y0ZUAxW*`|c;zhQ~&qy|T{U`3C4}skdMY1>$zidEz6D93--ipQvUe$^rX4kWcBWjT<_yP}oBEU9
zBjXpD9Y2_eE;(>}eqm|QG-A(*(G;;lZy2Yz8c%fLzrZ+DCVU1>TqL<{%g7z=BLF_+SCVQIG{Ia3`zAMDpqaJql2i0-3H2?!Nh`=N-9kb*uX`IsE&`#6FFZ
rLLej&57)D@!45rH>O-7Z%_e3Febj*4(t&I)>3sc0w^e8@ORcanl%2-n_@U4}TPKwbHQRNY{oV&Ai@@7$^juwTvFD-eBxC>P|$bgreN0)^7jUQ5y-UvratL
kn9V31&~0*@0+_IX`w(T-C4t)l@h;KZ6$7}9cX?Zl6R`(KmHJS`X<<vv6-E@0OjAoi43I6CuGgsA`w^*KDVZd0-`yp&LC-YJSPH6U@qlT-aUSbgVT5JvZBm
HaeV2e!B|ZHOC)9eWTz%lFqLmrigyIw!TGI7INbM50S>?OiZ{G8P8*KZCuL!~^%{-l!TA}78sPjHPRf|kZ(9vg^=!Ua#k1_o2zVf?&7>gLEF(UX8CgBa-`0
riJ1BA<Qu<ME>r#f1T%pGe!@hld=NHq-<WOeHU2AYDb0!O47i8k!{ixreGNDnlfBd*;3i@Zb1uJMV`2(Ev{6!C?+0v1hRvNCUYZ1QYVJY;*Gj+>wpEIq}&K
g6~+gkq>PSI+ofke`6NVA#ut3&3>-1J$SQnMeao$WyvPh~RzY<%8GSpd_LN@l-{LOY&$oQzp3Y?$#1;q^2nkVMTBiFypM8HP=P&cJ&$4^<iGvmw|bg0)}fy
O@zYmq+o74_td=9vs$nSc$JZD&f+#uP`%IfykFDm>|WCAogGqVJYq8Y!vMv#GI%(_nI3zzpW^SLFCV(=;o+?O`IX&*GuzvYR0p>>HbMa9A#RJ5LPQQOFSf~
tAbi7W|eH>p*v_fXDek#QdaON_(pI?Mw?UuVi-^cxovMLZG)XFM`^y-6Z9A}ryQWTwbOQ?ND9A@$HCpSvqxD&_ir$be(21)KX9j;T?7+6-~w)y%Z-pCm#dG
KAR(Kx;~+H<hVv4)2N^`DhiR*UHevDBzG3M}Zhn0$Ypw0{n)c8=DevlqX86dHR_)I~vnTx8yCE~9v|GW#kfd%fqsfVoMY@&Gw-{gWvn9O)X=v|eYIp1;ls{
&~A`C=xFQKX>Gg^%CxdN?9K>UVbDNw|9pT{W$dD{@-DMdpPTpSl_l59L%K~dTUgYPeU2o9Wa97$|F)!rbBf#xo@qo}eG+V)9o2p&hx-N!uXxvC|kYZ<sDkF
;WcVkqaAYp7H}h3qo#hUxrpLw8f@mC$U$yR&h8Cl=H|BnuZXW{^bqcws>SN>mbVkQBF_p7CbY92HwX>~N`csc)!1)w__wC`sxLQtM#*aE#3Kj&)Frj4x)Y@
Nd%ux{-0?Pnq|k*0)oe&?{B}lmB{pC@$5ahWFKC2Q?-ACT8H^dRxR}#5m}C7F`Tk3QgF2N(B>{&Ao4Gxugi$KtG#u22!S1<<I<jc&Do&aRe9%bC*?g3t=X^
YO72S-HO&Z%$xa<&)IRWsEMvQWqqiN1-LJRuy~%gm%jgw!B35oS2W?V0J^^eVftfJ^BADC5C)AK%^d)%Z)k2AfzMv!Z5`=F7mBap7BjI6<o9MHx0ET_NRYj
RWkJvFoza;S{Z`z=5~mdPP5CaB+!#*|<UPAnu^FE@PIUk(rMPxfPrNaPSrrZrJ=6!H5v<{|gjG?U3Sj-1JIis8e0AE#bPBmw?Ld3|_v6CJGkbY_8^~8;1NE
u%13JB0^X<H|NExg?c;;$nuSl$d=U!BSs^y^458LEA@5)P%M9|n9yvf9_u_95y4jD7I&ofZ5c=sOv<q~%Xpk)~y!c*VbIEB}tu$YR7?Mwi2gT>CFX$G>Rou
%Be=~&aiRQm84PulM-K%xT6(Ia+{m%ogi+|0Lk@QbV2nB~2&s@w)1lj^N&MoYi#V=TY~*=*~S9wpQ)`gs#9L-|H>gula=SiTXq#Cg#$T5`<3kwk_uPTd69x
4xXCX|YKo+Xr2j;IMOJ*6(<pl&D~>=~wVGm62V@ELvb#u?Zi*(q8DQ%FOy8f%8ko-j}3{-Cds!LMECYhZzI-Uq-v@b*D2wS6|f2A8=)mk*$RKhJV&mz7Hil
vykd_Q!BLo?0U%?6(FD4YMS@IJqQ7R?d^r1v_$?`8}vH?g^puc>L7(iv=}=VA2(|F^{N66ccFMo0ln+AoEnM?k4x4reT_s2#DB=yaa%ID6nRk_QcCOHFW?M
{&dDgSJu>~Y*z7AUUP$TRi31%Wj_fUZ2OaP&{gbJPpsL83Gn?~kE`>)NooXUOmm!>u$Y`zGZf|pn+71uGZ{Ze;Wg|Z=SG|)(V$oj6qRG1tz{^@x1}*c|NZJ
>uFFfJn{eJ?6=WfX4^cJPa7v051uY7TKm1oH&<KZVkZKWJRu^5<bgcrLdZN$ANC6TXs2ykaU1GjDcXg%pFIot#=prqnI8!W{m(}j&5Ym+b1DIq%vEfB@V_1
@@LW>|#y21Enw^`rMeYarvyz9q2UsbFi{RNrDL97@}fe?7h-^z|$+%t`C}?@(t-Emv>oS<T7`RPzMVMZ&W{LknpXSt9eSrq5U^#VdgG!L^6zKaL)R_$<w80
>KdsTXI|GAZAfgW>OJgnnOXIJ;E4-t4bc1W9~JQ2T8Q(7X-@@#wp8E@$WTX7JN=WF1MLA(g2lV^9%&>^9g;nhHKnR6IWG;{0l+`?LYJ6Z?|;;D~jiUayC%o
b1Mr!F5szB@}azLq+vqL|G-dk(DZymC-uLMa%YW@*kb)2>?cuHTEux?G>XWn$ThXt6h||XjtfOu@_R^uimebcpfgQ5b{~rEC{~ZT;f+|vqW$Ci1m3mg6S6a
QkBsg5ey8&O7+kG1IgSnPD1w}r<(dqiS3oG>rh^PR_#XMtnclV}y!pkbG~U6HTt#6L*6Gq)(>ySZ=}7SOq@Zf{$hH?dZ*)ZWhrF0la)SKFzfs)k|8Cs(rHR
~#iUFZL7JXR+50p}vCbT(B(Y}Cufhq|EN)P6W-M93F$;>`iv9rIb445eM)7;5!Kmyy3pj1(|7^S*!@p>wBX(ae9FcV?40$)s0)Akx-<hP~YG>rwo95J=;4u
Q?_qMFm{q&{Q13`0ik{Hk;743DfH#p`!|hqwM#NTG?ER;%pH$n_sNWqQ*aE`o4k0^-P#y`_JSvj>T?*)$i3@k&oUU?tu~j+uc8W(Ul-A_*~B@$7=3GEXLdD
BSZ=g{0emWrs@8oy>&t&W>drDFSkre?+8-Q@!ratKsO04HEzj`f-rB1z*u`B;IHV?2s}g3NhWGnw@B<C@XvR2sLG2<~`Pv{^<^B<=FPCW~izzB@>5>Pk&sQ
@)@wV_4D6$DJ^39fEux9!5%t_*ot>Jp%-&Jl`UtYi1ZR^am4_#mBeXj#2x4*l(&zYj7E*jco}I>kFDt48cbV4CwOGq&Fq`EePU=x@~UN^dFLg8QyT-|L4KJ
>fiBv)$%|=I%&#gvnv}P#2a`x2SY?3%p>>YB$BIvK|Mv@@j_poQOycbsv)VnhD|@~9gFxCepH};2ksivoMHyORi^Bx3%Kfa+Fp*XO)Cz(A%jAv6NDifRXW9
cHJXi5BweCp1Y_t3vTr+`T<+E+(a2|^g#D$oxD+@R$#B<zk<{$Ery3Yt(iAQkuuDQdhiId!25IqQtD&(hu5}`&n$s`H+|7z6GI>gi`8tzJ39rG85GDg*Y3d
NHKfcTrFI|Nm7KI%jzZPnOViPW2mbs0K?z%xaJSj{hwE55EOP2UzeN#8DJvJ4pjG+?VSy^G1sMP2M%pATWOMm{Y?B(CzmPEl7+EP>xQ4*|X19CsK<Wzc{|h
QG9)#=kIGD@?w2d=|2C-5QXO!piS2V2eUEKfxN%<juUJrYR+?Mz|d&CS@W}|D)`E^>Jq;fKO2s%Gmca)?jp<m941K!PQ)I=+ImFMHOY!ViJzkGTL_n<nq(x
Qol_CqZyu}ZKOpU%patZScPLUngZEr{BO!?dw9nJOE)8J{a7(0wB|H=8-a|{THyd#TB}CPA98OP-Y-*N@#uKM(vwYUPd%kf`vq@OFFO&}Z>gg9mqli|8=G5
jyK}tA|8@+tEu1bXP^r4rBshg_-AMj4$q)z3`R#I*n2cas!;MaQAc_e<lC{W7aw|r3Q^!RP9b$yMLLWBNa*977;yY_yX1_3noa&tRoHi!fVO7dl+{SCRg!*
CpF2*11rS8|xXw9JxPIZP@94n0}Rtw)6Qf~O!AFmfdHd#$dP{Fm6R`?aE5DEglKZ1D9wVeXRn3#o+lrWsW4e0x!fb312E$f~40hge9r{01~34&E{s(?IVPo
9}EJ|ok{CLDt7adKGLnC6Xv0xJT)QOyOJF&*ruN~_X9^lVSHgEok&P#GFXy#nJ~QB{i^Kg3;hTamvz!griFtmP0Uk|D^Ma_#JJ@1Sc?WiH*5b*Nvq?U+Z7K
@Z`~(3-%tUb{4O#(pS3_ZC|2*j}Oq)s4I)@s2_J(Djo$bSp<nw48vrzA}(?=xc*`O}PZ19E*Qy{35bA6pKEI4of>L!z=cgV-qJ+705eBzru2IFGEM(TP^o%
qpD*G`S$<xyQ@!ik-9{RJeS<dUQ-jxH0wxbjuhq*)T^gcNdWXmSzP40JOP%@kVaLdh=HDbzYI!kI&FwL-)_*aJ!2MP$|P4+7uP)ycYc3u2Bz9~*dFo<U3G3
1e#%fnR5daz#bou<$Ybc21ZX`OJ|Bd2nAh<Kov(cC1wMaU*R?QK(1X*RE0^dx3&WH;t=(8^lyMe3M+MT=DJlIK9rpm&Q1e!p)G-F^A@iot9q9CIQC@7`a+t
{s{dsovP*f@Lr!>5%LkACAK!Rx5Iwm#Wks{i^%7ksL0f895>NJ8#t*H0vIQg^xE}Cfefg;nOavhxPH$e*w5kvsZZLSs+586>$J9;PH!ovCBW)0|u;Zud6s%
$fMT;yY2wZEnLN;l%Nj2DtHB%^FvYX!iZH+CQ4QvJr`iuy<_9X%l3k1#R9>s5;PKc$;ToFM}2d6mSGK0viu);pv1j5b{wnYXhRQS7M8%05>JuoV}#yhgR<P
@%X~!^nZdXjex62W_9QB4CAFMs!YT;bCLBg(2cOE5&KgTG_msP+KGq!>$F-@*zAcvX}GP$z3`v&~rAMH#(ON0f2KR&EsiK;v|BkN%9*Rf!Xa1Q9W)J>)okn
>5IwaQX-wDh_j~0Nd3NLkqgw-`rA4N_nd^a`NSeZzZa+@i+cvX>5Lk@AaPAP>n}xcZt&>ZdA2l)V%#L~c*;wwJih*GG?(gD^hjGP_i`W8?36GD;QVg#_tOX
8BD6Xt7qXnbLo}*2ZHOdY7mr^~@DQ&H*b|gd`c*+=Y6`f;@+pr>pL$f6)rE_7RV?_W)FIu|Jatjn^w}`IZ8erhj(4v^usLs>+(u$S|I&!@=Z1_|Km^&e2GZ
AcLU;_E$|)E|sb9`*(v1GDyJ0dGMfyhO%!ZOde<_y6tISA*6bq^V#SeYcr)o3YblkUHHpJjG?=t@xL8*lZb>+m-?nd~zJ~qWnccW{q8Fowr`Rx0EGVm_HMu
SlJLtnm?A2bn^f-1#5ptE9YQ@z9t>j6PCmwF*^Cg#su*fS_a#6T9bYj`s*w<pn??cj4MGchj!yigTe@lqBsl-JVqx$vO<Q$*Fu`%FcboKE&$KX`+WHM(cys
(G37#XUgslbX+xi2wE896JR0-OdIvL0aVg-PL^KAbpJ}^1015o?zLT&18<cN)P0zMsatNf$E1w&W3}}uynt7sQ9{9+LJqE>hB-KG;k&gvN_n3+g-DH6ME{o
N;}V{vJ1J`DUo?tTlm*}rWifAWl_>m1PU1fc=Xt<<8K*S1NSlu`jlNc-0sbJts>MrL8i3W3A_wUW|Z+a6=U(7>~_QUCwpGXKOM|M0r|mQO^q24uiBwPjIE}
1SxK2Ze1Q0@D<ldO=Y`05v)_T~$wEDzno-fnnwDl_f@S7O{+y{YosYXgU~S!E!{QRPc%6Jmm*}01J}3laCv;6I(VXOH8crtudLaaDdm;Y<=F#;R%A_rejPI
=z)^4rLC@4)lL4p#q4Zw?jikD*P)s0;h!LW4qiDo!9ALN29UPM7atybND1dHFv3+9WS81Zba5u>e{i;-Ct?2IWsphWGhOQ0!mWK9JGQ)IA@B~FrL{bnW?+d
46BZwN#jIKNl(?ggihUB^>$YUe`7uT&tpu)UEIxbE4--Bx+oFX>85V1zzv8f<>g^MK$TFy14MCF7I$7P~n8KoV-}pE%J@k7)koQz|5ukg4ec=?5RJXt7SoI
?(N@vP?Wj@c1zPRkX8XIO(7RjlG;yH%}C@vlG)n|IFPl$2X{{R~5~ih>Rb;m=4ay9N<4-<Dl8ZM_j1{B0jc`pO4__@{L_2FC@xclWdF!+4T30HR2EXv(Pt)
twc(#fs$oGD^bsK8&Rz|^4$#751?3L(iz=pzsdG8NbL!Q=<@gdA7J(BSyY>tbsMU@LJI^h{$5Dsn2I^cI7$+&G+f4Fia|hl%dJ!z#zBWlg2$rbfk|ATktsw
u<_SL1PrZsbGKI=P4mA9d6srIJW80xpRnarJ9T<FEd0HI{;lhvP7h2s3*l$C#3-+*s%r`zKqh*^;1TVf-2RAscoIcvpluxamJF9!;)z1a~^E+hRcaKP&ikR
<48a08tpe1af;M{RaAF`*M1U)d1&)4hhbshoK2i=rkLm<=aZj93Vkv<Pcp`6tJK5_MG%}!?62aVFA2cHuV#NXbgMy?c-?S+!J-a^cQg>BsjLOC&Y9K__*E(
%k$ZscGfE4@vYLbK1I4C8nc1h9vbc>#0+q?1X@VQ^H$%SWH_t=JAFF&3u=vf%6Kobql->0Ai$V<$G2jZHE-AkPLRFUaACilEcS&8B>U^kL<NqFuu$MdRO`;
>0C9H=8;qLRZuTs<<lFfXgXsXIe{^_gc2<()=`j;jg}Sk`Dd3oe>4>ugz%`q5%NKv4HAwg}9gGnaoOE==JD}?%dK^rslCMe=P8)5k#0G;&sXMpI@l&V|Ht<
?#{yv+w=5<>V#A{;+f2->wwhgo~Q@wB_Dj=#Vo>%wf&zY#S>Pxk_Qld1P0E)^)@88|AF%-54>KU)aY@_UWy2o3IVIwxQRzl@hivw@DFyH``ivBV)XZDi1wS
X!9|NZCC46qdY7rUk@em{XJ&_7PT$@-E8m0!XWZ?zMRCB|AZ;-3454n`*YVj~P`PE%75QHd`6|~LPjzl<5|G~Wv0(?4Y@Z<_MI*kthtB=g9;YR)MMG0j@Wx
u((DPLoiH#RFBS03;Fjm$fl!T@%^Z2)$yrJpw7uVMJ?as+macN3~0(q?9=Ndds!{NF2i}z~Q*uNA9K}-Lm*SF1MN(yL3R_499=2+g*$`EAhd31`WM{NIV3|
M4JxNRyjs&k8LG2OwPs}pziqHO-|&;We>O1mC&|2-(WSNWgFU-$GnvM*p`Ot!WYd2N><8gd1^#EbMl?K=UccSpWKM@xZUz<Q;F?#-wWV1(rcV;QVySzr5SI
*Efnr3_#ItORai%_B4#bVMQR>6B&uT{*AVIfSIzLbK(7nt{=J9J5HTq5d>T3hEhisUrUUVXL4d!G<Nmll-?=_d28t@tOGaR@YC6cXtU@S(<3Wg=iq~!a9Kq
vL#$_4FG&qECo-&w4784Tr?{0``;IMAsU$bac$Img~7=*+GvfoMRD^2Ri!3QfKV!v`yz;F)xbZqL6jJE{K{k_deq8ZSbVTd51A@T!Q?Spgq@eRO9$1tz=7h
izc+)}Tp~*?w=T7P;RxLV$+PhaJ9O|j1q%zsqnSL**-iYN%a+qJ_l{qt!SoTMA35f3jYe}SQEU-zT<NKK4+6WuzvS>Z2I=rj0JY5i7sr4>RLm(qKpN1&!c(
E3gwQIp4#@;y)~Wt{nv|2hpDD@RjofCtZy(oU7rQ9_VZu6xH)6_LD2WpYM!mvn5}-iP;-lEa?HblgEIb9lW$!|7l_SpYHuFW^3VmK{&}SdboTYK%pmz4(0M
*PEF}?KtggcGSdDi47P!GYunzBq{Yk1zAGVzbxc#Z@m*=ihUU5TJPc&<PB3ALQ}R}BD(dMjQ_pu{)xoJPwm=$cg&Yig)VkQ48N-rErs@-znx{1PC@e{1%5e
&45Vfod+eE<7x;f*iR+G5u;ID2}-@k<Ob~=3^_P2t2S;m=0LOBoF?tDX=j*r?DpJ@G%2nY0a$Jb$XHDBReG!)v%Fq{Xfs^PULA(E0i6$B^eqMPZ%G0-+hW(
;WG@6lpPpte7V!}Z_JGserx%pV86!h;}Yt=_sCuA9oaq<Iaf-=Zovo5I~Bw)986nWgOD&cW%!b4K+vd6GIBX!R4p?692^aX*l#=H(ZJ>2oI;?mPlV1lf{(n
7&Fb&3I>k1%8)hL9qW^XeF(-9v?B+*!ym%Ruw0prj5d5i<_3-v(AOeJO@w&NU|M@{D5{;6t7K3Tv-E~%PsZvSdHdwG02MamAc?2syAZPXbc~6RO6dP<qmDw
Q$ozN8Pw@pwH!iFO9zU0R&5_eFO)X5ANQzQW1MV<7?bMe;zv*Vd#sXJSYm^Kd$^ob|g_|gBgFOABc5-!AMV)<1NOyMJxmi0t%A@Iy9m60I@Lf82&F--$CkH
*C)Qu&!u=bNdXa@G}miUagt%U660M}Yw+_L8tRLM^ZpBWC7wx^b!+Xc^MT=EA?1&CSr~!-wDN+WinZ@rfhQp0<EX07iX%JU6M%kS{?N0`oT!3`f{7WgF;b$
<Q=G4%`}urn}Mm>ekV)d-Q8viJ$u)@eM?TX@=>v9@l-#2)mx~jlNAMIpp}2O}Hbpeo`sbPmzH#=-n<WsQT*@&OrZPv4n3bNA9PN6M)wh8KI}F>rMtmhGMY?
>!_wzJ0(=s7S_h?Dk$HQDr(4EI`;`cugsFQ=|P^2$%4M&v?EvTJ**8ndaQ{Pb9zLGbNjsRepJj047kTT^0HZL|Cl_a6I*4AyhOtLYML}Nue)cdr`yNWqIIk
GrIH{zx;N&c1@{vOqV|4tN7L5(igJ|~I#0d+Unp40dgygpYh<tLP7Q&qCAoV|2f}<nK}zR2Crt{GVIP-9j;hX?X?*%)6jUgH0lXva>9x@((AT|u@yp+J!%a
WVZ8C0(1h?Us3l~<3x<HH`b=$GCqUeO25xt8%Co7eXbcO0JDX;RmgqW}eM!+SE!#ohv28!}-1|e-W6083^ve$2Rg~CdemAPzjhzi$4FcO}g^|d!B2gV5}j4
PI#VQ;02Ec@h>4z_A4kC0(j*-e&atx+jnq{NsnvKW32a)uTrD{uf>*Vu|Wzs)e`s+h4pECZxQRu-sS?>?CRzm9a8G$&Q}`IPvm{b~y;arx()z-vavrUgY@u
Ol(T-w&;$gDkW7>q_Nk9|4r?RHRlXm@k5|?N8pe>XB<_ZIH;F9N;j?xddZk>;2!Ht)Zd!j_F}U<?qkwe;IX$$MD^vr&gn?W<pMd$4+tzU!LwTU3IGKlF;|s
afcU9de4`YscIwhUY8VMl@^Va#41ra7P2Hvo9Or7*;}Hn532{hz-fk6e7C`#Ck4za`D#A5jo>|9C~rD#59-p`2*~b)0JlcasTLP(_lZHXWDU3p;}bNhQ;G7
X*R#<8K|L=75dy5N21^^ugGQZ25^~mSZzP>5C~3~Yc=*J%aU-Hg@3#{}HaJdugh-CNiUO;uH_<1&!D=r0c&OZXn*Y`2ps2YxrlMR@e+O(g<{kHiRA8OtB7{
W{)~`MD@98vMg2d&vHapDADFyze8(?3pvjpjk&Zk5IYo60NRw{k>vq<rBQUQ2r`FhDfwE{4M_rIXaH{4A%D)r=qK)KF=U+e2jU#9L-JUmVh-zE!g%21W`E=
ncd(Tie0gvd-+lhG}Um|3K%vg1%CUFByvE<5&QY`YO`?9;EJ79~?Rn6p#zTEX=VeQ`XsSpz+_2F5pSP@7+?`Gea>p-8p9*y&G5Az7dPEkbi@QJ!cT%*fo1_
!Y8*bg<;3I8!D%DJKJpJj&e5)+GRcOg|;+(Nyc<6&;qfmI*9iG4*JEvg*XrSI92xo-Tyq@&w@gue%S!ov55;H9VmhO!|A&>N9KNS{aF`hxcp7y+{59OAe%^
!A}8&=F0&O7i}d`1IeT?z8P-i76B1rb?YXCgOcG7@Ca;LZW;xMFa|G(AX|oGhO3Nd4ol%#f~9@rT+Dwei=|D{K;<!7)1R5Rz5T-JxATy}=y*Ef8M_`EFdkA
L!l+}6@$h$?-xix^eM8843Xg9oo+aYQ6Y0|Ij`|L1cD0DzFQHw3Y9(@a(+;H1@DhOAc4Lf0q9Bu)B~yFXr(eM@=zy_y)iBQx*jd0?p@Gx5l!z;;Qit7E89k
``iwTCg<Vgq)J*yJVlLs^`TD2H8)g*VYYF((V1HtK@)`CB^(I2&dc%@qDuMecTX=lv=^Ay5eIW%s)g=nl?Z^5t~+B2toh%JpI*nMEq&YKDR2fq0Y4ThQOE-
Uv1=?(Macv9N7$Um>J+fWd<)9=qD8#9MI7#<xfrn&|lani7V(LlV94LBSX>o-X!HPd-5o}HHfmFqXQn8`?2CRv)S1kAbKOOw2MRdwni=MF`Wpx}xBUn(w}%
~6V6GgmKqwzi1tkpM);Ia-n2tZG2z<3efecd-gfEqWv}UpWA(lBI&rrq%*2p9c#st8@ZFE%0($0a29<c_hjnB>#D<oe04c8PU!Cyw7cS0vC1-wkjFEX(B_b
bZ-)X#u3+@vi~6v{E+VBkF-SGW!yHf^4BMRXsDW3GND<_R94WeyDs-L+*GPVK*}QS8#%=zV-$K3*&VV~AIosmL?0s^2OyKg@DJ*$9wCc2yoM)+$6Pau#iPn
5?lkpKEpX8fwlZgYp%6FHK~+C6R9u&U=VPs^<5FjdC63=0i&<?+Bu807!h$X@WUqP0YdaaYVjDA`rr&D&8X)dtqFs=hY=k_w9FGW@Cw})^xO%+ADZ<E=_SR
spFZQePivPa$q^r>=$1aDJ<PNXEEmSB?e8cZ9g%H@H16-Z^G9qm9auDAZcWx5LLUDa6-`IapE8qD-*+y%O?IapkaC=(5LyMd79%9N3UH7|GzxzrD0vIO{H~
Q@d_`F7MOIDB#(x6x$(Hlu;Lpnhd>ifuXgJ!+$OsP!-<8{I;eK-5Y)P<gUvD+T!MK+Z-v^A^-B!16}E&z=c+#aD8ny7;#=z*L#C0VW~3g1HsB9b!0lWDci6
K`;#Dw4;Mc(O=ZYJxh_*QNalA^0)5<9YTMm+cdKzZ(_an+aLGq83FgqwRkCHq@dQ@h!5K;8IrX82`DhRqZC{P$kFdqV^vC8TudlDIqh6(nVgmqy@z1NUDj;
0HW_MZruBSk+c(DvXE-3DpFW7Adz)gDnCgzB2dj6=Bo_^JA*$2otjh&e`e#{>#eeA>kW5FqS6|4tHY+aZ|yH1B?y;HT9bU9w>raRrImThI-`xSeZaF$%R&9
Xw#ay}WwxG5p#zBJR5pYA`SUVsrN+dA!hir${c4^G>MpLBxJmmi1B!MWJFrdo2{K+1m~vcq!(a^~X0!M+@pkZ<Q;bEj9SN}y2@G-UXpcL~5f+2)qq@3y@$l
t-z~C;VIYNrWeL-I*FEl?|lSqtcxIGO^hx2-dL(FG9Y|o-D(bwc|3I%A~$ZzM)`3pLksZ5Y$Bph*%od+kCktXS0?3^;`pe0ufw!$?k!oM6$reP}&N-eEq>{
(ZV{#-_6GHn_|I_geNH-nS<i-yJ)Y;>-pnSboS9{$d`H1`dtc<*Y?RLrpSDKItc@7FHCh~OY9z$R(5k&%sEyDt!pS&Iz}NQlxoP!O^$n@&Tg(u&(ygeb?0L
tVByEIFL%KaH3*eG|BYwVBt_h!P`<ES4@L4VNpOBCEy-IE#}P@9Z2lm@5j8bO>JlyO{531}lbhw$P4avh4R<5w+vYtiz&a8(C7StH89n4dgU_=-Ld9Vg4yG
wC)|4xMoNSLc(jz0hE`dc~YB%MsiRpDH?b;CX_fi^<DaHN-U^G&qG&t;P<2>t1a-&Jj2Ib(bIH4D1J`&jAKOnDbKu5YL+_S6siI1-rK)?zRAsi)%RI-gBoZ
a!2PvLuj?qt<{epGn^EMpSP=zb(%8*lg4zH12lZf!*mRVsGLq}it(^&l;EG<-g}-7QZD#}oIQZV^g=$S^!LOjvFq!A~PSgf>)?Qy&x{Q903hRDrkHDh^Nyb
1S8sf{U<CKS|qM7Aj)Dn$mwlIu7|DY>r_o#7L&k)VW508`p*UQ@)Yok+g|Is0eVYJ_cJDkXXW<h9yV%We&=A8B@zv9uPyrS9MwIZtU^h~PLDdB|>eqk1VFn
?rzR0aM`4`$Ict?$^0Ud$n3c*nH~#Yc`w6Xw@k-`!gcFJIH8k(IJUVufRbzDd6O>U$%pyuiz2ii@9-V!+G)bqz)w&!0ACyOrL;>6rgzEAHw?$pB=cGN6H5b
LBlV*cql?jFh`ySbQghcZI2|Issz<b^UQV6~zwIDmKRiF_b`;P4fpe05eu_OQGXVCjWg4+eaD<NaoL~kA^Q*yFy-|Yv<?WFSYx~J*iI#<hyf)CH#^<Nq3vX
c7pY4K-j<{L<MRuTxzw^wrQlXdno15S_?Z9(bAd)7fG}0sTe*fT91g{|E8t3^6pUOq&e$ZpwNN&t%0Xrl0W`iHFog-=IatF6Sk36$0reLM6<C9_WNatvCWQ
Ntn68dJGpf?C*0FXkFyIMm@KmpeGgRgK%hssSZ_TN_u#k;`>Y*95N+Sez`bHXpM43*CpbUZZb&LEV?-pjl^Ny0w7rH{l4ulT<3u}6OWfBxG0vS699a>XrUF
sdI*vqY;%TwQ@*@>ZhYpF`Fq<t~z|_46Nx5pC*D_MTkS6~Z#Q&9>1WIBm=@P8AD#XBMELBF!JLNHkqqaMvXqL`*W933e+0Ss+4taSF%QGs045<>D-WA#~2w
IA|Zw*jTjgu5Tn)v@q42D48fGdHS$v!slDee090Tzcw8$thuEkwKW*nJR`)B4y<6>VB*1`zsxpAe3L5iKg{C!`6cHKg|Usjsd-w10_DlGlw%G80NNy>0E9#
+gA5{j~-HbiaGB&y~ykSf&RSSLlKml+W3b8w;@l!Ws_M8`(}unmEyMLjpe^jyxkaFF0*<$-hKPh{c)61)uN+8rydi?myY~{Qw&0+8<fI=qm|pAR`_br;pN<
9|o{iX|ff=mL+yXPW};dDz7dyim9%JcHsv1#UquqtNPQMcX2`O=|U8VXR;5eCr?@3T{~;M3$LnTmfK_k=4T|M2}W*h*@;wiT&}9*TBsJ6*8|_M?jq1PYHt@
aw?2v%tp3ux*+Nl53O)<2Dl*ROh4i#(mJ4vT;gZ-}3MO^Mf1m)j6z^oAKfw!`?Q1%<hjb8(5ma!y{8s<6KydWwe0svNyQS=Dk9M5+X|pC?k;er#A3Ycl45!
o~JvBJQN2_nq%Uv~8k*GZA4dn+56oo$wKex$jS{fb3@xy)FfU*8d$R-Bw0y3+22%>JAr}&!^J~>!a>znV`LmS|KXcDVbrVwd`t*%%lQM-v={Ur472Iu;Om^
G&D2%RRvVx#~vmJMhIOo>hk37-l&E7?O(xG)V+q6|Mj6AkR%^~_s6XK_R`w2%S3{^+5_{(jabI`hE&;Nto4;|80Aj~f4B)hLcy=VJcBC^^Hf*W=36)#$&Z?
NHaEyEm-Y9v4ATC7LdBG0)Z-Arz|=xqFjaYoL}B6%5cSSBKIG_uF6Ih0a}O`Ad>W(oUmhl1X;295$*H?$gP1mlTBK`oh`Csp1szq0u=RHPr5H@y#JW2DVmI
kJe!}TASUmfUtA!6v2EJl<YS2d>LmL#@F}dGQQN&vM8vnvk{W0?cwO|+HGL+*(a}Oh4ob`A&mZxW3=+FxG;gpRqLlxLsuY14r=rl=4w&C;pgcm7cLDZ<*zc
$<ZUtNq{q9HaI^IRC$nQo3wa*Hx#Rvb`x$L=esuScJ5Fv2UwLH23Fow`YfCv9^ZpDl#0Eim)ucM(G#@%f2VmY@d0a8H=?MA^;nr2e`praQB;!@^6F1M<Xv+
6&`oV7E8`DZ@nJJL_t74Hr2ms>N947S)(Qtja2hC9LSg-o@y;wO<EA-=J@EsM$AQ_Q~A$M)Wh{Uj{kj?gUltRi5a95=>AcMSz+iT%iL;YydR&2=AWfsX$|7
nwyB1^s?`BPn>@II6HzR_#$&2&W-<37b+*3N8m9#<__BxzWGtIo$+J8Rmg#5UXjOr;*2K+u=;^Iui3dj#+HcM(HFMaiiXf9QpNca^%qAtnfTWB=4al!}77J
?W}4wFRQGXs$k8!1sOGIwxk$sY)13ggIV+Dz?C9!<NhJFpNTZd%064EiLp^=7;9tbuNUY@H&fy4qCS$9(UTo8FiB2;SCLaiwlC*#i_w#rSWzPtLgcJ6@7!o
U8`q@(xPp0DHAWUz0tLgqk;#vqpw2`B+Yp@T}6Q|jguR8DVPVj6joFZ!Ad~J3Lk#dOAzd33?{JqAnxo^=20k&+lerKcW(lqSkwG4#6Lh1(YR*sw$t9o7YDX
>4cmcGpNT^GGOi`m>!Ebbm~TPADv4xCCHaj97~vP0+5EgDbBedDn%Pq5{sDjGZ}T-rQjcu^hrQ267HIsViO-*>6Z8s-XmLZ*=!Ssdo^z3ufq6Ggsw@!sg|O
B*Iygy#j|Z!Ak3OH<{XV_C(HJoE%KtiTeW;|6@oB*2?NgyJo2MYTHVazoT0n)rA{OW4F@F`6;wHXI=_Ae$9<K<wH7D$1@+m$+z0b^~5<;nIGe_pmn~FJ*{Q
Ywkh`L9#)|SkW1b+&8=B{tr($76<%&!M|S#0$`&A8RUy6m>1^s1Y~6YN7tF8~<@be5>R$@?r1@}@1S|DfW9fsxRJrpPQ*p9X3WQKfxTeAaj%k=C!m{UT~wj
2amv?}<shOaa3wdqxqfWMJ?my}3v_@@&`KB9EvZ*G&ypRowUlMiUf20~6kPoXC~S7W*@7k#gN8!J+MzIWgp4i!24!6af1mTc00-RKs%Df|>~eQMEyK__J%?
kh2;Ht$c;To$<Y~yPLpZ4wbE}d?@w6l#<_K429MeUkKnsECrgZ9y`j+VrBpll?jol$w6ew7=Icbb0r2n8@Cu3S_!!;_BJc`dvF->-_a+Nh2)z*>RYX0u^zY
GZtxGC3w6U!*(e{k=%u_;4h5K$fxr3?jCKMq+MJ~I@07XPniF%zpQ6?dhMQ@La~hE(u7*86JP3%+@Ej|`Czr8Cdb)Fj$`40J3Z><@-A}q(EW!1mcB9rBmWv
prYL{}MXS;OHEL}1fd~vYfg|iZCB)`TfRhxh}_eb`>OH#)vXcl?<PvvR5_=9KRU-M&ur3ZoXWr4v%n;AmB<<VnKNZsL;j=XX<!e7WsJ?s{8a0dQ8ONdzv6+
|2`_7okgWpEa%!$&kjeFThoa?R}#%x`~o#hmvNqHg6}O+Fu1E=YHD1>;?o(no?+%NKsVjm41&SDocO>mRk~>TW#ZIGYL1l_1eojHITwH1$S>uSj`hWj%A*@
QF=@x41iIV)9AuMs_v3rMxS<_B|48?WZLW!H4O2V@60sJmeRGv4PS#!Xx{;mI3)I9NV?7YytKVnw^;i?-t67rsVme;g?Zo8rc)E5*olAGeb=%*E1B`o4|bQ
r$s@jHdQOgZ||@{6b@}csN>tdYU9Z%orJ;7{1|<wz?yh26moMMjve$_2v>hC=JXKU58OlUO#K6>7Zld~<fvdLX`&2QB0KJR;@4}BdTc0aD}?iMZqCOmCuS~
~{b_`@y3f4I*@=THrf~Vb_jO`aUxYp?4cWD^@P%SZohr0<UD|4cZ5+k+nsnGX^1rU$%SnF|>~c4)t6CFqNVP^&vy^6d_`+F56J0oR(wgfvIB-xk#Nidd;gw
z_AxOp;_|1)uZD2u=``G6h{#WCPf?oMN`MI9{*e*iI<Q8u~jVrP47@rD6*&TJGwIHVxVU4*Xe{zHXbkqb2J{;~3`N|${Q&?LxGTEP01W+}Clv!r8%adN55A
sc`EK2i%4?uWACVC0?D95D0-d?5}6Dkn(kDv#;S0rHVNzpaU)RVn^{7lw`tp5B6I94qv<<&>99k%6*{M|3Z0?Z0vpIf#>TKS~c^15C9puhO$>gfRQ`iUrMm
8^nL<KLuFTivtl6rD=KEU-Gb14sR>D4`@uR=3hRJRd|B`^Pmur#UX;mR=<<*jkBeVCP;mTt4-+19hB)?}(T_93Z=@miJO?NLlz)0tR^g3;9)aB%2lvYaBvn
52#0|(t{`b;YrP@sK*99dgxRS5i@DEogh5h)cD0Palq;K0yxp68IUIv5b1s7p2@|!U5Ha+KWsHDJ(EwRH@h2AMf^g5pn#pb+&*E2?XPu^M*HIV@sWxQkDln
P9k*;BIbzcEnt~!#>DCxO-fT0?FQ(64IFEaYjm*2z(%MbItVdFJV`$Om=3`lXu%7d-kjN3?@;}F5v$kAfTu>EPh(xDt$4r-z4%j<;KN{S|Q3xGo5>67Sw14
rB4Vx?hcSbmA;)SuIjC4Qn-HWlfG-wP*_bRI>wCE-;9epXWmL7eK7Y}o$)lYF1rXP&YtT)wezMtj6Qc&u3XV#+xQN?d-6%tk#PGvI$iEGR}<_ZqiNnf~#6R
Z|m={FO277b1w6i?ktK9<?BIws>4;eMOQS&E8H&#WcRZPB|@*j@f?@gD(GGd!Peg<t;K7XBMFH|m1Zhk{IhRp{unCd=i-jwy0nc)<@-2sM7jZS_$Z&q$kjN
F})?#^@ay3eR;OhDSZA$E9J|jur>VFE4w;ihE|}pOsE^W7(>lqZ6F;sA6dyp11<Rqn9KasUm95RhEbwp5RT3q&fCZ#>*WPVA@VHz3q$NFLX4<ORe7^fhP{=
7HR8-IQiRo$QVXJSqWH>_2GlKx?!Ov=>g6-15csBJi@=dKTa>d&Y4#0miPb(x6)H1gr>xPJJ=4w>4<i<;0SbSwYfT5cte9n>}P?`UCR;#^|Db3S}qDkrwSS
Py=%7sk8*E8Y5t}<PR-R)RhKZERR2}OpW~*mbWj!d-u~P<461wtgrHvq7DOup_QhY?y#5XHEoLRrnbnD$Nu?E)T#Ejf3*{`*B=3D@f4t$*KBdO!yw&mU6D_
Xdk&baq0fvUS`k6fGz(;yuZZ=pP4WJR=ZTMqSa_QYhpEGkRWY|!dpcv0zQ`?k{`_T<h9fgtKM*T5IKcnKcm(EWrwORV9CLCPIeBzB6IC;j4<|3?%u;hm%mP
BuiU-C4B7o6IpFSo|95LeD2VSmy=q~7ilCOuB1&7h7>j^YncnPy8AieA&41~92Y-qo(<dgVxY1#1Ck4ii9R1+wqgr8v`B;j2nYr)ifMKy<13hU~$WAcwpOE
6Pzu=4~x{a&-#Yw(Ai+O*8h$3R<rGM!*BU0tRhgrzFm*RNQQhiX5bHl4|A@=9QR?7m<i)<<AwC&5xStv+SqNj1Y~Am8*;MSkM%(E4RJgHzjElB|J;te{MIe
$Rut3DIfVsQ@e9S4EO=J>=1eqjJO{puex4JvYqds{#SXar<}M?H%s-G%+(+rPO;uKDn4}h6-@44wO3wR<IDxNt*;>rP`zF;Ofh<eR6QCE5(2YOvPK27a8e%
z!i60-BL(BTGrsl8DH~{*v2G<0Y*Z|7D4Hay-lXRzzV`(w&kK)ePf;l|1O;NSP>=?k4s?fB1*C@8O$v`nub<eKgb%6oE@p}OHYajMMtKZy|3)dgWz}660c?
$0ZJVc(!Pj3i(ylP+I&e^0a}&M=KAN3IWXt?lHOLVZLkun!yGm810$_L>A$`)$In39Xem6Q~HMlo0{hDK~jtdtGkIwg+Du~!UF_vjh0Te?51CIM*_A=IL!o
)c^!}e*4#J=?sQn3azX`Y3K6Zkr0^m^S?#;N6=kO&X#snJdp|K-H-MfnYaRkQ4;t9j?TUJn%V5c=y)F3ExYAo2tDng>_}?I^P;e5`YXkkCYTe@K^JO#G}G;
&>=Onh=Dt6N~h(tp)J}E0$%xUN&7{{Els%*c#^#T;2e{GQklKTC0Jt%-E+x&F>mM=~(8Yuwg6WGN;+7wQnc}QRpG~c;ktJM$qx%fwnBBr@^1uH++}to)f-{
Tdao`eOg$Gx<WHmH<L5{#h_icp=7y<+G6ia#x)F^s@RJOnWY_$W@4HTZY%>&xh1s()?w*ZSzgMn;U)KY&LQ$tdm}9H1IE7+fM>9D0?%qh1>Y27kxOmGEoRD
VRz+z0XRW=0J+=Gzp-a^+qgBbdJ%^<l3rCBo0;L(yi$cJF$j{9w4BKHWbGqnkG9G%5;XP4OT~9}Pgq0dyy=HO6JQc<2M-&r2Y0_&`%}+vsi|hIwYFKL)>kq
zNb8zq;C3;Y;#C)deVh}i`@_0}*L6Hj;F`!_($nwjOH#x@(eiUXg>)&jrG=4?9)dl3lm_SpRuX~wRj?;tiyoQm(mzL&XsHLc{aMYDV%(59IPRvuln%u4sAu
!Dn&cDU6goeoE<Ml<wFug6Wg3T+5c<VGM{6jPf#<aqj4dnRkiFXkU=Mp^Mp_KmG8t+b0=$(of2XK`F8qRsZTh{I&3!KF{{)3b$9%Za554Le}j!9U`Qa<Q(6
iY!FJ9yLnS38eXobMq#@E8bnKm4{5;D&&nMPtP8wqwz`KEN*%y-_6~8jx{uS3t084=Tb6X1OSNJ?R(3()fq|u`s1Ku#*H2)&-;eZsnZ61RLdowE?MY#15b(
RXZnb-dUpqo$?7;yMxq^(wGj54`n!&mG|(2lzuj&GUkp=yNKr&Frnl#Y3#H%3364MzNV`%%kp}8Xz8awQ-|&M%6!r#0qPm~)_iLN)1d-rW6iaM2rFjtwR7H
ee3ee0p-NsVYo>2~?i#q5xl5c5iwB?(uG!~k!%&9!>2ZKXk|=jwGEyd6>O9Y|EA53})BhcrO8-pATnuCs;N5|_j}o_E5r$aPxz*T7UG%DI87O(?=-asJ3ad
@H!xcT$&+%Cneu9DWAnG$hF1{=2fcPGZ<#~LR{7i@){)qGg1}I@I-DIE+F_EGmA&1{geMdaQp@YLwn0ZS&lr55#<fipI%BB3oVz!n1x-F<>zs~VlJB?e;k4
(swjdpfeaW=n#C2E8atkzT-y@-wyvjxGO+PVc)U-9w6LcKmY){pRU$fjMftnyiGS%QUTq>o44nF8pNJuG&(INg4kVJdB{6MNgcquK?YfZ5_Ibtw%GdXDbqa
)NqwgKPdm>#=Ra=(PUQ#b_`6j9rl|Qoe7T)v{!=lZ4*tf944!-M6JSku#u4`>{DqVa@cz_=1ih6qZffGk_>GgYhQ%s{O9iM1FX3C3Uu91EYm~8_V-^6i?H|
lq6IW;5~9Mzb3{B9x1Am<Nlu@mYKbw)IX!TfMsWBMO!b2al5Hlv@9eWafipYfmM{6$ZPdf56ee3eze5Hn=re=EmLym<cgNJSf5&xiR4ymQV8&Oz|zMB-u2Q
fB4^|5t~QKS{nPXYyGKo58MIK%iM`ohIAz9M>!Z5i|KxJy{~7+yM6@RNLe1i2$hvP|w;r(cWu|P+%nXydk*Bxh=_sD>%<cHv|EGa>-UqlS0IDLs2E%bv;*N
$M-b*91AaL$%9m^RZ`6hT^jpf=_qOzg_P6XK)$AtpJ4bD`VD)D!aY1qVWB5ucu(s$wJLIyvW@!ivrdgztsKrKvM<W?qpUuSMHtL~kA@yOMR25T`98KTI`Jz
3J0DJ99vN^rf>XOZF>TluqrSdW+sH38Dy?pjSUh?tk!EQ7Db=jjtysdm$9>sZ*cI-Apqij=_yb0{e9`im84nF<Q*kA6YUOWTtGMJ;8$`fzdquX9FI18)BzH
Q-n;(kh6Mct7BRxCv_1D^x11DiL0vC4^-V5v%)|U^(=t?rUF4C38p@B!cEhScao`Z`#`v<7oT;k?Qu&qSiqO&a(Yx&3`z{gn?QDQHH4RxOO^{VL~IYOaR3>
Ro^5x1axQAd)Q_H2}&)Ha_K_ywuNQh8Pf^GIW)f_#!E`jQLtfaOyx7c*Jbx#=yAXTBr$8zDuB@U!kipxj4D4Wgye@@t_6s@=swrS;YvCIpoEO`@qO7#OCXF
u+#uq!lY!ih|L&;w{H|5GxhY=ClbMp4pRVsJ+sHpRu`~ygeYTicZixgClOZ+MxfZW5W8IdH=MWd^G}aYcZ*0V?bn$Z_rnlMG@?SrC=*8o(Z`Jtyc^GwZsf8
iw$JU<ilZNF*X+ycWePL29<TEb-nMx3Z_{oEuyygTm5g}mklB1BOM_yb`fq}IGh9;<MpHpuLk)oV_?Yh&-H!|7SmL<V$cSD0(+VbsNnQk#cQS^~2iaR+#!u
f2D@-WZ(r`Sv>dX2;rsIf@LQJ-cBkMqW$R9s`EjrH)8%>y9~H5(pEc(k#h7PZk`H3SCL7bMRi=@erv%9YI(^zSwfsDw9AxQZr9u7pNengCadQ@%mwV*7dUE
Gw8rr`yvgK4#;m89rargk1uN2fobfiw4qd17Ud4zB@tpCZN+9Tyia?0gVX5WRfp}4!$t_9{{^GHPwLikSePR@H*^U&G}}F^qthx^BNG#T#I?uKd7&dJ5*09
>l1YlEG*G%?Ziai{&7Sd3Qc<H;j*v9+bnR6VF&kxc-Axw3K+Euv;*tV#h+7>qIzQGZzT}BW10A+0kG8*HF=w5QY1NRiNk^rd|j+#hf+uLQsWco!%xz!?D9}
mB~EP2YXinl`26bE3+Lzg0MIByjM=3X-9l~}00H<E`0qm{k4fTx0NrTl%{F){5`gHePFq{$P1;k|LuyS!&rY@N4*x5GJDP@Xsd>c&!5}^<kd3Fe2G!$?w;C
9py^xFY%i?<#Qkz%(1aS1L&q@Wt=$_E8=^Jkr_yj5DLg@Wh&A5=vp($db8pD9%`EoU1d7e<m4<<kR%FkRs6deZW3#v1eAg1{)m#M0?9k`!p9F_Ny?Fq#v;U
csL3Q<NnaJRzNxSlQ%rAO6|Pt`b7T46r#?u3DL0nPO#962Z(#eeb%pk!RUY%wK&=J{q34-R{TujhM2Ah?coBuhAxCb2{dClJ*4g*nU*ID(~D5G!%&1<=|xe
sE@CLw(BZysqoR*P>15QTE&@XuF=D17U)aP*ZdHsZsM1UHQBbMJcTmFlS$K6r*?B{wHQWGN0HOIHP#~zUmu{+xn8|{rOMUZ+Zu4JH_v4z{M(_C0+nrk<qz4
WMJfxVp5f$%IMJKbY6WD=?4cr;})LwfC~Cx`P-g**8NeqL%>R%{JR|$G*s&%V-7emRtbF1R<9Tl!H6bf5YEozDt5&*$2NTjpm5I7QE$|pqxzSuyb(Gb{Gm)
7vuh<Lh7qA-fY~zeHm=eAsMLv6hoA50wSrI#ssmiXuMRg4*CRLg#XY;Y>wU}8zE|{#CCK5Sc0z3KV1GX;(52H)LQDB-z`=2l@Rnwl;w@$F?M{&v?j+*;n_%
8fCD-&<A`9y{BbAXHc}!{ndFUj;G?b)?JR-#`e!fVqr97KsTd9rDQeH<cLND*9fo=q6_fgIgn~8>8W@V8a<FSAPPo?A|PujE4QukC188T-d=3%i!dOAt)>_
Z}l1>R92caPcvA=uEE3M<lT)4ox{w*$dI^=D-p(D6D$P{!<5U4_%6ei?;o#T?J9B%%oTl|&E;w|t<Q3QmA__tg%uhELctZ=;lrFM=LZpNkMo@Mn_845v}B0
wyAdig0F)s;L@?D%06PQRz%{x9k>4OL{AB_BLMtXe8hq<+}EBQ<-3M2NK_J2j{LBV4WQkC&>SQwQup@@-^)^X@Uw`mXNO-FD?~ZPM4rrjq>UoJ3>$<DPs>c
jLHx@<`d(|Iy65R28^XTE~U!KM3mI6w?)wmKegIpj$L@-mgHfE6?yG3ABB(3Uc*-0IIE(y7H11xy<5g|+^@z1BnPDLvJF^JdN@gBcnd8}Vozl<Ui>I!AjcF
Hj27gge0mRgvj1D~gduP7z@mFX?R;8hyVHev(z+fKmN#;4?G^W&EF$Sn1mGDnqNMxgl^x54w*y~%2+*8@rw2IGBu8zwk_W^zbbSzyxjl*B%5%1v)L8US?O4
KzMz$_m-_DIf)Wr7q>H}~Y%g6S+QpJ#SOk{<1*oJKNI8gb*+;$9b=MHxMPO=i|xgzE>HBwZhrPjxJ9;{AQ+=PUz6(M7wx~ePnVrW7c43vE64=wW~%;qf<Eg
LF!J*@$cre`8gx+<f$>;>S*Z;CuQu^*g*)nTf4Gb&Ml7)j;mOPG-4;3mxE#6@ROX<IUWlg3;E2e$m6NlHW6>q$+XP!DY;`_t*OcnS%ha35Z6YXJ2Js`os02
mv&JV7f!z>(9NF{u(r=aaicL9k^3R;rY;tjBA?|c_-!KfkO`D1*0-2#Nk4K0ubrfC2EzKrysek*Sf-$j+^}%Q%wYdJ|85~*AIcJWN>vc2H5Si-y<Xiztx1K
92nk^(~;wE4eUa$BBD7r)?5uR2MGIEdR`*p9gF8{&!Urnue$|NY`ONvK#Bj7E8?!}@|yz#U8w%Ree3V|(k^E|Ydam+UjL2Rq=R}vm-9~7*nFT2jcxi}?gK+
o1y7$KCgF9h5lO(7(%`8R)aCVIUr|v#Lv0N+of2%+dwklQMi~FEPaV@sU9u{ukdRsN`?eV_aN=t*fGu3&>2{LEA*bV3*g}$q8E(g|Zp0b*%;Ll(h+2g(BA{
bY?EVdi3NSm9*x08nu}zSc<D3DvLQqdTzW^e*CQL7V*k%-!^S7;qeZ0%YT?rIpT7zgZ1k)9P2k90Zc~Ibho6^;IE6cAK-qBmahkaq-k}NSb3L7_6e_7^Ogu
By)8=H;W>4A1rVl`z5X_|?vdlg9{Ao9P7>ZDjn)Qo0X7oZ=#8`Mk{ss%$b6*rvb0r;g3b+I%I@#k+@Hy$NsIaNb<kIiRY^TzS?0(LV_zXG~De`#(HCe%z&`
*<~;+A;SHPPv1s(Hv~ptd16RACV}uawVx7-FpY5?p5bxb6=fqo;F)8m}RBBQDV=>kcMzYke9jj>`+*m)Seq9+hP`GlNL2z;V>A!NT-ho=9flA(wo}d!?p1%
kpb)&<V2^j=CxYK`gxZMXPN?Q_OMbWSFwi`O63lftYe<>Lp^m`8wDVO+sv-=4eR|RQX?VVGk5w)wrac%klAgqFDTfrYit@)6Rh!te0gr_&nUfa>5SS%@1m>
?g0Z}t+3#C78Nj9LO%xVD&wpT*1LX!Z33~Df%{u!i=VuQ85=g0eTagGn2e+(?`ckOXZ+urN7_Yc$!=1vBe0608$x8JP5bd?S-%V1hsMCo88(7oHMam=EwHb
m*z8(IxaK4*Vv|gF^-}zC-G6gg;DCLPr)oyrMd$~|93pocrV{FzZa^upJa@CaWgt(L1-AU2!_jc)b;|FF<kKk<I50MZo2q=enlP8AKSF;K2hw1S<LpUus+P
4O?nSb%RIfb*Uqhg;@-4@3qs3@4|Kw{4Il8&4a^=yY-EkA_6xz0gg@km5J7j=;1Yar-cz>IBiQvv`pgHE!ufm0)NZnAw&Cl-;)Z>b{uSHnzRa<q|!!5x%m#
ZvoIqxt<!GixCQqCajWcR$bF=%C0qs$)Q3tk7$u&b?4?g}U?Qa_fHejlUejlLBElzpo37hnH$bl7_?4ld4(#U}QVj3O@<E#3Cb!wHQhk8XnQq6Ed>Q*$Arf
NuhGn2V<O*eeE%>#u`HhDcYp+f2l)>(P~;2P~9MykFzcsv&`WG7Xq7|HKy)<k+)LQiEU|FqsYel{q|+D)ieZy;U;^70G=JH)e_>Ny8BmK27|$6F%?lWEx)h
cK@T2Opebt4gJ+{70)o|Yo9yWZJErqF)r|!{-<(UP6c=n6a>}n)U<jXVE;W;VAC<jl3R7qskMZ$HmC1Vl4lJB-V^%bYwSE#MeZSQwWqaLfxXwPxIbgD9NA6
z0OV-)GncBDP%ucLjay#j3-u3KxJpQGf>o&>8e3<R*vip^4u{(_$ZUu86SdtlZJwD%H&V5*vJ&4hbXEPvVMJUB~+twMTt|=B9)ZWIsXxPi|d&H6Tu(DDcj-
n58k9=V=jSTR-2BDzalU(b5HlVWYG9}ZqT~u21T89hH$=1G-qx=2na<Hd!4iM@{9t&YLL654ku2W(%(rs^Xm$0MIS8r#s%Vdwy-0>&tDR1UXiV@bcaN-|FJ
<H_(nY|(t!ozLml<WiZ1ql1u!nBU-0gnbmr)KgCiBM;7Sw3B-`CrA*M^gW~#UsUQBvLfEG3Ig_f#1^=+d#QoNZsW?25k4wCJ^>pi(;V`1bzaLTjnk06sRmw
EZ$$rmAs16*cEL48<6}+_MCH)0z{@JsQG(L)UBctP5r13Ypc#APbgZt<RoNFSXX|hKf^siT`d-4*SKipEFux{>yO43m>iXX>5=*<-`Ntn+izwFw)G~oW9Ob
z^Y*JdlEkFQ0gssjlIJ9&0}z-&MyY<TKnMlFWHM?Rg3PjE1(E^iypDWHy&d41?$Jl5bhm~R81s%iEmwXSLgDpmA({FpkINdyAs>t;QL)i9QL%c+dZWHo;oO
pIBu>@|qe3)ubdK_%7UuYAc7x#=1?t2@#Wjc>B=2^01rb5srN>rh?l%2NMd{7|_K~t<ba|@BVyryECo3S^V}!M&c^7?$3$v;|7yVGPXQ1ieycnwwE5A(+JQ
@vvGtU|)c{IBJ>ZPR@UImabnlHe3p1Si}C%Fxo@y))ipy`0E8|8&QG*KU_9t7UZXB0+>P4Aoteuhp=szH-xG$2O_hIhJk4~F|2kz3T%LZ=?W)Os|5#SD<n(
?-lDdn&A534cqK#v1NT(&DP6BRF~y-9mIAs7KG7-y)39#^Ek@Qzt+u-u_lEsFlOoJ6YY+;PVo(az%@^f;ybl-nX3YuSu6#l_1lGUSoX0#0ihT+h7u6AquA1
gJiE0opF2beZT!?14;B5%_JzqN55}4#UwVazF&-ry9%H?8cMemt*o6=TISR@e$94+GyBh8<5s^<m9M63Ia3+2WI)M{NBN%&mv*v5IdhN7kwpWe?n?({Lv1a
(=gi2Q>tQRXMQ=cg5bHu0MK4H?DRS;*c=r7%NbP4^&U%y%DV;D*xh<48Xa7*DcldD~Mm}L4lNyPTcPG^Z9D#b0<Qijo2wqL;`z?CbQadMq?O-A51|1j}>HK
E0V)bO`G{dfUxA`kYn84OaH={Qn)?9_>$gx3@!sHW7MoSb;Cf%L%DCGHDnqP4|1txGAJ?wg-x;F$aMbB#{(}hveYOF;4)lj1TQ(+;DESw?HcEZ9*)!|kCc)
t^j3UB*Hp27UA8xxK`q>22^XfCzmPSBMz!3&+6t0ID7mpf9;A#SL;N&IH|;+vzR&9$utlD)-{(OJ<>u%Np?FhSTC(ZM9pPlP_13Hw-KH`CFNzTd7y#y0Z0h
|3Uvf5%aYs(6CyvP)=AKmztVcUf(5x0mk}pJW2ldPW%p^dbCfR#Rdlj)}crY7B!qVVA32&<9KIdMn03>|m_=AE?u3kts(sO7L+3=$!Y%u0hdZ2hIGfqgmc|
g}yY8$S*}e8!{1N^Cz^Te>0%b@eFmBxy(uNIXG{Jw?))FMzaOrmM<0bm!Q4K_0O#1h{<%OyKK?Pe7(#vf1}OVoS)wK2vS;mpdf23D<qsYm||U>FPp;xBd?`
i?r#l2z!MaPO@m<iRnCc+X?r2p?em9Wq<xjV6zm17EbWP$a#p&%JNr2mMiaXqK0p06+U&uC5jCZFzuLP;xoN#hmDV9|&UN8-PHBnkt)cp&2ol@gq0^~NKcY
vmP22pHgq@+8<2A6B`bEcOvMCwrDj1lS4I5mwtxm{x6D>BLjZq5$|6j2D1{f&~^@gfLjZy)gfa+XrGvO1kmqQ=Bnc{H<P9{T3G}{7<!pTMDy!XMDD3qF;p@
7bkCPW$XTx&&J!2=to;RlpRYz(iA5NIOLsJcZUiKcmhK6m$DvbiuMyuPS2zw(Os(Cr${3wv6{?~V0SGC63V3FQwTrbHmh-|arHVIgj~#|KJ)YGQJg-P|g1x
A@0y!ob7>za#9E`Lwf*zn(s!a<B5BwBU!7m`8j;_%P@*M(LXKzc0*QDtY?gf;aRCtxfE{>c|j0N-#M`nh@5R=H%QB_<QSY7`)2N8Y6MB?X7Ia)K=$+S&c0n
WwBkPKOp&cI5l%gclSu_#;u$~T$Zc>iK$iH@Jxr<1<U(uq9h-Fu)1{3>7v*Pks1y=*r4(y>-}qKTp-(V3py>akD86w2VF2E9Tv?ZQ3|g|9XZz!^-wQP6@w*
8OcUDzx0<q*KY48&5kE_daCQfvt55J5yz`Xv^JSLei(MaqBZYglca8SKNnu^j&{1}Rx+k=xUO4+PEZsRy6e%8<y=*d*H9v8sXZo#dXCGPv*_R`A={H2}zKf
rrt9TfjlhwyvT#ZmIlEnDG{;@{pH2NZZfUx>Y!ZZ8!72~@1o{GzgsE$F5#cu<isy7LZ6Ytjyi-5TmJ|8+E6018W0eEa4QG-E|wG^BgpYR?NovMUX<pH&Z!m
p%ncrzdQs)fSTgiG$&$;LXYo-B+e*{nz`#oT<{^zIVEtQdhBtWl8Rvz|a%>=ZGN>GFq~QlyZA*4d$P-3P}Va`SLF@0WAb_+DKW(+0VV|F3dgBi-6LMPsOQ^
@YB2z`~wL3|n2ohEDEr$3dlb2~ZPc2scvdc)EoCLF-w_<n111Hc#4z9+xXW5w<qB$3*Sun~`6SUpF>PCFTGHUi6qY61xzJhQs$6d}!D%K<;K0;r$N3lj}-`
7%`1SEoXQW0)!+lJA^+t%fFr=(N*jhDTXBthexQ?LF)vXkty)NT!(TSjI{tCjs7<e$-+-e@EHno%A1`eOb61w(cQ7nFoTt93Ozf0iMRFZdywx~Z;#{!LekV
zR6hU>8-)4t^~<B<wv0P%-+f2`nlPBy5)!<E!C7s?tdZ%h02QJB=mon}qYPVTioF(T3FI&B!QEOWS0fXu8|HiB?eT}>st|)_CLfqLn<XbYyU=J}5cUG(b|$
sssIEEpovfv2bWsJ}RYsNVSM)#>^{_nnL#mU<rcP5`9$-SihYu55tYhebgNQ$1pWWZ*FQTSY(Uxth{~|TUm7~+HIbxE_WP*xZ`#}coq%;&VJlU#hUYP-pmQ
Nmxb_g^f+1oPTAJ{MbJ#kxbY<1a0qZ)3k0R7Z(K1kMHfwyyLs^SF>zcWOc%!cx{by8hCCqYU2O+UTJA+>-s*sj7_1c8KU5y9gtxhaMK3bn}Vfj;f_ge0rQI
mzwRF04Ht`gn<Vx9E$?4&HT5sV|O5S|6!MOkVQ5tLtE&@&sqPB~`85@!O*=m@o(XpM5(^vJsc@;A9Wv!%nWj7R6GaPe)WD6A7DxdbRRbH`@&KCIWthSeh7Q
P&~Ae+q=^A>oDHK-JPHIDPrPfPF^u1U|9r*GDl$K>Q!9*1r^?4YMYg?uIMYGJRsx6;ab3Enr@xY5k#)17-#UL1xHYV8D<Ohzcut#XeD1+3-7BN)l_<LHGJG
413pR|G{LHbiz-osiS0$>Au%47#SN~Pt|6;mYq;qOq+ZHljjlyGUHA8Y7lOU1(`HZ`9)M(nFTb@4N80O#<vH@o>3i#Bp0&3mK=Sj?Rzjm&)Md*abOBUnY4Y
1(N6Ez%k>k7aq}UNT?cMd}^Y37!de+wU{L@d@2-|5&srY!EchLXnKT?5GWC7S{pBl$s`XYY@crCUo_!rCeCVKo?<V%FF=6J+2tP*nlEDlX2zVx)G{i%-EFO
-8V;8}UE^UurPxHS2>7@W49@STvH7Y?TP3(Ab(!3odSQgZ|2lC5n<{LCiml=EGig9&#vt;E?#Pcwf*d`iDSmVH2iur%4@GG3G|q&tRm4Mf81N^;rQ4iiY;_
h&twU2^2>h`mb?vRViL;G&UKU9sfvtI668f}~R!Qv>rhZ<7PH6JR2CBrkv+H(Sn0N|b?3A8_%+R`+Rz+HR+K($&Ccf>nb7x`BI1S6f?u1hJ4)vXi3}GMW%D
E;7MTHAv)~(X?zy=eGf!fN}=FVji)B_P~&JJ!Ot$dX>7PE!c4tIL!oyinLi<yb4WA8bmz|w6ZqKZ2!I;4q7BDJSFHZW$)Q__%Viq4I0c`l9po*axW3;p6@9
8OCJAb+wHW_i{Q7On<Ct)5IZE9+0A`z!3ArCayxl(a()@hdz%7|wJVKs@;)RROg^tWbqN##0;lT%KdsiecSvt%Ji)_nF%ce=xf73L4wSwsJ$yLA8M`9%#OB
P_aP3i_W>7bl&&*|oMs<<IS||Lcf`_^s+gdNWtCfiT;p;(2rfU|nZ4Z189LCY8Eiu6fw0k<Wb%1nRiJ96lf=+~QwvL%z>f-pvU67S(Z^1w~7=Wq%!dZ{m4N
q;{5E7i&?U#Hp<jww5f=obzPd|SSnQ~`|QcCcs>Czfgp8UQexvt}YIzpM9p{@K83Q-Y-_RF<1bD#nI8N9}YIM(VB#Aka+8+Rr*K}*?EC!Ta+SRaGHvinKM^
4ooUThyf6<dfVmFsO2iMM-3>db&F7sp{k2fss7w<!*W8yJ?0I>y74Mrhn>R(=bx-_-SNkwe~S_@kho@kyID<F4`EO)^D|egb&8SaQHp=T_@Bv0gBWme`v8Q
1v1DOXbRlN2AdDYLULDe(Iwi<b@MNLbTgsu1swtNmAp`)6F*Qh;Kg!n9vgLz3|b;%k50KCRmTrzM>~3h2&_-lF23UDapsI^U5QmbYdlA}r*QK=EcPiIUM|Q
c5^RgRvf<*R6tN4E5gs~)1-DRSBiJAHN`Z%5=t~BG`&+Y>Ws;rQC=k+*@?^^3^GCW(f<8lHg;A#FC}p;~%BV<sr-c(HUEhAQ4`*@^F2oFMFoBKs@0VH{jT=
x<^gEwM<<J8dcMDF8Gx6tE1HHel+fCp6h^59ldkQ9FRA=zflPdzMj*&9xrO~;j6TB|fCx;(9yx)dF=4nb20?N?Nr+$GzdPWamgS9K&!R!k>m%4J7Rk4-%xB
qMw{C%P{nXvNZ!%PXHIO6{@FaW*wb6H2#Y~l=DckU?G@Ib>@f+uO_k2qQ;Z{eZrHb^2n_lFsQg+}u0t6)&&RBl^GZU7-{tl5+#5LA7co+?1wuyQJ&QRv-Rd
Kg$@lj$;!ft{=_JwkqA0x`dd{9TRi%(My($v&F(3sitWA3cv=lAca`x(G%5xj`<aGm<9XK0V^E!M!GS77onP{gK;9Z`~pFPz!Y^(31h_;u>xJj$i<9dFDBP
trd^n3!;&NusZgXn6OA`eA#RzJ#b)qZV@)6iqhb8T8aqG&~<e^FuZ_^Hih;X!b}ZvQONNjI3kec6P_3Nf)XV=NB<fSBhh^66^vy*E3*)4sbk2FPj9%Pyg5K
G{L0W{StD=!r{D?imwd6MqVAm_j2C<nkReKT7$RroS3q{@3Ew#ujRDY)J`*jLXXfGV6uSE*Sb`|~e@F(I_gUUKIX)a^+#bAGAR7wNNcH`0rYhe}jWN+hZbY
jnnVxYQf~^!X8+|<`&~@}cbItIi{fdpMF45aVXGhGjJF<%=!*1O$^SE5KRDP%BVJFs~vwAt#Hs}xIIfg`k<4><6QU-WTK60$#e=S(sSfz%lIp=#Y-w$w6`4
6T9p2-glF2p;k4-Be3%zKFhdR4kl*l4g{lo}L5K8s4G<|3T^`joP&R`E|WRT{?XMpE?YIgifDtUPq_wS-VeaPd=6yZ&ytEv0Bj$^9hwyhoFp2(+wv_*m~PE
mY(T^sfw63xygilAgyQExra5_Nv%W#568+se%!h$d*UJ!6sly=^`0*#7JA?2=sZ#Jm38d&aM#<j2W>*>ENyGQ~xJDyg>R$s>no{fW_0j-Yu}4Vg2$KPv1yW
6n2QWgi$Cy4r|^cV~T;1p~3{C`I%T96lHb?6^tyjBBc4nBPh#6B6VG3@P-lId3AV|khoFCO3DMkSBq6GpHMK#&PL^c{og6ixr|;pbMvXyY}_7!QT#Mm>x(+
sJ6??Ux1}G^bvS@_EFrxZy<f_HeQ}uTS&)bbY%YP)0AVofnN}-3wA57{HfJ|F0`u*Iy_qSy3_aeM0(`974|v895-+}Sq6rBhq3NBLKzxsC|H!!H0&O-y$vU
%%R-0r~<R%b_&tH_gwO&V4;f~_Jr_8zp0>r0Luvi{dQ)8Q<WN_~OTY%mF{T?**7_n`Mg>&y~3kdO0k|z-6*rYGa<Roi5c;_O2drY1&jo9kR0--+jJT;^}8>
(p@%k0r^Es|bMZ%)Im^uoqS$i3}yK*Wu)z2y}O4kcsC8ZzD=pf|SO5OOL@tQLk!H+-sE(CmJjO-qgw9RYC0_J#Fb$tjdpi4|4UM$;jz<#mh`G;8b4=|cXxH
8UF{jZ|DC?y|lz;;pjlT0qD(NOOm>bNCSEP%ZKdf9Wg#eYl`RFLneeE#AKZ*Ex~(mJAHt#2khGwIoPcYxr$@6d)p1B#zAo>%?9;7~#5PHCjL02Q2ZG$0ajN
Wv^0c38hJR?+A9Q_#aDxRRd~{mDCKZwl%fgLgi6v+rYY)<!sMypFQu+sZlMTx>YFXMa3&I?=S3_sLot-?q!arqx^7t<hXhDZjD+4m^aM#(^KUilgZ*n*aW-
>9vGQV@ux?>9k|6<5nlwNa-|)Ru>VplrE<Yi?|BukZ1BH8AR3g1KRC*pf*Vb52ZDL*0VqxWh|MdTLz{|hEQUfc%kpMaLGK<!b}(A6LtsGc@JOsUFFGt>auj
Bvr=87$!@Yfavj=iXtN>F{XH{p^aCKyCiFl7Ak0}bsXMI!fj1yyn?)l6Q^qE7cV!^T)=^>^!31+jQS@Mpt!*S~O&GV?|z{$?O76BBR9?BHxt_xW2wJ}?B!n
}8u+I}n~MaPiinzZ50<))^P|4e?veDte60kOI9wSrfs_&B<^i2yVujBUvG!IlM@<EC!E)eck|DixV+9KZBe-*jSzEBY5UGJH|OQ1mxIO$!?I*_}Tgt-T^|>
D-mVxzSC#o}}=zxb&P-Eg2c>u{(&U#w;|ixuu2tA<pMbDMa$#sFWB=Sf)Z_;EN@@d@(ieMqPmJIAPMS*K?)}CQ?iyuRQ|QHQJTfC!vLbJHF!r+v(61m5fN0
#F7w!2nf5@kcOZk6X<G3S02*=ia{1%pLw>iy82ro!yMi{tI}9~$^5U<<zQe_LW))WTD9|yiCYbvUH_4AW?D1dg*3c&o;*5N=x!hs+B6G;+~Oh!WuDyIL>f5
2tz`M6EmJ#VUI}@v8tJOJ(fB(bd_dxIXF*1is=bD!&UN3JFkrkaSS_z&P%)p+i9Y$MQo!%)A+C!d1aK3@AZ1gzf-8%JE5~|hW$SF*5QzdIOFY4}En`3hx<}
Hj5!DIUhZ3J4ltS9<?b)0xqpd}dh6ZcygwO-S*Kw)nf3Z8wUW-0;D~yDdAL4NB5vWxTZ$>aAJTqcl8NUyL7wq#Kz%^_6W{^a|LfMv%-DUYb(Fm6z*sm4zOK
&9y?`(LojS?c6R7ix2CleOzt#}q4H+3+g5<Al3>I$pP<WD63;NxNiGaxogB=`v7RHVLYPXpV^($XhpckD3z)cYbuG*J8F^O+n`9oc!YUkf{A9$PuXEuyM7t
eMhMEc7;#P|x67v341F_d+sUr1R*=-;T>bFw{EA89H{`x5g$Ya3Sc4C5NXfAFod32&rR>SPI!42a@^3rIs^8tzYdy4UlUtL|`eAb$8qK9W?+gG-WM9&0zhj
rJ0@j!5NeHgE$%`?>gBYZD!htEjT_0v#yT`h@c7lc<HDs8pr0)IXo8XM39OdocGjf9I_Ll26q^i8j`_E6!*m4y^wU&Q)ja1$Fx*MYrUdjh<7iI8{$M@uSV~
O%8ZdqbV|lOwb0)HbbNsxKhyWVBaPXs@BI;b4*)aBwRB<p5=3znYzr10?`Cg$ab>KmmTzbpFL6<Nq|x@iiy?+HM)VZvSI>|sp7qfVu8KoGf9!5}IU5}>v_b
$M=BG34ngaV7b~zO#7{hGSrTsdHJ3>}6V$$**!~}dRu3<x6QKG?|3ak*P_ni+1-^ZDaMPDKKSA&|HtKU5d4vbet24Jm(yc2$kvJqbPJE0pze*>pmd+(OmxD
JaLTtlG6!=m<zE)s)O`E=20z|l-XqEGA15Q~3+A)lfgm$k<gq8gw9x~AFK2OWITnJuz7=^B@Aj{c37n~0YVm+twAgZ{s<F&Qva{A;{5wj8Te7hsFy2Zpg(m
W|U`4_7UPvrtIjHExWwYK_|p`To#FrU(#nE3I>HGh9HYOgPSLzwfy}@fCjjnuDHzem!3Am9zt+F4XZHPIZ;xFh|Jjr~R^K0W42&;pXTNoksPNb$dvSApg6(
onR1aSK2$G_yhHdT8RZw3e@byT!X-MOvozoA_|;N7>ih`7H=4fP2t?lHGdL6d}d9M`wX>`U9&p6Z&TJT;twDBb$fm>+qG+?4L+A=TQIuRXdtkw5*aGPXGkd
En*<hGY@2A~3;0LWx<ue>P<qL~sV%*9qwg_Ms$9)S-d+u6s}_b?m<~P%L3PN_e^^6}u%uKsY&Th7#-&RWGRj#=Lh_b@K&az${wv~Tv3n~dl?%yA9iZ7uZ`@
9iC&^@ps8wY}|JzknuVQHnI`iFS^*!Q(d$|d?!4^wbJIs<m_c;OA@xF|EV;G`BkWlr8aY6yM>Zm#pwSv3K%OtyfEuJuT3Oc`U)sz=tCk-7;7Yv>O4HJv3^?
(7e)Gs#zEBlD&<hygrEg5#hTaPCvU*V7lgcseYMn|O=X(Qx5axCPmoP3>T7DV1cDU@srq#C;^e=K3s&C9I(<=jY!W*=OOlbW329A?+V;SQIzw~(X$=3+&s8
wXl<VNwReeJ_$7teiG33Ou>-42rCuQkU3tn!x?XEgrI+5Y?)Mz4k8Ev#AQnG$@`06o_>}kk8CQSpmAQ6U{7Rmc`d<S#6l@lG>cPnOVGSxrgRYjj78kE%apR
xTut(cJ(iC3UHlN3|Zc(mDsnSgWhg>x?tGGqA71h$XiFB$e>T;=@ezBTT>o_BAu)n2QO`Rw~R^{p+{1u>Wm{Y;(l<$`DU6-+sfrnk6M`c2F#p0Jsx)PUa42
uLgyypo3BWm2F_{t4b&(nYv&c4hR-s*+3pksdzGWV9QA`gmSYs@Z-KYu7KQAu0!XLMISdpQlXuSFZ&+-`SDw&8H>Pm42y<q#iZo4|qoZ{Zo+wTtN8RnBWJA
_x^}t{h17f;Ar~%`$DCl38kEO_Ra>P^NR?ASz=Ai40{Xqhkx|S%x9515Djn05`cA7WYJnnp!r?QCYs)yjnRMl0KtvbsIk+$v^xyGFQo&(Y;2i>JS;Df~5_e
*6(qv=TMQon%WoxzReh5(Biu)(d93mvEOxUoYsJT&t7le-d-4sL+&m%oU)3n^B7e#g0|M<yWjiK)}<GzVV*v4maLZQ?d^5QUp4TS&uR*CrVF@I=sGQFN2N0
m}f%6y0{Up{c<$zcG&X^s)Yox9epb^D_q0%N9pIPjBZ~m^%>OZNd1>^&x%5C`w#;^%5I{4&sKhU9S<NF8@sPPQHbyL+ERI4=M3U+AG2qJd>sBm24k?_aeEI
@aBYp_PuRM@0Rha{}S8I5@A%Vp2tYRWL7$L@s3l(Apg&`f1jR4$c(Imr)9_W)|ElFNtWCCKSgSTE+hdp4;rkVzd}LQ9)U4_P?20Z;44sco{|fk9D$e7jx$h
cmp56-bay;A6ip+*giqR(doa|6&klCPPC(RfgSQWsse6V@!!d~I8jUKfvWbSQk*=r`Cxx?*=_MG+7p}Hy@k`u}1kAfnDp0=PHHjWyM0#O@v#y(FO@dBYZ=f
fHF*iUnNo|8tA1Lv8ErY!<Y83j21}c51%#<d{>HfbAXAg(x`V1)$HRW4l@NL&7B~UvkHFb+pfKs+~;Pa_cr@`1I1|SBAqP^-2Q?}uqJm?)=#{#(!sMR8dOp
*<xUgcqu%vv!fB?vzl+w2C7wcwy@*q2MDw2&2~UW)FH;cE4&7r-(E>_5)HB~NTF;xa5HjME#%A+g0cG;gT{h?R4AU-CHo46h-X<m~!UEB^ck^=GV^8E5@i=
%mkUU$zB~46ky@FY--LrVuFsQKNA!GjPngb5sbN!$6k)tv<MyO9O^?4ARwis<}j4c<S4I#E`Fu>S>O18WGXc<Wj~aJ^#oj8LkNK;cU299USDNJDTauI#y|D
%TX3j(Xd{}$`ECGzGQ+15%O>*P^w0HJxr}3k;fi(hbNgDa0Q~{nCO+NreI+lPd5F(j0B7yPS;PHgF$%kSFqhJb6MiQaRcqD;q=sXxL+N?$y2b2rGv9*Zq@q
&zn*r<Hu5CFpQqDUSDOXbH7i5%c*zBT1<>J3d$Vwo+Wzs8wKxhdJLvjmAenqhT!v{d$_9Jg%{C0fckP<eVIQ0MY@@M1{YOXlkW<>tV+~d+Qxi}SovYZ+KXh
qTM7}~YP9c~V3JG~;8BqyMUd479C@&(%e)WS6TE}MEl0RbQKd#%k%)9%961i$KCL5t@R`Q{qsr2ZhW-!1LA&EmLlq%S+G`R?}6G*S`{2%R`0~P#F@;D=~>y
L;R)X=3y^l`C6igsuGVaVHuSz}%ER1{0+wnhRk0k7DvnE4AN;DS0$kMKxGIKqNk@uO-{LX6cY+^8T%E;-Z(X}ekc=1z>VR$@F%A={$+?kyNjbCe0<!9R|If
D$SQZpG5f-v-8TD~Gy8wIn|mRU66`MlC~Q`cy#*Ou0ozfq*_d(bd6~Cmh-pae;T=#m6aca}7O72=bV-Q8c@#*zLet)U3~Wos5gwa-{9f^y~}iw1~g(^#LZx
D^4z%^1wRn$Cg8Y$B-fU6hokPviyJO66n=n#Lmg(<Yy*WTPXm&dZUFP0>1Q8mY~39fKddFio<5~kLE>x+_Z}b?2mtGUm}5fc)>CJE#Ij}TUvE`C1%2FwMk8
r%a}wWli<ljt?aLD?__~A#aDL<onFox=Vt<7N5N4Y&F|pg>c$P1{<!DKK+hUSG;$-Gf1uR))*E8pSR;jY%fIFA({(`*Lr3Ts;#IOiQmnpuMYD2+pp;pk-rw
X{S_O0<Jep7k^C=E(n|%#jVEH6)CdjODo@<KDEp$8jc#_Y2zlDCQhiLOuqPcVwn$}zwkzJ3<-<qb`vb7}plTR_cJ#CbSH=g3-?zjn_u$a)eo`BT?<Qf1@E+
S_vn5aOj!FBz#JIvCe;bqjXEul%9qO#3~gf&RGsieT#kwR1`oguy==2PFjRVp(i6s!?=47W&Zw0eva1{18cJ6+Mj&?;lk=0gxt6NHGQwq2R*IPb183a)mPS
>&1mR{n(7z&tjN84UR5+l8y(zY4+PZrCIyHl_=R^JlfNHnE6QW~7Lo`SsS6e8wgM5^+?Oz<BLef)i9bhr4tP0NN+B_q9og*!*x&yXTiI%_-A$&buy|`+CGL
fM!6<p-*=G?_euv1uSByyao!dM9x5`8y)F{jLdfe67=bNj>npHEK_H1n+e{yHB%MD`N$;keL2k~<I}O~bT3a}^$j=kkKr`-i@>^t(9!BuVZQEfS0}q}!-`t
Na1IU(HSu6bzHseMGIwykfe8FL1c{o&xgm51!Go7W4`-1;4oLpn6$4F%S9{?;_<Kq`R1<A17W=<fYcmzIIopAM5=OUZVe4>ln1<Jt1;O1JJPb^Uy_~_{m@>
FIId7$a3kg*G#}YMR$<@_v(AM=l(b9V$N#};qwTHCK6Nvk%>y5>6nRm2nNhwlJ5L_juWnVPzjRVLFo6oYKp1?-x4vJE=KKIJ0XQ}q|x*W<dVPNH5r~BQPRh
9TE`BVf$(fSZ()!<w!$%hAZ6X_$7WA_Y-%O>n++pUHkN+!O%gvII-HZ0=v1{v&|MLclTcia14ISt>-`A5S0$mn~(SFEfPBWN6gDg#GvWRWb_Sm+GiHcXUhv
#xss{#eIK#Ux%_4w}pVW1I;_D%Mh^wFKWtyQQ({@v3`j(-gba@4%onO>Dk;9}?1=-b9s~=OK_RK3dzxfc=?WGC{`fcfe#<_evM^!vvrvzB!jj6nJ(UOgOU4
vs^H!`pMD<FhY*0gHWSe&tQ^{_ktjk!VM$}IY!So&9(T(&qRJ_NSAVERqz%~qq8xq^=JxmVL``b7o7hx$%^3Ikz?XiUC9;2yx}~QvHlL$$4pI46sP3}V@CH
{x+M@_hqobTYl%ml%+7RmeL=MK5dd6d*_Hk=%_qRTw^tyuqWi?qt!mWGz%I*z#R+FDOd(~8mpn~1H#$%;i=~?uBw8<6<bpX!Qv|^$R5VWg^i#v+3`C7~b3O
`H{fYn{`?z<f=kMJt;1WV=-LzQE#&o4*|B|B~4)#VrNc(nuzj6S2qI!`<gg30c&6dx~wMl=^<Gl$<mmK%5Uuad&(tTQa?@B-2Ok+1NSqo78yDKK@u=>2{Vs
-)~%dP<{Bm-|%U)JMBR(IQ0#VQ`|d<RFDAH;E!3+$m^zUjbfM*DiSTB%vr6p}fe3|NB>5C5d8{PN5%lGsbW)-dWSi9?rpW0=dHHx>eMZjAwo-OFfDrRLJ@w
`#g(j{yd*F3b(jQ0u3Is>a1T%keG_{w^#ML9ogVqJcwxumjo$5T2L@R$7InihsxfZ#xWCEr)QHbJLUWMt<#h-;m%npSo;}UJ>wYiNp06rOeEA;q@RS#!I&4
T^)AA4j1M;pbB`ocBnKe3^2~EaJ$ifXN~X|dAUVUnbnJYr8@=3M*%|NTMeVN&>mn?QD4zE$rUHAoxHQ4+jp!-aRJIE!yNIU5-Sr0Ib$3)V|x#m06>RRKG80
U$eTXeZ7dF_(cJk4T<*zwqL~n4#iT(NO`E$`)BYwOS^zU~GGSO0<V*cb-VZGau>5fO&i5Md)K5OU+FMx24McW+bqcJS>j3~uGzDU5GFeut7(qSgl1~soJXn
Cnmg&`=Xvf=<=16{t9|8-g%feA{1S7qr?-pDY&g}f6#644DaKX6kAQ)cEjD&hDYPsl*x<gKA9d%D?Ky|czMm5tGA1n3rP;y*?*sSbaindL?E;mhZwaQ^#ta
Ou1qp9*6sW<B-oFLh|<Q2%IhFUbJaQ)-<Jpj6KhfJoq_n=zL-q!(=)XAdLsYykqPkgF3`~q^aAMjs4<MI)U+j=-754MD>s52(U0XX-iYk!#BLd>Yc^g}z`r
uWl*#%$1pq9J;v==oU1WF)0R=ZFcp=Po8%3b}UpwgsB&o@7VvQvHtGi)o<8PQ0_UBVbrBuxgBT<jy_6%p=iq%UNF3V;=xHz8b>J@DJjFAx4=5;4>U^Xk1~g
TymNh8*i<g1*#<Lu8a5BrzG8c0V&597VDOnPR!tGOq$t$v>1iy4Gv6>m(W>elOKm3l+TMLP;j4wktkz|$lU@enL++(OfZg1jAATem%Uv=Ra<QAGtktlgkn~
|&E6KzSh^LeuNb(7v-{bb6SY%@7fdg&1=;1OlFbwW(cqT>2Grc{dn9{v_SEOEUEkhqlIK!1AY@W8!<S12JcO`0TTnAGkM-rCx{9r$8!;#O0ET<MESdK24RM
1vI;Br_VqT+Kb|5R>zQP8+!tr#osWGu<SgNRJDz-HfF1q_9%Uyz;ns@5FO!KE3bfR9(aaXmP4-0Q|a3?TU$FZh7SxQ<ki~k_61wMehd9%!rjVwIRWLQp7Tx
3$C(`;kT%L&Pl_q$J`zNtn;u+WZIioba3*W;!A(jK<uAD?*2Bs$7dW1;?n1ne^NC+WR6dT|7h*zD+HHz_tW+6s>EpXPo#Kcm@3o!3M{qo-y*H1SPZuUE#v{
0SldHFNS2D_KGP)_xf$-(~*!$yTwC11qb}<kF4JyfsGzY1$mp$Ut`EiQkn83sjJ5(fe>N?HTtTrUaplG$Y%wJ~=89Sp9UCB4bF*W=)m6w!tS$ms++VFP@~^
=u<}9GHKP`Wu;nCqooZ>oq5Rt1>AmB7FiPxwLuikBz8-WlyD?)rQ-WHWiYlpa<Xl7SwmzY8aS`O7N$oY5qu|)&X?Zh0i|h8M?I%C#|CD8PyLkD`w*<s1t{@
)g3K$B`>Lgprb&JJ@U$>*d%7=*-IJDi&lstm323_}$OI=-r5UV7fhOmCXa_^;t?d8Yf2_>N))YWHg9I|et0J|7Y4w<AklO&Z9BR8Y8`6JeZm?fFjUO|1+!u
&#+#1?GdwE-gYujo<b_X2_k{WPlpbc+iaawWR0E&N-)+BdA=>jB3yl7;2q>HA!#pEvo_ibZf#r>MZ=MBx+MgWe7e#N7Lc&UXYsfCM|rg1imTIAGmPh#7)Q-
XY|8xe3Rka9ys?uhBsJRHJ43`#6`$bMtA4D^L;<tZPiE$Lf|%fnF4<Xl?hnv*%Yg{v^dXat<or5=%q^FYdY%BB)@M{?j+_$^2^=-OOq)w8@Z_E^MlnVY6BC
XfcDti)bS#S2IO2vu2S-@A^kvd{CTPtx*UfgrWl);FjH_;k-_j)L)6+yQ+sMb@udxz2^W$p7AtpCAO6-g>%&wHgExtJ4ZRM)H7wJzLGFUI>JjJcfDr0Um^{
3j}0A$nQ&ZGLLX#b)sra#B`<ek<mv}ZoLw~F(G;7*bf7bD%TOg4d^w-VE!};4>YHO`>JD{%neCV7QBV&Kc!dbCT#`9GyEBmTuO)Nt`;tpWEy~hkP+`KoiAQ
dUGV!hitJR)_X}lX8i(B<&ETp%tV+{keiNpP$jW@$KZj55?odIQg%ae1P{|NI3sV83G`3+G8D%jQn&sw9gj=#b<5Rmfb>PMrS=^E4*#n;DXp}DgDVF8t(mu
}BJ<n1$tV_F^s85?w@iLSpL4EngjV;~%<lkBFk1Oe#I6a0Vo|iQ)QY=djKZoow?%b?Jn(MosWf2F^jokxxbL>Cy1@rL>Y}%J!;e}qQx+sYzEvj5BcxmZTmc
BfeTy|%sauqa8Repke!b_M#;>Klg!Lp{;%N;^(W`fn75G@}AUzjEVFh0<XTdzC%gk8rEO)%;98Ij>N?c!pQ77Npv3v;-eJZ(i394-zezwdC8$MktdQUg)YW
ca^}1~$NuA%SLGq2sxbi1;zp>)6xH?bm|!wwo?MF5?>37;0@jZFNGw^@jS=U40CT%?<U~i{CDv8w^2<io3pXP^w#H1NWNWkP*0s47Q%1XyKiC1;s%l2v2M7
hhQ2HH~SX6AAcJbz}N9Z02{5BuWci9Qt>f#<cg`p<FYpCU5;kqsP_E+PqJsMmQTk*ry7tHDH1GuX!TL<UljhQ0TfRWoPn%&RqD!yodu6o+Qfn9R9o!X&N7Y
IQ(uT05RYc5v(Ur2Wi>;ft3ankKOI=0A+&=<jpyg!l?>5t(HVa&fc_qfQ=#_~E__IN9hV#sM?NVTl%FRl*+X*9S4%s3OEmy1l^}<;f@iYX+a=5}%<;k#kh{
FB<bitFq#aL$@7KPF&<;r9q)JQu3<pDvGw@#|PkSlHN)11paX9A}AjFzB7tlc=50;(v-Nh=24vf9&c?ohYU+ncmQL2Dk8>d*9Y@g06dJRx=TIH=stgM!fA8
Q78{!ebG0!RWC0Fx>JYb*}`Cx4G9`WpFNth*-&%i!8gvQbEs;l9{Kyy?-oFTdHVKb_+Lun_BP(_8Q{_OV@$^)Vh*sRGMsKhi=Ho8ch8YR^NKERJG?CdzYBI
(^SsWyIjYr8ZfB7@&kSb;a2cogG2-9TrT$Rg`&0$Z}fDdFL>y?{rIoCkjW>Xl3(@oHA2wfzAA-5LAl$W+lMP6L|SSsO3IPYX&8;U7jiZ4(i;YOHQQ3a@=}q
fUNO&YRZ@`I6GF1Vw-P6+opb+?S$s(wfG$8p_-^*9FD>p1?tbM6R-J+zZQDp^5vboY~W?rro%b@_t;{^s*>7FrUViMYL|)qzwY}6;$+A8p%1ZVMD}7@Hc2-
7?iE24uBxnA+O0Z@?;Y?6SqKK$K{--uyoViM=rH6n8*YC67#-1E8dZcP-y2HQ=|Z8~=3G(dqwKq*Q95{91lVe=Bsu_WCm1;;uYoSF=m{~3r7B}3juLDf)Y+
e+y)4nA0ruOpq}~cfHi}LI5Z5ZIr0TF7hLVl{ak!_>1}wK@&2IWkR6`KEHzZIpYqC;?&=vs9PsQqgUZu>QkfgoURZ(rhk|eNbe*R4H-o15&8L=OI=|fJrg+
|9wI_ucTW<AV*^u((9z!RZclpiuU>)EEuTmKt*mE@My@lN~LpO;ZRo&mEVY5GFqQAwnX6Q;?noX{ANTTK(R<A-mDG`9Uz0?y=>f%F0VI%-psm?Wt3d*>gaQ
T=A!hJw?OFAa?aCxfuWO)Cs4nW&I2zab?eIB`kP*P#3JyPnlk0U1~6gKzVdzlGgkmo0>46yVp<?n^}9T<{tt{Y)i@rhsAKZ6<^#zxpg#R-drC7VEC|ZEWtP
3xLy!(3HW<1GF{QtxewuM;&8Wuo+%@IWJ#z*kpacwsXO;#@zh#$5=3a2x52UGm``1P?g58u;T_xNC!i4FXC)4gox(tA=b$}J4m$5Ym5xPE5x*~L}l3!jA0*
KWRY`XH<mkhmfVHC^Ksg?&y@jgy3-j)n4PSPHBK<Fanr4J&K9HoUDd7fa?%)EL^cPi$i~AQK+n8du}QTZ3&7$&_cJnDY1eU4Zv(P6(iU>|&GRPFKQZ2`kiO
w{R+QPmYz6#;WziyesLEXJ^t(1RdQzS=^v;rSmPzjwP0>%v2dZ&Ja`Bt59A?Gp+nza&^X%TYmM)%!JX(wb(C>L{ADWFKE7O)#w6#2>uhPo)+Cqpo7BC%bg4
~iHqCt&Z<i6(V^f6B)#QylPjDYXy-}SFU&7ZPspX-0RCATS+H+Z-gFNT)1z4eBf0%VY+w8i_cGjC`MatOzbi>5ro<nU>K7mWoDvn%CS%a~;va%g53=+0PS0
6EBVe1uCdqA+p2F#Gd#{0P+UP1O4-*4$R$7zk1NOI9L>ao41MU3uPwi6UyYD}NB^5QtYfRvtchktcJENYXB@pfz_MGA%Nfa3oAhXx^LeiP_kY{)9=lWJ~n>
2<_Oy3Se<L;Di?uXY?^y`&amQQU<cuHkQZl5H_>D5cJbyW2J22mg^$mK)3*r`F^)A>kG}aaNT+T(Uv!{b8jXbIzo<VmoJL}cCA;hQ@WPFw3i;)bB>>zpxfz
rM9>4$tnnNzXsmaiy>EF00-0opO=!BAz{p^1cZGhZHo+QskvW6aA?Jx8ZQfl#JRL1l%d|4P2x2sM6*~gmiBq@-uZhqM#0G<kn5c1z-nv1S!zZkJ5-_Fxu{@
|(ZQ$>b3#o2+Sr+Z=V#Gc&l@KUW=7yabJPvl<-MUA1wOI(Aqoknr|32mE@evlF7F62V9)Gc;57S7z2U0Tyyc;_*@R6a9sikC+E30d)x?&Q{f59ay_!#}tZ_
H=i!xrau`&I#nBrE_6XCWXVpGF1Hu@%`@Bs=5QG|-5DE5>CfpDk52cciciig)t}*vY8(Gb-Y{t4CKE3gs`K#liqhS=lS1{AUs;EQc~W0PRqM!jAYe&!W4g3
$IU-9hP}E(v99K48j3D__xLA-F?BPeySpyJqZzMD)W>c-vzja`pF`Wjc?jEPfOvpyE;uNR01T4NV>$&buJ~mei13QArOZHK#VK)4(2s2X>(`GoeAnHzd<%L
-O$GmZ>T40r+;s25_0bqPvSA(bk)vAvr)}zMyU?k3H9p`0qU~3up6J&9L~UI41Jp2xSy=XRi7u%FlWiKZ<t{U4+xGhT^_E>t^nf^=Kldi`PcNP8LPL#LJwh
!xT3`zySVo=NmS4$VntIpAnyHk2EcZ6re6mtH}K`tDtit3%LTx?#Vp;0oy8}jp;;;okYCAf(*mLJlp-sOZmn*SK!oAt(=)=D>hB{gXkF(s@INBamqJNhxEr
4ffV(em_OJLyVs^;#u9S`2cW?|72K{aRndY$nWm!6SE$~`8wpV2I+wm0i?7}9u)+N1KLu-1{7LqBRa?C7fk+gL|%|^gl^4$!3Up69fR(A(SdvTD8Db&N45o
viA!H*92C99hTYX0_bu{h2sqja5|%dqDQkW`aSa_DhK77P1`g*cq4i7n~&qh{z$*3?QfnRK|X8V<r4zIU=au1okAcH3*f=ZnRJz~`sD4s}~>hjs63?9LxuU
yI&0d!^iz{zoChwy5O4{|2}fDS;J!(cH(L{fd?KzNv@G;g+hAUw8QR8j4d?LbFSabSE;??H<E~#HqXGtwvnYusjT4N`%gH0B&vMiKZzToMVITU?UG}^S6x4
?u(8?uPJS_6Y4_t^s>aUXYw|~S}nd-Qp)Pz4lxhf+qGL-l>y29pdD?vf^5(++RVRh@%r<gweuROV(@2OC)UE=jqGvS)aCtxfZ3J*YAcM#<|d;!%>3QjZn=?
uYR6kQP6oZsd(IcPFJh0<LMkH>);|Ch(62!maWsc3fm-S0TLbdGA=fORbD-gpowo!61(C8<*n8GrQ%e}MU8!+e|GqOZJ@5PN*?B#^&762E3iU~V7khk<k1U
E~W!7m!%#FA#A!$yinaRN<H1zZTyn?N2u*SLU9zE8Dp_jPfsh6bAA4q~!v4{Z_#2IaR{=c6AGj3^OJrLJyFc+UpAAZyh7Ye6}y#rhcFwB4*&mQC@oT&?d%O
h&zR#CpI$$s$CXig#172ny@nnwdo1lj8hCjWCP>(Te)Sy4@wL}AAFJP{AST;y!UE5PI#q>Ea?IC$_IG#Q8W2UsAfK9J&yBezoj+Y7sNr4rmH)gct$rs8!qK
B?zFKC|AR%;7y#{|iI>(6ububL6?i_5AtsQ_<Ui8-i1X?;3{Tm5S(MHAJ^<0R40EBaO;|4k@NX*_p4IsuPGjmplzh<jo89{a4}>8BV@6d;}#bNy;#W<6UrI
gVk;p;M9-m7jK4P&IjP~L5}ruw2DGjmz+i9Se<HWo3Zen8gi;uA~hj*8dM2Np)<>w-<uI+Hc@nnmIPOfcw)av@S)Ubw#*SDq>w+)(3+i`s;ggj^qLS&xqzy
QLD1N22zyRwzlj#1xsRa|nahH-S=uM6k3Zk}4`P>IB4yVh)wVXvrSvkKfD(W%9$l<wA7AWR+3%GSBgTH}0k}^qP;8=%#L(_6jH%sa$B~%F9^(9C4k_gwstF
%qD=xm-0ySp)eGy@;a{jo<ED_L+rdEt8Q~~^je<O@w2z|lAkkHLBStD&5#H#mjAEe{zaGWc!$Ix!lsL4L$+P6|#3yT@dV-Ozk(fQSS_=->=<cPCjAKpa42<
Fs^65XS!Jt4HDak!?Q)Wlunqk|8ToZ|e!(Wbs*`widfu~I25D9>eevCBPtLS_PC&d3Q7Q5#0|OYnLL%0+)(gmPMFf4{*@t;>9~GD7=lE2|T+Ra4^!c8wEyc
&nM_8t#h_FFla`gPp?~3n9&Muf+`k2s=&{frCu^BV@7L#}LLkqhq3sx0@EYZ-+y3=T#EC^n)bY)9dykEkvR1q4owLlDMunwhm#$?|j9>xW975cJCluzyloP
5?zv32rh5-x%|vBZ@t>d)A#9!!NjG)AagGv=V>)~g>v|Af>$^<K*gtN7ZD5JN$%Ag2xt;^C9|RJPuQE*sT*P0Ls_)B_8sTAcDOf5CaTEN797=9(=#Lkg288
|IupDq!rjAK2g)1XftuaS5ml-83t~YjuxD`_&-Co#V=+A*0S&LTR#go<rQ=usOc!BE27(aZqf?+4LMH0`Sc``_C^qxW!mlu9QL^l~Ia*;g$}&7TL(-_72l-
}+-@s>-&MBx?Df^sp1qFzZGK8V_&bD~@VqxbVCF+0X6@stkFuZymO)xFis|l&bfb5#eCFLpru?Nlj^DWEU?;edUI5P-39f9PqE8@l2S{<?_F7fpZnR|(v!r
_$W*DOA&=o_M)u&0}fA4HAKf?5{<qAr3g_c(ewJW6y-b%@cJ*c=8yCfpxVOPkuz6(5okAv|_AFX%k59<!42$7QGuB55A4jBF@f5+Aqj*H=Hn%}q=M8M4S-s
SI*z1T>bpdlwY;Qzn0lBa0laQ5Tv@8TlbPWZ5LeziSDv7>c&xRQ#W<;SyOAPN)pe7ZEY~VJs&x?Mi5PUYpyyhomFCYeN>}+Qfz^_G|eHt5~`yiPZ76@_h;+
)vtxT-q0g8jcjF5jOMm-+pn=kVwUrFqyskv)5mwcpEY|Ith_@J0POyFKJO+}sXCZy@B({4S=bza3M8GMJWB;OU1>bia<Wg8SMl(F-Bs~)wo*R_eobJEZ6Wv
)c?CEKJbgNXA7cDk<rkB|ss?qXNSeQCs#LfdWs2LjjKM8^Dxvt1HCQ$p<pG+CpHGa&>F70qtntJ0qGL5g&8IT2ykn?nY}s7PqicIGje=g1JbQ!e=H~Yr*?|
W6lR>)pSZsD#KVFmUE;q^qV|NX2LdO<Mp<so5JRE-RnP7AKkV!;%R7ZulMmzi_s}T#TsryaEgwS~pN+=Nd=N+@3Z`XjvcS9Y4_bMDnWU0hO(ZQDW3TPJUSU
?Z8MM69&-d9h0u%RNA4wR=ID1PDx#@Q`Q@<@4Y>Rnh7X}yHU-Dq<WrZ*}eLqZJz1*QDgY7>4h@yPhR$c1Nj*O%~yzg6&hIsc3*F3i=-`vOjfo^Q2m1FP#cl
x>XWs>-g<wpOGz>Ea6UX)dn|9;t`XwH<<Ffn;=zmoHmvE9W!%1;-+sxHFw_z(mi0@O{5NGyq+;hR*i(#k$%Ge@+{_3PPyx$d6?GRmf`YObqnyNzlQd%Cm3j
SUV=)nMtM$Q21;BRnskbrU~hZ$=KfH5xym5SRs?$qaoPa?%^Qn6m)c?A)yda-^#`shz7`8>8ozJll~60A|<CDonXES)(-r|OOyJ-3sz3W^LI2Wf~cQGYtfC
g+QHx+zHjoWYG&-#89c&waOM{WkmMB~0)Omqk99G8iWp;`1f7kB_KG(KBixBwRy-<Dg!dGp$Jr<KXlIze?a6$QY&69Z1vo78`M&rI0jMxUkM`My*4%Jp9eL
?~Yx4fmY2l9qNEAQN-{=0CC<rG6_n61Q>^v9$B2#JTQ3|B7_kP7B#_)KYAtm{T@)=^7jm6)PB)V%i+_9dA<ic&*peieV(I+CpRQ^|e1y2VZj#+-_khQG*7D
~kSma*dy56C4+TIqXVHar)S_ea$TQu>SSmKpOnOw`w)oMNl%0Lf2+>nchg7!X5EqgyEB%2Q6}TFC~3Jb=)22%$uLpq~<R6ge(1VhLx2=qo8BggD`^ltgsRA
ZJ9|)^d2&-09L$QP8{!#Yba|SG)R=9Ghn7Iu7xq00dCIjz9@Rsp8zo#Nw<e>sXvde2eEf)MtFNqH~xhL!R4ZOqO(a-c<58=JPG^&w4|6F3gd&qf1k4p-T{E
OkyH5YIHck1T6wZpQMa9lY`5bel(&hKP*NH4Vnk$SPFx~p5M~$ltc#3(`HE1|Nj01!<G=cZc^Kt4xUr3UwE#`3FVeRrFWqbkZkIniA5v{H1}$-sXgEF4xjs
(({WFsj2Gt%MNI0kmHh>OMvH@2#jn8$mUsVGJ~XP@43PR(0yz%RwKTzQ^kn9N5M?0_p4Cn5SlIDS{GT%yA|K*6Pg^R+_4UYgZAN<bZ`cu@*)T(<G6fH{ncG
@}3oiZ&fF7DE`XHF#d*G4Bmf9K;gook`$ZI*vy_t0Qhl!ajm76aXpvboUvVjor-H3M8-x4E=vEKJDeF7{i5KSK*D(j8YdGv!AY{%jpi^nk^By8CrI@;M|KX
jQwH%S<0yv#_jhVMNh<HgdULSvt2y5_DH{Ib1|C_JOeZSqqQtC0A|;mN=B{LEed+YyCc(Q=M3!01!Q5X5NJUlb3zk~GlYHqh4~sLfxg@f&=rtAwETN<}}&N
XqYVJG&at{OPc@IQ=FsKO)b~_DxfHi<XX&1ohHP$qxXvZI2^Mk6qcz1D1}8Ayf=Oya<9_HXZ2%ZlujtpGv*dWyCx16aC@il_-#uTrU2#&AVPbC_ymm4Z0Rp
V#B_nMVArP;Dqy{Zbkdp{p~VFp1wB8k*fUC5^poH5%;0`L4PiYMO-J$f4|#+fE2QBjc<0qfv3MO4i9sBEN(X1&jG8V@uW;3{u+%!(fFYb`nI8V2o{H#!g}1
xf7^w>Jh=OF7S%^pxn)m2L*`UHvdAb`e$01OkmIpFn?eNO)u<$VC9Kpba6M_ZHF5Rm%&I=h9C#{{?=$qeUjwuI!G%k<Wk>E(U4g`<=j0XFIS;@MtYKD%tY>
fy7-z{p`e!yPZ}Ve|M-;F$&TPbm4v<>M=jt8d^>r8sMg5j~A#T?Nfqy%DEWwpC%6j-}FBJka`*EjNprJ4mj;F9<?-1oD`L?>m3_dHNuXc9piYPvH_Jflogx
i}R8e(9xURJS%T8ni!Iy^dKIabj9$Se)dTDhFZRDbK^)Eq)j8lSq3Kd$O`nH7N&5riyXU0z7fZv{$M**avhST(WtAlfCYRi<l&vCt{!0(TGDeOl!fer70Xl
=}K#gZyAIB9&G-cRu*F{k9Kw69Nr+odD^gPz7OwM0QwY7%Mu(-+Ml9zhc!BQ8^fR{X6SUaENz`?-h~OkDfm|d`@3K;mCb8QR-}YnT%3VG*$ElqIGVX@=Po(
skF1ihLyP<OL)m@z0e4$?zLFht$fHTV8}8IlY)7VZfgxY{AX`7<%5Yro)))j?rO_<hPzy=mj`yJFW)<p2zAXyNpm^AhybNP59-wNXbPV~<Hhu^mC5Fs3Q%x
t7sV|K;z>r!b(y9^eGkcPgLHX7mE9G)VTYfzh^Kkq+e?pHrtMvCV8{tkk%WGi5<@}G(>2-VT-Pa6hb?~~vW2b6NK2&5K|0Kzw<6-8!z!>W@M>UsVd1p`GMB
2upyaDY)-qLov}ZK9#q#Ck^>}~{Oj<s<a)1M&T3Ml3_V08$HyRMx@GN6KCwm@aEI|J&0lM}A3Fz}V8ICr&0a}9(*`~89@xw^}Rl}~*B2{0$JOcm2%;&s9Lq
2ba335CdWT8S_`5i#7$6Qf88%H?TzRujl`2!mY&|0}J1zYGbh*k*yfVJ?{p0fzAwk{<?P0qvz^ISV5t<h`QeaI&8x@QtG%VT=@iPCC`6J<9y<)UGF8n`$hd
?1b~i82UG;V}p?GDnd*Vq#|TcLo{rGzb>NQTz6rC}+xc^>X$#eR3>mn;NTvHR!J?8|w*s|7%`V@!%j=`4Fv*U2c}OgHCouP56|SU=;p16I@e=7V}sPS)1+a
{F5C%7=&u)pUZ3!=S1CE?qS|)|FOr@;W}d0hLrIp1@A_x6+PC`1PU_*5ki(@Rj-|*v1kCZ1pk+-=xKuudH|(M6rAsis6k@Syy0}0B}%zZ{QQ$(#EU+`D*`>
p8-Y&6m;A3RzAYR@O#{BgW5#ng%`jeD#Y6nu8o{IdbTS<sM*;_hf<VT#-U1Y{j@bBIXEJ<43Uj4gxlYz3zH9kmXEhz5bw;udu-(1}RCOzbqCFmnoUQOTq<{
WW#GqSjZcQ&!52i+AOvN(8fGl0U#IDrBg#QLoZv;*ll(sn+xdT1}>XpxsXSOP@^)uTAX4vab4B)buc!~HJ`S46{!D{an5p>vD(;E;87ythRrK?hyyP*I7dI
Tm}(wh}<EV#9?O{*4y(j=+Jl8k*Ab=W@(iJ5KwD2`z24atyM1g)5+!#DXWYmiP~xZb!T-D`_w97hZY91#f`F=Y%Ay~!N<uK({oskJ#EkLCX=+w_Kr1&aeV(
VCtxyP{#*8?%Ekn@`(36fq?=w68s(i=8UHSqT`R>;JfXZ4lkMP@=~d%C!N*SWTvaU_rhG>8Ted*!uLmiYRr(vx9awORwmYQtX(+!ziC9UpN<)ZFzMPG*_ie
B<gB*9q3Rd$jz_=|DOWEtG-eRDK#+bWnlpQkxS3qvI%m};J}M_WeiTxw2PJvDrq{i03xB&W5Qt*d2P-%fCo2$?h4CSxaD#*&obxkL!=O|K^9VbkEw{}@R+Q
fZG}^;1~0H>K=?Qo7G@(|*zIr&4-vf%R)olS(h+OBp(G`TQaJ$vkTA`wieh3B<dHt;bCUsr%g_AhI9j5-`A;XBkQqZYVb+O8r3RPxhjLsLfW;h49jnb&hBg
^saqZm)b)WMvrIdQu`OX~fi=4>W5dWlJ0eJOPh1A%w<Cx29myWHl((HOaRpoc5@a$!{T`q<XE1COPFGI;7(%%5qI0|}O!{TP1jl_M1u6aieqI$*(ISVZvUr
KXxw1Fj(no$l>U!qTuLQgT*tq<+LYj$=<!dQbs>bHHKXLME@&yCiU(+e!;KbO-=ggIFiZ=7NPVIbuqkaeE!b!XC1Z$PMhFg}~~_w{(dla1wOq4hEIEgydpk
K1B{B*ED#jGu=3<GR5O50uU8m-6cWP)+U#{=(;MN3YSM2S6H`JK63#?;$Gx`?q-2^LK?|irq~2ird=#c4z+>!%93T*B6k!(#YK|uwU^#baI-VX*8B_5>4co
h5d{)7JhiJ3!t1!r3GbWq5}K~0IfE>h;ct_fOqQ&1C~G%_$@;0e~5S6XMa_Ia&4m^YHLC+Hq$55dcK@NMyvGuwcnfCDRFtyAT}htG#MB9sgl0>#!jLLE_7i
z3ce8Oanu;CJuc8Q^VC^An$z9<!jx*LrnyDXdf(G7INge>MU&0!s&S4({hz22;<A&(UDb3lvJocOb}(^~IvU|kcLz>hid8p<cBQ!`5g6c|3wr#LZbDLxWRg
n_&$pcdHVs_@58bZ1J&Gdx<{&}EP74w?(O!_Vl=5L~eCAQ10{Nv5s7IvGEz<HG_WzK>cf;)H<Xa|M<VzG*YvAC}4pF{Ibg~F|-zfm>(%%fUWJB73sWF2KP!
4wj$6a-ytpHOnK|@u43Mt&D_~-0rZ`^wi+Bu%3#+=u5{;#=YQ?6{d!>>?Qt<}6S6o$2Q&7=j>K4CJn!K!UwWAoTAY!MxiV8=C`YDXi2bbsVMW~ENhCz*AHq
fiseGRl&_2Qh1o>G-k=CfH4SPtV=aysW1em1H{mf)Zb%=+EEmaUb9h30gA~SKsK@B+MWfEZwTuSb&a96RNJtvC9l79pEpKc+RO*b1D2ONyG=sV^M?H{>|V0
*Z>`Ht~ThQv6R&2?s{w8dAsGecQOPWKeji%<tw7>+`u)5Zi%0H9sOMx7!Aka5F0Tc-L6&SsbooX<)M(?Z@|$)#LqS2!|)R`UGX~F%0fKtCvP{s$txb^+G3z
aHr|=n%cX9n&gR@&Yh{`~QeFET6yB_3>03Nx0=j%AWBW6rE-Dk8jI1oX9okY2q{kEwBhJukq=S+1ag(<Z&Adr66nL)=A<N4Id@Ji-%u&_c8Gr~|9a0dN&z9
S6p<9yaAP7m^(-&-GekdO2Q~h@ebc=?WIbwVRwtxa9BADx&AsIDm%jdP>cl@X|Y*AqZevFeGgx<N0ZKT`=l5nfwf<8jYv6A)fbsXT%td@^x0cRH(2uOv}#6
ByS!f2Y{+m;X>9hJE&#Z+6AuAod*ABFhD@^;%>NpQp0uN>@g-P@+K@@CORHGj_xU#jpE#nWA=bJ97!ymvoevKy>77+<*-wfRnednR@mULA6Bptf`FZbU+dI
Q&Z9=Wv{O%s{K@7UwNs>4sMShdWj)CP+F)PuY3`vk&gA_)7DLWs3Oj#FRp=j<;bk=ouGUT;wvAc*#mte4SzMGx(qG9VPlQRtC5e;SdQV7cuq|mYgKGEBR%V
u^?C)T=!}RFOh);^poglB~@5xyNcnUHxq;f!Xp<NHs5IHCiK^{rp~8+b`+5_rpXsLl`0JVu|bb=)W=}!#<T2mi*)g2=0hM3(`b_WRZma6Ek~(^pb+ZgOP<w
u30<WMDCqfFc$?C_cHr_O+;78f*tNA5H<87Nc|UNfv{Jo<j4$;_U@6-P6!bNfum8AyHo;UBl+OAw`Oqjg2hedZm1(ts4glN9Ey{t71L@}Hcyo8!aNVS#0uN
<{_CBJ{wJwn6Rf(zL+|t+B`b76NF5;K)i}I+mt(znpHJ6j-8g!i<sr$G#<Q5}dS$EnWsA{yN3kq&q9mMAdZ>4Y;zP|H#MyZkh?x{aRq<R$KZZPh6)3kiZ{p
g3daW>b{W=L{VX26QkbvF8jUz{KYV41qusy|R*N7=iP#RgdtkSr9iL}h0(Pj6}Imrh8to~n4NjhZ&WR65uQL%XTqy_7)~2x|^Va%*-cSgm)WTX`8$yQg!Y7
(9^x{{2@zV0CyxQ=z5+>jV@mdLuP#wfhs&u7Uo~ykT%yiA-)3tzZ%bjOi!vytoT85N7rVNrZgE@Kxy21VlxP0^2ro{lLi1Hr&Ht*0Y(H=Ijqxx^u|{r$7S`
E#=>1AvLx1-C$N8Tf)#h{Kf-syF&unZmibiblz|=bubl}q$CQhxNK@UC=iB5w1^TXqOa0&M4mv1V75it@)vw1Xigorlby(O?0mdrHcBL8iGDdo;PkR<)?je
m_d5enUd6wkRqX8_R5P#5@5u;~=?+2XLT~vdy<K$-m2CJN1RI6=`5{=~TpSZ#8Mj!FK=<B1sr`d8Gd6PXo#KkSczzp}1r+l)w*ZD>l}=b}3Hu_>uE^@)AFw
+NigegZR(*c)99@yrrfBh%IDo<4r+fCZNxs!zoL8JaY^znJt<@D3^ID|mM1yk4wG)Nk#hPW<HL!bs0%V`q-dkj5kWC6)2|bQlFeW0~@X!Q)1AuzlN*Y8%-v
yf<EG{&McihRuFxguozz4gzaZ~;s6H37_zRu#A6eX^%l#0)DrxFmMfWL*U$Qw9zoL460;B8eysr7QabU1nDIc@iqch4rvT?|#A7MI+ep7gM$^+GDVt%uI3g
3%dFc4bzGgexg)mh8sGCo$TgAR>Nmp?xFm2@<Rrip-?}L|H8ERvtqDWSoJD5Qm<gGeC2{`qf*B6=y+dgVPXo&5ImB3IP3~=b}L1IHZ|@Jl)XFR=?Ku(*0s3
TF8X(1qbouAE<uz;dA3Ett`}xWjov7kDg#3SH4C#p!=|x<nK%6EwTnn*_GN6z}L9Z)d#(k(!?itq;FtkwE!tL^!YC1?-}=tjU!S)z+Ykr=*GWcFx?j93$PZ
7y?9$UH^M(zu(p^6ghEy{Z(E%=hPmU=F!T<&>nNsv_$Cs=7<Crc`N(u%IVElf(>ip~&9X7pmJJ=*0oJ3P^HMwgZR{tIShAhvyW@jD8^_z5<@(~hT3UZIXJS
`JkT^Lt2%DlVKq!NZ9pTK!Vh>&=v~Ck)?}%G9-F5Tq)ltm_>gdgEtb8lksg(rA|8Ml^p>K~!j3vRDa)~`wB$Qxzyi^!2yMO`D!{a~n8*zve9Oh5}Kh+Jfz<
x^Ip4p0W(>({yxfIDXj+O1_LLcXufDt0eylMurj`uQx?cg-yg`(MjA}Q2kCO28*(}$v09@{?XvVG-#k@#^9&ex1>xOVw&SDH%?C1|erz;OBedu&<5C@hJ#3
vh(lkA5Aw-xQr}*2&<Ll{8sZ2E4PSlSCtyu|*5Z&Eh72YwA7JiiPaSTgV|=qx1^z<1}q)b-?gucRvijwMV|h#8w5uwwJTxV(|BL$VnEt3jeMCXI9!BTqMRz
?q~3*Dbng>1V!l<*od0stZ_{zp*Khg2EHha)t-$hXl|^$c+^!_7bE1V3-ehF$c#f55UoA0bU3R{n4-Tu!|~Rqi(Q^Tp~BxqD7L2wm%8C8)ZRjWs0eanuL-1
_xlzRrrsiUxnW@IKVYtOD_j(sGzk?Zx+bAF>J5ZCjswba+0p2)dua#d_Fv=qw?@|U|=d0Q$Ppi`9PL|sDWL3R&D|HSMKif*=sY`XtVK@-1=sY?hBdo4bTOG
hG2EJnjPxv&4%_ue8u0m-!;L&4wovB1ic8C?_)y3Td@{Xx9eq9znm*I#P$nB0X_N>8B<>HM=4mcms5`Z8z(IjT}7y|D5Lt+R#jATLJpW!c~>;1^kd0APxS)
ZyJnztb%^lI=JnxzzBmz(3V&AEa|)P`oB_^m13LxzNib3nC}rm(2CtfQu{t@)w)x3{-E+|-t!6X<CFmZUI0W7wS`(y@Uo2U<roWrDwDG{lsE4Y2%YXz;F=W
g7ZuW;U!n<p)st9(i&y*DR<K=%${9?7kx^`M#M3e(w2zq(L{RY_4pVw;!irn*0<M<{9`x9psAcm0A{mOA{Mj!aELXW(H0;*^Tj!5|xFA3@GDBo~y2U!VVaQ
gyO;fjDmHE4y^(g`X@e!y)ThJ{t42Ep`HYU=n+d)S>l!5&;gA9x1i6z-ruLTh!HUzj^jrusw2nnOc<wzCH)V^cVwReE8M6;vnje(AA(snIn?qVp|5>&7KuE
=W<}2fBfA~|I$+LS@k-6%7=xM{wcNceF@k3E>9Ls~t!rtVm^xMuA2%mr*>2rloOm|M3U5qbpjz!GP#jU_1J=Q8-UD<wET!|GD#m<YDlI)4PADAWgkN@nYE7
N}sgjB^v_YokxX5t8v`kRKWC$=>8oIB}NkZRF+ekoMA7{{LHSY(|maU6hmDnWwlCLO(1Ls*%ch!U!=N5D;>{s2c7>Y}v3Z1;MHtx{=N4}D)g=b8+ocOkL<|
^s!Z&S(OMxjI3ieVcY#~-D{(HgPlzWwY#2gn^We#^u(I)k-vj_Lji6zy%Ew1**t!T&g$ihr0PptH(d06>q&(OaAZi8S3y#fMEynpzz&`f?lpm~}VwveukBc
v}MW$og6q9{qu0X-uoZ9eNeOK!&J$0v0yxcrclSH#P1p?BZ-xEcE5-J@_8S2M1#~%Q41d7$<7P^5~)4E$oNy=HOyHb9K@)h-~S(H$vWp4lifRft%-y3RJv!
vST=FnkB(<xPmrn#(B3SvQ~WkYImfj8+m*G$#!|3<su}r&ad^jf(uJN=H6l%%P{XU4WoDuL?kV~PZ+7hF6^Z%Y-w3SK5N)S;=>OnQI~o*6`M~&kk5d2KrN<
{Z*_XA(`v&|7mmbNaWnb?{x)Rb1MpkHt0?!_ZtA2wiDvj?;sy5<wuUAmPy8el5_+;p>3&wYoWeCL#38Rdr3`(?y+{BnCU5P9zX7j&^YbA8RcH<io~BnrrOH
P+-SX$@VFKs<R65Q*h4y^W7XabU`pu}Ob+G$RHU)<UEM#shSE0u8<I4>u;eiR%tqgUXt-kM<g=bb4`<oyG^eWyV9K9wqyN?9TDX+{Ev~+Rr{#vlGAxD9sb=
Qu}gL>6>0Z$k0UJ$}6+7XS_iW+40VB}G2&$By1nUthp>pUxHFr#eADuC>aW0`4p#6G|1M83Y7N6yVtuBCvy`SRTa3*EbS%nThNq?mp|&45Bsr<ra<E8bxJC
#9MwlNyGpH2Rzt^TZcLY{+T_75t!GvUawHP&NO32?pHWG<O|6AYT6-%$>?A@~SmCn)k8`p@vQ&y{^*eHB693q~xqoY)Z%!udtyrrMwOPPp+RQRc@N#m;EeO
j<8#}^-4!@o*d0M4>K7yjVeG$vtP=>6lk{x8BK8|G%*6m7FX1P>DI2ZR7>=i3Serwd&@_!M&4D<uzE|35ikJ0gfzgnxU5lc;mYv;QmA#wA!q|AjY~9BckyR
F+yg<uKT^%Ie7itz%pNtM(1wMAb!5D}zuNmTmhVrT7yHr%UC@eyN=a>e4d4g|#?Mjze;7vEnKPWn$}_X9;2osnhLtx$BQ)?)dth-O6dQJC1ios-ev>1o7A>
_n)-bW_@9zGIW<wi1Girt6si`$@Znsgz4lPMjJpLY^_G-U*WEW-WhdVD!vZS9-*+NNOsyYVF$-~(^dA}GZT9`TjTo!O=S4a}ABzfkl!i~^+RqZ6DR<6fTTJ
_b|1=tPLCnJOX)qO8D&@_;pN*goou0&C1!L3=ov9)81d$r9_DUht06uN#eCXuCmtIhwRwRAH#{$|*2?I_0Z9UDapp=g4Du7KSLST*IkK=oa$6~h}Z>Q~Cdv
ldRcAU>G-7U&wQ7Bzd|443{^{FY;A?|CrUbdGq$y_}h{>~>~B|HGIxliXh&*P8hY(OeL2)$TC^e`fJwP6s}H8SXsB-6FK{zIzHTJ$bJmf9`$P0pE|2`xW8M
ju~^C7>}t)$4$(6Wiy|vutOI_PNKVLN)014J$K#Gq)(J5>ofYahSo+?eN)Pznp@vwAx!}i`!FNVk#pt^*t6i&8Ig6>@!Rm_UAQxR-OkyUYM`?BH^p}$5Ig~
N%FYp9tb>|Z=zjVT^z`nm3=Pq9=dWwFr}q`bP;T%09U><OU|}hoOX9@IO%gB}5II0Gp6WKR;*8at^)Kw_@#<*O6JdUSY#?Qe72S%bk<@y}hcy!W2#cOUtbp
DS@vK<|L~b0n*QFLe|8~lv8%VM7zqauzoD)J4=H5|@bR<e%F#yDJlsAxr$66(dX~!iW9j<v1a)!?X{q0`yc3-wrpNs3-$zN(2eB*c;X=YWW2vxxu9*g+B#4
A<%Enqesn7P`z5xQS^D!kBp#eq2kKA*pkO0X}|;$Vcp7ip+%5mC4{`gqmliYh)Mv{z=I5|ZjX444smcLV%Xq{M0NnId0~Itl_Cqb8H8&7oI28OG$pHccEtH
bAssd3&|#$uhnQcd9=C*d_Ul6d%o^+)YA7l`q9Tp~#&ndqnKzA1kVV;3X*|OX+u$41G&b2R7?d>yq%R8)0&^t-&$|E)4emSLZ==(X21oJ!#-~i5CF4)^fH?
p_E{=chz6I>OMi9iMcOsE)^ClD(C07u^S(M!{$mIX6Tl`Vkh&vkB5_Admc!7G+@_a<h<cQql;LQlR`$6(RATA)%+H|vUEB@-!YOw{%Wpb=_`a3(=Z}wr0`J
$6F6j9q{(&+HRR<jUf)b}h=ipm!Z#!ZN^WiC4@-V1XKpm47`788I^VDt)Q+Nm45SK&O6?}=?exBXZr=rT=oEScd8tbH-mqkZ34=}sONU;?a)nS-Y7>DM9sq
&j%w!`q?hM=0f0&<B&T)2c$+?uB%8O%L1stYJ4SPP-EBS~;oQNbI>+L2+q2R|Z#`efkWTvD~EUU(HbpKtPVgoUSP^WnFHNj_x(agxW!8aZYlDpls5mbK*i^
%vm_!_Aui?3boU<ck|a9FZjN1b+ASnQTDcIOuyaEZ+Xpl>48yFxn7aw{KxR5St|aDM>Jsot7u<p$1NwPRu-!vUtd1w<|SH|vD^pKW#VzC)Rd5Hn}`X-8gs_
YnwM7-Yn(Sf3EeY{gYtw?JoHS61EHCg)ELvGcXk-H@!~eMC*2Xu;PbKl3B~1}}ro8(Q|HXt!Q)!cG_L#ZhB;YAMuXDTpo<z60Cn%&bg}K3c0RJ4BwAvpHm;
GJotr--9uKQ>9i{v6YCYBGpl}Ptl%%NP&Yk#qPHGw;!Xav~oL)a!2!_Kj>t{8G}|oFxHJ1OsIBGGJ5R}m_pUFPg!}QHo`zGJQX#`lTKY!jEZ=SHSW%<l>al
ILoU(haTbE#y$u60G|zR%E|+M{H)^1~b`BZ|^S-^IMJfr)T5H89RG<}*q2>nG;Evs7o+eXwp1{IU46B=^u57MfAW)XOe{@IMgZ!h&Scjc$bYK08uy<10M`v
UIu<SfUky55I+1@Y<yN})5K8Y<H9CSo{z1(6V)w%o1o30X`<VsO1?$^B|PceS*#y>u=wQigh3v)i!kEm!GD74=QZJ+=6&P!Qi8z^A2_sKx>^f)_+x#j`#+<
!hNSv7Ut_SX#E`kSM13TY9>!Nvz}7y<eOQ*Ff=I0&*U-wDj{Aq4QPr+ah{C--vj%VDYQ)oDgPA|f(H#Zm8HTw96>j4_<Z4S-<M3-HY7!_`5psi?G1#;6D-E
1`})PPljEg{{p9-S#w`!=Z-dcbXz3b39|gOhuCdJEq%_t$A7FCgrN2jdnylWspW-H4TI{#~%$GJP_miWV6N-yCc+sb2C{`^0kOp;w(+AYYwD4+d>cp$0lhb
!gBD2IoKd(oWmRg{oXf%pd{#g_fxCMoMB$K5=zLHV7`p89D2JO<T6is97L@klQ|x>J~QPXrUi6~MMKQ)M2;SOhAXaN`8=632J^=%i*OmpuR7TSy;<lrJnlV
5p0XnWW~qSuim@Av*e$5w6qA>x@Q4`RQ8EI0BPWdCovh7fi1}P{z%eCcFzdOzsBhGQ!?-ughy2(WP<sV>hjk<!Y(?;t-InFK6C;G)BbByK8^-PHC=G`Os(q
rrCp7?&>t_T;bBwfHrlk>DL7E<_?{}BI1UEnR)j8v?LM_}lwNCK{Oyl~6)+dY0*jnU$r@;~alyU~i4f3{CJF`lFJ=dRd$Zxn9y3}9=ZP<hs9mh)@+M7gJx!
K-l5*OJEuTPjua8H!SWP)plRMHOyr8-eg!-4zVv|Gj}F5jpvjX-mxI|AjdiknsL--i9-3IP(5wVT;qtDp5b49h&oL$KH0qsXMJby_ZljrE(P)lkG?#}dDEG
eGwbK}_$m+g-Fnf*=GL*RrX2|I4%vA?di4fSc~ck{bgDWYtzpGH{tz7dC4gQmj!q+y=QfrbE3@x7QE8S5Bf3I}5PqZRE?IPd=9?f;Q=WD<olSm3`QOUnwAP
N*d?4*%$T3%;v_QY6J=&nN{LnP*;^_O~A_fL*n`?2&H3WwC`tI>fG(2jJ6Upv4<gINgW1|5k6oo2>n*-i4Ry|eo~sOG+nO@5mler>NZqsl%U2d&usv)zP6}
o5Q8Mx#QFO(UG=1!8jnF59tPF~sPS#C>i2xHM@Pda%;WyDUD^Q0{Ax=|)PuQ+0yWoxM6GXnd-j-J_;KD>ucps5Yj029`}PcO5ytC%hw1T(VtU+tXy+Ph;-T
cbfy`nY?R9Dz6?Fc}kNE&E+*iAku+}GhqJG*~(zNAuRy3xRPxCJk>hJvK$`jdZ0xZbD{ra9Ls-WrYoojvb6+}tNA568pOWW^Rx4CA0E~Mbfu%bZu;>}>V13
Ad`G_1a$|4d_`u(ez}L_b7Qo>S>e?g}-$A<{q67{wc#Q0A}{b-+IC=>1=z@|?7c6_JA@tv}9H7Rh)qS$R*8<%qV9q3nk~e#{Nb{<V6TKk!}C&M!-?3!B<P>
AS-UkndiHf9hxeXJ4CPY6|^*u(BDZqjuD77Q?BK0Smak;1lwJFW-lomNOn^2yxm9qOR0=mLfU9%|Lr>nhOrf)rTBFRI_Lj*H8~p-Rs8Eeu&}m8L9_y&9$&N
KUOBo4sNA|jG+kQuuo(({YSbEL?t`gSlv8aK{&92{_AEb3tp-CPG9H(!kAGQ&|FmHun*se+t6GQhq>~G%1_Y$Wu#(gyK{@4cTkS9f}kx6lW9h0H<fTEns}j
3Kpvn`_rK5h_5G)?@)&2?4s)3uDb$aM{c|VF&m;Ll@)S543Z}K`MtDpz*(Yk&7b-3uQ3sgcw}+M_&%>jN&%S$E_ALxd-_|Bum|sMrHO!?1(X+IK2HqW7ACL
T0=G^HLIeq{>xUBS+!^)2ece1NFp=+RcaM6$}&a(w+l9r0_e&D^VWS1{1$F}-FKzUUgT;aJ}gRi{VyFi{UK8A=%5t_y%SXym8=!L{0c}NTpkSBPs7zfGh2Z
2MQDpOP_5U3-<7C6p`vQ#)qJ}A|st|0t@9m5HIzZ9R12Z4OG52zPNv%h8}6<Z*%z?MK`d*CYnu?k|KQWS@QX?qKK!9T&;LG`AXL>a4P`I#i2><hL6-)TPDy
*$M<I}h}SqRce*2EX%UvfZw~cziT5i7NTfuZhNaGi6rCap|ctMz#SpK(qAv5_CCpjSsk)#e$sM1-D?)V8e!mh>q2hBJ#Y^W1$(d)3>>+edef&?iFH?lf}#!
e3|=9GVL=52lN{<NXgh3(>7dsNEz-h_9iMK4$l@&a&vx%2Ka8(DB|iWhdEMThSqJv5$I1M<Nn7fZ!r3AhNpFXJc(|9NO6|h`Wu*TB`&fx=4tCRY4NK}y-J!
uqiAVpXc5<;-w3lN0TrDV4>Jv0q4?6o;jitOf>9r(!qG#g_BY@UK#yB@f=0H<3#I>jP#^<YX?Q}YVSOy|=9fiDTX>2nRS$L__vnN;|7olr4FwsObt@~1q;^
?$T9HFLK%tj}Z1&%P_087NXKboM*cmI`@k8d6T(^>dL5yKhcyn$N{!bcqq*1qr{--4$`6ldUo%}0mQxpQzk8wwof^?m#Pp8>~?g}l2IlXXX$D`LeGL@dTRD
q$tFVCrH0oIfJ2gGz~m5|5ExzvtH53d1ooeN#mocQ%!+X6l>d|>#a(=i7OX1b&3_(K<A&maXlPflq>97n@NHUi;<iExbx+cPqcDmDXg&}`Wstu_JuJ<ynP2
rO$FI?<`xt*96@g`P6EVP!3ksL2=zz;6EYRwN8oO-NA@0RN&Jl)N<|QMf=@s2T7+e03Y>OwNqIZka1s<@WE5En)${hYZhPM7QqA5Ju%7<j_RY^nM6`f9GE#
LL8UZ?j3YDrNafgX_a!Y-8D30bOh$u*hOA7J9n`+4F1Y6^(0l3+Y}j@Wz(_)G3sqlBhgmZ^ri)c_C=?35w0R&L#W0O9i!AA8wnivv!rJA)^h`5M*$57cYm%
7Z1vT7o*_kMZcDZtTsd%37&cZ-QcPN0m7O1nvIgwo)UJ(f>)hsR3?H6?3zY7ld2Xtj9R>1Zn5-Yzzw&wZLT8-i{l!(cGfO1%r%q3#A3;?rIN<i2GBL3{YN?
<T>PJ85(t52no7X`y-RVPRgXe?R2W&i@gm}+wWcwFXMkU{l;HSTH4wD@w7{&1M5R~_?4*mLu^@@Wi3kQFL{-S&e;r(Erw{m)Bn_w)QJ^6B89UG$tJX33C=a
5bPn*<@EaBRROgBKO<*A}^{`3OkO1>~){8C9xAqiC33l#Rwj0n0`~H;zo|itMC}*<f~+Vgr7$lf}5D_`tE{yX(X80;>fUpTE?s-tS^Rb0<Kbbv@xZD_O#i$
S8)s3BXxKrpu*#G^0-x|BI0oOAmE&4jJyy3cl=p8?>Xo&OJBH`@|;9*5(7_h$@1@BwQjbs=obCiU#Os9WEG+Y<s1<tgjmb@@fjL<hFz|V$Z7y6zO4@2`i?K
qTWh=yGtahEk?X*4!)uE<x^y1qox@YMjo0)NDMtctyUVWdSDa~gN?z7;yBrFGA}4E6;V@DZ<*(f+`Htw#j9${fa1{qx$Oek43QTLpsdCC2AiWt)qp{m9q;5
~jwZRSjWAs`WDcc{U{#GoA3r;Chu+rvg5FpujUA;8UazS@W@oOzW-g(b(&uTEocM~VS$vTiARCP2D*yBFO@{iod}yXwjV)Vkq{e5Rczb#6Z)n1b4HFCn?2f
^%B$HIm!nJ~fA*rb36?QaX2cz>@CNy&uDg-jAJDBi!p|P)qSH2oM-NizI2ov5W-6Y2|$>w&Ul8nc3E;NEliBbRQ|Mj|ev?_T|OgB-Y);)3Ph7KhVbBye2&l
UgJ8?DNmegJ*-`PJDjBC`*747E=qbYAd~BSbkZiTV6LMZO6vXw18@zA{F_sNB<7a_wZ%IpiF-%tsjNC!8%yaY58r>@IqIAU!$1oGr<bVpXC_lmK$Sw2m3$U
d<;=JA`vn1{^En>ZMrZaGnWEF!WtYZYd*;7J(UTi1`)K7(P`5)lFDp5b={GNthiKW;g~}#9~6;{rfcoHpU^4#C-$rUp4Aee^?>!W=U*L|8~aRAy7b!IN59e
c`FQ&**|XQF6*`m8{XCD+k&7Xb~T;1_O5_!<>S;u_F`}@5a;c=_YF<;^S~Ac%bzJw44O04;m~D=7sxz}QbPK>QherTi39gwsID*C9L+PD*dI6Aviwf>t0IN
H+bOzT;f8nFtRfaK*H$ZF9(d);5rndLsaIFYVe}^|q(8jyX}az3p8O(SzMX+L0!;|%7a*mGC^#c6A%2)i4_kLP3c75KR|d`7gKTb5#}SG!pqgxAjcdbLG}8
RS<yt2G&#12yl1~p@Soqu%K&>99s*oFkZu>RJ;8j%;`}A6}N*bbv|5lS8uxt7GW1bDgcV&%u9;vu_Q9*VbB@DuVv`A|*irw>_430%c@4!q1L;3KyoIMpd<|
{hjFS{A)W5za$<Vms59!g#!ilM<5u-b^sEG`sN2mCkaBE>yCrzjReA;OzS7F#-VYp^_-3#W!Fl_qz%@G)<$+sgNf8!3;2@}61HV#7F<nP!B|5OtEf*z7^!J
BohJtjZS$&6)JEiX8!>AGH=JX)9MQqdB@@;H>zc9Ytzg2*X#RLQikSj92WgPoZjMqb&)Ye*|r)lBVn-bfm<R%{ssV1iP+`krHB*G#=7CH7RjEp%uRUcB*dP
bUDL_Eu716{XLxT5~-nonbJ%a*btW(ZyIgw^mdCB$xPF8Lr9)g?<o`ru3<}MvNeXc(msGc9An(KEUIk7mI`JULhnc$@%&M4UBlpnkr9G6d)69w=!51KIZq}
=PbtWk;3Uye-Mj&STest>3aBfcIprNZ@Pu)~sUfyN3U8&8$pV6^BSK_?F1j)ce)dGbV^Y$IZ!L$g6&+BznVq@lT(4Q^jU#9}*n_P7F*9~9W|W3i6WE+!s8l
eI?t8{A>G3J;i%9Jw)6;lhC3LLdVpYo?zSr+x@4j<s@;rP0nJqwgLp&fAjM7RAU~q8^yi!C62^suQ^^0(hh9@zO@BZHq)?fl*`v<f+j?&SjK|GidVv2O+(>
DVTn|_B&!<$6Es7CXX5`@kv%&lm`YIx*FxRv@B6_w}oDQ}V+02Y|om^V)`>@`Y<Vd>_lw?ZRLq!g|$)g)E@zG$ba$`N%oWJXvQbgA(pEPCh1r1S`wOxeTM2
jsJe)rl1r8QGr{W0`N)(IQ*hxV%MVSk-mQz(p<=5uJxoCQh;?*QLI^x8l=lsI0NIrQ^D)4{k$stm06xV2|s~8rb!u3XJqCt6vv&B!M?|s-!6y6IFZSrlV;4
2J+Z9nM5p@hx}cX+M*tbv*INjuL%J>kE*uAYSxv^3I@~)|7S11<f4MRw@hA*eYQ3j!e>Z;zoZ}m`^E}7c6KHT;VnZWTg5wh{n6h9VcS1f4k!c3)Ui9-0}OE
elRgB@xH{A&VZ%ov+%q`t6r4>gp4B|FzoRK*ErT&%EA!$%y6xakVU)_#eJ%Qk3FH>{yq!0uVtaQMy<+MoUpT^@Vb)RTX|q3dB5<JEEb@}g($(aQ+&9%c3j(
n0FWJ%SeaxneE1>z7E`gWi^h<ir-8rL8)v)7L!Y0=C+~K`NNiNdVr*2UokHt#xe?78UOqJ#thC1p=e<KnMJGQN|!=K#$2yz$8i-hLOsoB4WoD`4R;b?sRr_
T$Rl{#7CNq{=Eja54iuPY6*=?RjEk<_+mMC6m%D8z8HK_|_Hi>V2vdbW}FTk_mFi6o&c2_NIqQqqA%YCms}sv*;Z*_)PCNax``uR(Zv5^#QSv)()9!KlifN
-GehhqJIn3+@fdr8b&24;0l07BR7?&u5URm~#ArA{%nvX;`4kL`EYg%d9+jFlvapwp94LcZ_H7+doHB_J+Cp;k?%(JG2;eGdmU=(3!wlWjJWeub>)1IT#Bl
E#R?zzv%D3V&mRXhMJrjGS|FmKKJV3ahq+0(_=J`3mcz{NX)s5*ocTOXDa_bn+UJ$5#wo?T1iUy@=}b%zsRiDG2;S6>l=Du60zY7TOp!bJWE+|l5L*fe!R=
l%r|L>s{npJH;;lZNjCnMTZ78cr=~4IqPVo=KBEY$(D{MKz;vV#QAx*xtwd40*J=n}22N2|WcLl?SMh`yGeJYd9$m}FMHoJ4{ClLbQriHmEda@UEH^CR21E
%JNKpNR#=9P3MW#735<Q5Tq&^4@!@{+=iU~7@9O)04O+;alqwa^aAr+OogYs@6n0QoMX1bTY#Z3oIx!I|QsV`=4X3ilo=`N0v8rG_s)Y)~JB*HmK({Iba4}
~4iL)VgxZe@T`4ECn3B%qF%1BoshIx|x$jG5Qk{m|f=(>k6~7^FZPR5=g)zw(AwHm>e0o4EH8@GMqHqpwj`uc%JVaSz#lZ*Dbokh2VOzz$wcid+vknG11i8
V!3p_W<1gVi`;54uQ;W9a~x}ko8|s98&gu;^R0(eC9%gjtz1q2Tg7xcC)4W*(yhDyj!NjNl?zE(Bd6K*dHIWW}8E=G^Hl*FC#f_DvsEZ2`ZV*-4e`jRCHTb
5=CYvY#f51diqy}K<xu;d1AQ~yMn`7MhJIl7Mq5>T&L4^er)hbdpKQ!1To)?|HnaMQ;ziXn=X3JB=vl+=cZ8a;f>tRCyOjE_ZFa(Y73<=B#MxImgnzGa`^=
!Qh=g=U<5*x%tSY<2`NAwj@UlO<398sS9fY$U*w}pdV$abk`z6@$MaT;(T{^YVJq0jn$W&hfupOS4)dCBdU#=^L7<e;fCtcFnznU@O5e5h`ab*kf}sSk?X9
l1rIzLBBw!;Lf!M0~&LyixR+#J;uvIp{D{j3C+9j6r&me|z@Kb~rHjqc=!V1BwSMks3C4Q;0{J>-p-8yly6q~RuA@rTujoz^R52Q_GYN5Bh9Ht47p{qYa0U
g8ZBiQB267bYjggdedz1vP9l55OmO~*LPF0*Tdq^sl%D!QH6gE?2(^Z&+FHMVc*c0#0h935+iH{^Z-s;o_Bf!YNAP=0m^EBBBwbzpJTw>e#^Hp}ibo9$YLj
I;hudr$+O;wIRHM9N#l4XEnT`)7vKDkS&j+|D*<2t$~}v|{NV^hoNw8Wh$~&n^U58eK##7A__g{-0}_3T6Xjos>3Qp3go{N+^SGiI5@J3Bl|F=2GcV7+~$=
4AANGyK}(fyubz4^MUm>Cs_ubg6yRJgcFSQfO#(R&35{a3Wen1r3V6df^JoJyJD9d@k?Utl;D@%Y$17<0%)FbD{AezmIaf!c@3UzX3|rYQDWUc2UyUp=3uf
gB2`%cM9lO6woojvP(b4Mw>`-jU<4&s6&m)F4?FP$Q7`HTh3>K}CDULNOrR`hdt55?5GC__dUKPL8@QI!T1c{d`k#6-b{6p<yC3czL;Abv4JXu^atQzuWgV
+zpz#>$;#kBKF@I)9Z~qC8&KEDKMjH1FYv$WIbi&>bjPNr%H!ODMJKxOLR<#vR;p*R8xU(uwSp4|a7ex=rU%bsXbFQ?I^U5n{o-;U>Jn|+-GC5};#uD*WB*
e*N)|A+`CEJFzXZMygl>&ow!X42Syg+-OM5-DRAh!qZjPjonodPa1jfMS!0<3EoI7yHR5LxnzP4L@;o$-3i_ieFkNao-MHYpz=gwc*!zXrP%&7Hf!8+M{RH
PveE_-ai8vNRs^c>?)Dtra`;U!wsB7}WlwqJvINl&ltXicd_nHg~8-TPn@FKRndz9U7UH&TfEYBa}>ZlW0cl!rmJ{!-+22h3gk#a1X6vc1Gvy+23ZXEjAw!
vEVfCvgG~%GNY7#O<-qkz2wfQ>h%FI&l%;#(BZ$pQFK>y)9>1OK6eZ#B8XYaIwZE_feb;yHEm?lcU@LaIt2+aq!s7p031m<CyCTcg5z^|ey&E&AF|w9tAXm
P+Cbb(#emWj=5<!@Ob1}+@5{h}i-j>ew5xaKFqkZ!jbdIfHfEz(`<?SKgIt+?59u`UJrJIaq4?aat{mafK**l8&~BfcP&gI@GL^N}2(c->3;Cfu()W}*jnF
SZW%?Gt)-r%7`T0ssb+{gTk+3SaJNSF16Tt|Mp{0kkRL_1|<>&Fhhfht{8@u0YRe<Wxt9G`7;g6{BK9%G|+bbn@KFsA7vi9pZIK%{R>S$xWIklHOFZjVT)V
{_*JS6|YdIk6>sK(9?%yaPq&-D^OakQNHSvB*fjsU_?Sb`<ww7KpAq@AvJ)h{}E&m)-Jug#q)r}0%U(qVVR*-FhkhXZMaEfE)U6sW2{>G>&uf-Xj%T=g#j(
_1V^uINbz29|VW+DK^ybuu3Iu)U^oip($KKj1%aC6kuEHll1Z%T9@0(YP-SvQX#NC!Lwp#Da;Sw3{K)8Myi@h7W2bsEZ>Je>-BDosvE}(wNEA+R&7wchdWJ
L|71j<y|juS-v_Ozegi>oUbVr2Zm&eLCkWcRlHm!OnqSdK9ueRv(^~PS_+86_{uyv756bas2viFdCWhKM@AtS?54H~Ra%LpO_MiuH?3$$KlgPqq$3@y`M)@
nWcZ?qi?bPN$+buJ(<WiB+P&I8-y4nTCufzdRa}j-LW*`ZS7JdJVV5u*FLxp}jQX5~*vDnu^Yklr64%s1fBbm0&dHBof}(0z;<ua*B)I*A7Uh&Zm*K8#xhG
1mBiSA6m;4g8zJ({HBQJ!O^Y#6oYvtVen@y&|v+DyyqBLX^wVmb3Mp57<DLpl29WkcO7(XQoC)YZ)mRA9Ld>Jtgy=a`FX0us)2_v<SkQ54(W}N*JOJcTzX9
>|5&Qw#;Kz5*iP}eUQ(-I8)dOrrK3{wJy5IWsCdit6OmZIRN>9#8*Q`s3`=|tPtWBNhiS?qj0OHDvxJ!eOS4$#eFNFxNEx^nP<>V|p4ZvK)poxMlksA4^{$
37b7!_xm#vB(P}6*wdtCthYUr7V;?r57`o=fB#R=;$?tk+dUbA6v2B*Ra*mq}M)Yx6DfgFn9-R4bE&?lZCh*Q2P)r)kG~6ZHd=}gTY9A7m}@+vPTRYXLjBT
*obnbkWftiiTkTkJxEP&!h3PcQn<pY&W=JE{;^xX-+0*nl**2SJ)>^&$cbQ`yKo1s{37OPTdx{P`W9X_cN0!?rTM@^Q{`RyxXH)=i+irvD-JL{59&gP{C0j
%Xbu-+Zm1loyTAA_txXlj=CJl+?8F&Mn>VeTNk=sF^#FSKGGTH-bkLXaKc@vc$V96Nj-oa&`eORs&M~QLQD2_C_p45aO~m_8WS%?dz+?;87@v*JrU?2DstN
Pa`==>SpEINR>pN-l#??QJ7x2O2CgmG2(!Q>Di|U1JvHBdA!DeUqtJV06Vr+BCkj?%dLoVjZwL>I8b_&M(L8*|~c>|pfahJ@HfN2&(ZKW!oi~#a{HXMHJ=;
pSeFfxu7F%2NgifJUDFf{k7(cPI^v%C5^jkCSK9PQz^1JmOwHr?9z%!1X95mctN0aOtxC>v*3)(*o&bgc?=jzKR0uY9iZqJ9=v<U<^E2)%O+WthPQrkxuL*
L(!?N1x4UKYD<S$Zpa)KDmQUf9;xI3#4#h2+2MHP$KQjGkERJ?3MAbLo~KVn4!INEf673Tn+sTchq^S2C@(;$1KSDvJq>SjK|3FdEF$qz67@qYSZTq6|LJ}
!_<zvZO*Z6A6gsy8shrFnV`nf5%_a>bjf8$&s)I^Pw#T5C~;K6J6i_tAWl;-?UI8hvWZ(VLR?-c>dUDARwa+wc23?Aox8Odly<#c?<OUyoT68a0?mst!eyl
mQ0+L@!s|J<7TjSEf0lekFfE7DpW^Wnjh^?M(Ih)KNF{uDn$L%)XWbbPRoFxEhviE;L&Arn=nH=8YGoqLjSLF%5D;(&L&@fgZsSf(4-H5y8}_4;BW9LNj>V
mxPm^<5QuN=kZ!_sxI2M8J4kKOmtG=Nh08RPa0L?vCit(=OOI#OI5%_yT=ZmW`d%+GV3(7gp>9RA^?METty2O>t=6LjDp#^m$EA60PL7}2E4WIlkZE#|25E
X!fSD8^M@cpD7l#KQmc<~KC-|||3+7gYp_DlIZ2RVx+hc@(1e+#_}ZY`k`k|inyZmz<ZzRd&sGLtdS59gXlf+QfJ`TwH|0y_eDxu@>vnYGH`&(`|5p}=3sc
KmTK$uC_d*&h^9haY`R_o;S)P%cixpak=*4nsL5>(O;$&!lmFkgr5H%_-MC(ij+7Pb`}MMcRQr?rIHo#MyAnZjOL%uxDQjj=nnC40dHAL<;;883M+?;gi|C
NW#GEg!;g`8232y<XVcKa_7RuQ6EM!lBiqt$TBxtjZ!6gA1Q?Cx%pw0f~-CF^d%TA_<w-)R@U;m2C*Ow&weT4&M%o|E37vjCa%HI4T{l3>IU;ZW8=M8soU3
_BsE(1vBh4S_W@_?6sp%fYR0gPf49Aib~mQ-7Obn`Uhpy&W>l<Peb&@Bt@X-wCu4Sakq5IZhjiv9Ua1d#(NS3N7C3jU!|`k+ik)kG{i*q((x~!44pLfRmu$
v=z+@Wd6HH(@<#0EJhRYTY9?(t5<9@IuG@ubpi_KVz1*X?3C2WRgHy!mFdKF*-pg$T|I$(jf5VEo48j7K6PIn<i=3>DSU_8BQ=*h=dN1MepOv16+`w2e`_^
CyQ(SJkD7`5p<X;RH85kgSAoC`m>d{)dg>y`}2-RcRi>DZV>pR_e!#88ZQ4*}~{DyngL&c{7sEB7>nF|d{6d;ZzfrX;M63uW$Od3!@VHHs5Ad_0+xvsxq;B
uM!fEsE$Ay^^}6x1V|#7sJwY_@?VAQFj>LH6o7kPl=tbWyEosP~}1H-a|Ki(}3pr0boh!4wH8t!&>Z>gNI-?@p82KenmtlZgI750`BhYGEu}ok|USsM8(qK
*<xfa+#;xFPb%Z!8ouZzjH>>-7w%}5*f4}H;EAY-W%k-X5K<}=f^2)X|HRoo_u<+Du`yjC7|RZuiSitry1_kc3};tJM#R3T*-a8ihv!c4Cw2VaTcH`SU=vb
NJ?yaM&|X0+R&l)=I%2}0*ZCAv6Z`tqvAiv8@(FQoY3avFEsp45fwT)#gq`P>dz@EX9uM~;C3wBhN)4E*M+-{^y4aNS>sK=L&%yZBpr4L*Wjk0pnT?N6C4i
hT!!pH(@(JU3(O!ipG+xNuO+1<$Mg~4qH0qrCXq}t;-q;sE9{d9fJnceUc}+Y|4qy?5B){y?PRUAsNC*gIh)AJ_B>42kPf_Q;zd=rvMpkzEFj*uFhx}Gxc_
`+bzeXV<t<%Ef5M`^-xZ#Q4i)*v6^NNTQI4^vpUEoZ<RnloT-^mUgg7V|&Lu}AiSKs<B#rQ$CanuRfHG42aO)rJyuZP!QQ<Q8pmU;Pv-BRjQ2e;7q<;?pvS
Wv*2P;HV{$hwk41o1SQX{Y#lAaQQ-#XrCPP``QFx6$B7r*G<eEH9B0@oBlNOjZ&c7(P*K70?k$LKK>=Z9SfX{m;U$pOR!@7D^Nhq_i<{y-Etdo{QoMgX0*8
Fju=O2ujN-BX1Iw3<~Yv71fw&=!6Ioj;Y|Q8OeYu>-DS{$%?A%IXlcMmvUJNB#P{-1GOGlmt%F{$HygVgP>-MEZyIEKup!2&kD;sBR3*R=^Skp8qw7^#;{8
w^mZ^Du$<V9D4HF0s5E)nY_}?ds|E9S)vw;^Gr!qtD(3ryvL;r%vqqj$ZWqmHdW{`hht=OdzVSGngGBWPc|zA(Xw!I1T$`0gH|tVCn6YZ@;VOS19hS7LH(t
@3>yu4J0lc4+n}9%icWwuMu}5(_#U)!l2Y$V1xFxmNzT<=sCAFM2A|q3>M)fl#)x4bzU}$1CTEeFg*$W{;#ZrD`juUz<M&UGVmP%BgayzXz$jc@%5O2HEu4
7#tUz|SO+oG4gApx@lN+eK8;o%-2^+1TPADemuc1$!MzFG0X`YP|@43&rWs0{~^aC{jTc=io0)iWB~WdDL#2u}YO#{6<7`YM+o_Qz#^u%0jdf?bUwEoz(-{
E#pMmRuLY!xLZHal_-Sps$MNofnC8EQg@-z5lqzi2-FM8eVBAcK=Fg_^&u<_#EAtlYWG8j1x&13n^jQA*|nEk0;27@HPX-QP86QkiPhlPo7dTyPb+d7h6;v
bf>c1+!GC&lyAJ%C3qt&$wF)*f=rdQ3mgvbOkP3=4UVfi?+D3DAM9wn4ROsj+u=B4cIz2D63i5QbDbNd&ZLq8MUw-#_)X}*_Zk9b+lGAq_X>?V7e{IL0Jj?
9+I!mU@~Kc1Jt`xj1gOex0Qv-zQ%-L$H{>d?$?8~@t8}Wy#a-##RYVu++JjV5oZ=d1=v^=f*oSy5^)KN=`B{JfW?_YobF(`TCHeWKLLE%!uQ+boI_P35;|D
rpK#~(7hqXE%bx{;(mCyk+$4A;YkBf8dtc=P#p!f^CmjD3bp#j)13%e@q()PM#q~V(y5XdqH9YFqt$6zn(5Id4IDf1`7wTi?CoMtqL!EwqbB)*b3cFAO{5?
6jTR*x4xj~pZq%V%!x`AR(-Er6HMriSDQ1u-*;xwQ=PgXVVhP0O1;pQfaJgLzUU)iey$BnVe(L(c;*<hBGYt$00W&u%`pYpW)hWqC>nv7SbP(+CC4LRh)?q
6nszzkM=DMW-#!F27IKnK01&$mtqRml29vk}BmkllL;3V5XPl5>H_Y-Vgw|I9LX4qX?VQf>Cw#ltMTtoU~Rp5Pk(qR@&?4s7>3Q#w7bJ!mh3oxJ~45%%#Ks
W*bu}rcQZ+SE%2|rW`BiV<18Az28)-q^>X69tB*&3DS#`U-6Ce*YOsnkL?M6B(*NAwV;IuxG=yDtu@Kv0K1cY1okAjD`1|{sbA;bx~2%UVdx1e@cXYAP3RB
0`Th*gf1T27nEMC1zR(Aafx;#yYI0Cs6od#K<n?bcDMmA78oOw39hKhNlS`IqQ|vxy`1%HZ52_PEY!ULq8-A~X*`t(YK+g91*IWfxIr;y!*4<!Bg~CuroHA
<aEE#Mvz5ra)<6Azzg7$lF>4c^sEN2%*I)k9a3o~cSfXK>6he)BkvK5mv0KEF=$%|lfSi=F;w;T-#QbX!=-|;DSZwT#AVJ8`qW{USYeFO9NwiyGHMzpK`wC
B5|m)`$xokQTmSY{W?H%f5y)gXI7vQH!gjL~=Q(G|6%?ipn1Lsu>CdcPfV*gLaQ$no1Vj<XrsRKR$ZG#gc}-KSjQdotmSXe%-kbj~XvsN%>4{7pYJ{BT&ha
RkKTU-10)V-31{9rV(vsRpnm&7`2MPaQR_mxp>W+RD~VexQ}x$*migz}+Pi4BIK?+9wJSj^EdOj2T4C#guJ<Dc=2COkO6PQD_gEpp|>6*R7LEuh2i*G)3E}
QT>Z@e<C}?QbPPd=c7%>hB8(;%(`~vVNTpZNfuuP$e}Zbt<`-WfJB3m1M^NY1}zITp$Kqi6T0TnG$kF4Jv2m?QxIj?JGBxx0{H+Q5qdkQ@5On~cdx$CpNuq
en5){a;V=|`V9fSv=HO`8zftwhMybjgTBQbymvGP+OPjp=o%)O-F%}kLI_2D|X36x_$CI)m(CpMEwB%OBzhj(+7=l1^$|-jeNDz6}0V*zyVj7ua7$PaHO==
Ym1RoiIQ^JrZH~P<;3?v<4)<hL1<d2ws4{)kjnOfzFnr}d-;-WhI4#*v%?u;LO5SIXcBD2Qi`$e;;^ST(_lhFHXxQRau%fb3Z6v10VtNYf{HUw0hj9-h73#
90-{oC&);PJ+K`RN3f=-07Fo9wXSYwFgarTyPMKP=zByhky~ui%%o%kvYF23MTL4s;?=fF3h}3Vq%T165;IT%&dyMK~NK)RzH6L+T3`a{f;gov#K!s$?0JE
KjbQQ^8ZENA@8cRe%(1yM)Z4(1r!qm1t7ULG#k*60}J+pn`>etHqu$dz0;r=E*#n?X{CxoNCs5f!KHkz9l%~uEYy_4i@l%vVd2f&m)ug-=dMCx<s|}JlmIv
%#?6Jm2xvHacC0s4g7%N+uTg<)htz{9^RjI@)wJj7zI@GEH=6cPi@Lg?+Ek}x>=HB%IbZuSqoGYx1cL$zpxJa%NA5bBztqh(@rh8(skH+#M+)H%?P{vO$8V
A7*`xn3kq58#mLzZsr}Q^e36BTBJsX|<Y{w_S-9!6ana;?e{dl>x%%f85$R=ET1;?vvPN2%BXS~#mV)6GBgBD3vpJB-0d7S>v5>DDVu4y=_iR6yrQ<npSVc
;xB|IW`VxB`Ql;<gmimXif-v;uRHkclZw8kq>1u1h7(oq>Adz_M*#-M)SE)92v|Nng@;xw9MQk82(%f*D(t!ZqITh`F+JrL}m_$#vY6B}0D%>$P;6R1n@hO
|oWEF|Z>BN{lsYo}nbjG2HlmLTl1In53lntQiaI+7XeLjlv51$tXSMLtFe$!ts9!EXNefK%eqp^5ceO#V#9n2cGdV(S|wPpxV!=nbRgBrjqinEr@YFx~aPl
d`3jmtPbg5?b+#Wn%COY7cPe<@^DT(Acr?w@=M`BygSCUzrVBS!ZNcu=yS0t?9cfq7wK(On=in*xqi4_?qU4bL5eutymK_p34b(XNHAF6<u?frL8>yYU|IT
??ky`QsRVC$XIG(2x_#Y*M%7p-Y&Tgk>J6%UnXtsd8NZI57vdi1}re!P`uz}Ftyy@TaFO8z3>GfJZ0U&KTq|S5eLQ=HwTJ;I--32slMdW$~Xo$Qc*3Or#B<
6bie}athYzih{=zIYe*8GU{QV@09I~wQj-zy0c!ZTP+~OhE$n`C+J&E(50Njg;q(?o<opp7tgU3iY6YKMW%w?plGkCIlS(^ZJ?vDaZ`i^e?;MAH1kINcO(>
Huu{`bmT$k<eJaCm{q={BPP=%0Q@h&J8@Ku%8%yfTpz#mLd6Rnfi=lNz?c&5v^!BVue0f1o@A7<Zxj4BignZs`<r&n?Own|hThuXJ<ec(%mjfS3h*gupjWw
GJfCfqcDtZp++nfDmE2<KV0+ARMeoB`rs7BGRQq+ZdTKRk^hM)Y>6jlhEpH3=zrVG$ZT-z*Rg*!1CN#GY*b;>+uj{JgNmcpC)*Z<vy&%Z8o@rPcX;(MhkFb
qp$y6iW<3-N@d4(WT{M{<iH9a&_(c)%k(nFn+FyvU|in?pIjzumpfziiN0-&)iFV&krGUK0CoYZ60|<RX|W!D=lauam)O8hc{H`0`DVt+92v%dMyam(>pFs
jrF%d14@K*`cl=8$?%>!J<j1{w%4l>Ey3IW>mKkA4?#p+q3&8fI+7K-{bnbnokaOC*~Am$8Ch2;dw&$4Jp+;*{bvTfBJwF}HA;f^%zUhC1{almPD-8L>(M3
lN<SA5;3<2)(0ZnCTfWta?^vHVIilXAn+1?f45V|)ZPg9p;8<AGNmw{*(*hWMz{4QDmU+7lhPW#r2a@PR+<GYW#zT2mVydV$iI&X3+~`tDdf4!A_5yM^v6*
Q|S8@*l&5{oP*5rW2jId`!+xA`+#Hm3t!8uP+Kx+%8Q2J|o=Nse@v$Z^XralECDO=NZ$YG^z*5EX$4-<KJ*Hw#yz9<(vM~CdnXg?JVcOTR+Vq~Mo@CNtDEY
Gqz0?HLe`n-WA0CsW&K1W?*B@9&uY3O;^K2C8*5}T-x-hbH=eQxAFQm^;1ia4LG`A3tyZ^@7{15?cDVWRh7P0sU=fHS98Ilf9ygVs^H&e|+Pp&4THaYV*ub
B$t-ZRF*)w@J&I-ZPJw)`Z~mkreY0MCtif-Yaf>6j&*3EEL@$yOWVE&pgLzGE0Nzs=|IK-Ou-qgY~VfXnTq4T+xOrgWzO(_N<oHNlih5yG_+w3Zbr6Pbp<N
ql8pI@k8BmJsb<13WzlFsK`N6aD2Imx)Dj>oYnXFeXuVBUM_Eg{}ZFKxj5V=9uo8NH+X)PLxo%K7!m!&Ua8s8o65ke_V_W({?V(Rf-*Y7Q%~4wQGSSh54#8
u?P3Zfni<=-n<Us%I%*N`a)Pj;K(IPJeb%dR-rr&p5MVAik;Ju1GWU&ajT@H`%-Rn?Er0;79DkvfnnYLxnO>XKjDu08<aEsSbCWqsz<YtOC=#nWjKQaX(!I
P>b_#;~P{Nrc;uJ;T@1sfKT5!tuZ#{WuiV^-ax!`pGUQUo00qi_beUmMVfwjGeWzGAEqITDYa6<b5#P@tsYe7wq0YcZnjRqykL;`(r#_^P;{~ekWP6K=7L6
s(pr*Oim&vDA&lZwGa?KM|6X-ppeXfBcj^p1XRCiwbE$hr#S(YLEJyeX()dtptzX^!m1K!Ti`%EsZWiS#Jgu-(ohA<*|^NaLSVH2T`X&W3a9Wf{6#r5$y18
83))tN%KD1Gc2LG*NdaKouXno3uYoS_Oo`TPp)3pL}9N-JgL^c#MgYA*c-q=?LmqiaNcnr@^ITwVR^9iOg}c>mx&PEz((H`_-TmNCY2XKrRi54Q|HJ?(q|H
m^bP5U}8a619{l+DtC!3r(1yRx)Z`sR)kjIXONh~=!;53QW!`ZRIP+n8%EO-e@DR>T*_Y&*=@o;X&jK7-O^kHl|XP)$D(ASsj6<6`p+m5f}LE?d0Bx%=_jF
T1J03p6C`p*{L)88SChWcjNG&t{0clna$4Hjt~p%TR7VyXg5$<U6trSIQFlLK+ais7mi@mad+8?c)$1^0;lQG(YL!mniW%@5G<ca;h!uq}F(%;p-p~IR15H
O4rR!dJg#<G9%m3;b6xgrLkoE{M6gQ3k&7JC3$C-3zXm>FmGN?RXNmcs%j22&fq&i-dhvM?1wbz8Q@0!`42B-NrmZ9~l#1vg}v)(-%t^{Ihg<9#R_#>)NU$
hkg`5Ay(ES2vMJU~Fci5J6V)($y;yK@UiFBYhtdM>h##nHKiAv9T=0X#kRcjtt><(DBj&h=x(@F!0L&|lLBHhjf$2JkRnX{sysqdK7V)Vy=$t>aHY@&|=?h
{y-PIo5+EiC%AKa*|Y;^>c7ARP}iu5eq*vZ=zyFl?V%Zmwq~MjZRh-goQen?UC##cS|ZalI$3o`lVt-cV4c{F7hi#1$08ldDDnZW~(aTADA2@`DLmR7pG6>
RIFuBfB5*mpddbuz2`eEU_J8EYpXFKakb}=-RUJ|rH(@=1iDH^VV!kn!pOogb6g}ow7nQ1_HHr;F(SM_tux2U2~eDUXN$s+G`N-ey3vEtqn;|jEJb+$o30H
p{0=?{vZ%GMc&L%aiG0JjFRq>?jS-`Tgo|-Frd+O|;MS){!o!pC>o5-%U4}BmgKHGyFae7Uj9{3R(@=Ps`+=FkzI-x8i7m28!$Yb(6hiF|G16|Wy8<coQ)%
$ws2()Y2WWz)zMq}A$zszk&bBf;QCk<lXeX)A)?UaZYi8GJQ}SW`uXTltvYM071`u)PU$V5Yv6HnFX8X%ljDD^ME!*FM0|vdB6%z(JcOJ$FU2}hrS<N@nrt
Lrul)qCC7?DVO-V`^I4HEbR@NceOWIo6Tz>L>D_Lb3FkO&JtMfYWX#KdU|O?6vdEEF%GfoWE*Fh?|QiCHYQ!Fkln6Dz7&1$#k(Y~RGr#EF}CfhUROl^L7}0
SD#}@<0g6SQ{U_Wo{?rbBJu?Y8+sWLJqhk@#xg!YMy-YvEh6LP_h-&Lz6863xY1YCt}Nv8jla__=v^Fr0w93%LmAQi-p`ZEAA(`{!@OZ098v<;j}H;lS>!T
V<a{dmY2%)-CSV%yp6uzL|>uIVyiKPs#=T{Nw*p%8AB&f*rX8Hi~;Q8Am}60xdHYXwi=wo9vNy(`O{i`bsNU0vwSt=72l#J=+;$Wq&!zhpurm|a)k^2o6l2
LRus=n8^=cg=vNjB3xxOlm<acNzo6F~>9O;n(V8e#wa+u!(s?ROqKvGM4L2Iu_GY^zBsk862~=_Rv~baTXlplf&uON{wUML*6usUmYX%%S89;X9Ks$E;vbf
Otn4=#>ntirOv>vOnl#W;lby3H<xWgS!_15SNle>h?DHS`WZiYfrt2DR<k%2DEoJP~(VXqjB1zhZs#Ay-)4-L3cd2=^~U{^|~OU8+_bHo+2Q`}tuGs|`qb~
=oXS-Hg_*3h551BJ&Na{4X!u@C3Ve_k3G_ywv}>O(0T@Pu*t?uMtNA<n#IY2{ZT{GdCU1UZ@(Z(@CC-e<eL0Y?X~E~#M<?<?YOCsNZV00
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

EVALUATION = Evaluation(evaluate, UNIT, doubt=(9.25, 1.0), spread=(0.63, 0.259, -0.327, 1.206))


# ==================================================================================================
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "be284f7cc823dbb72f748940", "checksum": "786aefe510e66e1b8bd7b9f9", "sources": []}
c-
ri}3w%^XmN4Egl5U9H22nG!sNK@Dn~V(GorI)&WVHi{)P;K?3XaSS3V8~%kzmq6P(+wc9PT!)?tILwyMJf@%>Mj#+!^=N+2vE5b+kL_B%L6Tpke?Y0cS8x
e1xER@JRp9sjA!QZaM@}=k>RLkXyH&r%s(Zbxzf-bH4xm8|o@Op6bd~mFp_*DZRJyTdo{eMM0h;H?P9(nwwkUykWNGhBA9WnX|kguQInXFR!4i3gbML_pY
y5m0wm+Ra#kE>d0}p@+!(JDjlWH3RjgKbCi_acOU+{<i~wjY6JZF{tfq5-V1QuaMx^0&Rl0f&RrN+wRT;_s`WK>Ydvdg)_p6dpt5|feQtiftH71-
%q_*T4yUWaUhbS*R#Bcex60)hgR{IKx60vg<yMuJ=GZIqb4ne#_PGW2xeU${3IKn67KktQz^d`j_W}64d{;j0Lv3YkO^xSU&b++*oSfVoSDCBAF}H#OUzH
2*F6Z2GM_#V0pei>G$yIqdWu>Ka%gP+i0!L-
OBPXXK$64mMEF>qPJPz1o%;(xU&~=riwdHHRRp83aEw6CqlomMVy2?u_(3KTsE@wG_SLrHs=Fg48c!8s=G;eNYWqzfj%2k@{%+1erR=HgEF9YLMRTX9TRa
L~35ykus)iw9vOWl37v`3D-e7lo&siLxSedW4UKu4u{_R7jUSNU9*Gruy=PU(GanLW46URhR9T3MA-
<|>ctRYhJ^o~sI?3v!&!ssdMOfivIb$h*i;#Cpo1yKmgUCBDa^?@J=GxsH72U3X1>xLCSXr`2lIpH_3TX6$Y3XD%NLyZK)u<h-Ns&cg2$-
ch)G8S#GLlzh+FGNCwWE3#!`Cb6xUW|n<-
7)4*PS#&i$v_<yaWszM+9;%mp^_h~Ze@it{JT@bN!aZ2V`;a|Kl+8A?(0HD{pV2;CO1#6m&0iC}qdK?nWSi(cs}p|K{IU)KX*gT|u-tgiE&OvUX$-
i9C)(V`q58j-8wVlWDmNa5ls0$6kY}c2u<s7imW~iP0>m3~e!p;K;a!Dy7p}UiS#}+gg{6l?SF<Qc%|vOFvfm`ZsGfM=A0^(Xp0-
5<c?jCrGD*@N>YGfm`-wN8BTB2N91@iSvJ#S%y`oZ|1^u>TE5vt4Ch^G@qTHb&ifknQ%{B}1du;aJ8}u4YW58qb4vz|r=X9922+|Zll5$v9dL(5;QU-
|cNn1C?sKG`nRNlwpnM7G`%Mz9SveG6iuP%%3rn&xfABA^Zdfq#}d~kXj0Q+QHXuTE(L1_E|qS%*bBi_-Mg@#+;O}wc-
i};q?%nw}!gbTzgn~7^b5v2X1BAffJ9E)rv!crgrc!fca!jHJZf<FW6@YP$0t6%U(k&Jy0WfIqj@aO;zqjy;Qu$y>Cbeq2p#HA|~o&<Uvh3C(Lzd=GPZV1
+YpER~_{3{^0O;?k~sPIG+X&fvR{y9+C(CINa4))zdTy4;H8;6T19VEMn1kV7;9tV;=qkm`;tqZEzGKpxLkYKxrHwXmVAu4xV3Xwjfp+q_fh!nt43G@PD1
UzL)$|+eHmX%|Xb>{&GkQegN$sc+A97MF~Xt)8xJ_)D$awOwv5l<|pjdGqyIYbE8H_)=n$eu0yN33Du&znxHtwam>?i9OvMQcDbsR5-
)>^do0n`EU~4EE_{>ua*9Sym2<!3ex`$)>|%R|Lxid(wG99>N0eL8w_$no01zsgm`mWNH?bBVzFQRM~n&G+`*6mhFv|?TwY~i<Rw*mF<QMP_|n%VJKZTg=
HwDbcw-ZM$y_Xnqnc~7{T`-
v=?{>v~H#~>}9Q+W33x$*+{HxBv!UBR<<uz7CQ}P4~wS5G^^>9Z0aJ)Ard@cLIj%B5MnKO+yrP7mD2#nbU>SEIxQ*hK!)j(^^j!3kV#YyiougKpD7lieK*
m*camT)Wbc-+lThW!=@jxNn$<KQn>u7u6ESs#n)(Nth?4FIe7{+^-
W|VwZ2KS!XCW~DHOTdhlqELUIw|*Su<hcj4~8F)g^O$i1Cq}y`PLXEAA#orJMsO!llZ0(--B*)(+*o0suKK*1gza-gK51Wi%krr!L}WrFm05bwyh9s>Amw
Hwz^A;l|E&Af-;7kw$=FV&ugKLK_$+<9O3#RtYTPAR)H3yZO}H%1z1DIT0b}yazukfnNm0y&`OXOo0Ej1Cn*S$0&`1T+x-
{~cS@#SQ3;4coy6PE)<OvwzR|O~*b$YKK-
C;|en4ZP<HM)J^@DO_yU_3<T`!|)!ednkuo5VCv=jeTn6rw)>u5hsgqOlnZbk<y_fcPFRn=I1w3c5W1A>Bp>8Djpdp`ia@RIF04EuM}cu6@ZDG}hP79C}*
m-
zUBrf^xy@cq4|h!Jn71o`ic81}Jh=@2MG$ck0e3XRq2I3B>4)Io{VnxIdQBTOi;AWRn8<&%=qh1EBmjYffOd5l>9Z?C|%Sk~Bh3JpKgsI|gq1&41Tv)IUs
{*1SfKN*QKBPc1=LEueA!7NU4LExHZ3TEU(BR1JZ_FT1j(ZerpD)?6-JR6pjUh=a3!yk9$Ec(A)5Yb8;VWNzXp~Io$r-
#BMc+4QVswW%kC0KGM6Xg_f1VhJzL+vE^(HvmbFVc2|;!}O!LN;ooW40&k2%Hv$JuSo)6dqZe2BKQv6*nc`w#XuQbqp$}yvJ@K{&{i$79q*?uHesycv1PJ
NI4daO!6Mv!V4V0#2sHtL)cf^R*3#PKY5X++$aIlR)AzFmOQ}igQI|y-4rRrw}VXwf5u@+nQ;p6ataVsbP9^>w(X(wX$K_`NvSxM=@=ybD=6W`(--
Z;O97Ib7YsG+LHfhOosd!({2)V8p0agQ3R{p3HQUycJ-_-
T`vK|(!=x($Yo>mWo+4;L7#j@GL1}#%`dsWd3P9QHILk}=<{^K9rB3oel&o|~bU=eWMhRH5KjU>+DQ_XxGej|TiP2`_h352>{NJ6-
5aR~Psu%#4g_nXzXTzNKGqo!1<E-6?#MUSvAvMq}F`^?=G@4M;bEjX06-
jpV(e`EKbsW=;qVTJbYzo0#ogzH)pA=`^<i$8D0<t?seiKJU9Y7_>nQ&}E$IlK0p(}<MYjRcSjP*IhXVB4X9-
BFIyd5d3H=d$`ebcI{lE#B^JdbUK(iZ%9lK1^B#M>4it|7rctVbgA_H1FqksTziQ^Jn_&?B%7wq6Rf1Zy~;rk|t6tYxTMEh$H!1BjY$599K_n`Vij=3A3d
EE)8y2J`}Lw+4H3g}=qgDQ342rJuaGjj^3=u;?=YU*aqoga*mKAYJmo_;^aOZ~zKJF+gPo(h{l=b*mz8;sn25!)jG~nW~cHqPEDBw5W=oq;%nj4?*%`zrj
Xc9OXX%5=RS&^EVIkAF*~3Q&2J;BT5))4u!MeNh85UutQRM$dn?Rz1T4bOn9Kla}|QL8tGMx?&tixZxW3}Cj5lTgaOk}a7;hW8JR`LW@eU-QJ|eZci5cpT
!X6G8V#}oKF5|9-VVWD#*F`<4<v<mub@Kra~dXeyNzsxr(FsTr_0)p#OzjC`808`V6jacu{~PKwk6xf(D7dn1w_BBCyfoXgQ8HhkNCG~43Ghq-
fm9zNZ;#`(FR9g%8#gPi0Gg3iKJw7z)}<CQ$#udFQYH>mm$O?C-e>@qPd5%IcdPW*q;I1;;8WGzrZ>JQ;aBQcqz~!{dup#@^NUG4!NsI@Yh2ol@BG%KPU-
WUaX{~Jq`ssKy=uTtXHxQO4<{!2<<2S+kmAv36JJubN*T_Y74X&Xsa}n&$GWD77(DcF3?G8|2>j{IicevFm0jkQ^4EQj#D%Wjjx}HMk9lhkf1i30(%$`3x
*N>d)#~pFr$*&7DT-!bbRknToqIqs7997Ca(>k;394d+z0t&<vdYF`${SQ^^V^B%FPU$qoVg1XgO_e(iN3V2k6MkKB?O%`--~Fq4{S)+zGxvN3@1T(=bS-
h9!z&`VvK&ZY0qbF?vAqd$D?^qt$6qScwV^|2_$ar@3&j4Wz1_Oqddim^6oC#L&BtO;-
8~=?H_0AC$E{vTtR#UEFpS7jmH?9qR%>GG(8q+ah{fw~DS&!M}@cTzI;(miTSCqV^p~NE2~XVhiF<iV8?RE_y?Dl^HJ-
p3nPasXuQ6E$0noi@|eHsKVxi$WK%R%GwjMZ}&R{>2TYzsBkVS22W(jrc;G4Bj{rGpsWBivI1}cIwjX3!T*0oqtQfpO;QGF%1%g;T`Rk@C{}B41tc|#ZB0
!m2?+8bXyKOrD70{V(kmL2S+d_G-uDAA3Xun(WSsoxUx)~vFEm;p9*~~2UJ&nDHdQ1pBm?<{MZe)Kn4)2zy~8-
gBx_Le%??A}GcR%y4U=t~!&GhpsR#5+f;`MfR|{B0UxVco8N}29ByI`R@ZnLR;YG?P7&8C~7&IcG;n%1jeym3Zy_LgrcB~D6Aq#ZGD?tdl5(q7w1fu{<8_
dT~h_}@V<1z}#8z4ECXy1XTY!U_0A4>rX*u(1qj*@YXYzq=P#zjG+=zvTEC@)CXCgJ%RU9ft;A(~o{Rm2K`SQG^1+Du{X%ZLYC@|lR=aIc20+)YCPQ0aw+
rqeK^j*YBqYZ)n<gh?$UEBUiEtZg~HBA_Z1p<~`}E+#D_bHXZxZCFEjAPS9u<>)Pi|3imFC_W4<Y0EOYEK`Mnv<2AAZ64|@q;p!#9+v!f>RzUEGJ90SU8d
zIE&OU|SoEIN*3T+-9E_}_OCZy4A~&AKN!O-xe28z?!W)&caGeM8JVN%2M(OWi&<XdL5w5ad4|R*)=6>S;E(m3Veb-gR^c8Qb4pMrEw|P`{4G0Y_8ny^vx
0d*3XD;zoWEw+1-#l&k6Bc~TctURcohMgPJ|xyRLS-)w?G;TC@>^ON^i8yW7;4%(6cMc>GQ<aeZvcj#1p;W6QBpo7-cLt~cAuz3K-
o4x^+u@PXk_ncv=t+3#R#nk4R=%S1(kJ$j=wncp=8=8zNoe&Tla;^_73eM*7K6-
L#%I+0`)0SU*xZ$+#v8ntvY05T#~L{fUWurKp!8zzG`vkprq{*m3FLWtot(nJ_+H&Edd5!CW9{%xVOhHSq~y$?Vw1L-;AN)Aadp|T-
YEU_$E;@Kwp&1MjWvwDtF>?nMpTgA}dd+>w^Cg$|PY~+ry;^s@^F@9Tre?I<gppS=nL7g|1=E0Ip%6EJcRSBAVK$?z@93=#nx`Qq}^>MQHdz5WqqIRu;Ii
!8N2!gTi^=H>gG>X-{Gys@*HMIoUpuQpmF^c1Hjt1l$N1+nNQ=(2N^IS$u=2?`^CBxpN;~lbI;A9MYA^eZfS2m9W3Cozq%B-
#S>Gu!n#FCk;daG$5KmqMQ}|1oZE)WQ7^~Q_A*sQjH^Yy#I6<Hv%j|BdW`wDiFvDT61FiVl;?Z+d)59S|sRPG>j^R1Y#?;w`NSY-V73o-
(y=NDsK`cQh0msv9DA8*o>mmNxnb4MpDkm$}w5#RRM{d0-T^2+>TXjM7D~9+PmOuOvw5LFS#-
Dhz?gw=tn!02+e<Pphs2?$kw(!xD_I0cQS>mEr^39`M<>k&dq>TfNBMS$({-FG>ERaoC-zn!y-
EzYTADKUD+`t`frUojv^G@Vq^8&n))k1p_WWN^_`JLbWcY@c44p~V>05_H4J$~RJwa*9Ur=wW-
u9J8V?E$hbZx#BDtuOI=YDCq?DUyBmPNj^~va#a_OF7k*y>ii7OD?5?Jq}Y<;=(#}6=o6QQ>aH!%6m#A8%_AU8rYNP~7zzX?cBbkEa_vkImbbc~P27{VTc
eg;KX)0X876+lEn<IA{yFSuBF+C;39xT0PxYD8^<mi7+6EHv)cuw4yQ3AOb$#Q#CIS+I||I)q0a!T5G2%4LTmjqr>OHsH-2k2iu1x>0ykPJVXOX-
j&4d`?AL{hfd?=!n~KkYsld<;uP*A;Q%GEBo{S5#|SpqNmdw=VROnjM$b&r}yu%@M=+++IJK~7IoV1!#8K&BzzFWp9LrU3**dpU{GT4<J`h+?`v>VF4&VM
`M*I$9BpW+FXP-&U-h}nr9RI&3+_p_Qu6(6_hMhsxh$Bm1O058{<d|gZ{;~VW;u-+2Hk`26#j-TzD?~z1HYxJh<^s|l#-!$B<nkv-
B~!;jZ0OFZ0!_bCA0<xkA{vP8+u!^zD9<QO4if3MFi5WDNLdPQ8^@AKN792*hsVELu{s3^p0vp@1ZEdV_fR1IA?}DvhsUz2n3IPBFMwao3izN+4?akr;zh
aSfAb(m5?~}x@dY;jD|$z4bch!{9g2)hx9jKnP`!Kdel}WYX`A55$_q$Bo0R5O){O7OlRDKZ*$S2YY6gmlA&%1H?iLlO@~BNzi0}`rhbX;-
;NF3c>MMWzC~cceUeP%0%n~2u)Yn7N)%c5YA!~v;D?4KDkFBQ0lUhFHmX{0Z}0oKfUUG`j4_R0>e-UJhAIWHknf^v@H4iJwEkyoc+Nv`5xbWzR-
18y!eh%4hu#*WuZnH0xQ<eJr`QpNQGe+ywzx)RrZEUP#IiEn`@hb|Z7*J-
=j>T@eIzO;@f;C%c(IHu{OYV|Y9_gCjTeWGjIA@!hLfJNu)RhgYcr}<naCC_g|{Ob3zwC^9NWmI+8^}M>i~`ur>z&DBznB(^j^jdosz3x5|;J@Ry|Xtn^+
lP$4jH^><92`j~v&sPOe8pZjak}MMNTUdapeZhsEDviWjnjO7<?UokMRE_!nEB$GB7qblrj20?^m99&G(1U`$2a@VNxUS=b7KOp7u^QMo44!Kr&iJPTgUR
$5#bFn1<Zv9WVmQ1cqrz#s9^yIw=LZ+6js)z8OaULhhYfXF8jS$TrE*27jcRYL1h`Ft4TOOVgMOqUA`?XJ3r{D#{(qVfqnB9eT&`To#Ld{_D<z5=tYE)bM
Jdgy)WJ*3AcX;O^PzGi0m_wf8-
ntwo2MtXP9{7fK@<&V&lqcAab3k}=TnGje)+kVnUIEP_7pM#QVly7NDYkR)_kY2;ynqk4d{*~+521^?g*SsUw!^?qS&m>9PL;N$0L>nfP{_WvUqj(enycg
6^=yk9tdNN9cR}6)CT!lon*l);B+I$=!T_?pC)y+rb?WQKlG(hlNuE)p@E{(vvMN?;}DLfERWl#~ok^my8@)lar2<eJQ)^@sgIg)DcGITsV&_uUgu}iR;4
-={a3-H6V0HGRFKm72uoeUi+q+NV}k$*<Iq-`VH+WyUpeMHs#P0>FC`q)&I-iLjh@c^E~;USPRu<bZjc^X6-
?{V$66Ida<40=y!{WEHb@)3o>+oPq(^d8fSenSIj*<sMb%|zP?nEX*ZCKn?ng}yON?ov-
9_OwAygck)iI6=ojj5`D?qX50@z)f~j7%DJ81^)$A;$YD|jxK0%0hv_6D<xPdPJ=?>`8LUKaAUVcZEuk>9PHJ9qvv|0HG><aYzvK>k`U*naaVeKfD~rC>3
LM|U(p;=?0pt5F_XXF$lvF=q0LsT37RC@eyq<~r1U4ZYo~FE?Pk$9*6s|bw?Eddn#0H<XC*|MS>%lgk(pHB^1k1*)SvON82kvrCwg!r3}@6<stANp6d+PI
QjbOW;cA2W-
3vfH)J<oAW)}*Qm^z=Qy5m#bYO2jZTb>h3=^5oIlObhMe9BferC(3W<i=7gYRVy&QV>fCoaZSo>DlbZMUTb&k}vo6lu+;BsaYwZUdP(Wxe)5*yqqz<TnzG
jo@$OyjX|HuVa)D_*wyEwB7~Kol#N^lq_3dx!$FjY@Ovf99^p!1W_)F=!`BOs?A5Vj_>H*Dvz`u5%V<qQnr1aCMOx0Er~AL|(9a(_5AncUA*x}H29`RaJV
RwBnlwiPqmD_}X?nE4y5A-WJMPA~n>B77JxgDWy9)Nu&$ra<xEb5Ps-2-={dpq_kDz+KiBe+;T|insJ-
_2>+8_jOrVWB5XvDYcura!NvP?bfEt9=LTNI?Jnq3&GKffa%Ly*`Gzyw=HAJ$Tp0(*M3Wi<uSZNVKpHwD(BcG6;D^{&Uat1Zwb>#Bvehv$J1pJt)$VUMsb
><qEsK2R2IdJfix-7KN6X;>%i0#=7BzL~~P#X4~dDU$(=m11{SP?TB#e8k*pns~D%u{VVPdo}IOjyY~RaMdtypPrZ96m#wXM!m$od7u#-
gsa^Yi)<sEMf9+gG&gM?$Q~-)ndauy;B5Kud<js(z2|q%!CGl3&23@WFhVN4Q7l3HRIH4K^07ABXEz-Xh`Jd=kpCb=cR&|Jcj&!`Tmfy%rk1b){sbnqjI<
1=!Jq#02x=*eRlf-;FFf{BmG=r`g36mg&*z__dcz`IHYeerBd=P$$j@j2UskZm;0IcEvlzBlMq_YXk>jzsi7{JQ48B~=XrAs4z?7H#Y&ziP5oHkm-
E`WBen#%1|0OyVminKhb3^v;WU~ec$}MRJU@6oD*x{CCsoyqL+!n&(#khC468I)6zzOovLg9tH*;Tjd^KQgH-
>h25|IpXJ#XniM3NOr?199`R@lO^KLJ1^n{uZSP<5<u<7R($Au7IG21y{4!h5o!PRktd6*`l{a2kPZ&p|L(1jTQ+nh)(!Z_-
)~ZP4k2o?z=fzPC^w8M*{L>;xamE-#0#q5@j!}t_%1|ExceT6kb^TbxC^+)>}+(8Ce&Am3A>-
bX!J32BH;SSTHkILtJr8E!08kb>pV$q5dFE{qA=^jV3h>X<^nhCPLHU_@+;VGO+13TKY_FLTOCImRrY7)B{*%nrge{bo9bLPiGBdA~f6?-*6-
}gZ6nws^XYR`+W7dso1ogrtZ1r(-
ckTu%<B)n(mHo`dDZtZ8|SiaZII6=Z~9;O&e+IgDVD7G(DL$jfv27PkhsdLpIuUMyleNN}HZKZYnmNMN_Z&>r}n|CTkiKq3PcErn^G3Y16Y)6~|QC^qg^1
p=mu$d}2zfPU~39m<TQR$G6-b%A+kCQWeKk+H%^ssn}@?P2G@@s?#^HrZEwk9*%E17@9|$wxueLskG_89yb-6cBdkL-
t>IdG$yueN}SX#KB<dn@x})eD|hipee1ZX*fdF%%9~!qn#M$EI$=^f*rZ+{(c*V+Nvzz#X7z$4<ECQMC8<(*)3>vxF%g<hnAX{RS}&)?Z+keg@@$;ecwB+
{5YaQ;51+gE6P1lnDa==>;ydG3f$*(Jl}a@s0PuSZK$bc~1rAa(7KM&KWIKp|j<$UG`fC_?OAQ2C{`czv41mD#dJz6M;mbb!bExIh*E=xqCI&DW*YThh-
U2Nn>%$+>z?m(9P}4)UF#hSHB_MDxsl*6WO-n$4XoI0+BU=LSB-
=)`J@`#=K!XoK4wApqSTvd!@eiRV!SpoA*!T6Mo#$XrI_@<<nwIWcbZe4NnneC_bKkMV?^DGWx4JE6qd})7d$jylsB{#1kEg>DM!fG0hmOBDG*BcwKUkz3
3Z5`Z?5INa&$Qzg0oR4fel>Jlw1#Bi*<)hx1E;9GD+b@6wA4S_3F)(E%i2#xWxp6aVIb`EMfTa|$Ue^;5QBeDtZxwE*<KR-
&^cdtzWQ2?r2SA<J{7HRNDwVT^g<e4>^O>w{Si_7p(jJuz6~hCZvgtX5aCxHxVt~pg<u{Qo<B;or$KF;nTbcg?Zg@sg=gDIFya)o2Nnp=XE=%WaA<z-
z^l+eSfuf%pp6WpsBI55^$zUEPaQEo(Vl{O48Y{Wo=IYMbDvT4p0$YHqc}bRdZPL^$X;tm(ylSxZ%w#AvO-q&;kLc<DpB5GcS7*fSK_~x-
6f$P`7LV9X!exjewm#f^$`5x^B8W)YI<?+X1UEC+qj_zB#j3>d6MIJ>{NwFN~G5|8jWI(A8XXjxvXNxpqRa1a<N_JE%z;HwDoyzk9`d9RvYT={ipX?Ll$h
v&={y+ijDjYZzL0QJ8?7VmGjt0y@TzTW~w`;KB_+3=?#<>Nt<Sn;OKil{&V=g!-
+R>><i$3@r7~pS&Vxo>UK=3CvKx$?D^+j{x6{qpQpS|&u}m)ojoT{WzQKi*)z+@o+azqb5{?)(-mM(J+C00S1^@VFq2o{<Q1&v74+~50$)||g;t>96=-
+`8eV~hSD@h)Xm|x0UcqSc#XY`KX><mo+2Y=+nc#PB>>?oh>DW)hi)$w+Kdc6HJg0&EG`w~F1m$Cs*uX0=vY&<npFTnP9yMU(6`0vi!}~5wP(Bd5@W?B$u
%Cvb?)nMJ#}I7c6}Z_?O}IsKi9arDXtuJS8vXD@<;EcZ4JUxu@FWfML<FEoA^^j9^^8LRnj``+YEsuT9sy{Q2*9jKUC(#~ph+SCizanF;}L)+i2zhYCf73
_0ces4V5=r|J;?;1(Ik$4G65vlGadnGI01}dS53S$0?=>*P@|0oHSy92K$AoOW}}+Oi%&oRnj`|SaD*FqJ-
P`9K$AoOZjK2vug5R}0ces4U@J$sh1X*ohX6F305szefScE29)|!loB%ZA5P+IunScN^oB-mGqo!RF0cbb@sL^Il0J=*g01YPq4JQB#Cji4G5`ZR&0Nk7a
coG!9I00yq2w*EG0G@=nNl5@2P5_#52!JPP4C4@hh7*8h90K4;8sj(wpy33d8HWJWB=ZCWklabNZ`w;FfcQ>o<NBt%L;{HKq&}{1hD#)X_)ey?@iWKM#&`
sfFvuwgK&1`sI0TR|$SDXwr48LU1duSuDF{HN4Z}DDkTA$82tcI`;{*hd%q3Okq`gD}NZ^v%G3KPZL;^_Ql6p3N#<;~{JOW7M@*GET1Yn$i01~-
8$59*sm?t2BL@s|J0jP_Eb{qmo<nk91fVw#7#vy=2E`K2bsEdPP0s=@DvsCFqdx->)C}wHd_!-
8e!|@0pNj&5D93ue31O$*Io^gDR5rA<50!R|iI6lV+z&rr~B#CDn#bX3unScP2#Ip+sK$Q-
);}Ae{g~<e<N{6}$2;c%eg%f~w0s<K47b5`O1Ozb7FGc`{2?$`EUyJ~Z6A-
{SzZe0SCm?`velY^DOh5qR{9**)o`3+x`8}LC{#$u*x8?#pUwu`FMom>&vzl35Yt^!<@T69yO2b=|)SF~|l>;zF5extW2SCRGFmeD48~`&1z{mlxZ~)940
5=D~!U5RI0dQZSFEIcNNdOo*09p=!nFFBX09ZHx1`dFm17PF;Y~=u$lK`-|FOb(M0LCN$%t-
)PH~?A>fSUuL;{a^s02q=0FeU+DP69ylIRVfn0ia6)z>oxhF$n-w&afl_;7$TyYZ3q&4uFOOpy2>$lK{{q0boc1KwWp-NdRn30)Vq09cLS6&Q1)R4OlpPF
!E{b=F{D*O#&c^@4A!uYm6^$jgbfEb6aD>#rc*h(#H4@lThOL%GP8)5jXFXq&=OEJ@xv;cVx8}OP@69^Oa9a`{TBMfzHbpC-
q&g*Xu8qt}aHGTYl1{Nt6DV?NbVm`>%y5jsMkmogNCn|MAlG2512OUv7EBB<KMA|6{eUQH|M+^VC9FD)I1Va=H%MrV<T*e%A7O=sS*)`usz;uTkS;lGbN?
*YbAN6Yk{qiOTDEzjf*_>HW)YUz40a`S&HKYm@q`P5w=g{<-0ssQ!t5f9~beCLsr6b1<F`#~Y8&TK}JV`{VqUO-5P!R5Ur>GzDdHon|!`P2S=VoSDqx-
D&Lob}oX<nUZkYGWO%~=A`JAlaVb?8jIi}(I>qAU01XB_xQO`H;;e(>+HRr!}BtaH}iAsLJq<|sBq@6cN@?DIFIkKv-
j`w_;*xzbcyiPs_}+I&HpK0&uT7mZRYX6RP$#h?lgqd_!-
FuQ>gS#x=;}XyiFh5meH)>`QHG%Pty!UjY%6B_DQMZ|HGI%evv+P{9W4A@egQH$A`zM=R3O8@q^>kb7Y)$MN{f{?Kt)9A18mnkUIX~)5nH;8g6hflNHhHC
#Q~Ic;#5UAufJtT>PZC_#@XO)x+tnE;Dug&wf2Ap40zzj-+^A?~3Gj4#zz?soT}8`rZ<|b4mTZWu?XIHq504i3@5xYbvX&YYMpeZbvQ;th%>mLuH-IQ(wE
TvSL-
)run%W^7H2BIm?}%Ma#v?Tg4x2oS!2uUUrX|x1e^zZ40XJC@ql|+`h)K_?}yr<=nHNuy9pw1^g@Cv}x02H0;PJuc=?>S;gAN#tSa5@r$)Rx3<2zvd&2xTv
bywKWD?-
`E%{58(Fqs@jVV%t}49$w!FGkIc4`1OY)||?@6VFVqx(mb}>ioVs&Yq$B|Q4UQ=5M?XId>SBX9RLpJWHTDz{adKCo$+Met9GTL_7D>sx@*O#Kbbtey2I`6
Nk^{hd3=WZyt%w`=qIg8iT++ST;aZlx{9A{~5ZRsX>)~{XXapbScDPNUicT}+Ff>k*#7E*IvQl{~%a(&Lh_S|2CgPnVsb7|AY&o-
NCYAY&h3)a`x+`G1pQknD566G5=Cii<C1`5j8Z}O}G>ME;WTkTo9t}ef(dKK1_vnsc|x~9Cex^7i&W!~C**H_Qa+u*S0&(9qn>*b~LZ3PR87u|#CF5dXrM
%hzaS?O>vOZW5zaP7#yJY46v<`%PR@2si)`?~d|<;f_|&$|?Ceo?tDn(2>674Ywp1}QdJd5NwnfZsd58lW$GfacUzR+rB4RBrTW=B%snRL)tr<c@FEc}mO
wUNfi8Q|l=$gXgAu>9e+`qSRCRx!7w}<^8yx<z4Q2hOB08A@)t&D6MrAI~Ek&TMxihR~D33ue}F^k>X2cME9;;mx>YPY{<KGHsqMQ%u`xhSbNVM>((x>Ut
e8`VC58l1|Ui|rUoMS3jkssjNsaJ_uQ<RQ(m*K&NGJ+#T*>OIgUB5l(D&UoSOBewVnd{H(wp}Ipr{n`7~~BigI&lN?wYTJerc5x-
FWPL;pH7bEE|&V$LcDeYI;Y?tn(kZU6jw_CFd^f8*MHCwmr5NqsP{{vI^4xU_K&f-7<p<CFF64MwJ~xRc_0zms^dn$C3wRX<YI*q=^j?N3iC|6FeB?-
b2R&!2PnbxHX;b5nolXiUnt&8SKFjdAC)@eZOBfB$T}u<iKrnfkGE(^K^SQvIQ1PD>seH|T@f6!wpNPuWWJ%sPCgp4sL#(&uh!qZcoDG26X6ZCP4owTKxq
Z^xThXcMa4aWG~-k+`~qhB`EP>NC71-(+~5_;1&GBC_zxT~nz!+9i-
CmfwNa$7uQE{R6#dt0B8v^o|&W9|y_b;o+6=<A5=|y~rkzJ^kEzqpTbdt!=~`&XBBOb}L#z+eFG{o12<UqK4bh>f;(Tll>?{yLGco(0I}vfe7B2ffmel21
k3}cO3z4pR?th+0YDsq-G2JUEb`5zbl(phk~1@8CvnL)M~-U@>VxKR<^Dt-hf$jwbi%Ct`VW38BvHfDu)XPgBc!b5Pe15{b#IyFRg7q@dgdV6|Vn4bOnWm
e}Kdyr2{Sd2ffGBJy*jM?brDXdu0VOM}s8VQQt3RhlzK1`2M?9d!mpoV!E$ruTfNr_8T!|#t>cr-
<ydcyd1vQf*}irvM`i|Av=cb7;<9B2_P9oS9|?`P)oX^G9(70x5(Bv(JpQ9eS@U^ScFHR@Iuio8M1GV?7P(n(6~K6K%{5A$P96f40XjWA+5(TaB|DznP@W
gf8yQ9{3ACKVUea(+nl1Qh1y3F9f2{bV^oHA4YHVdUusp*zamQfw`!^35J?-
Al{8sdXLJM}C$1KuAw!SuOEOx;n=(Sg?*@94gjXJ(ispA8{U4;^@`XlrMIOOM3L$807+y+*N1X{|^3R-1@cPthN-
K9c0!icf+3AJ2n(A9boEk_k)QDZ@7eg<^mk0Ea_lKqz*_S5!))|Et7G@wp)K8|SzR`5(eT*u~MutYlsDc_h!W(8vP*!@8ES}QFk;MaAl`N1PWYaKO0&=um
NEECMN*ofiH?SFPDbA6VTbaErY7vOt9!0~Y+AcIg59Dj4V0!Kz7q~Hkog5EYkA_1go6e^o*Ca?pG)_#xh(bS`R4P3fZ=cxphUW*OFYl0eQy$}uA5yz>)Jh
)uO6pX5D?GM>nt9x8Tcf3BKBz4Xq)VsDgN4UTXhXX#9r<IQg?o<byN21MQS5zJun@zHF@+&4)pV&nX1X-Vz7<_AV6k{v^>QOwTP1(SbkTZB_RnyL)(-
Rrk{y;C4~jxj6FPzEia;XzfMEe;fV#aIkf|>i=JsZ<q#PyiB3WOPOh?fj4CZZ@gyOx_k<0OPC_o*#&=65hli+*l#Clp*4vE1NQ$_1LvgwdaJ;K1tQQ35wI
e>|kI~gn27c2KstQ_#UkKyHA*)$|8%y*8pLl%l(la;f~UCv&3dzUD$LAyrD+DuGpNLE?_0;7zsY4ComS+)*|rgtUfEc1<XS~8s#X=^l(NewY`j}U?}?iYi
-P;OW@_0#G;f|pU*)Jnbb^cY2J7%<T+QRt1tx>pp6-=TG$Fp1VdS|<x(N8X1J^x_jS_`B({^_*<_L{?5fhUv7<6Qc4aw2OH}lNzGNqEDKLbwE-
^N${iT1pVlY(&|2jp?y;{4WZ4h;Bm;)0j(cm`QU9oybTdkvt(*UCp{*>=U&;wT=HDcuFnEpHIFNQK9rvNoacY1vvUkP7c2|7kn~7;;`xJ>r*9c&pZ=|J_T
xR8&$fR*@m8(FURAwzech_6+M0Xk=WWPw*)Lno(=e5E;@x4^Voepc=X71(u3g>4?c}YmF5N`ia9&Ou8@SH8X&jxkZbIcd1%&x*J1dXwZRIAo&!mv%TpsrG
bMqIX=APqRSF^5??HG7At;dK3C3h69ty^E}DPL1r3-6$}R@JX7#}*+|b>%&!)wuQGfj{<*1y#-
*M@3HV+{!#V=(Xye!zEXT7*DFLyu7j?FXysqtEu;t*I=&_!OPEc<k~N*!rGdRrRxAc2qsj1LB+1z%JSrj<2Higf=h7^7}RuV;*wfkSF>t;?b@2!#3u7A(5
L0)^#w7FeJHJ4RlT;(Q(19AZwks1d-GXp2Y9P$YAfs3-
m@kJn(TQAFuMwJ@|FWZ<JQ$WK0V^Lvu>{}uc?IyXKksca@E{23P5f}Rdr3NCpTwRZdpxLRb8bAqU@{Y;&xX>O?{c?q8am8#;Ucob#WPCd=j%cS+-
KvtN475{P=v19F~zCkX<AnZ8x`!#@<?5T~`^y>V>;`7exi0+$7@yXzM~;Y*-82p>E<nuCJ}Bsk%ru*2PN%T?JRg{O8##{Y;rId2e>&P1H+-
{UX_16D$A|B#-UnUEJR>-#hz4e(SWU_r=zj*z;HE7vI-er@8pP*geLJ?~C27O}(%53*)8jD{auG-dB3sn0R48%kQ^c?!Hp@<O%ncK&{?|yGL#vvwrL3{wB
=a15}TOIr!O#_6FT(H_nOPsnGS2(ji$-
O3DdBjm*r;rOqP!hHFUq@^2eOpA+kTg4!~1L{Z@&qoRM_D{Y2<LO_ay=ZR5xexnHj?#aUQB~$vQD{q3#T?ooH2;9MwnZ=HF$!GStGbH88qV0=~?(Gkninc
G9ynWdeWkCk@qtH!lClc);)Erxe%?5kR@H8D-
u}95GxA|H!i#d@)Z4@mZE%F=wt>ui_u)XEXG@Td?F_Y^zRoI>o{Qu7FSgt32BA}kPhxixMz;nbKNXI>ir~9Tezgi()rWVnp^e{EHf3ZK~7e2!_?{L)fR)U
|KCmI9XuMFA8blt-Uu~KaWt$ew0YE|Pw;n5QSOYnHiNYf&J#x86;tfJV55NS_gTn{>&Q9QO@!1vP#Sb!)IS~0-
?99rOnxK5&%Y)@nM?qbIv?)CKdWl=jhl5(CzK|ijr4Wn^)Z>s_E*k9xt5S6!uhP&vFAtXx5`)FBLRL;rP4?txxNcsv}@6z&>yNz<=Q4c9@Jj(q%kp@aZg!
>8uu(r)tW<Rk|c)n=2aRL4{!QbV(CqvB2-BbE333_Xh(jDwI7AZ%9C(VVyJ{b9csC-PjGy<)+OG=+?rCwJg=u#)tl(&0<uX?w3Az*L!Bs5mEJAI+AVt2-
Z?VewsTA)<_dZ22dvi#SB3%6JQdU)aXqF;|JfInvzY+wHCvkSMc{PnqoO2x0w6J?muHV_h;=G7P3dO|<nXfAs06elkp+YPbPik=&ZQI@b{54BCsot#+TM8
t=o+j~O62h4^v^w{RZVeuQbL(DWoTI5HgXceCB^HAb>C{HCEb^2NR)fqTONOZ;tjlVe`jYb;JGgI|W!Y3wCs8``9NcKsXXXu(`z3}Kyb<B?g!l@M=&86n7
i?xGITF;#%+QG3(l>L(RBQ)Ac4TAaSJxkr)_zgEAtpUzu>tRXz2I9PB_|5?KA9}@SQz!^;*=>f$=-?|Y#8qT_0=HQ(QD~S!A!r&iH%5t+(x<5HAlki-
L98=weyA`VkgOl$UMA7LD=J}hcnbp{Ydc|98(u(5(*BI?wDITK4Acq=@ypr?ix$0Ljw@UAoVl%ND*ZAJfE*>>RwMDY0Mj_56CSIL0-
l#s<HDT;NYLA(_pBt!N#t!J`U}<`LC_&7VSXzkB-
+M^6`JnFrX}lP>@Y=~4&k2)Et#Q3Gl_=l_wjK%LvE~wr}z9h;YV*XhzwX8N4vT&$Q_C*tvF`L3$*(=bz;rAFySdybi}_<dy$+)xn`cVNN0w;x{Kzu#PV7o
ul}NW?XkRe=)yVC+vFzRX87M`0K^)E$6Qfn%6}Jk<D6i;YutN<`qcXmiav3l;c>o@|IK*&1DAG+Jb@ycUt0;%r{{AV5`U#Ye5FAA1u78gXAf&HQANnF%F8
J$EuC9d=5Q7`D)SvVITbn1GRNoE3$D?m)(h-hA9z}Sak*SOfnM-<+Qs#Pbj>*D&1sjW7hJCy=e(JhUmaIY_c`=}lKczxf+@-
8&FG4$WjOmO>g@u=<(0POEoY}Kx7i^q*;c^cBHK#zus}VgfiRj$=(%pZznzV2m3_(9i<lQ4efcW*`}~u(U3zB6c{@M5-
l%5=#GmG8*!|oO2KB}98`UEqES%J>7|4cr(uvX=9z>6(IEa?~WdpMH6XKsg3SyP&OrhnhnRy~Z&&S+z%;VHgOwfYfpP8^iW@C6Og*=d<x^;KZBS<I8#cTR
zGymtR=QupiyJ-jQq}mHS|8WWp`(|h~4M#oG)fT-QGc-b@?keWq8q3O!gVgmW#m^0~<INe4K*X;}@^=k=Wk=%Q!6R`u$YBqe4b7q8W<24<$MR-
8$iy?wmh;mLZ7t`fNo^MRyS&W}e^<8g^Y9R!ho2A{{+phM9|JkGaIiJQW1;o!#i9q;d1gob2OtQEu0uk@kEonJ5IfSm5<Qan^7axX@4(o3W`DwYrsy+3y5
WF`=b12c2aFgpW5|r5OblgW$bumYhO#h}g&{kJ>=<%lh@WTf$Mf$7+j@#)3m2h@(oC#<R53k9-B{C61z9urp255MN+aMC9Z^;qC_=~Nwpk6-
;ULlPVDtdujCZpUhv*-f^C!<$Xdt${&`4Y$%c7^y$L^=nA^HpRT|<0Jjbo-j@jz0%GS1b@$aK}0AZWo>=Dei|(05D^Xfo6-
2055hWMn@l%O2=gRU6Dld|{t-
n8{5$ZD^rh@PCa8^NX}E<E*BxwLnRZyb0NqR_}>({&^bj`@_X}<hhg8lz2WEI{w`04$090gGJrDRV`3v=t51sr`ttGml$n7Eem_vL2;6Fx)fQL>kKLLrit
EwQF67_?;?%uYKJ^II1_rPE|_<}gZaY>9p8hMHpMDcW^4h$SyGyaYoz{IOndZA17Tf<QwsaI<w_NP7{g-
6?;@Ub)?bFjzd{teu2oZG7+sQ%<Mbx|G{WybCkA_ULW7l#_DhsL#ArYU8ji6S+1dqF$jW(%L;g6Zmox8N0%AWp>Xoe@RTV2MZ_a?&m3QiBbhI@-
WhPBA&=mAc8kaPiCZ+KteSFe9nq=fjhWI3jCQar^lj4(B(xeQYlop><O_Qebq;!zQjq%BwiTC5JqBl4yG|q%>7Y+urvhuOe&`23x+q}N%xbK4qLjO7t0Z2
h!jTnKN4a;OaQ3hQ{wvJTYsuT&G5L>iNN28;`_>>-+VxTGBpe{bCpC+a8B>h;DK|ojT-zijrh2CT5ME|^LqB2YsDn6}2rvrk^P)U5LKVuO<Na+j5>o(~3H
LSm*K%O)0VzdeJn<dww`gf@lEK%ECsFWC?P*tJgo*J8Iim`8D;(SqQNz$H?6bDh(8pl}Aa+`UHQqgII>b(ybW2=?WkWO9Nzej>+fh~2bECzQ^kiNqdugB=
dLV1yq@)b8N0TphU!}p1ZKz7(x=-Iv%{ou==@ejCfwXJVfJbd1729W76SXTsE&fW(9zZYofx$`LUL;X{X5ds%nR9-
a8xI}nm<t+AP*U#yq{#{tYWxqiWdL0>hhkoS+{8P_XLfOA;)DeYNub{kK2@$0!$seiGg##zDy_wL@A22UB{jOzr&TI9$2bV$Z2SY#q!HVUk9*F9agoVdjP
OfSv(f#Nq*&8&&*xv+<ghUS@*+e@;?}+x{XCl{VWB!<-
&4`h{a{dJ^6hU=oRxAer1S%CCiO_7#V)j`v+AO=8A6g0eX7qm;5~a7X>(B$~YyFTtTz|_0e@B$PasGqPXlt{eU?FvWE(y}7XfYd`$;bu$)eKP4a_JAg-lv
ygk%4*8No5vzYZ8OUuaF&0GIfZRE;~9|+%$-
jlq<#HNgy>~lg}OzgMAiB+fA~E5z#=K1eIvqT58|}biyFKusJQ`R+to~52}ikqO^>v`O0R~2cq(Nynk*=R`@N0^<(tk82ml;_ltEb^3TXpzyG=>14)euQ`
wU5KKdP)(C{tXKf;wO@mnyqc%dZ69QH<Jr5~y4?x}I#*38LJ{SZxghUGK0h>ljZoiWJ@s*k*S4!62s4V(2ObLgvohOe*h8RmO8--rwBE_HzwwQq~%#c>Pl
BkBT6=LFqE;_IM~B(1hbr^KzczA165ZFcf%8=K3VZ`9rH7>ooiw(2IVv#-$J@r8J-
E&x#Qzk$n5#pL8gxa#pgz<TTXrs&VB{aouS>&2t>h705cS$Um#n}5o-
kxS;t{FeA<cP{o7{a(XA3&m~0PA)znNwc9o2Fva|qj$5`7!&!0#(&XpRyQ`RS(0zPF`f=jO3Eo5+)-29;MSX%JI5?deL=jpJ?5Qn0I0Tie|-
L86H`2xJGq7}dX&ReCY>;T9#di4!VIe375WxtpikqS$Q(zqTD-
&BWGw~d`t`VTzD8(x4ysauLx%+th8nrM^*QL$2+9hN;8!mg+BPEm4bnB9T9NXu7tMcz?u5Fah{Uq?U88>AdiuNVq-
%uW2eEF*Js8w_`XDmU_j@|NvhqeMSG!|=MW4`crG}s0JfUOX2%`tn=x(Z@e5S{+Zkz{>&z218QhIe`;37zByw=FwuBk}J9+O58y-
s>+6VWF86Dk*E=rAmQVL*ag_<vj7mP1&;y>(Pu|Lr)GU4i_C;Va^?BBBN;qCSYH-^Rd}DX=cK^qHW+hd*t3ZDl}iJjmVHi-OohUL4acgTxgUyx9Zz8DBux
HxIwp)OJ9VS5XN2?rv{6{k?Wjdlwn7qL#DY#gT^EK`n*Oz)}HhMk_q>{wZ{6-
=$6rHgR^+i378)1IBQXFRzOzr_{p@b@tG2xC|&ZQz5}W;~HF57ng6IW|aI3wJm3x_Gv=zZCbp8YUJk7wz?G=(-
ta4(~O~Q4^GRN272aHS=&+QeE|9E3iOqL#C&%emFqzGU7m(p_ug-ULN_D|(opD__nYrxdm0Mcycg)wG;25Yrw*%T1!(+7zH57-
<;eGb*K+#qj+Uc$A8k3kVlS~qh@R_MxKYi}k}<8N@3xMX$ejmaG&_XGSMa>!9}vNjqmxwch^;Y?(&74RDP!&XMog3!ymtceIHHkE$nOg8>F<t4>1+`e22)
PmLS<n_!%?B32-cefhNN_mSv$vg5|Ab3N!nJ#uy1othU1_&s&flJYo&c@i1nqdNNafYr5!gy?<rw=qgs#P-abJ5b14;o2=-
Ixt3fN{iQTJbai}|SW5Cikqv~-;(IOELzdI^C@_)`U@1N_LTk;?*{)Z@rl_7#>6~_&+{RjN?71WgSBEd+<tPYE6M~Z|OzB{$5xbf%~Taogv_kDd;q4%r-
KPbhn)mg>1AmXU-zqFAYh<FA0jG7vGh58o8?;j14p0S9+ZSS3X7+v8W9V^-
Q?fCtLfB_vF|D;(KieD|V^c7k@F0{N`Y&ippgj@7B$J!Peo~4Yp8RZel+J`H<SibT)^a3xs4nM3183k%`3qNUrst$<WVJ4G_TqeW3{j%~Z&-
)hSEfjvzhRs6W(WJaHue%^?3(tC974@Fv!_De8vjW0n**Mdcw<1<Ne`t)VWP}{b;<*(>IuS}pdge$_^sms0!Qor@5zf+bgI;z8WhEpFOOL_8V4Ki(px6Q`
1xSY=-bWAAw}arS+kDL{^e8#|z}Ws4P-x%0;)a6>F+#&nN1{=hS@fRMstEO5iHEJ;p{UTX0n){x*WtYwy?R7-
g~HE*c<cgmF3hDxW%Jb;ZG{P>3OThx!zPgNinoV}|0-2rHvBMB0g+0Z_x*G18(D*@;DIItLq1RP6Ht#My2AfqGix*ZXc>hfq2U^;F+a&QW<W-
VxMxgbZUP(>JC5@8YXK;pcY%12_jOePTcE5=%b?LZ8m%hKEM+E5G0>El!pxFp)1)+>q>oRUN0W>^$q=6;(WJ>dX;OUBN}80xlhWdos%g?xo&*YWvoSt-
v*_&wg}Di&;J-p@0*n>nf>Q<RrgRsmNi#s!KLgp%pm=8Pq|rJW4XS5cN)Jsj&=hZzE<UNBCZ+Kt{a8|l8Ps7)I8=A_+#~r7*Wk7V%2zRsxC?aXm_`gb^8-
|8_b~T<WApn~+|O9-
pJ`^Z_H<RTGV^OxKMtz;vDy%7$dR}DsY7k*Ke|3IBAwyxxRGzs%})GGz3&FXd=t@ZMA0&~p21$(m+E9&2=%z+PuZcWzW>2|8>w$i^ymCWJiN=u9`#FhVg;
Jcn@+5)z{Sx8aaXTsMGwS00GbzmxZXr(H2-
kDSym1sUCY)k*+jouM@_9KofqUG$^szNOu5;6Qzh$B$<!>;FU_aQ)+3^ceRIyVJhg0ZtZZMbY+tNwH)NQKXV9i@sv4TYG895>`Iu3(w&VBqJcQrbzXzecl
Cqb5lMXfPWv!cIts80CNUUrmR<<uzwl7u|I}K$Ii>AXgtLc<%>Y|I!2@@jFq=rPQubM=h#`tyqbU+*ZIQ$*RFkQm$%rRtQpX<|nrdWvf-9-
D|NrJtQy<5UgLX{_{Q^=cWR?~oN>X6aha~Iw}Yhs?8no)lH>b}BP_Z2SVzCu+Bf9~E7NSu!^ACr+$$=pttG$&Ouec8p1-
$~3LTHn{I9%qhP9nCOOqNz=chGb<F1s7Erb#uS(p0kt>GR^V@En{_AsC{1xc!WY^&o+MJlr#oCGBCwebpJ!Ww&dgv;cuiOp~QTB(c0ExZJ_TptfT8|2!}e
pvikpa1jhEO8l@H^y)*YI`zGZI;y6hs_DAW&afm3NlHl*B5yz+EEU5+7?ziZEPA|+(i{l{5-
Caa@wv+mC@3jaGuh8UH;ysb>nMTi(j`yF&4Z8Y4Z_h9c;w+)z|Dk$z$?#y4vHr%;@!`|$_$PdkKmDh}(1Q1jv9^rX_XYj|#jL;nmwl5}d^jL_>*>QWKWTP
0UO?%+KW9TGG-NX0Yz^j7hWeN%v|^-=0Q-
t+OgVwa0g@eNdT8NbNK1sGFrG3Eb;B@;!qN~#1o<T`E%mxalD=eVZ5p%5Y!1TzLT*Ny$MwhD_G~r$<l8*B!>C@p-
??Mj_bO{^iq_&M4K?eEYinz2cmA)PJIob4#!|M)@&M%6*|>Abk9N+9JJ<cMt;Su$zW-d+-
*3CQ;mC^_zxvvLS5ZRZ^rX?)=s%4n(`L)W;5LlK;I?gejBJ~)(ag7DX#RXWRi2M|=WFKE3bx@}W@d`><l@Ubudkby`um=rOiyhWZWfPEPI-jJUuX|)29Hn
vEO!czPd>kYY&y3WcXguuIyaABpP6{y=~^ED9JjyqV;-+e!?X9XkC3^8EzRud7@wwDqn^X_XY(``p9-
IP&4nKi+{)`w%g;#2f1y{af1RHAy;KA5U(M7DzhO{6WJqcM&73;^&2hfF+IvOn`0{b$uM|?p`=+Lj|L1Y?ultPm$37gVU%%6&w$HXfpE`b_A$5FsocI~(s
pI#gkD2?6xAT^19LukZi@$kt>Uw&{iJv_sb^HezspD_HVk|x_F1~bX>iqRnQ|G@%NFDzRbLx7gP8*BY$HiYeEww$p7q3j6f8RLv_r87gSiBGy-
y3I754&EG;=7$IQhW!b#+O{~y~Nx+$K~Hk{0#Q$prxFGFVb)u|4!0b!!L|E3NE;~g^lK3))mDs_S#>5UarIbMP2*DTY8T2FZ9}<%aN1+C0+X~&-
+7O`@<%4%D=2@e^7PlmvimUkzfARwZE^v+WkxaYS)#wtkMGt$31n)883WMp)RYbslI?)q|WZzxbb2i)Zbg~spDZ>80>!%H^RSK8opW@zFHc-
S{lB(5q{At-
(U91F+uYQmO($08J65U`<HHpB{$dgC7EHNou>9FAvCA9=7Rfd)iw8g7R#vWQp~KP#xp+b#@zfbqZ<?Bv4Agr6o%Z(lL|f$6i&WI);Z=Tt(p{~f-
eW6&yBXZRG^`XecqP}V%?Wy+ctND!~TWZl^wGV>r_p=u3uaJ_tlkU^;L7qa-
4R%v(#SYbe5G?%&n@jSJ`v&ax0yA6{Te^dwFS@!&R1>pPyKgR(R<}#~{dKMq%x%Vgc2_EPu^OVTCqkefF|Jm{Yf=)S)(^TCe4=su|k?M_Fm!+{()QN=KEe
G}oD%pX;o0xxNrf9d%Pv-^Y7=7JL47`o-_V-
F3yq@8iwC_Tu;PR$P(Ver<`B=jU7ElgGJFH##k~{o00WQ`?(0Bt18eQ~vR56Wd9)U#mX7Q&Zc&eU6vkqq%thZ=X75LnQvU{<_3-
iSf$IQ&Zz_H6K5fNG9{UkIDF3H8u5p$S1D5wEK_`PECCuQZ2tnH&)L4IqpN+pPkT7iuZ#Rk|Lo!(juD$ZE9pv1GaeFT!J5!t=6#{kFl$dcJ@ik9q|7yCw_
@c{WWe$C*Fr(>dm6|1t1~26VDP$)U(7Dac7D2JR9#Kt>$Jm+1I?!*fP0|7WUQX4BMDJUuc&wvk3IVU=Lbsp&wfVyb`n734K@=-
A$qSlXw)~`KJWU#U8S9sPOhn&wj^cW90HnF8_1E<sbUdd*3Ab71~y6;8<uRlh{}3g#2AJ8hxeyD&m`Ala&DyZH}DBixBL7Z{tyj6CS-Azjcf5eH`bPGyda
yH~qMSeY}RBb>JM!!Z~Iy!AX|M0QloS=p_4-f##x+-
hSzM@3`znF2CgRKNm#)p&z}^E~PW<aX!P|<z}LtY=#L9|8g!GCH}=xm}10xR!fw<IJbWEG(<a&ioW?y;wMph_2nukO0TH(l_q|_ir+)yC&=uQsnQ|M+G*?
2;vLYLp~cF)*Cgctne`I2fWO2)qlJnv+LNM^cLpz6tkI)krM$L9%8dO4t#tn<y`nzvRoN%)8y0<@eegEpfap5)&<5F8^y;weTYg|zRt&GoinI^d|BM5~JE
9dD>Y+oDzcAYOw@LS<mim^5hL`$Qwhb>;W`ve1Qj2D(GP6yLhJ{Dn=<m%ZwG2c3n-2+%x%ff)O%EA89g(bPl-
=JFm9WtGb^6767}JEtE6^TMjhYS!6Mbn!DYg(_F)aPX1f&VG#$y(JI>4S*R3;Pe@Vq`)@QbrBf+%tp#OQ>d1(3lB&j+B8owOBGNl$E>j}lV=p7`#DClg<2
<w26&g;&IoeG2}iLwGL+L>Hmqrx1+Xg73ih?0u8);bxy!DbpeaLkR2z-
{)=n;Awhc09md=<&r0D=$;VenPDBX2GL6|O6;~hM`fu7o9Z1N+3tE~2kC7RJbw#*(l)EX){oh=-J<Ypi|jWvqoicvz7Kk}>@rd}{kra`&_Hh`fz-AJ1vU#
d;xsU04OzId`z*3=qfzv&FpJ)EdSu{4@Y@XxjO{8I$n=%-
c>9c*yy(ZPSKH}5xiFSlzYO||3}Pdj78gEB`16j7W%~cgqfkXc;j+KnKHjbdzVjE`$KG47qKtnRXZ%0N82j)xa?2ECv2LT-=616i-
R?{Xqv8o1DGgprL|;0+O!Yjodv}QZhWik?UWDj|Pw6$LU@Z1wNjXHUhZg&19wOf6)p*Z#%)Z68&1OR@{zb<Q@Ic27@L1WpI`s3+(~6pR;X`T;;A44n4?bo
#GwT4Y^+C}!05e%=m<^B=4mM>74aO<dBwL1LJ;>~>K>dR)=cXA>5j2|U8bE&!2ZhGl@xs-o+-
xFfhAUA~+>HKB3^wXy12smwtn4F7A6|;?(J~w%2V^X)2`$?gMZcj{Ld%&&w$+kvHI*?-
kjqf#FZglmvEHF+ao1ear?6|WC4i#{^9_JL2kNC5mx98(XyN1d0rGF+3wKOrcVr)DcYWi^s|-
?T_?e0EXynOaw3zW}dUg9Kc5}s+d1R0N!yk9$Ec(A)<mIb2FM9aJO$Gl-Z>yz?-
m^wD8=56}1I#{$sDzMBBg2p29aZrq)1yZ+x9o5|qDIsFk)J~dO>qQ^l-IIfBg!G~d+8o4Jd^Gx`wWAC;!`Br3gS81pE*dpXJE+=-
~acNl)OP_g1rLY477uJDlGbz4;nGli6JwFx-o=G{iz-dSuoU#p)3sbW5|x7VGO|t%|H?`0?E|>2QCV}l{WWM-
@HRheHDk8+m&)0{Fn=iNYYTAgwc?d9=u0;;)=L?_D4)iY$}mWALBRaj?mb8##YF&71Ll_s@M)KRW=_oI@*z(*5HbGqtOunOy5{yhKWXWwA<^Ajws0<5`A_
O-
M?7L>szcW?=vn|HusqqD^i~YKbYUh%}t<~MA{4;Y~?N1p!62mmJZd#rl9EUFv`{=Xgkvgve!GJx7k_j0I4OEBoF0QoDECDvnQzGf<DXQ+?8iLCC7V2c=jD
pc}om_V8JZiqT{WkTs;@&>b)>m|Ao1RlXJ~HD|*|Ei5Ve}>^dVfu4I=2Roe4pOZw&5qZx<joi>2qb|kJcC?-
amCD*(4Cm^<mT1Wl(TFLP~ne~j#sgIk|Fn#RQYKNhfDD!$TzMH<Uj}q%B-dgb<Kd0Wd?WeLyC!sb@o}w44ByA5hvgn$ZhLmNgw-Rmt){Rp&8#D1n4CGp`X
BM(BcjSlk?&5qcyUS#dweKx*&ATo+Tm58Fd%AGzgHtt|mScO~u#OiHwS8D1E<-NMpij&oG@f8qGtRNQ1!{I-
`+k0vAg)XF=B>7u_Ct7Ob6SQ35~!#=V3(AS$&GkR!yDBiZ0MV%ehqX`cz&axj0Qh4cu#00;pLL4k_!~;Et5#&VEwg)%9+C8NnN4$xE`-
BB0rLED#;T3e>*8oYV_R-vhO_LxeHg2wp-1r!3T?hSuxJ+tBcPnD)Yy(DQ~JdBSn-wLp5y+?MUzv2%I+-
;mtVKFia@m8TYS%31()JAsPx`h1DL>=7h!(ehq~+>CU2e#2<Sv5nWky8ED1ok?TrI0Eo50Mg>qRF$>T3%fhqWqCan7k$2uZfN-
?mvdAaBV<f)&Et2aa!Czru<}b`7yF>E-KnuVVE$=@PrRZOzjpN>;GD3jYt`;8Mmqs-!7}hA-3c$5V7UVEAW`c$3wCJBV2%Ov?{O}X>1{OS~r*4p7c=cj-
Q1k|k0NP%0+Xywl=KZ~a))r}-lwbl5Mdx8$l&Gl!zsI&w6`DawC_$cvyVRg7+=-e2hL<7QFn~hy6HMN?#0M3-
K3kD5|3Ni_FTB<})Y|V%YE4a8R`Mr^i_6C0cm9GpllbTrW>GOZz{O}E-
#^(%Hx}9Xz_!rS7dV6(Pdrd{TfEL~#ziCx4RT~gzIh7PymGhEJ=mu8OcGr!TdsnjPH5PJw|iZ{<%Avod4^dopiIkjAMiST-
&UdwM1C*`%upLa)}l#ZEw^95S~&Y+ET+UT9*dcl$YSo-GZupzsVhWaF>(qP^Dk^GD6&Y;tes$NUwKLa7G$c=h#(O9``Jw~H@_(sY2a7K*0Y@sWpbnzV#F8
6#G$k1Iy*vyl6GRe;KdUxOrvHX+UQYSBnQgNO1Eqc%l;YA^`_PFveatFQPebwj_#tS9gha6X~&~I_?U@F(~6GlqVDUC1gQJEBbYR8<`HVL%GF&Tj17jXna
U4BLpPd#7;Mh)<e-r%Z!iPdFGA1_N|3qe4Gro-hBpBegY4?8KM4!J<O&E4*rQ_QNO5+Pj279Br+a2VV2N+#KFtzkCb!&G|FMc>IlEIt3y{??w1XfZJJA^$
s5SFOiMP$U#8-
46yhJJ5AI4B8hB`6SjiGJ~^<bz6L%kU4#ZW(n`Y|+&q2VPy!+|A=VLzn{S4aJSNWKi4=)2FNlH=HVyD^Izj~l*4n$<uDThxO5?g9eE9Yov|wA08Dkmq2Xg
}*!a#!v%Y%oq6$fknP~;W5(1O(zLR7ykE%+IFDJ1GsD>VJ%kXg+Z<k8<#58VUVjmVT-7JHA0E~4?5Nd)v=yEHrC?~G!*-
D9p#t!C_jABQ5LPiiw*F+fI7H4)xqt=!G&QzAZic70KXYGz@5auDGGX1Cn!%+Ck}Ea4D#zx?^9fXV*AXC+6>2-
0;Q+=Qz3BFs>i>&@BY<&_s?_R{VRJIf7$jh63$D8HSEY@?2{8GZYA2esqL4zUz=xaPjh~z(X;c4U9n>mU|VtF?znJR4M$@>qp4Nx=q(ZmZ@4bfn0*9<J<2
mFqn#NRl~*O7Crmdcji|<fY<L7sB$S?yGm)_MYPKtB<i`4*<{Odys<FPqy^i?&C0DbJ$fudHzB~ErbM%XudoF0}({piUzjpPQVM3f(piWbhYub+h@ZGkp8
12vKXXjIm?VcM>OTwP6BBj#{`m6Vhp>CGrVC0vona9Z6SK+ys7B{O4e?w!Q#}Cc?Gv1&dWF7CpWrx{v%Nv5FFVhi?x39eCbi3pTk|?!u)((Sqb1w|?>9FV
si_tLJa16k3-rS!m=kSF&4L8GrY9X#O^-qz;fM-sTa?pGHoamp?<royMhxP)e+lgajtd@)c+zW*vboJLCla!q?GZ^@(lo<2QtzuUzDLd%)Z~e{aNkt6)UL
SJ;r3_2f0QKB0dczsOV1Xy<i<Dt+PX@+rT;$I?PlefEpb$OlC0hWS(0&YS;Y+qKJ%Y^}E_NIw(H8C`NNS*DMU-
m%I4L8GZXsZk$}`MNM|Lkk)0P|p&<xr{Z`2_CxM|F~d*^oC8duIpFyk0lAfugUhlA|I5QaUh(lqhUG%oVb?m^ITYu+vSXB$Oti!-
htIH^|P99z?Or=va5zHPJ#P00n%+=AQ!C@aj&EA1zWVF)eEZKdyqc3k$U?L{S{Q@TmTI@BvP+=HjizIk18V-zPXv-
3Wi*?C{B@nnEz@Dq%q=fB=4v+rKT?7O#|GZ(esU#W#Uux_CatXrr9>!Ox06$@K>saV)zq#mqWvQ!V&&7$kgcn{V%A2(_|v#S#QR~PNm;CaSgwD&He|7uAI
$gVb_L812E&&2G#&%hI5JR>Jc-d=9-{bMP6m>PUvrP{-
X>O`ezUl>E^!FpdOhR}oczHSVm2kU)37(x%$`+6~i9<2BEV+cK1?;FMtda&N7VHV#H)c*oahOU=<H%Y#7Bk@Mvo}xX>gl%xBGoC#xx0Q_Tt3Nu3mOuEu`o
J`%P8+2u==+)NtShr5<w0YNcSh-k72VNm88++j#mKBzeXxthO=G88SfE4~M{)2@bZoC~Bfhx#%la|f(m-BRC+07!V-
$)Lj7p>Yr37Cxb?VL^yqNim8()n4h5CTf@E1G23~Sj-
R?L9{T{lp6<u94k)GdFZ7FfIa3&jEZoX}v4=h&+6v`%hVv|Gariv~2zuxMDrY=P!n%gz8bZ1W;*IvRY$JyYY0s<p=TGP<ZzJ<Kt-gKGX7p<(AaYBF=NtLV
_M;D3a^9R&U+`lLhnVMf=msAL=xmAo$MrD?|<^iz^WQ4tFC!wlVgC~_M{#TG*eeSG6|_dUZ$Y|KV#fG?MO`0i>6@+j~5Xfl(6I?(q2&=ItZOwG*#yW%Wr9
M;6iLwI(-I=qrU&$z@t(?Wpn5a2sY{M8mZbjW?VKMOZ$Lv#ix50VrHDf+!%-8V1U-
gYPfa}=$pO|Aw`B`G~B>k%4`O=aYX>}IjgfZT`9A>q;6koCO8K5Fnxb+kvG){NQPX8h-1-
v&HST8_T%6a5FErn)aoHPwB+R8!q&qz)(cWdRp~B=k73uNOT|>@%XriG5jU=^GtMFn;tJw-dJl`6}Z`Hzw9^cnuku;ShSl5<x-
jLpSuuke;9nX*3&{ZwFc|x&fX^@QJ>8uZhaMLug<;x*yL2M~HW1`2N)~e-zRifO7bQp-v2SVyGKK-
5Bb@P!EQBG1QBpehl?vXc$Ao7()7Z1CNG*KfPK13(<F-
?AyZ5{g!}w6g&1iHpZPK<v0jFvNDYGW#CjCZ~D#^DsM8q2ikz>0Ig;~;v_38H;c;M#@LDtlZ(n?Pja56kMXQfaHBcxE2eenOzWY{1g3SHIt;~*--
+2F;(gE@bBQT5UO~TPV8fg!kdE|L48#ef-<!f^NiG5BUnl{eK?(S8;|qOb3T2ov8TcoG*a#~N%qkR-?UT_)_n7|@_UU+-
40WSjV_rgN7)V22(IE~UL|MNl{`)0>rI*9f!-W)BYhR`NopE2U7TzB9*jB**HBpdy*e>-
~k1zYN?9T;IB*?IO>h%A$_q4%HU03Q^0%W4_MCwi5lnHX<P#XxbZ23dQp%TXAJ@W)kaT?N(#RlZyiLo6crLY77k<;>4h{?_})BMOzX*at~cRQ2rPNtA)wv
}ud%cgd0NQen>VxS>*oDT;Yu=&!SbMBS(flPqX%_fy+tasnN@7;6nefNCad(J)QZ{f>OJOtDWMD3h*PvfxzSP&)P&GNao6zg&ExqxDQp2Q6CXRR%LV#}ea
Y|-
7DfQbDuKJ2;HA|4A7IFzMOF@=hgUjAlKaOmw1;_&a_6o!9@J;Qa0dtV&IV)<?g#ZoAi;&#`{?V5(;ux%xe|3aEVCLep*@=~@2#ocSrssN=|ohD&*PckYkR
9!~d`bS!=in|qfe&o)`zHNn92aB;XeYAW&1<_asZ!YAlbl2DL6$41j?p(8fc;L^t-
ftmUUr|lN&j?Xje|VR`tXyZt`XC?1cq|}e!$Txjr`wGaOQ*=f27`a=22*P&wuVYvGbOI6hDvXVSwOinXz?WRFyLgdGIA^Pl*_%l!?R;?1}tslNgmBN-jX<
wkwek-O`JX?hs>*YWoObAMn_;lH1%}dldYlaOKhtKEpnlkI(7`Cnun%eMZ?y{VrUIGvOZnz13rMd+x0XHGmckymE-
!vaTsd(Q_NB=2d$>nUo+_qDsSTZN$YiNgeG*;JjUtXG_Iz>Yt{e_9@+bKOX7>nu-f6%jUbUh{j;3)jx4-
No9JVFr;LKJJ>7|&#u0MOXMT!1?P|#G8PrOiaUBi>eyWZ0d9*%!aQG!U<U>cAX-
6XRltXPBK8o8ZzKm`hXS?Ubpu;z7ME100nm>%$k7*sn@Kc?U@KX*|nKy)ysyY>OXGG~BL*{6*C&#XQ(lAf*w3}q>`|jr*ENl>Us50WP+pc!m(K1&3bcHYD
aJl&y4)A_$<UD2~lohJsO*!0#(dw=J?&FdAMs7h**!)d7@SYZR`{-Cy$~rSK{6530lDG7z6z-
C;&g1sJ=hQ{o>Cbv!MxFAYP8R$aq@}`In&uW|q1R3ZxKp5Xq*n1Q6?hZ|SqQ)*)6sag&%S;049#W<EAWKUCVk+W>;Y}U17^u{`J!uH<graz3J+(4@%09E3
byCCP7(j02nL5*kvF1qcq{T0?JH!RfP=-RycG5;qT>uwsUeD92;DhFnifayM-KIp>^Y!UxVgAPd=Z*5h9Pw29hccwW~;ty=br3e;)IFXGKnwxX?C+s&DIL
v{1a%WniWDYL=`-p1|=(ibBryCUg5hPyRs4KN0#73Xp7gUjIqE&-7LuB#}T#4Z<t!;prU5<N(-
Okdz$ZRX@~C^%pBCDm@o{@Zadq~{3UH?ioh8DT@#HL2pwbklzK+@do}U#U$3TL(H$W5$^jFpR}R=ny>g(MsaFE-pll6s^$M3kB{g6_>o>S^B8$S>XPAD4Y
U^PEbwlnE8O^Hxkv211C$uZK!xjC};~7NN(i7FM_*p>RIQ<G##?>o5`iOd^#~4ws^khcVD?O%&dZi~PqF(9Ai>Oz6ctG8d`vr%0k;7ZdG%F7<&B~g<xuGl
gLF}o8yn&b<%nUAz6QznCT=+H30Earqp>88ilNV95FvcCTYsuc#BywBEw4&TL!nZa>`4;E4At8p_`h^&7yI+Xmw!aZ#xa|u<47c4Y#BkeZg&1!8j1a?Zcg
Awt?Xlc;Q!KY_isiQJW4UehRdy^jT#C^PjQbh|#sM+~CX^lI(%83{C^L_Z8Vecv^sxv|N9Z8FITo>ir=U$+E{4Ohw`yR_VePVsdpcYONj)lATSZ?DmAH<L
L55=O5nC!zp`sqOwS-+IlKLjoPkL$l+jV$M#_eyIsfU?DCW|X%99HEpDrDTR4;!&UwTkBRL10nv)P)NKy?YcOZoLiaIXDWe0id~$3?IkH2;t7*qdaJqhR-
PGpx+MP!LFA&?CgB1Y6qdt&JU6CS>?s-O4+ML^1uZZarbv($-``OCu#a8L=-Pq?5NX+??VdOi3Fqhq1r_Ks8Q)A`p`}Ep_|c%9-
<FDj6U=*`p{DyQFj1+=;i7TwU6jR0fHmCkf48!r4L>15qO^7{V69AU6T4Ll8Cz`bv!}ek%V4!020U03mX579!vnes6u*Ch4i8d=|vUNiz=iSRY)(YkX}?F
y{JNZQHAuP3h6}^(u=AXdO`c(wWRKFQ?%fIKHKoCjXXS|{TRQJf}AHE2vLxa`jLVpzRoF1t0qcOl=KUv76}3+L0yR14_|7YLxZQB9x$5E%JUx6%U-
J#eifG>$N|H0hn<c-;nc@7Fl5z-
=9?@X!oBh#I>CYmeD?6Dh0n1w;%e#PWop%7{W8^c7|%x?Hp#+KG94V_CVoTA#IKW`qNXEKAlv37330TG%`hHw;?4N)7boBLlY;NhctCkQ3axtuw(=xW1mo
zBi+D+KNj^A=$inzz)F8&lo{vPx3^Ah{)Kk22lp)vt*yo2uoTDKry<cqEIgJfjCAXKB1SY!@9a7IK>6ckp)dNc1;2m4F8g|zP6JhorW|Qi(tb<vic*bYL&
8vaIDR`F2m!X%0kTm5NPktK4c<oA7uk15GuLDcM?}sJv4>~(id7L84e7Yj(<;(mJ<O?(y>U&>)`APn#WOYgDtxEc7ieoaUXNG8cIUNnrf~}#`{&HxRBJTG
CHqTa|MNs9psiJYIZ&=Cdl+puA`Z)F(UMGR%eZ7PRSzW;sq0_C{0c5+-fyHAI3m^)ASmu|A){ep--gZjoj@YS-
?^XCRreVD79UZ^$U?0QK$2VkO2K2FY$+QvdW5z$=G6g5JdV0qRtn!Sw|B&Z|u;Ua~2sdXvrvzU{v!s4RZSV{VG?<>_0!TwGl1~=`vDGLEy)cqLi5<yhIFj
N>bR=;}#)6svK^PNX7TL!Mm=9qd2)pM+=v@~c(Mk_N1v;qUzoAMxcs35T_5s8)Y05fYsT5Hr+r{5@C_bGHyDbYtOVqKzkoNAu*>u>=M!b;nZi&mYQQlWPg
D@55+Z1(73JiUno=_(4@8WOF;`j6TeW?v#9>AIaq$G?ITVA4$Cc@35ym+`dl*iy^K)s_Aa3fFXS>|1FnMRg5FD^4v4t!i-
_q;c_!e@9=4txaZQ;@biPDc=ksfWnF0TbFx;#1W+rcg9ttIzcl259!;MhTWK=B2jSQd^`no7O101rsHMmwCx_W|tl<*&ZnwWk(JRCQ3|^k|V67c%sCAiI=
>hW!OItWgW`-4=rm~UeZ?Y(njJyCu?;BgOh({tE>2X`q=j-
T3*CUjj^Q@t<U6b%pHZ?>PzGuLk%doNM%g0MiQSoi&761)8oTwtg_75%2<bIi$6X{djL;lZ&K8HlpNvnv|ny)nX0Mg9)a2~U80>UTkz*wFF`&KSIBBvpaB
sI*ZtcmuHshAfv=85cWOXPmDK@BWnm;SZ;{591|-vk=eVE9&I|s0TjQ=p2m`Aw2?pGk^l03<N>bk-
vn2{#-TvvNUAGfJNGu|NcvJxI?nGd8ypKIJ$nG-P9l)X{&Cu+{l>5@IB1}PHCp0F|e)&m(B6DL;Z#Pv_6Ky86+P6_-O_5HTOsw7}yt~~5Fj-ek1P|nH%%5
r^c-SMX3p*p3=-@ViUVyb>H!JCOD%MF|!0K?<-AMT}uucq8n8_N9m11{S(U6*;`8aabRJh0#-
y6FL4;Eo}b}g_~vtvdQlsjxRayCEPg27M4GI$eix6vr>VV{XI23g5e8-
d4=zLy*KOttaZP}2V4rAn9y8!qixfVEO;s?EekLl32JN23J!Gq5sB6=7}EXB&MG$XbLcc>WM%cR?3qTkzyot6yl}+#b@wkAF)0c>CB?_!*rxj7t_qs^4IH
Jv|^Aia)+puh9sd`%ws%azn!gJ#yveX|J^c+2$1d=(O&s@UgkT*FA^~KA6k4w8#ntaSe0uyRu~p;wI*77x-
Gm*K#|X^R!w*jfsz;gRGuq1j6?cp^fZg(_QwxLa4C9_Z;Dd!?%ZF4IZ0PgwwzZH8eGpY|{!~_6&JP5MM7he~8~*!u*mr`RIOepJjgSQmthk{>-
htpa0P9z4()}RNPm(0P;$6@h1l-LM0SDaSzQ2eKcu|CNrbSRgiSCWHrmZ-
)GrYyHvI0%AWQ#*>kB{d>Z}zED`s~CGcbambh<oskra4MTv3}9=FCX0ncP28=ca9_n%<}br85~8RyjEKAm0Mx9ko@I1c<4%iG5r{J?3Kai-fo9@I&KxUX#
1L=7>oW2rq2O7EPsR15V7sPy57KMf~<hO!U?jfDU@6bt&3paDU5(A(#m<KD(XgnVGqLM=4QNTu1|J`=vO&$ltaSO|c7V*w8bGpNrQ$zI1&>htZBmLljpD&
7C>Pm_SoXP~hVK=;RjJ|3J!pe@N>$5H}aG-)Y<)>G-0Ri~4Hp3XpHA%Gr?1${J_O`r|QUdK`bJ!8^R1f4^rU!9Yz*K-
+YECkR)v7q~c^9l6)WUpf>fnG3aDS*~e;j_0S>vS4}jD-MsG!}Aa&_a-P$zI1&f;@H7QtY&eN*^~Q>-
0AmXe<QKW3iwE!BPU9o$PfiCD3ywEk)3_WYeF6Ud%vaVf*HIq_%RTUP7-
wy(PYKD@W?3la?ZADOo88UBN(OA%KoUYBNLXGKF6M`)%=+n;BM@EuXX$L02X#<)FXAKw}|*jzjBQj@DK5`U6kKSDuS#9a-RG1oq$X>t24v#YV6O@D-
}~?xa;<`&K0@rIipg@O!L*tTZFiI4Ct#1W#<uK7>EV+CO~lFecuLB>e6F_L?6PAaJ}Efd5v!>BgTU?VrBZg^4#XfyKzj0|MOn+sB(iA5r4`Hh-
{nYjy~K`sfWv97=d&9IB=_AR!5X;PLToel$7WF)j>(MBU-n;6-!<r28}`+~zZpfifD`qa!o@$Q@=s$OV#5xy=u&xd1F@r=h-
WedM%w{}rdj<qjRie;hfUaNfxC0f?d(aLZQD^;gfP#W<98L=Fdyq31PJX(_@GIjMMo6auq4fQ5GGL7eMAQKCb_8jL!|6|1>dHrl);{}%=fb{bK>%HA>wv-
!a$5O~FwyHVuF&7tR6J8(aQo4vk3=9nk7xWEPe3<IPbz{Z5pX-1p8@QI*a+#S?LLCYw+$aJ7PaC{03QW~szQAcvuE8OMWE{dDI+?PRKdh)na&pi_-
I=5@tcI-
|qS8k(M3VV2Co;_S(|87~>az6Z0cCVK7=P?&WJvQ_(8kKs2Hr#2MO9rN8tK{^Ez@?~p!ylu^pL6fP2x!GU@I5by&jm~Y*?L+0nZG6A+A4RHNje&)TcmKOe
C}=O+yL}E+>R}zK@lCj6~2tQIOHZR-
H%DQsr3RMIT}ILa0HekNA!|ff5cefGu%t(x^lSFpUgO?KkUrvs&x7`Hb>TZhw#3nwxZ%jR(mCWf}c)SzSu{K6#*qsL!aU^1Xg$r0msuH%IaHgCn|Hu44$j
Dfj;;pwX_$jMX=ShUd(7kq{WG~o)0vBHiuWEXmzcQc|d?vU90TbV$-<4LT^#O(qt%+)WwyubxV%uJ4-
gNTXNt|FZzb2GGAPJhq^2eZRw3rrZ<0x69xg`ILV?ir1&!K5ty4ul;dzX9O8?IBSV5V^QH=~?vUcE6ddYBM^@0GhF16t^U)!}ay6q%QQMZQOS<$hS;gHe0
jm9X%=ULoCqDHUIZXMJRtmhUm2*FkJ;5>3HX|6g(aSq7lE&>Ra!30=(bHLDqWF^<?$5;}@xy1hPRv>E%kE~bFpmv)=_YU>f*(;_;Fy9q5y2wF4WsCzEmf`
+m%U2?HI~O=h9{JEb5P^Kt768tr$;fvI6Z<HOZiGf%^5y2l@XvyP0SfKhx!g~NIsLs`mmk5!lomC+$rxWSv`a8tgKvVf9S!Lc;uSAp-
9ZYC3Q)1spQv{<cv|`j%6frxk8R>KK~|?Q=io5n*1`<{T7*QF%L5C+sKU^_sc2_@6<AKA~BmNb>=XlFrHe@8X?#472IPkk(meq1abqEH@F@OyChF*Q@PoX
4i%RK_mY>zAl+332k|m1NKO`8nUlp<=47#zIazE)CyNein>(Ob`^A>IKqFr;h%LEO2}CzD*=#pRS?$Cscw1q8(~4(o9Ks;J{|tJt(7g$;X6pK7Pn%A$4!B
1o>yX%Tlq%>JWObxG_f1J{S8@l)kH!4h`b;1K_O9^hLQtDtoUK{z&3<!*n%$2!B;hXisN}gcO?=8nM^XD7!qMm`7`kLnfb2$14xxX!5BZV5MDA!sf<2)xT
;{Fn?Omo;_4Q(^A5;C98pPBfriL&zgsD+XjbdsHQ)A1#8SrXGALi&WM=wLq6>G2iSHMm2G@Bl6<BV?7C=&}*SHYLvlnKmKFMC(oB;P+k|F_r_>!|2M%LIA
hmJ-qTGN}UatJ);b`7oVuWBw;2ob)zXU0I2HqB)Y!FfMs@0VJ)@k~5#P#5~2_KO`?E=ZW?b?|*-
p&oEaOU+hu1Qe5_xhRV&IiaH{N+w8w1lMYcCfFb`nJa)w4)Ah=p%fJ;$b_kr*%7GJFNA6+xkm%m$ZF$E9=HBN5vA0gz1e3kr&w=iXE$uWjK|mz)1jTx0>#
e~07Jfeyq$K266EPUP4#v#V1CqDgsCXa5W5zmwm4*lK)4QUqt%X=yg-
<th?X1oI9nRZUE)HA9lJYi(`Zj7eNwneY%}kanOIJzh<sgU5%1#XRK$5xdhr;kvLcE*B%f^jUU?@hma#`jRM^+zx8ys(kZ`KiXAmi{^dSuUm>T>g+2sKYJ
)I7yd^AtnPQ;0N6PGZqa<s=r(tU8HBGiRLy{07uK?v8$SYY)vgSCjqh0fVamosD=}4Gy)>k@ZR3c|gR+ccS>{upV`fz}v3ka`jAk?m-
8dbDf;#`YI%Fy|LVDd1HlY>6OE+GWqL_0L=YF_Kc4`K8<Gh$df3^lAVPw;|;+75;E5E1WKql27ZP2iM~*U`oy6Srg|~ei>ZE0^<!!fQ-hcq!qgC^Mlm&ts
WD8ARd`GLD%8?Lh;I(-5%;f{m<Wi%=DH*dzy$sXr^HU$=d%n0As8n0H!fF9u7~LJ(DY=w?-
S$a`eG)PdRT!^rv`CejJ+IVH<QVoeC5gMZ_DWi9O|HK_D6A@)I&I7(MHrEd~EInnBj;O3P{C6Akq)%*~wKe6Sbk)tsrEcC)!2xI|I@##O;jJ(mX?}^z>QR
Oxe3pkB&>u9YPy9&4`G)^p!@;-k-)zKc9`5AM%CQUXm9V$|@|^U=<R6HM0J4^pl0jgqj_OL=ld`m>reX(tcU3>etJvs~@Jm(hua5Y20%-
mSr+kdLL7z>#}L-F>sN2+?uf6{UchFcn%7~cb<=-
x6$=0c@o5dtH!=oqB6q9&bEa^a@HvMK{|1fyyje(5)63ewxPcuN7fMYfuoa!BWPlGzxdl9<cUkvV}X$=?Vh;@mx;gsLEen^Gp!*_FfhLDRlDas!5(-
|uLu{U9c`%hUuL!Bi7jbF9RVGC1m-
*jDtrwqGeKnofe*2=?iJ$ipD;x$>$ZE|h05Lq?)I^~qk~swa^Hf7Kh+Dv&(pH|HQDpWG(~+EmJm8gc)c9z%n{4g0XtM03~1+eJH+4D=kQvOk8eX|F}hL_y
5$}1Sf^~Y<hX%!oB+Z+vQklB2R5md)L}Fwl!QL4P!AOzwFic&!cM4A(PM>vst~o%fkEgoYSCDIdbdSZVL{jy9d#OT#d>mExjitF21u_hS3~x|P#PMjmRsA
J?-^MuTi<~t*E<eTIU-vJ;PM*W4p{qvOT3;?lN7NWU*$mUK7A=5;W|Y)M3$MV#b{R*qrTRzE-
@O)cdj$eDBr0VMX3YB5NVj}9ByKKmH1TF`!K%IC*j2We=WnfLundYI=i3ocRcP9&ma6QyWhv--2W5LZ~6wipZYa+{VC6X#>DR5;=zahh38lDI7Y=hj!`|&
-@cIDADYgtwLHIiDUU0~12uh*=kIm0`@4BP&1D#KDjGSdg!iNI4vl7}=5#nQ&eU#G^8Ab1<oU<HnLPj2Ta)K6w<XVCd|&eXlR3%rjSG|K%W28;`{pFiuM(
2yk7$zTH%yX$Z)x)UmnO;2x;J@#PDb+l%);dPbH9>2e{_;@5GHB=*QO`WUp2{hzw4{X^Z$90{Lc<sXwGBdIcu96H!QY1Zq7H~Sn$Hln>Sw#Sh2HV9Sd{G6
RYcMHoDB_+Pa3C`qdlPHa26tNpnf@jY7YMIHVgIA9wONq~?O6zXl+4o)g3C)?m=z5}tIH{HU?nwVuN*yumQr=KTC+4UIplcdmN`gB{04t^MqPwAb{|<W*U
dcbZ2pwbs-(t*=?*bk!7XaBgU9-fXtOM_sqNu3<I1$8K8-ZX}i|4|rL`Vi(IwU15HSxx73+{-
t#y+Hv{j>kCF}&cDH6w41JHI7*tGkXYkvrg5<TpNzw%O`EQ*jfGA1HFXU|>zvLeX9G6Sa)St1TxjKC;6J}<`j-
Tsx2`F!Ey&Ar*4&if^H^KHwWcQjW(A*z3Z2dx^P06cJNP`dbgeV5(D~O1K2LGiH$LXBX$H!hI6!OGIW2!t0Qxn~jjq)!68n{PuPwUS5$IXP&ccKU^hMWHX
@nbGIqA&#F)c01D_H`__)uf>qfph_L?nuQhx}^^c7F37GXG^Yxo=)oSFP!)aqk~>ZjJ`2=PgPS^d7#F^Rr{#qbL#g6a}|W2zj5scAc{cIDhPOC2@~gcx^S
!kH)tx{;@)QtY8hnSXxuR(K*rMYZ}dhcrtm-%)!do0-
$?gy|d<V6wsiu8)0CnS)H2If9+Y#g``cBL`T2wId5^*JW6X4Yf(xhN{K`%ktih+rI^Q;RwVlDodXM!3gido8(PDEt{XU<H*TJcH(n=eGy^>Vw55qbLg5YW
8Ky8hh1s9CSeP*N8!%D4wrR6#ePct(8h2g2tFB>VQDgmT>^F?g+WN+|&??|gmbwj1^+*u%iWV14P7v1CI36f2E3bG2DZ%xlnt6@$k-
CP}HILNPH4v^@Qn;4Fwf~>EcAayZr&c%8&U0Szjj+|!A}h7XN-eTdi>wrT_|mb5LT7`EX-)G=Qaf-
d=8$3zDdv!34qsa4u)yWq<kBp_ouvi$FMsf!jjo!tk7^cdbTz|@9j==<;PtwVuObODzA}H=cJ4lV+p?GwZZdi+_yQWA-
M|Q3MW`sQuLGXrZX(5=B_&p*#EO(ykrFFXV#VL+_W$+n#uwIXd~|iq8bnCKMbZaaQX7{kCX!+z*UCgvWIsjrzhGqF5+(Z$uu3JWUzl1vr09N%?x*N}itc}
*>3;lnSs@WT+8xUK@@<w~-|$Rs3$>xHA(<^y{^OQww}dhmu5{Hj+nXPGu%WKX-Bj<yX62V(M<Z%BC2vH*O=v{vMi-LrMK^v>CNFhRCPgE^h!&Cg1xlUE*$
iS|;Touh+E|hgZ{8>_n5`u#Tu9-<mj)Nihzm_M&8}klEu!B-`n6~XD^?e;v(#Fwwa(i7;{1}5+G1->aY>QYY@vq==r^B!&Geh6xk-
P4IT{SDdd1)NN7?mPW%2n!!gK#QhviL8$hSp8!#xt8Z%laZzvf(7C;m-YpS-<^&vwqy#CXk#{^|Mqo3zpQrpNke;n)8K6?xUx
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
