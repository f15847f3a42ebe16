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
?#egs{r~^~Z2A>1pLsXrq%&W>^$Yx+-#QJf8FHH(*ind_Gw?|KW2YuXblD0^dswwdd-X8g5TtXw!~eo1v^h9kf-Aeyh!Uyy#P65LkJ~`FM!Z(3R$h0<2l>7
q2mtNX{&k5IIWbzsy7vNFr;@%3u%U8A$7)HDghoWre%t*AHzKZoFB@!8Qkw)9zPB;^GKR8H{|cHF!qJitkfPA01{cGl{ZFn7LMX#S4tB$oWQ#*ETuPB&jCa
N_7Auy?K^&ag6USj>9f`aT>%m6I{IaD^W>Vx*FJawyRDn;RrrPouPA3OqFr~ro;*>}>2D^OX2AVZ;%zExIqhW*25F{+0RqwRc^Ph2gCZ|C%2$KrCa!e^#r8
9b$&ux55*FEiPN`f&}J?%2Qm3lW}baIM`653Z~j1s&u^vQkm5WX*z7XhjQy}Q;s-W<1ti(<TK8t7an^f8bh;x+s-eWdk~7Oj@88o!?suY@gpbzN0h5J`+$m
PbSaj>hs$!QgKXuCczlnpQ!{N23==o2T0UcM@+cC}@OWrMhQ9rLkEAM}00DJ))Y-)?%~i{xodsVaT!$N!X0%AXGTPM|oekCY`Yb*`a$Ag7Mn=-`%t#?k#7T
+Ka%D`j3{&NaKmTRi9)WVp#hA%v?GWE_s`m=gz&0cAfIRR&!Kc!I@S^dzV^$w?YM1YP$#Z;qv7*%<9N9G1<SE$LC<c8Nuaxi|E+E&S{yrX2|W&6a8hdhrCB
vcK3q##-fH)qj}J4n;o4V+4(6;Gc1{O&LfZl<FUSs?5_P)$-W~Wl;FN+g9-UqX}{Gp_=FIneC|k}U%Q2292Ap{$~B9O!u~OYo+jLB5iTj!=}uf?NwiqjmK6
v<DU+nJ5EG$e(EwVPAw~0wBycp!T0J^gFocW#h7QwKR#NVtb$y8?<~UaFTD0{O|Maof^T)Jmn<mqNE89H_TmB~|^8Dt}(*Qm;2<w^TkmkZri0pj)Ud_3hW*
0d_ErW<U?Wu&6;*^GzY*FRmqM4?4ONa8@(|<fizq&Z?QcV0N(NEvv_N;cCQ1+OrMX72ntix!?I82hQX4oYn&e){h@VO1uQqwCka|=TBtce7MGIPSKH5#(7W
MzE*Ei^M)4UD14%vv~zvmiD=B%`gAyoGc|5^io^4LrxhxPoo!ni?o&Rvu-Eye1^b8{#2%o3U7wDRE~?m1=cHb-JN58GyM|^=l8YYBD=Zj*Vm@Ca7dVUrL*B
u$kaVXRt)w5(lAo&h-`u_Yb3J%gQp(lT>o$AZWJ50oemC9lRm7&308(9~Hg%cb!lg{E;j6$FA=MRn#RB#X!eV>xC(K{L<>s0h$K9-rt6nMl0(<y(@`5Wt{l
jsYrQe8*=nUQA~lV+}b<UOzYIS4UA>7+jifszE1Q@M62QhF&Nzi?g&rxKuWyV`cv?S7joru87XCj<s(TJ9mq;3;%j(BX38c-|I-~l2-MJGZ|wQBfg*g{1hj
q&RuC9o&);4m(e50@DQbyD!-bnZ%_fI{x=yE7`9EnuuI&EvvWbK->50cX)>t)w&8nZ<9)<pai5&{QiTZ@UGJ-jo1N4%iJg1)JSB1be>-}b3`IPt*)x-7}X-
OMkDV6+CYg@GK7H~vWmmBNEb%{q9S&~{yBb&-GQcs}k#a~9G{|Y3LvWRJuVG-YtkyqD$xe`lXA_4S)W`CN&np?#cUGH{YWD(N6(Er_XC9Vvd_o<aaz;IqQy
M~=VS(&@^G}2o#u%E$BSXcVB5<Mcxxo-LLfMlXpXy?T-5c*aL=e?4VGR*2goGw4>I9oq-nYqo{LP5tt6uzi}Z2r4ID|u+LwOf3ivpK`%U%WwA`8!ljGLZPL
Gw%~KV&*>jYe=frFqU9Pqs9h0^lBG>RvY<z^|e#_68VgIlKs-v13i5i6(5M6H6v_sXG|!UjW43-=clu_7cQ1LSmA8fBm;Oc129_<2L;>m*i*!y-eA}I44!5
RNROcE)(fxs#=Of}c~%y(GpH=ZQ)rMOB3!{UF!}?}?#Y&5)QLf*PdXMbst;fGluE&4dGMijfep44Fu@BNSoxq@B9FZNG%A0Z7@R0M-MpSw+j|0H)!66}dS#
xjhLhe7KW|&Y2spc3fDeZ>9$$e}Nlg54tqXib(9kko`^y8xARSY$D)*WYazJ*1$@*Bdt77nxM#0}9qq-!qviEu<1vVtKn4nV$lq^kB@Dx6izv(f!4CPH3P&
>nesq@*xX0WNpqfv^k96AwwtsH&B?NtCNa!#Zi5w4<!K~=o@*Rt7Tr2Xqr6gn0DS;$(XnFlcrCrC7o(&wcl_U(#vZtlfn>4}`i!jtFHxz>E4D%FWLvFH_9d
|LaPH=+6F&hmpXEv@3|__ffH-OF=?hf9PZuqcJ;vKlFr{Zj-HMHEGjo_|P|Cz?~6?@@OY$5vEY|9CYU)cYYB$9vB#c)+j_-snE_*Gsa;S3&(NcV8_s2oRy%
EJtW*z7GDE33rY6mNBbgtM)()53BYn1KiWZTcc~KP*k43;!o31OkkjnB%rm@F8y+@EhCmGu>nc&psEJ2)aHh^wF-TzfWQji+O*0dU}jg{>}CYWq47O|tF3?
y%y9<5NG7LffGdm8-g+YIL%5CT89muC3eyL7mXH$FZvRvR{lpV*z@_pea%@jgdB#A3t3oSAKfL%JFMI99$9cyzUu7)Hs0GQzPFtQPr1u1C2HqvdbINQS5_Y
Y$W81nK{gI1aW$+=7EinDCh)T{fu<$EOn(b~>imV3;9-Q|kWz#qYe~xk&Hb$QADVnXg@U@##z*$^jE+N{n=)}8YgSV?y>i_&`UjQ!ccA`We&L``YCK;s!z@
_^MrIpoA{Cn@H{4{NU1aOOZ-hNP$wMPX`MU5+d+nEn{#0S9UvUot!_QglsbNJQg?`NR7SACGpI@LC)%X@zHAS>u)2|{XVhfj`*bDlga3}cB$zIZp5_da@>g
8lV1F$N?PECQ-GG*XyujWrS7PE99TpuBHn!~&FQ^dDT9qkvq13ESffy!Z3Fextjwi8h1iMxdA%bkc8Mb4QSFf<6B<GLjyq)B!`vo88|XM?;DMYuNEYr~abq
#6<7UNxP0-9shK`Bw$z{yQTxUn5<@~Ae_EDy$MD9O;S^%F1vXsV{mMtiY5fv@c9vS=U%kGP$h8rz6e+?*L6Ew<t+W~f5g>@As((72uRMTW}VoY7i6X3qx3<
!p1Zskaw`UKH>b<rb(zff#bc90dZYSyM18G7c`s|0#-h;R3@&ttFAl{qRo*qVtgj<D5Q|WItk`W6p<lsM#SqOkAG=WQo_2Y%XaMp(g+?HfU!Fns-L<@5($S
V}+U&BtcJ2C7W<&Qbf0jyzIT@-6Q|@c}Hotql?OT_1A;k8&i>Axkj|x(+6>!o%UzsK1s7QPp=7MVX6?F23!ug`7&>lUts@n2WnVS+r4_a=l(^)$8uPvfM1;
id-?PnHUM(Spn#1!d^n{24aJ7nbPV1yp`-jUjqrP_XJEnKh=b7O+n^*~EDc{kt{NYIzI8{`h|m9Q&}i`MP>2#paZNegjQpbA@v-(ZDy#&V7lvQoj40FI_$G
t=X+hXFI<1fiWBqjyx@>MjvAP{lqRwx*Uqq0W2){7to2rSZmsuFcNP*@huHk1<wJ(`1>=-+`3XjI=4PI0bu(z=x)ES-i9dRQRo`-c|`#mhO&Lj|?}x*tuy>
hIumC?kmR*UM_nVoFTk?$U0;Mh@`z}a2-@SC{^EL;n_yY8@eWqGf~cim5)w$H1U|aCOe~mvaR)1Y}lw>rS@Fa>IeP9vO*^#9PmXYc}p1JLbyvFHX&s^!?rR
yg;~LnlN+&&_bDQPqWZnUZnM)$Cb%FUcqzZ~e-C3{azv@WVsaEE1f>OTH3K%PPHxHHXM6d8**@14<k_)!fw!dmi>T{m&zCEQ_F)G#=wfbjlZnIU+i##;Y?$
903WoC=TKI4!aS^=Ar{Pr&f*J~|6W6Mjg!|a!2qdbm+%=={&jBRU^C+otZPKEll4?ZVB}He*-Hc-(cVpP{I4)j)GZw!RKOO}I+6qE{yEh(AWNNiiL0#@2{X
V1Em_6sEzQ5Vp*?`$^qJ9*Ku#(9y&__1AHFul#_Y8}}wf0m;@+CjR@Ve#TPB4uO8{j)2B3rau|1!U4ya<lTJ9VV`#p!pp>Rgm@08<SAIh`JOBw04(VXiO`;
rv5_*MvsS&7Uj#OS_iF&j`<3jSD6Wic<yLAjWq-)LWb&rYol*rz0L^bHNL^Q)SsHSN6gAjB(q3vn)SJl}4%$3r{fd_6<c&5Ex3p$6sfhwg^LkB2!Ib&A<|h
l53CkXQSnexcVnB<>r7P7Sq(-A^`O4(W4d#AJ%5;f(OtDYvDngsqvcIE$^fuzaF0lm|KMo7{~9H3&9#e;*TCJ+1JBD7vW(}uo797Gbn}sls1mhqyFE`7=LG
HeQ?{<GrxTg-P&SZuMjAR2k`P5ennDW;3Sd5tnfsc|BuA*;DMpTwRUhubltF!TAgZ)Cxb%B9M8xgZyh_``C78}?1?nJr9}pOW~}=DwTgFS9{<RvLg!OK@@+
qn%D<2S4Bb`$Q|cO!qIM))=K1&C9Yzrg^d+(ymDQ=H{YJ!@m1@NvLgnC5pg2qOBfgDDaEXmj!S@*Khjm|ieDx&?>VXfh7H9usH<<Y2P1@1jN0<NmF0JU7l)
zao(5$YrtrcSm)~wP5{=O07vG1=@F$cm4?r=^Q+tEF<@;Z%pLufsN_o^I=7E+U3iW1ig12yfYr{YB>CqY80ZeZ&U=tN$OrA{}jiA2p02x%}0maM()HweL1v
fb{xJXi6Gq(zg4&g)->z0LnO8){5l@$?Xx^wzeoB*olyY$%xIM2QcknXT1Gpbxyj_$ZzvF**>abXc|uCAy15)uniX;cnAGb$xv|tBa|!5+YC)q~lVt_7#;7
tWU9S>vL-bM95`B+eTt&WosdRpGV538f^L9Jc34^?vNSFqRQ<7kEXcWD)t38>r^ji#fLBUYOG05r_jLz5FW7rckAShoq}H(ysVt{H}r^k$MvwEe1rF@-z&o
svk<p@)2N-<O-1YJ?EcDNI`}{{Jgu#=EXq!3J7&koulQ2t{iTd{cB8%mCt_;t6IJM4|IR-_WX*Bj?ANpfncZK%&gSTiIwQu%{G1pYTDS%7T(n4r-6M)s*}>
dI{dWLUw6Mlt=r|%5vfpgs^W9wDkPqDfb6GkL5Utle!Vgu8yPhK%yeH#H_L;b+h$~L*pUUCBYfG~Gbvj*~>QzD6%KtDWT$J38Oj?b|5T~%6GYKnV_QL$}(G
VP_+!59VJXT#t#^D)7I$zLttuzh22u@E1j06mD>scL6=8L>TSQJSXuF|?NwsG1yVk^k%K|i)@KsaMVhMi$EbM|TFL*w*ghxuZ%EZU^y!C#XP!&xD&02TpaA
?RT9a6P-7(eTCg-I0z9`StM9#TMPts3hNV`cZoH<hAIq2?R^c9fy)BfJO{l5A?#<8@Vf_Yn^{jZy&9jllEi5&F$-|)917#xRGl-u%!b<Ub0PvD^Xc$a2c^~
{I8Us&_;8{7a8`>UmH=g9BQ=}XtmNI`=P{e2;)H`4IjF;e@@x-dp_dUx*rTm!mP*Mc8o{bhH0K|MN+r1p)o<!<<L*n#N<9qG{X&=){=It@e=+$LkFk##8QC
1K&Ih!^=)*HUT`HO##v&m`gTS*>Lp$0#^{EOABXL6@pDLb%EEMoW@1aQEG$%cg7pjPy%>F}Al>=MIA5zK|H`mvV}EOA0j)DExa(Wn5D15Om|5<VcQv~X@4M
N0ikV<-t_mN_rfrYuw`c5Lt&WFxf=B7v{EGYl*9W{mIPh2FI=|TpqXb$h4|w)l2TX8KX-Zm}88_|75d$;uJH{g;_uf`wU+=x*{>Z#XoCP9X4C7=UhZ{-iVv
2uA4Xs4}+yNQmPGFOScHka;AvqX6MS(nNnYDCfkH_og-aH{~WzAv7JVvHL%EA=%9?gs#2E(|GpMsikH-{bC!MT;?@LY-%;aif%J;w}E0UN89ymFnM6I7dEP
JH127X9Wj?~hT2?jrskFllu{_wdrXPjIGv3;uH&91u^_=y1$;tKxegkHkaYcmO+#F#I`WGiWV#s)hsS|9qY@8l+;H)^9%=R8TN;uI65S=j%>HQ=su&Yx95m
3$=PrU7Lof{6XpQ%c&r5=JI3sN@OW1)T7tHj5(dF6ChiB*$jYOzNJ2sjz5_5l|><PbBQrkaH5jWE?_c+>)2d`P1R>R*lu2K9dhfiOJ0{P3Pdfch#jP(Ab7J
JZpOOzx|MfLYAh5D@?RBz8ldaFb!Ll!<PP_dWf1jMcC=KGXSQ{M{N~7u&^G}HFmN=+V@80}LFr?#_fjCw;cqhSsZN`{brf&QWTFQqNZl4rtxL0eUhSvBM&s
a-RBfhaP&@5Jygjvtjo0j-sh9-N#vj|t#nXZ&P)bLo%{CFB26~PnNt_}MMpb*Tdu^D878e?w|3&hfTxQ&jX+KBI$Wbaq&$>JbqI08FfT%!jY6TW1z$+{%UD
e<JIU84vzVq3_4i-E}E9M)u{&9fkkwEnIj5Y7ug=be9un+3rs<@8rw-GR<fqZ%h0_T1a?(Kx0sujfqokNfn$!P7pVCWmdhDlvKUM@&}kO*m{*{W+*Onve>4
m5z6K+KcR*VMu4L?$z2CyirRq~Cp7n!H?9gjC)dmJ7Wi=-@j~bAx&*EDcZ=Eoi*vF5{vg1yi^S0i&KN_#bVUh_+akMTTTD+*+v;ZShY2(X`dS7q-+>4p=!p
ce$|DnK>IlXR6R#fm4JBi0WP>@?D44o;;<F=yATrb!?UZ=K#I92nq<PZsN9)Cq!y1f<A=Ireix(_}GOprLQOqF$9Crqk)GF0zWWlX*dzV#@D8p4Z!{)+*cV
cGWZ)Q$_Pe{idx73FWr!BLH}v-E!enXy@#~FOpfrj;+m?k02MaXGi&oXwd8LZ>t%(GM}5g+CBAptq6p`T?A@1%)FEn&rJFy^WQSdJZpWLq2{SSh-ld9-$4m
h*@Y`LqXVLD%i&E|!r`?=Z-!qhf%`#)?aqhW#;@4cwdH`Pp1j=*ns}%=MlR(j8y3R(i6&rAaJlL?I4PV39dL<@!Q9K8;KIQN_^>%cX2`g>+y9;A1cZbcr&E
A&wfbB!xWtsJG=-@fceydk}+|_EMZ0%8?PAX#0L$Zu1zR?=pVY!f;P;#jIla7hSZL^l%U!(9=VmgFIf!YHM)3Q_*A)Ge|TO=xqKS}bO<-~|r<!1PIk;H7@s
;<G8x4J{rZ>EB4>=HeWKcY$$O3@edmas~i0#O{%^$>N1xF@k7SQiafX85Mq2;HE51d%<?Fz+voM!r@*qZv`cb87x87DK9F2^sg}6QwT-CJq9IK^nL`bR}cx
S95|M#<R41?WD{z{y6m@hiHr@)R71NQI>fo;CEK1ZLr#6vm1(Aa*QsZ&6jo)!$9Mq<LYk&gicR|4py?VPctS*+E`7G^URQ)&qiaKh~;3IMjtDNnH|TGP#)Q
JjKHxE($e8RRp`vV3R%6N`B0o1i0)aPtV;X%QSU^Vn?04`v3kw5*L+X(e;vd>mmRq41yn74;Bk=<rMg?cCJkX<FRQb5-)nklFVzyd8>$zVGkD;5_2O>0D+t
Q5uiZ%FW?sZW$S`1ygoT-ty`d&bshOknN%Ya@CKcxxC44;&@rki`bYrwW3D>uuu4mc|yJ>#MQHA)~?r4*)28(ErZ%YQl)TX)RL{~0<3FXyLX3@LuvR7$D>7
g@3$wv4aL53OhIAv3Q!>ynA<J*rE$sCQOo|s#(p*maRj@unPsZD4wbG-@K6hCROxL0O^k*q@C-qNYOq(F>@m*4>8IfP0x2rJfap9#dzxkmn?4PwJTqhwr~p
s9%??iL2h!d$_Q*W#B3(Vd~mdwgUGvEO+X#1`?1@&+Rbv6*om&pXnCXZ4-DsUhk<;E)!A8%4n}mzsU_IFWs|aPE6!=I)4@uD;sGG*HM~F|%LifU9P-dwA{v
7g@x>90o2>RKQY_%S*PB;;2<M0z-NmVJ8za8O<55K_KWEC7S-vqDAyuQ=g&*wecuMRTf4R{_7_pW{di3$=8vqD;{>$H1d9&0yplbG_8yISAQSjqD$7=q7u^
#sBC*Y)Ot<P3jWgeUk+HOmq8joLR=Y!iy6h{LmvK9MV5*Gps(5s2QO$p$I%$EYtj_(bj`AZ^^d|uI!N(9)35e4CaM~3k)$NJ0uJx}<&B#^XtsX_X|zZ{5DH
pHev>ji?)8h>4ebmueKlH_g!0QC^y}`?{3XF+yOh*Xwnc>g&yJf~HQk7qHcdn@rdG>=N<R3HL0V#VKo~pk)FuPmNDgAuv^RpzN2l6_4%#bq3LGfb(nj(;vo
}%%;qQ}59(>Y3DzC#;+?*nQ!~^wCOCi=P1$@?X{pde-7|b+`%9KR%E?WC@T@gM!vtVd^>V$hP)%Au!^ulVJ0x=08H!HQn+SF5<WYITFi%FRIpSi4eEM_4m)
8LWBBkOQO+kG~=Zp(CeAcs-<^o&U4iL0|f)o6flmK%ESaHp#3pQ#IX6<lQz6^R6XkD!ArlU|}T<;}kynnB^`x#0=dOmTwXB*+ugA32sa9WautRhoa)$AxF0
>EySdndZqdtZy5M`GH4XFVIS$!-+SbZjruNfraiU^~{oD$SlC0K~t;>41|d@hd(#)#8&RVeMz*6O1dc@k_6zH(Hx7Xp_lnMO}=Yhdqu}(7K?~iZ$?dJIZcR
)LnW&Pbl>Kkd|ax8v3r@E$OyWnQIn(A?Y&SmT@m|n+fd4w0w#_{X*EDC$Ln?vDE!O`fTf0DAGW_dFkIqO*cB=P)H(sZ)>TuU@LX;T!=o~O?xZ~gzv8R=PB9
&Ck%`$Qi6IwO$ovmL?^7EIaT_0cNT>OzL|@v4Dx(7`zc^O($Mz=F&3!GrP+n+gG$|23ZZQgtbxeU|G<moD(j9KOOhx-EsT>(1zx6KN?E&scxWLO>!S+x%V^
uFCmYpFvwLOksA%)J-Xfj1w1dv(6DtnMAzZ5bXE#5c`_4F&2hh1;$mhk><0m*`fmX7p)TXy`Q3_DH6bhXBz4F)5Xvq!cv?~BXrJtEO-b|mu!L@m9{pHb+4)
W(P{7zb#k7}Tjqh=^6@O98uN@WM)=-fpO>1V5}Wn4Kog{FLTIgj2f@)PVw;;cYYm?zdZyMRo<-pCgE>Nt+FMT4B7-7^2JV(N{wBE&%uZ!)Y2-leFydQq82@
z-}0QcQ4!O29R_{38$HrZV`8ywZbvR#%y@?pnJ-rT3kn@qD~!P(hMntO`E3yX4H!JP@UZ>yQ11ChX24xPy=qp{B;|qB`HP!3g-SV=dHbZ6w1CVmT(3X%xH_
AV-?Km=C;{7e&si=++sc8J8*yzUSWjhM!81pcKA84=A2Uk(f~SieU4pvNW&7DSwv&kDWsQdQ{LIe*g9Lhy{S2MAwaC62wR(0fJVX}{s?YS!sEnJ0=8aWSpx
*U;iAf<WvmX=WU_>mflW4KE4XP^8_sVBc#+^YmZMRt#_(5<iFbo`P9Sk&nZE<H;YhW+k!Uayvahek91{fb2hT#4!$z!b8st2}2iJ3_Fex}Q(LdGJMIrH0B-
+o#Hyzk*an4yTZ!H_Ic1c{<0BEIKrns0!SoY>{1{C}ChTdVEqUilfjtmE3T$WswmIkSv>&bN~K>Z^$ssVnxj->2%`+IO&&VAW|S`Pk2Is5cQvsx)ccpoPIZ
m16=;O8($m_aquXXRI7e6)j)ge1Fy@1iHE|HX+en?$v{uHdd-7TU2Bqy-kmwQW>feHF=;I~zR2Q7Ynol_Ef~yS7k^jCr)%hUv}kyPyil6_K!}L|BQPM9fxw
L{Vx0gIG@+G@suod*n#*NkWEA1XmujA%SfFX&Y5L#d3+>_W?)Xbw{;;`VIS~@8@EE6F+hRhzc*3Dj>Ys81(><M3alPT^=BXAuYAT^5su~xzX7@be>uPb}yo
$SH*xL*ejH#9b@&82_Fow2;)y6awiF|NcSfV$^7;Zx?$YtLJK_yhdWteDui_X$l|wzj)Bgo=i@fN8M7ZhAUekLkFV%xc+2Cfc?JH;CwKvt3T-csl9+%roHs
c+ngScJ?12J<f?-wddW?X@Kge10#l(2FLNwLs%t;S~zki%v`rw6tJKdK^;$nUf0<A3#BaPBtE>oiVb7y$xlW4vUGxNo&>Np<h!5g$2vrh~(X8(}hJws3|MC
@t-U3I$#@9M;Stxt;ycMgTnX!X49(o`n|cD}jSaqhbmV>M^v&T;*;kzJkG@w%#WE+)A)*b|2r84r5=6s{wf6?`(!W<YmzxOjGVSuf8ofYbrZU$E2eOJ;?$b
6Ni@!)inEh^I}7+^P2{rxle883Zb{sF25s)3?9mI~<l5#)Tq_5%f>jbv)PhGX%`8TMvG15M7NIczqNv_H~A{(`MUnojU}KLO-bCIMvozw(Ghp>);eAke_Pm
bS>sG=Ax$=G?%8^0)WT?Obv+#3X-x2pmU1o2G5Nz`Yyc+D6_omVFo+h!|X*Y+-AJA%E|VQ=VD*|AuL~Z@7AK;U!_<Qj+pmvslW?PX1?XKwF*LTks&;t{PXG
g9{o}~kS9k|ecI0t5>Te8yJMU}*z&{Yy7&r#$WwywcU&gzf4jzG1CcE90`x;s<B?Cn1)c)-Y)I;=mg%C`lW@gP!CZW!w);+5K<HvpVSAsIkclR41G{?u&>O
y2on>UBuXLk*i~&0L`v9>@q=m*I7O5?(?_wS9QurTfQjs!W#ObE<&PIgOHO^x;81NcxF-0>pP}_3lk3qB*b*e*0_5V!@Smmi8*#dx9a+qb0)X65;UZhB<&C
pnC$fm?f(z<0U;bscNigHq2Z}!#%;&3c}-j$v@Eww=C$_<uR=XX(M^9ia+7<wM>p?kmhPb+#b9aWLGTE(cm>lv5d7Dp}<U|Ez61x9a$Rc?%6dm_>3?a<++&
wEw6@HQpXU0)yi_;G%+O!C@sFc&hW9?Erdb+?><;rI4UICGI~49`GFd!Wto>tPS|I7+b~g76Aw?1laybBtQG?_{(Y$6H=zc60A`ZJ0XiKeQcIS!*C&1});L
Oxl$q_HS{9JihMuZ8|G1con0o#bNRJ@`bd5QqD22d)7US#@_uiY$4|0)cMdcA}}HYWU=`4AJiLR%z~-p`se6rBk3mmMp&zE`1-|XY9TjfG#)ZEbk8pr?}LB
O8nBg$XS%QQl%>JQEL@&}_)cBbqOz>xgo7DI3H)US=d6m({5TqbFNOinkXRd2>Y-1y_ty}HQhEuhm_9ICXp37%|Le0R3Um^4|JYfYC>J#r*EWmGnoebUf%C
q`7HE6?Q9~~^^0k}s_CmuLUNNFFr$%&4#^IlNGHf<%IB`hSb^$jr2B|AJRmZ?2Rc1wK2gI~dSbq!Mq(#6VKa6JY{HwU4vO<8VD7HcQ;9NG2G+F`6*MLMqU2
e61I-Pu4#QfI%bNxQ|JS=#MF^ZRzWoRUzvXz1oMo-ueR9sGy1ErK_X)7N9bfntNSLJ9oSvo1d<S~s~V41u=U=XXe{T@$XW#MH=30=(cNPfMVW7Eio9&{2{2
!|U2PbRlWOw~}l)^->FTmDr|Un{NT12ogED=Zb;3M{QE3eCSp&bEiuuVX=~baC>J1_$u^;2&R$JG-V>wW3{2(obx;0)3!pKBwfPB8XH!;Dxh)A)qrZrVSue
%0us{nrKLB9_jqWR0Jz$@PXbY?vL#)pm4~mO)CRb%>L3~;__utUVKy(zlZSZ=Dw_^pM>TI&eZN(RD{qqvSuI-JX!>GYF(f9z**{E>Bba?%3tXCkXL+ze6H*
!@HP$_;@>YSiG@0L6S9RugPEM`R40a7lj7T}@;)*ggNg#~FHwp$i|$Mnp4zqgLjhX|q6>|(?WM!Tg`;HXwB)AZctHG1vSBzxH*X6Vg?RC`a@?yD>D^_JtXC
E-<KE?&Ag8QY(@%ma(-X+Yb;-rwzEm1zjHBNNxtM&HX?&J!uThDEw1N8CM6tx!{1z{WfJvd#jKk58U*#`rx>~00n)=k{JMNc{ddCw}pZqG)sS7LkcoTevpn
xN6@y8{a$|S4%0d7oGv&?qE96xF7OCC~88Zwv<Q_>gvqotSBDeZ*|OR%Rwd&c-^a?av{TiYs=!%Jf-nlh3qjKHCh=%VkCO36}vgH0uE$cyW#DMhUPl^_@Yl
CA#jkEu`8W8Tdqo+EoreI_m=QwBr-YQL#xRCMH{s&+42T4dqyr5yW#=0sGp;o>877wV;+A`SE&Zom0&A^3jseXcmn9)thrEgd@J&OY>x+$Dd%PyDE8*ULt$
)A)i^N7X_etDog_6h(Vt!a&@!?Wd`nwpXDXjB{%z&Nz@g#x$xq?^!)6!t8_5wrc6Eis;8|029Q?dm0JbSy^<vt;0~_GJSVmc7T{JKQ-`q8JO1(_l~sL8jxA
^z0_|)VPdLJ)j~4uGUq={B-(ZVoE8f=cXufh2w@5#<}1o-7g~FLfiUn+82O3&KM!#%4)BprdpX+4?jOjFa?DGoT*0zH%4x3BXRJtkxQ}XYj1nyz&mneJ&4<
CN?xcTN45*;DW$nF)Bg~}ky;qo-b95h8i+vDBu)0|yzD>#qXllk{2_&WJg;N`Z$g-llc2tzbL6zNGO*bk$CQW;}l~Yfhf#vg6SLHkG%=2$zNt|{fHiJ24ao
{xX2(cuvu$Hxiy{-y7?T}0mIP(DX0G>#0M>XY9Jdm`9TvFm-!IcP{tKCJWh1#5ZRley;;QMXEyt9LUbuvs0n&;xyJKWC!ZDQp51NjQ)5~N`>R|G$9FUAJu5
voT>Lp~&l28&u!?Y%O4!etCYTqYKe<h%qrdU}e`RLfb!W+p4M$qaSu(=<&AAsh&Ml4Ous#Ez7URV=^8GsMg<g$q((7j>^)*B4g7#oEKIzclUOe!@9ci-9c!
lzzJG#45Eyy-F%&>iu<1WzVXE^1Vvsj%>V(aK2bz0kvycy*1+`pz4{+V%siP9@d(^n`joH-RQ*)M=hldwVrfNMR&y1o;aFfbW7QlDO@bW+$NW$`bM4MJ@M*
mTSr3~7;HSci==R+3^w22yZo_>4lRdOLmZi0@2QgTu?Ck-n)aR=uYA|ey9oXf8mW*)`LSR(aBIUqmfT6m`r!Uur#cwY6kv3d(^h0%R&trpGbW?i=iKpiX~Y
5Hf+VYO<3VW9ty7g4<mh-gQVaI8JTZ(n%dtRFn&?bmt}Y3Y5=ZpD1&ihh85PC=hH94;ox16@T%Be8@KbQ-r!F69E>~_9@&qa~=OXlDLHI@Fk3wdK;ZVwIt=
Bu{-LW~eEi|$?Y=S%na5#1)bBeDnSG1EGd6b6O9ORHpq3(U}?773h!xH!wb~=f8Eg~RWH9JT0DoMiiIu75*uw2Jrv-G@_zhVqWn4=zM3%wd{|GqlF2ME$Cr
c0fzYE;J9&TJNJpWIwXtvX8l$s(eUF>M&Ujec#%lsBDWblzD$i$?SKqk8Tf9YZxxF9NYp_T*Zwg~(QL+Nh_Bp*#`pj~6)LJz-(qoO(LS%q;>chtw+8(n-N*
1Nq0^Aon#b6^xvOF9$j!UFp2}kk<k3Sgnl0C(p<Ed-@0dhv;{*%Q~@yuR&dlGr=hi#7N$AK5LFKjFgRW{naxD#kor|o<Wef5-|;Ywzz<D+&ipj4*Jv#1R+>
toycp-J_KJd5J|*=Op2g7rJB4NxhECxAI?eSkl{jW`DK!v;dX}SC#_0_k{z23yb`@zv8fFg#2UokV^EVT2GeavpVUblUn`lx=3>!4IlhIcL}QKa>g^|H&IN
`z#9M9KxFm8}gC6fQZosESyQxSydK7ESX;QlDJr*ps996}CqHktaK?nZ!^4bi}wBT?@qun+`ge(#f7G3a^m6c}T>3zeIzn?%3HI+T2CyZ-9IA=OO1R`Sy!z
b8f4U%nWZt~QqL2H^wP{9GuId6I$um4L<`#DF!S3U`%4m*&J!L8oPM!{H}5__!Xq5XaPYlKA4Jn};5wYzL`af;yrrd!c3Z9x_HBpW1cxm8R+<WfecFl|ByZ
WTKc%mBn=ZD>B0=%`-3i5UQSFWZyFuqH5Oj1`=X%3AUs+u}ps{FtYt$0b4wOF>Cdv5&0lHCuM%RkZqB9pNZ1<t*23XaHbawey!D;`2sgqt2`O&l#I1T%xc&
+*~l=Q;^~AiKEJWI6b7m;-y=fJ|=x%CzvA`bQ$(iMaB<e9`~;?Yi1^<5i-jdo67EEiPQZvmeGWNh+`^szODgU*7dOf0`F1A`#pW=IZj|jz*+x_MQIo%7zc@
&q>bkbRiSxgWD34wN8Sl_sV2*i@Vu2?tTN2xG60Bi{%*4moKjW$uB>Y@(;_S>EHS>#rRfD<t4bay90|(Nt@J^w2(wxC-?~llG$dG?Z`yomxM9uE!wuPb`Rz
2sZ5=!dj`$y0e1IcWaoX7Foh?^8tJONfhOF}yPdV*Q6!qFs5m+6BVrX$&SK}$-bB>PW#MC1Yf6eZQjcAi4-Ra9>lcM(ZO3jn!qRvY|=au7Pw5v{f+NfA$bR
ORIoUS>{cVhpUYU<+Iwk@da`1Hk7Mes>UWd;}*3nkaprqEvm`o-kk+dq;|6YrQgzO)LhFHrn|g&ndq%GYT}y`uvw0W-~-psawz52TK3=!iXyJ}(9P`_yC1G
fVggQA^UVi~{M4%eW(_*QG}m1<xuy9KbJQVM&}#ONZ*@!CKVgm{4Pf<FQ4z5Z;n*1dY=KhLTqy7I8^+!f$=w^IyyMLi!^Kg2C%6>e#8)(o;EZQeDHgP~Bj6
we)?!lOXEI#{8NE17RbCo;(=krh?T3BRB;FsvTBfp_+fCoy)H_6LM~itq<4KW8NS&9alx<t7p)Pt#Gf>XhQLTJtoO_`Y0yBNL~iNY*Sy1SgRL3y1`)9D8Oy
K*$9jp)&A{S4|iX@_ovu(VX020$lMN1SB<adQnIQ)8p`!a>z*zXK&ett1y!6a%hY^9394$RmP`kRyuY|v-C{R~hdiz^?ir<W%WlV9Z*2n^2hhCz5y&F-&eE
H~XHwag0m5=&<0M*a2Qr*i5z8Px*f}7uiyZ1RQt8BXwyuVE?>Oy|dTnUyr6-`Ow^S`Rcxpb40XRr`Y!r5Qx-@H|Fzgdv6<t>dU>z54{>>jnkY8k*Ci?cwli
II^-j@Rn{fN*07Z(NZ6V-s#ihpg~y|)aKvk45~RG7^SA6e<4+2^sJBjl0kSik{Oy?bSmayVJ;4eWvzUE)pcIn!O{S}tx5uMfQ>5nD=Sjk6LMLJAFs<o$g3(
Zbut=Lx-YD%OT)lklAA*RRmgpnPWvUx!Y=y0R8G;($=OI?8)I5>m-ghzKyaM}7xKNYExWYT;XCaQ{t1G&sxK>)}oXVd5$&^WH$m?w*&?^nhKavS=v+v`3wl
!zC$YGrxW*rlU=X=E9p~WQE{xS&#rbYZIwR;qxtZ144dwfUP4Rv57GXS_h1O2+LVb(JKGUuY8wWQJ-bu2I_Y;H=zYHkuy<t7BZ(f<X)sAR-rZe%D=tc*(-j
2QD{o5+-$vd3%=F@Sr+H>K0S8(Bw&6eD-k!+x+;6UEoU2{I(%S;vvmWruQtNl9dvHGl6njgI~gE-%R|+?3om6pqtGfg-M01`$tZTtz{Y4%r2V5nd=N~uM0_
q+c#<So_2UCM_)yWWhou4%z?$Mv?Yk@yCW!y09q+%zHo5h0CK}+)HicM>QdCDA(n#L8W9|r=W7H#6C7DxtPkbs|V&L#Ylcu-Z-)aD*$G5<KyZjS;$-pOJuI
zKjuiyX@Hoqsc$U#@ye+I`5*6Vv!XbXI4jjc>-hfy!XQc(uDwBSs$GwG6n;%P(2ej2L2Ib$$Kiy?KmY=lh)hg1RXJM2MH>uy8`0>qN2mLyTgDIe^DKXOeLe
DV{B1WVA_|G|GX^e84ZYHeYP=vLaD(1YZEuvJeW5W>Y9uYta}`{_EW`EwHCD3?k?M>SE`lLH<K7Gw36-2ij2jK@B$z^9ldnjquHquI$7PH~6`ud?bI*HngD
nQT5Up>ZC!0w~X{1~0L$FAYFK&Ehj%K;C+?Rg{d4rhYI)e{Qk=;s|>>%oPJHblL`=av0oPmz76?c)b0~&F4k<5D#d_vvUDZhm~mz7@%`m)SguL#C5t`S{Vn
7Os&4C|ABx4QaP>bPhnpHMF<DmgL*&^V*x1@5S~;uSabQ=BZ*3pN>3Fob0-sXJh%w7pEwWHVYzXrlP7!n)A3u^Ug3Y5n^eybQ&A}OV8#0g_$a7b$z<?j!YB
&iq;22n(9xVtRgS>0G3B-r<8CyYj;n_=>rPNKdM%Nae#w)mg+C}rO>8Z|k7A(P5uFt>Z;43dGtQ@x8^2THZP*i{F~H*U?z-;8&bTNL1-V}H!bY25^P0ISm%
B~+4An~z0>zhp`q{|RAl=)e+jsqbW;FZ^3R5d4TUoZ$CryJdnQHz%_>yuY&O`oxmY~#q-$&8QUf-iR;H&3S*^P7QDl?wtAQ8SF+-|EiOB~YRNzUo?N;~@g1
hBgTmfETkc%|SH(BGA5@2VL>1plB1%&30q{zVp10Ako{WWgGP11_g&=pJ4SXXF7mpy{(}uTi`$Hn?m2W&6meYTha{!pk&ygK;&;)qK1K5D5v|PdnjaIZ-c5
c_a%o;`Xzb22o?omlkRk=>;r4>ls@eQ24heFI_2d-oql0LNvAT*!ZrD9XQ57dzKt;S~s8!Im6Am!_etAamqH`j8$uxac=%i=Erb(%ZFbL9<7&Ua6Bp+lt=<
Ci_`hLAwsc)^K=%e64qH=7&l5{<Lo=Qe<IZ%8{M0gQ{Gz{jwiD$q^>8k?Rv#Hv)g^3t0}e2|K<LtFBCwU&k2JQDh>`}rvA%K_L3Y{GIN6Sh@hWR;~-2iJV4
Zxv-NHUfSLAB1!FlIRjHz-G4)w@dtOg7_-L0!3c^poinAdSDlxfN92K;wgvhQBY0Uvx2_IR_P0MTQfcWq>d>ZMcbB<M!ULpeFsf9qW@b4#=(Mh_o3ocA*;)
|tmD6G=cX2Cj~{W)io9HibP)$FuUQ1|Q}zQFy4Wf*g5wrG4MRwi97lk6UA7(yN$RQ%4AM8Ec5Vb(X9%6i=yE;HW3!8?y<52Xh-d;3|$^UK&4b2yw<E+q*j^
i=SeMSHv$6LMiB7-hT|5>?Jf-~pQvv|QLf?D|DsVqGK?q%Z9A=Kv%HSZq=78T>x~vYvTDG#=Et#b6<>5(4+WAXpo0<3)rN=A#Iyi-pq%7LZ8?{g-PHrI}R+
WLG7@(&G_|f>61vC+^0;+cY~6-2IH{l2E#<9ZbqP+%R(*TRmK3V1Skt`&>c-PfkICgL+R@a*5%-o;&+uxL<DhY927z{pe3KR?vwYsR>KT+iP6~iIQ%|xKO{
QzcfT!uIntEFQL%<AE|(SldJDEBp(Wa?0n(t7l4`u4Ocokl9+WZG7{tGyb`wG;3fw?%aq0oyoRwmK{;6b_fxp%ScZ&(EH;nt^w+xN(FTW9%d@SE{>Z6=Im6
a5JRL{8N=2jB=6)jF;B$JYCeyLr{RK-jSEU1X7(B5>Bc`JJIBpmUIFPdq!A!GGc`Nrw-991jL!rN^(wQ>C!->>e`j%g7a|o~I`{neT0Ih%fi91GQu-=?OSc
Gi++VQG2N*m&<veOYFk|R!<TSu>trY5Tm1lz((@Oq<IUvai*%kQH(lI~QZdiOqw&mfZ_v4it19c>~+3z`;~uc!ASRPB(=ek1Po^oDDE)4A{GILyI#>A^Q@a
_#JE7V|c#9lj(&KY|nI#mYM?T{gcc+i1eJibCB{<vSG8MQ9f~b?88)x=zg-Tm|JQGl59Y>5jrkn9pI~|M+kOI=$FjQw9YcMTT^Okp@F_*0%~}cBE}bDTd7)
k@hH2HMX#zQ?0h<!sjgk<^{8&Z{!H!+E>#&3%7e=H&uPH29uNv1mT|Uz2FIv9g;Ock_;**toamqsUhuQ;i$ObJQFV=Ml@BNbQ@#xy-qIseP&%)JE^tZCTws
yK;R)rGGvn&2%<<;l^I#^80-~$#CvQkVhY$Ndwp>K!&DV`Iuj6rJ#H*r4cj{5*Ncj1v>a7Ud94i0>L0QGMAf(fjf9aND{H_YIcBPeMLhe{+i;pjrrulceh9
fGSKhCoEH9#-o)+9{l=>Bc&xyumAE;17UHKvcTiXWn>Rq+<({I47E#?Ib*1F93#&hUqs*x2MAJEaJ9uxKc#kx+?Qdr^90qlv|amhL8aEw$tLImZl3V?Nmf4
AP9UxAwTOV$_O3Z5h#c8@B&^tB1%48)RJNIE%`M;>u&*e8Rsl}Gemc5dCj4Sa~s*y$IXz%FDu+_v|%i!jhS<hnZgCZbdT%|GBNnt$yy{^5vZHB3p6|KGNAu
7K_QqU}7bF!<FP`e1quiGHHFhdMy$$aU#M8V(aaYKB^lsA;FIAu6jGfx^2Qy0zX_aJyin-)z(H6Ef?${LgJL4#{UlQX2ar>6x^^Er{6hYbtC=jjb3Rz7QnL
L5)@B8^EeoOQg(>Rwk1&#|xUR3c@i0pn<QWrumVnB-=kL1jmXwISQP5l*4c*u6?{5s55SYJ`zYdz*LNBT79auPSmO9h1CMmsSs$w$_ka((3qnyg}<6};PUy
Bbnx8{;$pM4yexKc@y-SJ2!cwp%EAc_>#SNf#G^Mibz|&x?eHP@j-Q`WwN@Pv=Vp}RIc}BvLU%8hf&OvnABy<d0zA3-!^=IG>`{ONC;b5#^El2&An_FMlK)
`pcfGZ3;ssEA2iS|vS=h1v=qkzb{X7miI21aSrQ}6w@<zk8-Ox)NQ(KOk@{RW=kv_V~>5LQ9(=*9;UF?&P-J4h&@o8YAx0>x{ss@_zSRr!+v!&qk0FX(%<n
t@&%`mECU--&+#r+Db?hT;bw~PP=Z%<}#w!V%mt2YVu*e^If5%rG^*RXua;OY2d==dUsnob{Us}qK+x6i+=oUf?gj$rX?X^zd<Lh<RBSF)ydbyc+={3shkX
aR~R-}g9vZxoaz^bhNGrrgNWxiX5)ef1NxCd!N4o=25aCXG|FJOT1+!q{p1lJWmp1yBu?6sxt#EZmB3iW*QObpb4_DP$QBqyC5A1A_9#A`PD)x|Sezxi2-!
a9-1bnWwno8<rBo5sbRlBS3;Aw5|_vmVsI8b9V`HY7^Xf`Lg{#b~`*%TeZCSbpRp(F+e^Z(?C{qZNEz#<#laA2j>0}r;L{|bw=b;Kp)G`N*|7%Yy#`Jj~RY
SeT#3VMtBik&YmDogL#SDF^wrYlH;2O+pRiiI)WP)nArV2P`SudQGZ9bNIR|kO7;~|*N=LK$?UOyh>x2z=WyW--ySA80E$gRVuNI`QBVnghni(Ey<Fg;IU>
+$+D0+%eEmMD$qlZd%hW0db4>=q70ITpCAM+kzISmc&CA!UO9OntVEqNb&n0uzBRpSM`jtN4s;wKArt*vBG=l^*5b=^T`@lZJeX*Mq>-50GEY&2}_+eYqXp
-yCb4>HQwzt34%R57{Rt;nq_Cx6Q@wXK}>blO?h(+TrL385Pwo*B1YBcJbYk&2r*mcO~JXn5_j$N^adG4P2GJ({AFFE2mqujVYBa;J_Ub2)w=_NA~q}{Oyy
V_)mG@J+>QAhJhXsFIcYMMGtZkP1PW6|YFEpt79rjyiL4!4wvah%~d!h1&i-^rL0vwHo2OJWR@VRNfPxwAXYcuR)XRPun3xpZ+XCQvku;#OHR&O?AYq_{f3
E4`;4SUBzbsM=M3JVmy<@0y#?4Uu_+G6s?IfCv+}om>Dpjz=7y-^gIur7UFjtgV60@zW4g?-GxomQPR{enM^!MqY~{ew=8L_i4L|-CsWHaxCEx&@6?%G^Zz
K_jLi>PLcvV)&EpX@#@fDWu^<!+FBKt<xQj64>SX~HI>%oasMz*oFhV*7;q?}*Uweqz68^ggFC@V0!*VnHPs3teg;$rC1_;W##}aDkVZ=QV^kzU-@V^cq1Y
rPr^rk{I0fGglA{(GIK1Ucc9jgHDnK^cyyA0*rW_JyhY|ZPt^kFLUK)i$)9iG<OoLPX$}w}1)nK>%t$7HcmA)gPH0X!pubH%ju>BVwJHJ4xNfC;<j^nDQ5j
UvC8*74TlD|;oh3qLibV?mV(0WwwVTxJR51hM9fmevSD0MOH@B10>G>5$-*2=YqGpGtam2J!sbYvCFS?@X$7sOSb7Os+d#1vyS2YwdtoNSUl^d<cp0g^d*F
z+6@T2|~MQ6gVnw?cr3&pYhZEXK9=qG8m#(R*Q7BH?`Wt1Q~VK$8FzI`}p5av->^*W0&u!#aIs(#^a)q50yh?@2%Et1d;3$G6^<xcA=J=4n~`L1T=uo#Nqz
e|E+Dh+%@dKJpK{g{B5yK^0wP@?j)9Km6cXcLI?GEj`hnUhGqAEKHiB5MW@o<GN(-0Dphf(#ascAe1j4!s;d|6Uvy(bIA)e{`=~(mrbv!=SV8Rs<>eMY+TC
7jbf?zPYa36)(OXRNVLY81vG$ir(w<VEow|*`y5(RcaI#jAWM6L7!5gZ3!}ZFm5bCevZJr<n8Pbf@8ryR>?6=6!Qz@{)BzEKpnVG%$DuBiUuMoX8+B?bWY`
ugHmi^p8_5T}dbvtukOfzJWL&|CxWjS|uey&7fhP+AsKEsuV-gy$^2LR^r132yo#~xznuk3*wmvN6NdBR_VhGmY&QcG;8XCDnN$pwOn9b4ArgC8e2!P?4(A
~EiyV@u}V-+BF?+%A%{4QsmMXNI{PiUqaan+YR;&G{Wnxv$Vi~zCmt{sVKqeQaHo6oL!FHoW%`t?jbqnbnECFFxyR*@}PNxrKCxoL|8$#Fm4)8NS+P#NY-W
evJ9zF-kwcTu1ppBLU5tzTLHF{;y5B|fcwd2h&J)A(787o=NOTyY)p%xXcqycC@D##9}XG;0TCfSMZTh3V%u{^f1n<YtGRyKqIPoWH8D-rq??s}U?cEs~(C
C;SRmoxDxir6Y@q`EK~NU#uVJ3A(ezi@C63IlG=vBZ98PdAflpso_pKEl<Y0%&~t9<Iw@PAlzc^`wqR0)haFQtYK5;x<vhmfs3&pUc-%aYXD?&H7~8ON_TG
5f$g)CYa0?f+O$5OuPe2))vOB1&N{Wy)`rh{{9c8dXazsEc{H6|Gm3qqiLC5uhgr1;q-|+;w-YOr9X938Ot|xeoa8naFj|pW{ps<h_>=+;lLgP(h_8Hx&)U
D%Iwkxf*aRXMIT-<JTAe(23LB1=5zrr2>cb6dzS&snH%$A~dPsp0?W@qA_VM21BjlK?G=1kD7A>KIZ)X=1#|%<2zIX}g*>A9ur1KP0HH_S{Fqoc7qf9LjHQ
!pWOaYE3PBz64XB}u<3HF?1*l8#O)jH}8RLa`35qY9#I)TU{HzE%|ug^n5z})5}j;%>TV=N1=N!(P@v;aZh`FHeLK--4$aIW@|!0S;e1dj{LwtrruBEG0n>
Qns~%Cwi7O`3bo*>_L1<S7SKw#6|qDx}^=0`O<+S^?;P_39`mZr*L$pBHmvvVX`ubIk>P*SNsE*+eV*FDucDo%{^$5HH(nbL?(%B#O=$p8nL5Njr<Uc20&B
+r*)@RrXtHU*rGcU;)z0P|m!X@#k^T+rr`xs4@C0rJ?Z|!G5v3isp}_qt-ZQ%}<U8VzkJJtq+d{7Qh>p+~P_A#?ANtI8=Je0rNCaxl|r53h)&c$U0^UTbWs
iHm%ASTDm#$dpGIo%0GxOBGfN<$4uD*;U(Cb)tWahqCxH_iu35!XzEh6AvzUDxC`b>AQX8bZ*49pA4pnAf@RK?>1Z5E!3}5X!v;-~EbAeX266T)^sjJIjse
0ilpTD8O3rBd1S=l}I@QK5aZ3gG?F=_Eda4FmzxuGHRcj8+LCLs`b9UC`cM0mF<i`Nc)8CJi%&5e8&LqUfSTM%(hRNmDzeL%B>JJUnIST5e`Y51_3hO<WqN
&J$W&E97Yp&<ubcUTEf+dyqp)a91--0WUvg2gSq*A~F<SR-?BhBBHKrvZg;ojHyyCpCq04KK{je0@zjvui1fp|u3fW|vg$a(AIXs3+$`i>NAvA%Q*jH?47d
#l1EzG290Hpp~3N_Dq=aWq&hZx;Y-hi`lnxAOKDbBO}DT#|=h|GR9wS9~zGi}+O$ngVD~b~@9z5YQ}11pW@;%Yu|ZPpP2a`KWwy=6x)3de=UfQPa*mfW(Ix
_GcWf&+e>mxBL}BUU0*|X9+ucBl)SjBS$Q|I=BdSB~p!TL+~rvRFbHIfViu{FkOW{6N5DKMrV76CQm(Z(=?JOYbF<@g$<3rpcsW*55W!3UBkld)UzHzvzzh
uNHJnoL5r=oU|4M=vE|Pc7;XW-8_2uw966~j^F51;=L#=%;3hvgo0zz@ffk5th|P5pnf^eE{=@>(WobsJ&HeWvorIo(no7><zn8u3ey-s}nzyGwoi7$B1ya
Oxq~tF7)7#eJs^A4Hwm!QD)%+t3u$h7DTLgouCzO(!|3vMa-yS+$wU2HcZa)c1SFDyz&wg{k6=pM%6jdUcvdc^1yS`I!P<|ipEuXJ<PHtY0R~5@)mASLfh?
^gh$D{`3VCEci!|+zE^_Kyh(%|q3<4J9^zY_Pt`|8rnru#@;cI_;z8d;YE2d|5S-d-nOPtTb*Z29e;lw_$MAH1ACnzAxK;g+mM*2;Hvkw;hni(RQ8Yssz;l
oD_M6!O+HYDkcx;W}Zw%XJJ-(^<XGm|F{|&{1EIYT817lCmzbSg!;aD(N1iV`FsbcJvAizx^&TWNUs;93%Q&BBd(-KFZOK`(+S%6QCi<5F$?Y#&NKZdrph7
;Cl$ArmFY5CA=RpI0pod=tALdJaV8OZphWi`*gaM45qJexteey_tryNw9JrvDQcg%xP#wsm^Ubzg+uz98&~GIrh3Tc?pyP6jTt551Dh;fj9YVSVr5Z2nZLn
XNGQh;D9$<ihIXGq+Hn99tjYspHNm-A+KnbjfUyxyAs)k4MSgk_I3sijcQDxMUHdGk89^)7bVW2Ww7HFLumf?JG1~-fPgU6@L6SJui($qhyZxj^YZ5U9JAM
oe(gJrK=H|IL&!KN`jrdM&+dl-tg^IVj5Ri=oW(fV4lOnA0q`W`O@A3~IxC$3ljWGz$d+C-hcyd+*eo}o}FlN2zeanzpPJheUhnLiv&BN#6xfIm0SWqA<^<
Fcq9<J#>_ui{%C0l8a!#fL3(v6E+Ci4Fd6onzc+Ik;Crl<@m{-qJbD{(Tdm1GNvQ|$YznVW{Z5QL4EHpg>6!$$Z+uAK3nLN(}|s8>j4y6-O(twvaU`lt_qC
f+epiv(CT3|yzHvZ=-;s0;hw^VcO9#niDdS9*!=3#h)TZ-kOfnxiqTHNH%Z!Vf+}opO;mC)o!m0pAL)P|f`GJTE(LcW|02Tojaz<U0GGGOLK*WOsH4|F#U|
6<scaV{<XqXnWDm%+Y9utqO>|k^Mdl?B|8U%@Boqe5#KT<!)Tv#r&}MfEaTyMCx<p`bhT<8&t`x>%1j7st0SkE1%NuG9;QQ;feYhESW)RX6skK2y}?gz$Oe
ZWGSG3Gi190s?~MJ_ph7l$q~=nak$ykAu^6n>nX+rmkSdU|I&$UTrBZu3i%HTZkq2Q3_BS}lAaiQJ>sjKzlIaBc@e%bT$0rxEYwqrCNuws+6+W4w&`-qh6p
aHa8rs0*I{7y^6IjyeX2Jni~(s5=T&g55g(s+&1RbVjAWC~LLtD`D%<d;`ra*z(XZ;>oz_ZQvHU8jGick3#{*vFhjcoYWJ|z~tMk?rMLd!U#Yh;(m=F#^)^
`=8dzzAeZ%hoaP3?0|;MT?^=<0Y^M)q533sTglTefHFmE0`I@8T9{i7MZCRq2_Dn?XgrY4hf3M>zo3)lu@TH|W_WvgAg*jFtgypQwpqwOYv&VH)!oxfZO*Q
FYqHqkoV2(lv3rSBrC*dqFV&lPOT_`~@BHj<icD)}+qsxi@Qtwp8i2Cp&}zdZ<pts6iMMLJK~4Xxm#tS`GjHEBf2<?Ou<3eV~TE*bS2{*k&)UW-IJ-W~u^a
C`5|B{VsFPcF;pX)-J&Hl{KMb>_ol_o_~Yh27zxSF{chpT(&GB6+V_QJVHm#jtf0wl{pXAde9}}?2HyVymyDL?A^=WsJ=pLOid+lv6#flKU--83d0Wui8DF
-bTc!L@e2pJT%RR<>CRR#*2E)d8X-wRjGZBiKsgOdqM1`Gcx__yW39hw>*vn=Y8vK9oK{|_7n1nlmy~$T1CM6gtkM;*^(}bl{U_gzkP81;@I#p)P_H>Y7P)
RXzaqzZ=9A)5jBWr8>L;&4ayle5OGvpKz^<XCs()maXBr&Gi+3Rg8=l6W4Ke$QQL94vW?;`}dk^YKTHTio2SV0ilg*$sJ%delfQ}(nS`>9J{d<IPG^B%3cU
g=28K1Fzwjrc%IY?`lR>EJWbH*>=i%!3+U+SP6NzYPYTo(83L75-B392>KEI=c9y5X!3Xk<T?equY3l`XIVpXY`|#^~7;Mc+ilDaEMtMVibxVvEfl9f!R=w
rj8Vq6D>7*~oE;jmUxQ(3d{M>Pk>m^^uv7?9L=TUauVu$A+6l9&LEdMC>AajSaB^k+9>Z(h7lMxf=0LUaT&@WM(Fw#5089w-vlhZGb}9XW`|AyN{}<af-Mh
ts9Q<NX_chcbQ^4Z^C0@VEZJD>q8^=WTipO|7dP+ome=w01agXtu55u@c+-o*dLaaFUY-{iCe+Y)g*v?ZK5tDNsl}&ge;O~c^Sn!CzOdtq;Y^+C6Ab0C#mq
yp5lLqojo_?<Yd0B*s$zd%z7&!%`t6R$Kn|c^v2b8ZO*7{+qefn96=_bwj_PT%Cjejoa+vRRs=kokaW&`&$}?RyA15##$uq`twsN|dJzsuA^NVHl0FRO9U1
lOZNqbU)q6lS0zZ_`(C`=41f2@DC3LLZEPCQtqE}w6ldPqy$W7&roQqvRq>>KB*Pl;W)03)G4zX>`_;)Si?w6gJFYOJ0cP+i{N&BgtK*pOP>$%QAd3el#uj
v0`_#r=9%n<S?^r4an<Y=D(*Xz56I68*;s|(g*6#Jqv$_I>B>XhwMKkTO6>``w<NMiL~q%p)TnU9mnC{A)}u!%x_65z}6EHk^Tac5%^oK4OioYM5;H2h@+G
~1Tz0sejS%aF3sy2Ub4;4n|UZ+F|Y2YAvXaoMub<H?o5le<B&CBW&)5i~RM6w3@7yyI!;D**8<{xeyuQjF_7ScDS2h6bd>9#F1;ZR0X%h1)V#F|#A=CRqkD
6IM%6DgN(l^wWVJi}muveo&rEQ#-;jl9|?2h5*Wg*!mxw%}*Uy-9w_8k_nG9GZO%{M1h<cGfNTaDDM^R@LQVg{xBX{)GzJXj`%%*Lh1%7{;MWMjN$gl?F(7
>{Q35BT22{00Q&X`K9o`Bg-|_I)cIA>op4e15SzK-#Zus;9Gj<@VuhvbWVrZ!<>}4{6-bQF3UEnfHj2;jt|`OCm>s&=62Bi~Z(N_PB$S;KI=xkS)EdF#NZb
V&bk{O-w(gYXg1LYrVURfqkr9UV7rcQbzE0y_vYHWk+F(ifBpGDuG~s1?MxSK%!8~U%n=Zlnn#`y5<AYi``57C((oSGdO91b5h=@PxeJO_>?A(>t?gdVX_N
bp639RP+9(T)DGt_OU*m!(5N!4PiRREE7%6QAdEXX5$cfSVt#cn8;2?_fVn+7eyVBkG&XnILbj*)(BxHB{?J86;F4q&mKD+(=qWP;or`SgM1j2DiC@e^$s3
_5EP-5OVLpN4&(qe^-0PphZh%tvg@{jNr-3_j}fYMC;XxqbO?TvJgRkbhnU8PrL<;Y>h#Y=)e`Bi1}bRtgSJ9@w3m&wqg_u*~RVDn17U<H<pzr&(2yZ2ydF
2avc$bmv7cnE{vbSFTT0<$v(oK%i+ZGlcB+Mcsy1>P>{5^WE5r2fBYLhaPq<_Rgu&s|L3qqVVuq1sD36{RWFIxgoCrr6<OtY2xnJ(A&Ld%2}0YxBrLL$ESn
H#nc{2t^6)GCDQ0B$t+FNSoxAzWlv&!0glkr?;T9S13~09xpalZOdL`t8cUSBp2qLPsC$Uf3o$A$S8I|d{{DrAnN+_}YD0VuTZmuTr{Pv7XyD<VHD40m8bV
7pby&q$8@2Uib6AQFbBlmK(|Y)~6h-e}5YKg`F-7xp)u`)g{5|y2M=XOc!8ZGyJtV`bX9!&dR{yCg6*oX2_<v<Q?q%x(FStlOKL|PiA9u6g#+%{M`hM9Q0N
G)c=`APCwnD!j*>GIpamS6Ov`VT8!BZ>)%@b-!XJ?97A&fQNO(#Ar0NBR=6YPPYP=UDB-(GvlUpWWN+TG~tV%*n24B7Q6O1mRTSS7csDM%`XBZG*@ozalGF
iJI6>$J@ms8QxxAoor?30pvfhmH0OJPE}HcbK5bMj5lZ!W-G9drvB1AeCgJa>X6h=YdY8@{)YR6h&s+St4YuQ)~cr^nQ4OPPS+2=;t=x$yt}}zDj&U%(5Z~
6z6dc3@oRZM*>ahFnVjrFitO&xQX{zuoe=y%#S$0czROAWJJOD5=5nYr8B~LYiONqK@8m+-9e+uHy<TTH`*4rjY6rN3@Zf0kTZ2(p}lzj@vs{faE`gI{tbX
TWXr`gDHNR<j$g`ppm?D%0k*~aT^ba!d+Gd1351HiqiS~Vmf|mJPo4i*>#&nV)guA<tVsBeLw{H~UI7Z}Z<_SZ`v1+U@Io8o!pe5BW&xtY0+1GxG6EXcc*b
GO?h*w$x&MBs-rdt{07mMDN->r^Q4nJ8C@E%VpCGINKydmL?v!&j&PTQ0$MP&9&jk6&m*XQFgofid^xKH|nVHZiW$Eq2x{aXEagtb|#Yo}StmS5v;DbpW?I
w`OF(?+_rcPxgS%;knzMkI;iz&O71h=cyCxg$NfgjwD<Ls^hxCQSEeGyl@Fodtrv{6xQ!&KDytx4Z>#OqgSRZw01L$mOROc7NuW;%u?%Q=l0FALk^(Q$>R2
attx;))E2<Bj=ocK$i%)UwT;5%bv&xiOl{)hq(685%(Ll))V;dsmeu{zuUE%R&*=e0bL!8hi%t3t(q?1KTHwXIK0DAei&0+mVd8sM3t_{ot*R=x0b?Zo*Px
czcS5RA8_LIDbvD{A<Ea+#cmZ2$6ZlOf4ye*cFHKUR%B0y18zP$Ka#C20@5E-<iQ?CA(AVGA{uFeI}f{w`MG8P&=u8orMxW=z@Fp)%D3?*xrAd=@WR3Gi<1
!SMQ_W_tk?3nJQ_sQ#dm>GX@!dA9anvOYo~1z$Hm<WWbr0Sk=9OV_oj(YWt~?WF6UswIY8B7S~mT$n^rP31w}j8?hKEwf6Z@t<mj_8s9PfSG)%95dFw6i2z
V<hV?WTPZN4DG0U&OKw2|0Cjkbt{hlb+7Ea*1JB>i&7@XcTM2`%>kYmut2m4MFkgRi?s8LnLb2Nz9Y=JA6o(dq#o6N<FA18kxBIrmAVx4kJ_J-f}uXEFTcB
>d9698^Jh7Qwh-!U*aIYu6HwYjpj#D@pndyPD#Pb7JOLa{uOMZSYDpt`dDeQ;M<Yr*GlR*6Q4{;qUtE9_DN(1)|oaxac=%k#g$YA!W@kEo-kv<#Lb#%yr9s
_a)H(Po<aff=$Ae>2uAM6g;!f9wH@H<?s0`!caGIWCMzScnF#9-?_njnKg~xe0j;3I{~fVCA?>=7Y4;zxmL@cO<qCBRu#}=N-Q_!zVyg>dlsG(Rr`pN3NiY
RwqcH1b+7U#bFxWI%b7Zm8rQXR9+xg4tA#eY$Hx5iu;zUeL%YN^~_dfx(V6FPK|sq$BF>uipeeUM+O?{-EwX?AmVVgoufi`qWe*3eh`S;h%21}ys7<+OA6#
8Bn+WJ$}Q6cP0Fh6Znjfh;SbtBd!gGP19MSe-Nl@?dL_tVBd8xTF#gk55T(uz7cRx$5QJr~p*MV;@yn!q#VTSH*LxzNNbl-vTHR}PZVmF=pmH<{<*l|mmiF
>YnRd`5k6Fv{BF^lGIktjmiE;;-PK8o6KWk8HR25(l^yI+tz@qH%{kFW|o=B*uFP80F-lZ*wLu+ME({;kc`(t2^KHb_?Qjc>Gv$!olXE(CYI}_4H%|Y`zYm
e=uhcj5`4tikD`k0Wr_@=PbaLj1I6Cci=5sQrTp3C77G+!5=l<9XlhxH7_N~siQ2B~b}m&!c}TxA)Z1SxM5PjlWrXMZ{ObdO{J@i>WIeio7^j@`1Ph=chrS
GQuZ5@O}RkQ9}Cv1wIVcwZ*bZ5s+va-*9w0e7E!>CAV5t+Bzt_&HkeWYJDNblz}FPI|#qZmr9L45zR+6GUv?O(pjlK0t+Sn-0{P$IJj!7YuNItQe_0RL9)f
dSl%n`PbB7XR4Dd0Zb6EAl!T%l6Ib<MyPP&=mreG%xq{2P)qlvHr5{#)nygmQrx$H&3bp6Oy9i*{s~Wl7ogfd`8A`e0EO2ZCWG{b^HAYjAd$oK1@w=gNw>M
%-?Vb`D|H7CmtVZC@7A{PbQrH5xn8AHROtp<DQmIy@P7EPhf5Tj7WVUdndvQe-&m7ZtQ;a%Q(Q*j`m~P!)q-+fDm8=EFzloLh73mZRM!c6G&P%n!qcyDR1C
RR$MJO?o1($1(iyz}Dn?$O6?uN>_ys)kG0~o0P_We@PT~IjdI#GX??t&+<)Wwpy3j#fbx4>6-cb<o1`IX`4*FQJNF;1-10Zi^oW_w4m4#QwdieyO)6Op9gL
J!v(SlKL=&Pbds*1G?dF3SdxHc#XkxG(Mh)53}UZLFy!k*;Nna)1_uZ--f&*9-2Faq#itcSo`*MUY?6|5OXw}90Q=56Kek<fbk23l$DbUF*-#4aNa4mFc+<
M6hu|Egb#(yM;xF11E`Iz;}?0&GxBH7WH_lP=9p-i$mhB~17ahui#5MwP$#Z1@H07!+%uLFToTIN1pvGj1r8E&Or-Am8~8j@V=vfzGCt0Jqs#uC6{nRn;=K
d-P{0EN^e0p1>M7r_@N3(e@)5aX%PBCLG1A=Q{*hBik#dk6B0_rT>JD@q_rK8PCG?o7sTLuCtCyyHS1@9y?^IX^axU<<DBQ4>^oa++lNr+u{ZzPUN@KH*5H
6mo`b=!O4UM$)DkTRdqEuQ1lA*7h<G${ECOwR&aok;WsG9imPjfJsNZF4$Ti2n5IZMe2S)x9Le=MZ4ji|vs*Y#g9a3CU4<<zIPgDH<i<QM+O?8@PKJgXiJV
6ho{>b5waRf5qi+aGy>Xm{mfW=-5e=|Wm=POsv-N}nZ^c09pC1r^s^B{kowSvArB4jFQ+fGWU9O~{ABotoEpW}f0PcKqVC)x0$Hkh)sVHo9ex+|1#Yy(jpE
Gdpokz3^Y%taifxRsBn$Etjqx=*#&TU^TTB&^|J$)RD@@-YDGvqOD?L+7H(iML9Qza-pL5F#B`qWQ7ZyTvYL_1VFXU1{gd9`kDDP_urJ1Ev!$$WJtf~SVoU
YJU_424F=hu;9Ra3=cvC8<aTAOlUsZJky-a7~9{jXA1{zCPvYEa>ThB72o*dtYn;2OKvuC->_B+(&0mqKepU8>Xt!?;ZN4$G?1q=ZNpWfM2Sd)5lg7J)6n=
bDrmY86<-$ba>H^`pHeqxr<g(j-?;2gBv>~uu-Vvmmr}>OG!dh3~A-xQmuf=ix+6KFL-MGiTiN`8J=T{i`CWN^Bj%<x=16T^+%A_o?v5euO;p(7*dbhi`O^
+48NM|aVOAFp3UcqzYzp`y@hKdOKo&D>@_wv8rvR6cX=b_QdkT(hv;Mj*aZBIqirK`967f`;67h0XFs3C;!81@0m@|u-f6P)`ke*Zr-nhi^F^xuK}LRS+tA
u!TW79aG}W=Bq&j%;-g6S$Sm@YG6eHL?-V;59As3hJB$=XA|4vAlm2r8DA(3+_yrO`UBXHN{z?O67a@=5Q=z%4z+<@`|4hXpB0UR5&_Tnryd>6jIaxRozTQ
H;2e~+>F5UBd(D-3nKz7^rCdOY%#&cyN%#cle%iy6Y9mWXg}bStk{ltKQa_x{=#PRJUhIq8UaCRWJrdbM?@uhZ}iEcFT+j$<#NsVcZw?~1Llv8F@)sfyRb2
4NU_M|$E;VNc!8h<m}N?dkNmOCQL7_Bv|!w-XH2$o?FL0G-RhddvfYagV=VQcV#=v5Cg@)ZZ5&^vspB>JwTziat-=1bXt7;JeUM5AL^qk?1nyYd{BWyN`+{
HTucZr9adNB&i)so;+|51OfYi85-%FL2*6_HXzK}UX~hZ-wTR<#;xactiM>GVjEKdn4dq)FuIBG3GAxr<0A~6j&4^qBf)f7kaXHz32MlA)_C4<8QUX$Y=eo
)^22H%N*3&_BiCSV%~)oR-#qTEdZ!B;$(@R|2?F!R^{t^}nvtgb4za85>Q?cpwZM_NPjSHe>4eIl{SB)Fky9m>;YMXO&7h=ETWFnGkH3rO!3HqFY_j?jFIN
F-SY0=y$3<UwzGi+y8I5XXLjV$d>NynscT((ZKR;sM1|ETMGUqqO=kq&?4@^w?jK;saz|e%v^o5@tgk+e-X*A&m2Wqi;JHrj*JGkQdv2=|ZKdB^?@O<&xk6
al{_(Vojs{b0GgQ~Ofux@q2CSNKd4Gpv-^Y+nBaWuupGb;KWIQUeel+NXq<GD%D#n32jy6QW-k%sK)`yUgCJ$G7*d}|ex0CKDQg29GYoyqBGfnObOnkGize
Qrut?_O^Sjn}RBHzfR)Pd@p)e8@pX>)u^?xTSmFH|3Y$%KwT5=N^;kR8ZD?t>`1p>bM`Guoff7k~M8qfSJ4uk(+P4N3dLrc(r{2CS<Zd{@ELBo1p<k@Jmio
4P4;VyNNbK2`lr6%;a43pB4V9V0GVlLq9U<9|AVh7s{s6Sa*hzRSr1kUnt{6_-E@^)bd9lHD}Xwz}h?s;j#-RDFR^gy`pBjir(K9=<-MJI&93}ZlO|OdU%P
*b4Y%8SxOnKbJCu&W;%&X>FW#o>8eMdP8Odp#bBiGH=~8zXPhNZ?|mzkoF<&Pmf>vGCx1PLDHfaQL(n&2I>US<!*(cqxx;30(5uY};M0VmUf+l@6c8hc9J#
gQef{MZqNMMF=(`Git5Og;gp3}(RUz#UO-SA>F(d~Lc%5MXQ0%PS=EXWgkCcm28~N+F6&G8BIj);x@N;B7FlveCG{*nQ<KS;JuA=Rc<|6j}bNgJG!#0JfHp
sQ9W<BQBo6QngaF>%@dP3kHh)@9&Fww|;lsN<u%kyf)VfjW?!>yA<ne95ccrF}-Ao{9LT|Yp6_A}(E9j2Tk>~u#nh{8UmN_~~4FL$+vk0i%)4TeE3e~N`<s
=Zi!NoDFcO$J74+;H4BG#iFfDa11^hO$HB*1TY9(KYP1im{?1aCPcyHCd0`O7_3XaQ2Pu0Bs+%|AW+^2a-iPzklodY`0YsXs?6z8T*y+78(-$gKSe;Tk(r-
Qon3Do04~|1M9DaE-lt*kz3=SxB10zF-@qrd{>d1t(6Mu7Q>OFQjeQpC6*dMBIpl)zlg?n_Y<w03UG$c6Ax*8*A*O9%<f25_RHPUrs|KXSr&0ZAISHB4?cd
*TJPwlm)VNQw2)`Es1Qv)dr6V^W1R@UCRuopOq>%C7<{f})?reCRazh-PQaGHlyJ_bwZ<grs0WawX3FU2kX6$ch7Shy98JlSg!?yM6oi&vng%kQ?7&u9P7E
?L?*)pqkU^!xUWWJ}48_2>=TE%ah;Mj*XAKoP-4VxG(O10W(m1A8y@yrajD`UWEwCcA%w8f|QTn22gD%GB5T<Z<0Qo}BZgCX+%`?My)Fl6%=aHp5+ve&~Us
!MY7aq_S66ebn0lDS}L6M`Iyw9)VlGo8JD?NR-cK{FECZ*;HwNx)!Yzoit66Y|f<&(TTS7Tm$A+^CSJEoCvQZ2kwYF%lwm!6ymRK4ah7$5F-ft;3+{(l$H%
H+@$eT}8<tNwl!au=CwN%dIVF@EO4gR2dvk?Q%R%^m=#M7Dbr-GkLHFT%U_Z$!F7-|WknvTK0v?4AxoMmJMqJxiUaE;R#@j+D=X;?GD<A<;UYf<a`O6z8?x
q!=Q5-rQ13K~~3O3M`Vi3%NYKs?fkQCyF+Ks9^=Voqk|X256^Y173vxaTBXk+Y&%=6owp}GOO-?kHBNXX}3VQN3Yw=Fe{=e;0_6+e8gNJTtyVAr_BkU7}dP
O9+JV9Y;Stf1w;|N<JaCoKB@<#LFIrav6Z3NnH^j5)2!t|ka!dLt@Ciz(_ZXv{mlPCbHsKt{<~R!P6q4J<ftUfx2cqAWMcFuJOj|2@(Q+vd<RUP<OfEmaqK
N6Wjn1HSGw&<iq{?l$^fbY*<^5lFTn_?u;qyzkR0!>{%#r?jD3vdSmusjyM$!&-zp-$C_o&rBR^LF`j7!%LH1|^Ry|w&&L_yVJgyv1;CEh6flN$jKgAyc>J
2&gqV@6j8!XIt&JA#VY^@z1&Ah&Fb1szW-C*h#R$L!%zjeUz+Ua2LrpA;`9J3}cim`3?tG*d;F+Y1QW(P(9*I|D`O(<l%t&WOS;;BzCiM5E-vCe~ws|Xu-k
T*y`@x~D}U?A-5)H0TfR+Go3wzlRQL=VZBul%g9z1HyaX}tK=>%2h~P1>|+h}Nc7h^%Ewy1d@CdVWKd28~9RpWhvCQc<#;)Wqrz!RRNI(5QJtRp6xjUr6aR
c3juJ_9t(+FT!~=1NWlY_URx+x?Z?;RcI{@i@##`Q?VPNRkSKyfP+eH>O%M$32w`@$3|KMPZcrA(*5jgZ+0)OnCf3yT7GQ5!KHk7-<;x}I&x!#3HCFFWw;P
{6zm(|+(c&yJAf8L+3k``1z^1N26$u5;#$KV*fmXI^<$@D(s48yInmVJYFNov!ty>d_s+PF`3UaneSohT<I$?^?pZRAuXYf$3dX*q#_gF0*7x|D-zBSPWFU
RSf)>hFk@ElZO42rZ`uSkiGcI1m7{7^{MK5}O3(f7I(plwbfE_V?H?v34h5PXw^74}lIeY3H1QD-95d(cskLs$x%Pu<<hgFz9LmpbiK6O9itAN^U7D9=hj_
^UIw6yd;7gkN9miLkO{W5MskP=@-=%Bvb!)ouHgO}*`FFCKTh9DZr*<BsXa9<yICqHGgtSw$JvO|mreWAptx%|cN_{5ByumpXSZKxR60}DLQ<zBYBX~VtPG
r7leL$o&e?TVJbnSuddzmnn9$s|pc2?f05Mf0Tuevo@}CPNF=w<N58beeG?y|WZ}xWRS5kHM@a;$yoXXbqD}xwmW+b)G@4mn!#`_v)S%nmltyAu7+827b8-
m8@1AKenxKkWGa7%l5ijBIKT(r<%5hZ5att^}yOl!NV+~g*IpK!)fU3U?9<DmV|v&M5Ip}Dzb=PUY#4O#9&TaCWnL~>Lj<4ob);>)U<btUv``YlM$9Hi2%m
}h%zXPV7HiKWuc-yJrYr4SV1d@V_HH_RenU%%{{_+O1ZF`29dDY%@D+ef3kj!m?}l9WZ=QpFQPUhCR4ISAQ93(FAu7eYhj!;!xCjO0+L9<Xf2vxhIKAvtN~
Co2jjx8!ZxDBQY#u+&af-fZM|hscDP4u)L$7<eQ9YaQ<^po70sT<_uW<X9KwOOZFX<#{jt)4poHZUsYK#=OdAQ_Ho|Rv?<p0co*9*OGei<Q6eABQDIsDiWD
tEi6RGgqRzma7C^dd&3{_ryC;s_?{ml25ZRQ@E-|-pk`#l>pV5g{DdS#N<EPvu^<0~+g#>J1C>~$si$pYiD7B$QRwx0}7<>|L;ae2E8Eiy+yIqXZx3`;=DF
)(fc9Zwx2;A3Y}wqVeL9L9QhS(1D~o^s!A2#4K7@7`|Gude~~8Zaca@18p;An9<PF}LW!7i7=PIQ;=xc!<&VO#7WOn7DH%qeOCWw3~y^3Dr7*r5rvhAfk)%
l>a@gl@=?5iK!o;Ic)f6?3im{%UBrF+x@|UP|(8ADqyTJI>(AQYcYyfgN<}Y&0fYhaTM`F-O10w_mdGuj0h@%LUJY-;#u=D-M5k?Dw-2-r$F_V+7Zz(z1Zq
LwP=F{l5D<u6h6Qv2y;Z9XhYS7v385&=KEzl4Phi4(c79)v2}pyXf_`d<>tDk%g(M4<b}o*Bn<l+7WRC;8TMKTTh~cnv)94WQ8*~pCN>3op?2=>;AqW1)XX
wpMqTEtp$waH{jdJrzWSsOWNQEpu7`kMSwIqG`4%|=iu(xq7kf9!zs3I!GfAeexW6UZ2DcFXw4MrMv{}L`TZIYIpq_n2L$4&jfX4=#_;THwp0nl=!OI$Fi?
%^bImp(>1rgkJA=YCg?<HCwAy*rMHS|HJ2h}2uQBrL)#vxP%S_-m`nRsTmx|J>Mm;;BIj4pzqo10L>v(ox5!Dw5k<rmnnYI!XD^b;s^k7I#WX%^@ST9*Vum
6?Vev?S7BQIN#Rlk>KPZddj48B?CEtnF@oJ#TyBV6`5)hs<^BH$5$_orAB^IfE;vOI#vc8RY2;P`5}c0;8q@AE1W(1HI|`@d-e~h`5>C-F2GGesyD1x@5YU
4RlM_XbcvpNowNduXCNQZL1jua;NGlG;_To1o6}~e}#C1SR1tjPlzD4>HrE**=mBpmFcKky*q4fF=%OI82g7gv53btTRJZ6x&3#RN2e4&wmGXtO~s!Gmo?l
DTt|Z!8O=HY-@Gdvq8u#{sGk%oC3{Zd<l$k0Ky7%*{xVBoWq<|-?ejx5D3P#JOD|S*@_p4n#fR%f4pcpQt*<Q`g`WYJMHu=*d`I3?&pkwsN3tIHry7+5GVN
tqo*G5m`ve<dJ-yE7F=@~-e=#$H@js0Go))1&gHC1ZvK7_0l^pBnt1*{3%qRnQ4ipEVnVQ!gWD;wW7_A-48HD)&+T*9ei<dvAQCqvz6hBNd$kW|Wo8zfu{U
^Jl9MBLZi(EJV7JqS2NE6%98*XG)iZCCcgX2qe-#}FhjsUvLgRs2<bWE2*-U!4&yrA~R0l+1$yoeJ_i^g%{_%!W-xkGZ$2k#iWUqc%zTk_~2s+;>n2g)iov
smSo%F_ybn(F=nkMF`Ue&U)H86K;p*{H$#K^ZByqNg7$7jTLsGO=TX<O884rt}r*iY`cVk^9oK&3hbDTjhB>p-ZD|L_iE^KRx;gy=yj~PF9@i<+%-{eDw}Q
Ns#&M(7#t{(qJx4Zo@bWpPmO(hw8^IV)OG(zD&KcEXpxN3D0;jYm!5!<=&asV6gj&`k}WK)*21c-Ne1Lgd@ean_hhM3hUp|6-O!ps2<8!L=^ktqb;f{;EXN
Xg}<?fUnPIp4b5D+*?TeHr-KsDlG|P(Zrp}Jc{bp?ZU`#D{`!WKDkod6m0+)m13=)o{M$YCLwIA>A#QxBakp66G24ry)XG6hH-$Fl^20~)>n#QshE_0X<Z{
9bhw|qS-t<Si2V)ntu4_dbyh0|a%t>t)nv$PE-;}|J;3xeskvc_|5H$B41zGUwF+d-C!FJjWh9*tJd>rAdJpRPkNM|XNr=DPTv!sxEe_cOcide70h&(1)uR
nCCt%MmSNNEl)pp@97Cpy~2DT|9?6sE6`y?%Ld$oX*)M_|f}ee;i*%iqqHO+$h`?fNbiEp$FA8dmbC8V|83o}NuWR!6>TgwdR-FSS0AmXLsY7GYG&@Mx+aD
ABdAt8~e|c}^3UWlX5|ESyrh@o|o3W!zASFX?%iV;a0f@a{Bupk=1lqQapTUsZpoIWnpG|B%0tlmSNQnLhxuldJ$!*oWG^qBayBXZtW)?Bq^$1G#YubB`qH
`)C}c^eVW0dbV_m(1A=EBcv%eyc|E)%ZyfAkeG9=S@0wZ{W^e7Von;s*FwiAt7_Ln*g_!cNtrptIa~nvokj4ehmL<c?_jJ%4gD}KzF7o+*NnU}lTjEJpc54
Sjkax9$-?>o!#fMh38E9Dr-ccJfu?b?D=(w=gCkHe8+CcLeAl%jFF=o?aC|B6*Bcls7^99F?Ou_?0{*r48U3cbb1uG7lxy>3R~^t$rr60IoQWSsv;7+mW-1
lQ2w1qPH1o_#t2D+MUE6N0ZV=T*tb4ab$r5cL;`mPMbN=zmHeO=5#=(qzPyXNXwTirZ5TQJ{20T=c9Q!oyVzJ3*7pQJBsw9D%=lqMntKvTWOXZKV>&)tl!8
wGa6h+B#Q78&=QZ>$pu+#1$?4NAu9moT)B*ER<mgl<J>s+rDCbKEhm;RHll`q@WvsG}T-6-}?r5R>uMTB>r6(H<xP@9`It#8hDb=i#mD9{i{&dFjm6N-oLm
L9gG(p=86Ly7XC|Bdk#3z&#r+3*VkXvA_uW2!U0UMSa%Osj?YEgT0?{P$Ga*0Wldw`FeaThD%ljit{^e^u_tO{<NWdvM~^3@sK?$i6pqJ20aobsUF;C8O_9
Ox+$zgzqsHyE(5llD6<dwq?NvVuvyW?{svk&Wt}E9jWF%$yH1ee<Fl=mhA|=>)Gs(fTUM=1abG=sZ^2Q33^OpvAKq5@bD2#vZm`N38oXBlrwLI41^vvc^AY
q<UvxP70a$Wzfr;SrdiM@QS)fN-N9Na1<-%g-oGu<k$wK)Fs|iL(Fod`?X4iQ#}}3nE}y>!D<C;P6U+}(7%@_0u1Szt_d-^-j>a|fNqnXwxYO{FO~}wm_7W
YILQ(F?a>;ByCj9b$12siu!Dy@`G4M}Fieqm$`+=IyHxdPU)m(_dRr<MXS#=6gl@&Hgw}Bv|Lmf-n%4Y<XhFff2r?T%9r_augq#4sT00P3152z1OL34H-IH
mcp#ru{a@RR{IcQ2O)oMg*$1NS3nqL>zGG0jZyFkfLfb5Dh@XRG>Jm_YV)mWadfxla>&Zo+y-TS5~U#?{9LKXv6t3!Vz_?7I|S5LpaW`EfeM{Cd&xnT(sL?
2qASk$={i!iAD}R8k6h!_la|k<l8eWY53+@lzP&-?Bqmh*C(X#6hOt!s&7rI<vi5CsQy8CtP1`f9z&ny=IFZzy`vt>-*n5hrxXSAqWCC=vWJ|`bentWx-@b
B3^C&nu6U$a-~&@+8tDq0Zf5Zhu<v-A~3U>sdCWBzD)={-!c~^kazRtM}0h^&y07Y_Eyo+5&dmwu6eMqFq2A2>pjqWGDi77`-!_*P8lK5rSJ&MQ$CfB9g(J
*GEL-=D}FtP!M?YJORIOKy$r&&!F*@DMX7FWuED77x36gx%_?Yk23z_P0385o<X8^#I9z1el$<HMPZxSP>VI-fhH5C-#liKszZE35-VkF#MoLS>tU&jro4{
uU-SMk@gUD!0dB<j)$eEfy8nuHnV*u+WDrzbMFl+CQ7vrgVW-JYd!<Na80N5QWBkX!T{>%sgS<aFo5`?Om{x~*3+=4xJROoU@FpDqL42E@|c2(vlG=~TzZ;
yDKJ(*;^MuMp^0%8wSLV%pzI)@0==Nd7K*Nu7-mOtAg*}{St4RBZ$99OD0FU6nahTZb&H+WJQxFam{hG?W{f4DY*h|&Se3zXF6RH@Z=R56|j8JX9iJvdqUy
kUE_5cMSNZ@QjK2ZbFPH=(gjbmAKgB{geNj3`+?mLYrwdc9<xd%58qasPL<8x5##boffadW9MDo`^ndh7(W?ThH3WT{n7tWvS|b!IpjI$`DGmW(W`ml%r^s
ce$=DJ40|z*lJdCJZ2IZJa~X_b!gmS+1^LM57BW89=kTz#6MpzPv1VbsM47XCU%kE{}YhxzE%;%uV|yPg{r_o0EJWe|51QuVovMV7*FujRv8lg53+tcRnzD
*=6B;38WYllCu<UnziK%ZoJTzN{o)0hT08X1bt~cCXCL<4?(?+miJ&QTVsd6`=#`8ev|tlB`5JA>&@LH-d<6Uq#M<9}@p};eZ-%_D90xlTSVfr%9c8c1X=z
_up{X$dUN8CZurIGS-y-j*08lWLFgAgb=)-(EDVeV&qx!k7k75QG!v{;coB#@R_ECj1y=ImyUION@4=?Ei&*|<__&$!{?ZYmvL3n|fwQiFS`Z1sFv;EI4vX
}-$G||O0WFLZnsqNx*YHJQE#}eXOtKS1{CvO>SC8CD$$^1j5jh`v4!(kR_;>}_X?uAy~4_*N8Ol<s43stioaXW_YQp=hl3uEk-P^)$#%-+?b5@QOS6_dJ-#
<}@xl!l7|l#`K|Ou`(~Ab~Fn06RWIy)TinQ!#Y|PXhe)f>TU}a~mXcKro=I3l}>gVk1^?mAX0%&jCo#1>;5#-ohMV)29o{UpTtJ4qAO-T_wzoHTf$;EIO?{
^{nw3`1#)85PnE@XHgsVwb55-FpioSX8>>!f3Yx&wl3K20aa$b1#qMtq`sN%ufAioyir~9QqM~*PpYMX_l`=&Bzu)s>{cDB&zu$;3Ybkz`!~+ulrtEMqO#Z
H>r(^!XIPjz)rGgtRGppf7f}q?4R_xgLPxbOZ1%SnL69TkPFMx_y{omc;&kIaGMnD>`kAa<HR69%$ge1%8o)t@_FoOCOxSWcqSjE*sh<I2l#&?<Xz>u03pD
im1P`6r=+-@S)uY-=VzK$UTL5gS%ptj!)Sw0Xw}>bf@h+q-@^ELXGYCtzt#r#c_W<0`i$mM$6LMG@xot*_qZV*9{RxYuXv_SYJFIvUCG0<45Xx^AG<{7W07
=k+Mh7W}uc9Op)fWFoFQNu5w6fUFLH2b`N-B$}(TFuR2cbcj1(^&~sGbBMQs&Rm2X_zZt?9q2JWQY*x?_|X9XY2sOh`?-Ho7?lPvj4eLdp50y*n)1tNV*DI
|O%MhT=evHuFRjGyNMPDgiO;>Od{3b|}RJeHL6+qk8?JFbx+LR$(pAbgdi(AT-VQZ2lEGi8=QPCtP69DWY&VI8HcBS3PO-8>qWI-d|;KJ8t9MV}5{p*iR~h
?ym0Dw|Mv80nk5f>?N^3=>hAj%#JR#3m_W+K;*Y^mSyRWj@9pRNx+H{4U+K~KtvYNCXrNWQxf*l8oo|mVxl<YM%Sc?i;h8tWE&12w4<Ro=oy*)vx1Oh88V2
X?H!R=_lc=VY`c7(070DV7BXp0O?1Y&F^p>?0YMIl3MWsn!JBR)^H;SQV2|Dm>p-Qd_&igQ(ZOuX?>2)oIkDvJH6SimYF*D={5b&o&mamxAtP@-P9|<{YVr
&&xHq9T^{Z@do|e*(C1?yss?3LlKN@RBUe(U7hY18z?iTLs1dr``BKcxYanSdLLB8kncnh_!L1@W4?XKp#vb&N<VqAz3bmgJ*Xeta)5RViqP4i%AV>cEO#3
*r5otLbNO@0*Az9;D838N3w>C!>Vv8~v~GTiCXz<<7kkm!}cT0`N@H|j=I0(?Xgo7>bIiO6QnZKG|9f_S;c{WG;#)S`7pi&`pl9eOAOPllv2&^!R?Gd_Czb
$Z3}oRz>2h}j5;&(})l&-v15xLMbUMr>ppG={?a$9G%2C90bXE1h`#VKE~bgs6zCeZ1J*w5LGcE04?x)^UGD*I{oD;76&p1`6z+upH~WF4CY=SyN$;@e$Yw
?XeHV)mAAStLsD2>i_QATsLC{W?<h7jF;>HbNwkEsK_AXhq5e@82M%{Sec<_mshygy*&FPFOA7vh+5oQE0^Uf2$e;nlPtTh4}BR)<SjYbX%|#r<I%d9s1}%
pI0d3jN*S>fz0xXE4)A?)6u%6&ChmfZo~csJuzoz{4-*3GquCiaQnzg<y>&;ZvSsd+$pic^jsjeU5$&{7!mFtiJPCP_r}_uMH&+)ePdQA<dv3Vvu_6SMqSj
k*3c#ajvZlEsH>+#@im7S*FbndL0xSN$4+K`hU5nDK`o5Bo(SP*rw&7@J`e*J*i*BCb=(a~M@d`sEMT2%ZG9)(Tp8#$wlCt7nj}yt4W2wISfSb-R@5i?yn!
ead(n{aO1qQLlGt*fBAKG9YQbyz7AhQ>Tqm49KDKLKYwikM}jsb`h2t8jo!nuR0ejHHvr^;V9obl-I;7nLZ)qu@^J*QlF+}I^3=JD&c^mI|**@E7;&2tgTd
7Cn)seRvL>xi$@WR~M}@pk^bIfaC&yLRyAYaiS=h%;AYLa3n}{vH9pkk@N2P!SH2{^=KNGCl6hF~2Rpc(<U&?AiWQe{X2eA)6tZ(GD`<W1pcI?@QG=$-+Iw
<+{J*&j9rz*_~ty_PIyn&Vs3NGHdIVWdeMq=7xJI74+Rm#SeDMi@u~T+!c!^;3cPMjD57GaFGz7-apn6MYW?*t(yZ;;qg1)l@z(1HB1`XhksV2tHNrH-A?&
@H^fyUKhE0umTsM|n9qzI1Ul>j_`2i8uR?enzu$H4{BR54fS&X0``O|?zEM|q@p{%rignFq*$}$~V@pnikK(Av<}ibnucs!DC{J~DcAyqtelVQzVAD2P?MV
K!A$1-kgj*#)i=G9^Gi*k-!ydQqw-5WPXzc`AFmA?6X<7D3esG{`#)L7dcOx9ZPS;BgC*&hq*ipRUmtY>SF+lS%=0KHW2i+1(-VG^+R*0cg`OLM%yojz!Fb
4&Y*bM?j1U~kp-XJ(<;ySq}*8bpM6=5K7pVFCBspszwR(41(2=6x#3@{vK8Q2t?RU7WQ!egw9-6FjNE>cAF%2y>A)x#rhIa3J81Xn@Bs0TY_|0}uHTdK4mP
VPn_+?Ur{2^_mqFkB7!BFsInOHw`s%H~}|Lrz6XDgRELkG8|7H)j2aIQ|ApkHm}k0Ns)^$P~d!-Ic|66G+w#gI@JAt)No~EZ?tHEwnIyXKOfOCI>dDmd&^O
N7{j^meU7kzn-C?9#&hgP6mIs$VdugX^e-bHqcdLLpwf7zvs@JeHsk<;#J^j)$7hEOHu9HtMVJbZc`&-1>Wu;gr24pc;&Z?L{pT_we_(w5uQQ&!NV5!JhD;
)x}l4Z-W%E3EC?mqY{-?&)rzV~H<_r(^qxnZlbGYv7Os+|S&fh^LPh4OM}E9{y$YzJxL@1Vp4=YW_f&A@TGO+kL8t*HX8KW%VI*=5T(H&qj7I?G7UiX3hph
(s)PnW{chLF#(-gbsQ#_Y(<>g2`xm2<uQTBZ8aVGV)uAUDbZG41(^1065g1!%SliOf59&e(qUpj6{>2E&n|CFlXQkwM?j&}98m7}KSFy_clyL(+M)hLgJZB
(F+?W`iktwz=aECI~9EC8LbWi%ljZ#yGBJp_+gUfEzU2uR+G@stEMmS~mN0>>Bp2M^r9n5SND;3s+gq%v<((vFho3S4L&msZC?31KjX3E@Ir>DZd{;2b_aI
2RjTyJhpb+VZg^Yum&e{h#9x&g7(>K84pnFY<V|i_LxiMr+4sN@1YZ&~5{66)-OR3(UYd#0bRU^%gzPVRz_H*?`Jb6c+P3UO<5b5o3KH$#sd9Mo1!_c?^fV
X*x_rm?)}xMO~5Ei(sS)hSq^DsMYdKf=i;ui}=KMQb0H{LaEA-v$SVruLPFEaYU@V!q3~OK?VTt{-)ILLUy(3Sl)E%4?CazB<Vw|QsZmZ8=*__>9q(gv7jj
vhY3j!Kwt0}%+Fb)<YwZHA~Q=noIag%tM>CI-omT$%K?DHm0)RxtJ@1q%;Qa&;a*dB`CS-sz#p5H?k{evPbATlVWja7i9+Lc;r7aAcPn5I8=^IJ0&ovBb9r
Rt&5Mvz0~ntsDCn!Y=G!UQ0MIYE^w50_(l*RI<#qVDOYHXfL4nv!D)(+Os~!-Kheuq`9vLoOOJEql)u!WhCemxI@f)CR8lxW$-NhoX>RD9>iX!(!E=AgXa5
kcFO{ux<J1>vv!}dU@d;dd<v*Pr3%pIw<s$YRcNY1c6(${UB;ZI?^>jUv%&NE{SqRy&+x+&pSp^`o%b?Lvq85%hE)mK-Mzdqk*7wo$sDByiL2F<DQ(rdHm%
W?4G)AkTjDn926gvTO%qNnz=6hRwCI-mrvs;U1U354L!T_m}fE)?ki>F=tq?mJ{ouhpUol|{z%81EH~XO^Q}zPAmJ@qQVetqyMeBmro7T;`1-@X212NMh|1
-i8~CC_TkF{0@ua{5eZcB%~@pr4owEm8lx=l2XO7-H)ry+LQVk%cLv-S6{HAUz6nu|IE3p>X40kUz|cGX@<Q5KEVp)fX;340h(u%b7}tHly59&+xqXI@xjK
8$4Sbn83X%H|M6(t!41yL;@B2rE7k_n5XhU@%T&m9o3-x{zozwn^4H78L6CV<j?Y8d-+GudPdK`w3YFO_VPXH&!~*bEe&+eTZ&o330m(W&jtMnQzqCr6p;>
EX={u>ivAo*b37USIoYIwKdfH7g3Wj+<vQa!4Ri7Z*3ZNqPBkF%RCw7_;jcCH*H@Ri{BfOZfe?#A7Yd4Q!6#{@rCD7$a0#@QVo@3svJb1*6?#TzW+^A0Syd
|%~tRIoF<xn$RLi%}!beJpMh)T&94}O?KWWvA`4^shCgus*Z^Y1G3@Vbug%}%$-v|~Dcu-QU_0S6Ar!d3Wsv#W8r5+uTq-6Uxd2l<U@X`+8u^CaV_w}`AG4
5otGQ!^_cm6%k#i@K(zc}}-hX9IZR1wbk2i2&+ND`(r#dZkY!)9s6fFodd+Uejj{1ll~;AqX7V>gHLvdle4<%Fbb<wyr4qAGrO*kyF?bvptJW3XuHdaVsU7
6hMJFt$K(cL~Dbxfc{Y@)or?lEAzbOBGuPBrQ4Guj)#kjjzxDV{HTCLkW>LX3-9NfXNDv7I@tt23HcLpd(q~idfzDlLY4auCd9e@Pp$dM<uwwTZew~3qmgY
n_&r&yeribsF>N802;c3%c<i>HUlVWS!p9JOESLkkIGLdzn2@+1O6h^xb$<!mfzu!vMEX;v#^iJ*8q*@jH{#G@qO)T}hYJ5Yf+fqobp&ocSpy@zguqpsD^{
EV4;apI!{W}XQ<tqe+yE9Nw79;x*9cQ6>)*r*B@yrg&qVOuGM%nu(2{$2fJ3heiEN8KbNbv`EtpBc3v#)3*=cdZ%eWy9*=mqRFSM(lQ(I5y_})zhZN-e!tN
?xCfErYT%qLRSvm<7TY45i6uu~_PKBZ=xx5O$*yTwsq?P48GbebQ@Ms&nTvs?C6av;9qmqvF!|I9{iKIp!~C1#c896S%}o>&8B)7Dpie&0WMieyS|N@fKQR
G#NlWYZpSJg^2!UuW;7+F=2c&Yuwl*?v*_5vEN?(Ft)ekhC~2JSOKwzwezd8Jd8l7H3(HW|k8~x>WHyZHfx?kQEonWvK*C#vu+{A`uaDTkQk<ylpdQU;@f9
GuH~J^`D>rc?={wuDkGi>%Zj|i()ii<P0k}q+88~Nzz%ghtOy41g*K>T&aaXIu0hxLp=$pIf46_i7R{-`mCUud2XrRc|<Y0@I06#Vd0Nm`9{1~2oWp!9s$Y
3f8aM@=?s2`LCuG822j$FMq36Y^yzKt!WNsiZV>^^>N7!xj4Pb=F6GkF>s?c^yyhUlQ*mpH<aj`mIrtSm<v->ck4~U&{l60)e4wi-y9mLycOteH%8OKsD|v
qQKVU#8<uso_jz+SR2^+#GBHN`T%E={p=w1qoH9Xjv_!qlt0HNRzj>3%$S+WOaxyOS>_Hs{FeoL6dwMHGXD?G0Zk6)mlijPIhkAFM7je40`KLj?qcz}@)zf
B45)XJ$e|BNVHtPV7;=pzskT+^@37YuMsv4+!V7^2hYu5<KB4e(GQzn<mp1w}Jub&f|!gfaNoRKhHPqV~{EG+2AweyoieqBfu#!vpjmUHv(iH>F@`7y#Qkj
&+uX^dbY+hRq7{JLza4CKav*Y%-6qo_xU{ZC6~VC2Ly8L3+gky7&{+3~c*kd5B)LpXe%?1*MO3x3FgCjHLx~FKhQF8j4XrZbX=Y#^;Sk=U;?9cm|vh{&Dm(
;3-i$52(P@UGi~4UHFzJibc|uSu!PppKe}mJcl7m6)#{gng=tgfNahDh{p)WD_<NOg3r>VV&D&iD%-kIx<(8Q`88^eW~tKbv*l8wL?I;<vD;w?s)809?W4M
{%rOgz{{h_p)B`!k5(70|#wz-+G=UQvBhSjpVtHD&%DFY#h6CL3umn<HSMG)AeG^rsL?6BsQ`MR5F9Cme@_Q`BZB88(cJ3+6Z}Zxi8Q8XOviN#hV#K$8yUb
EZXRyY0tVh~H7DEo@i>%+-Z1LNnBG^Q|EJ(h8+N{8(^Xg{^sl%vQc_tH1{l@_hz)AucxmfoRoK4#9qQpiUz0MNM8G6CLgjlf?^{7_Xtm7?X4kkMK#%O>-q<
FS?7XW8m9sf2+fk073)+!FCxTF(@0Yh7K=yc$f&puvtRUkc}bX0TIK18-^*yUVCQV^}518S&1B>mZNJ#o4nYN)iKqkv}Px;=t&S<7&bH5-3*3Oc~=2<esW7
!dos4;CbFd5GheR2+_R2wvsttjjo-yFNkqRJT(0@eH<n5DtpEE!!^Q|H2*G0oz@}Q7Zwki689U_ym}8kZkK_!SSdF+NWy?M$R$|l1!(c`RD_tU4tHtduw#t
g(yqBlVDdIP5s-;w2b*GZ<ZD>L#dE4v1-oU9khr6G?T!9o)#W_#xrp}UY;Ed3g3G1>5Gz<HLmHhiPUG^>;$k^_JfTUQ*Dr@2bigE!M9;EJ`HTJV>VTFsD9E
!1Y?P}iM4J+i?3?w%=?_Zh(Uqh5jt0k*-)INH$h<LIPv*=Cf0YYC3(=(9G|Ud%wL+6-=#MT%3B2ckY0!AjE;?aQ=Q4T&2%ufZtT!{Uc6G;p&!9ZUJ4asT73
Rti_1s#;(EdSxCa`@II<$$t{Yws->em&e<(2l`Vy|<mg54=xX?L&#9t9Wem(QjnNns43V3QQTrw~AUwN*763*W<d1X|=|HJB_;QnXwoj`C>YomlY6W?QeKs
^3jEfpEiQqHan*E<s11F_+jLczF(3%-Ki>ml*c4C9bzF|hj!uibZ5^xg1b3X=9!!839TzAA-n*taWeWGuvp5JRF9HywdL4=>g~LVYt@EUSr5z7ELL4&;u`S
(3-0>is}>q*6vzy6p<MWU$MD+0ksVD?tK#M@y(gZhnXxtH7%gUO-lm%w&FRx-C-`p|)a?;`z3nlB%3!rAZ`Eu8qwj^o`5P7c7UoHX$dPH4$KCb*+wC;Bd6X
d`)cSPFK17P%UuHcH#B-3c{@eFD3h3=#cO1?Mu9xJVSSB5I~<(&+>8PTd49GnUASB`tkciGj+3?dN_hS+{0j6fgPi-WDIl3Rq0lR)`>)}ruiu(5>sfeWQ|N
akW1iX+#RJRvRJWcp=`Rk(J=r~Zl+_|7cL^tidoVuYg@|feD5ot*IHQQ0S%2Aml-{K5or>F&zAfD<-|Do!yRo61GSZ+%PN5n0ffb$qw3Eeg1Az;3M_mEzdI
Y;nee^<LHb{o)^i)8v00_ARUw)U-+V4(!H@}-FH{=;tqtM!-`v%64tw?6Gf|Rce7b3%ORQ8aVwWe{V8%#>lK{i)$j&*ATNAqfE0;RNWD+ikHQ4#<hOC0YF>
s7-WSXu{*#RcUhlJd`9g03CX?m3X0{!ML20j>93O=Q;5Z_F6ZE@(|?RwJJF08Q1XqFm9H#B%yM&G{H4S!}PH|bM#HH!?Ge7%0Ky;?;$0w~)?h-v2HRrwz>8
`%qp8h_|Vuake>lhqjx>A~=B$10G)9Hg%2638b>?sUwsa=)w|B=$&<_379~^p3PEnn;s}a?xj)W(^HO@(va{^|+=?S$venx5&XdQ{^5thqE)dtIr*UNj3Ox
nRUjQ<B%WSc`V6jCWaNNM<}9SUJ}ceDc%g|`$;1sG_L<Vqv{^NzbfUi%tIXOF){1Rcs~-DyJ)C%@vdiVVbfCx21EHo@v{-6wiC&)7tBzl*W<7EK2-QQ!M`w
fHN&*1292e<&ZxWLcuztSY$YB0II^$%{NQsHf`4v$(SwR_;LE~i-L6TMEya4dsxLN7c2C<yXb@EHiCeRGpKm{MYoMr~SXWBW*um{$!sXDQxINSfUmcpOue`
!fAkQp(J8^cM#LuqFxJ(Z0MKB&KhW(S+&sOFxw{=ZiK|;q6w_Gtq2pgwQAg9tNlIIoIxoz!`b0N$JjOc}Rjw5Wv42mDWBP_2*j;V>hv6oU?%2Kv;92DjH7W
M=Z4-AH-d620=xou(l1rvG7L@YL>S4vo{{CY70=f-n1mFnBUkUZKs8*w6Qi<GzcQ^$vWt5JVGxB4rudr@ODBmH=u>b6MVM`gb$jWnKacWv?UHo`}%KD^4>2
IWlb@lEs4Di!eR;MFB=_C4dh+tWSwtsk2$)@lb+_%Q<@e~e~ECi$3r2-DSv4731|WM3!{N13YsPay=~dI1mdUQR~yz@SjkhLs3ZMO0BMgZ<0buu(q<*1BM-
@f_7et_(G))dpMNpcA(La(?5vVT!HdQ>lqu+vFo^Uv-3o0Y|s3d`+>(bMH`uz)xr5C%k>#%Gwt|bk)<9Qy<E}2(Z!P*(FzI@TDI0ZF2<v#W+@%=>4}FM+o5
T99RY&>O^aP&Y)666B^I*EN35Jg;Me~g|loT=ZC_XuKJ53d<1smuc214UBZ=OmeeH-y+`WFjlufyO&e7+L5ar^958|?Ki`hk$bU1@o8vT)2iJbFhTU$Qcv^
-pN6Y(0yeFc4YK1an(MDx9-rV3siOPbNLWYKv!hhSo5I2&FGL=(hwKm=OftM=88&5EA+e*2MZj(E(URloC!hFd`E~m-@f*z$z5{vTAEttK_9l_)a7E?(mDW
SgiU>bHwMj_F0F4jn@J^4d8%i<#QQzVS8SX)ewuRL2Riu3t)$lj^yur_xap5YM00}<TO>*=ymkS;5LHW2*6Pxq~he9j6y<_yn|bgyOTNM@I2Z`w~&T}x=ag
u5;G)6bu-iE_<`0A9{r93K4^-fmlA{oyXLC8~c?&9Xr*hZkrBK6SrHTW!<WwC!xc31%B80RXAdm5Q29!n_;R=QZy#)cK{mn8fpmBwg-S2j^Zu?}LGfNE3cn
MG=Wbzk)-49<)~n=nz|6t0-RQFEWKGb^Nk}Q;BTsU3xrwa)aK&C@n{_2nV$9>Ge_;)F38#q|UUevARR=@gibu?Y(;xjO0n(3xz8`hHhZKfk(e7{Rwlam0%v
vof1}mG@xU^o@M-S>0!#HnL%F6UA4_M{y^`=gj0Pnm!#-w^xw3!)}QUXo9WE91xe_x66;-)l-H9^=c0~KTwn>-A-cFz>Nj)w=wgw;q}3(esd{?e$x8HJOf?
C+TyZNUQ171wdClVM7%lvc!Iiag5qVjiilXt;1sG)~hX~kNG+X)F`fb8n#xQSw4ay#<rABV)Kl2V)8#&4XgbldTVQ-@jg;u~?=`D?B6?ci;Vj*q+DK<@?O?
<o*R4a{iUW2$PmR!vhy2|7n)3JYzmIQM(R|SL3F#%JBK^rjSD-qb>*;k{vn!$uk<CYG2jHW$ozpI5TFQ-eikWo&O344?W$~3^EYnD^kyCtq2q6=TJB_-)if
L(ROBO=*g46&Fda5(Z}T_&!uzyna4!#i|TDzTM1Y8t(t399=XfCYSAIi3X2L1&3pK)Ihy9Oc}`tYzq5dG|5aj5%JXUsOsxE+lm_&3V~WLjEWa0gj-(5VCBh
(#9R^eZCbw@ZbDryp<50nHjYwakMKO7C`HHl@aQ-8g!rnx_r>VY|fe2-SflQsnnSbqkTEJGjsd@E;Cp%B?))%8nWTtL3@F}Xdve~a}hE9**Za_nJJFkydq}
vdJUDcH++5uQ&K7HbD8lHJQ_41-jv4Whj4~Z0|xhgEF6#=mr)5?+|<zrmq}v3NaCZm55Qg}Wv#6LXisn9J%K5dsxXD!!5R6OWXt?Esy#Gq&_><<-GfKBtw<
in&FNzfm7x364vEJV%uKhDZ^-XekM=CmnAd!Y|Fu()lvmzD6(z_0nDT9x<$MiRXd-KVpzY|c@5sEvvaQ6g<UmPy>Tvo7S%TVj9XnnqEiOb5knsb>Ak3D?#B
TWu8Q{(mR4u=%aokOFoQuyLG1lnou{d`m_|mQz%~@6n{<^rD4E#_^KpYd2<{6CRX4fEC^$VsOqp(&`QW^Se&O^7e1+Ik+&fR@HQYXx&l4HC_7;0<cS1b@j1
V41OKuNmT`Pr#FA_nzgve`0Z<8NYtp<(?*JN1S;A*Pa0po^05H;@VA;Pc7QoPSuZ)`xZCK1D_x`Xbf3n57aj_o=Y@#Ln(P{M{BL=xari&TZGO%r1xyUkk_N
e;V0j1(tQbcbaU8lYj#HxI<m%*>hs23>LH8MU9JuXOynfbBt?x!t=C2)8L2fd<5nalt;?J4iJIP&{uBPIPRdz-%wPcfEH8{@ul~f!2)Zofxj`g3~Io`oV^W
sE$N7z789Hj(ryW|<NuLsIcnu=pXBAh+wLJr2NEN;v4bbq5|@%HBe6X}Qn9?I)10Ah@GFK(=oS4iI>Bk;L=KNp=v$@ife$B<<QzMSHOyOsp&P?o)}~ndq}S
;S4b$TK`Hh$~$mQ0~fG6hDG*}B|p7gXZgNc!%XCutuu#R^Pi+6L8fGcm=mj`fZ-)mSgGLbT><Yim#hY~w{kcY^cxQ~<8iuvB&ggcc3gLo^P>Zh6YgiO)>xv
WuY-?ySuCh!d&dCAOkweaNDo7dt=z+~}M%5j;@*k+`!ClcwwM~%YiO%Efw)5z??NOR7Jh^kU;?&_1W-!5}b@h*113@_LHhRP!Q%$y1x1bHJF(u77_)iuv=u
S!4nR))hj(cJc7<gkT6!+P4~y_&BFU*KM(*8A>9O<vIk3P{Uqn%ZEN>~!jK)muO#RaZ(laxCmsLJ^5pVPin2x<hm64K#&FJbgHgKe?J~dh}MF6M5kN0PF|o
3<~;R+tjx;3*87^duJO^mhMpE^35HywNd|N_c8?;cAxvy*vEUS@Rz20pLC_ZAtrl^!S=yA;b4kqYYyHS({&+)Xtd*e_$Ibe@Heyh^aG_DRHU!xX1cWBx8wi
Jl-$2iv=wLGO1vHwg?Y2-sqx|6k_2)1vqNVw*;p`rcrrmGH!%4(33rGlT#PIx=+-KN&cv|F5Uj0Se8`Ym4i7HMGu^Mu1UpX}i&jo`8ElCaooJXkFeGF)Rak
V8?+0SCcg_<Gg&r=Idc9RooxhnB%dnIIoY)j(x1jsAYJ%)@?O`J9#keB5y5P+WJBt&=1bz6qyfx<B)`k|3QSe9l>r%n#>IMEg!IiE!kh={^mvjS;YRrQetB
;KWBd=cZkejUU5w%cj7k>JPSJEY;^qO5e37#XHz^HIXS_nh~+v#JrA*FngZdIa#p?#s=;?ux@?!&cgUh$X9^F+H&^ek{7!3+L+KDz2(R`e2O-`gaL^DdF>$
DI^v6Km`5@f~+0WP()tQQoYJ-IcchJjueO377Xy3n?}Ly7b3`?o9k(&AJ5>T;d<x``PO~n!*)R&eUx;0|^K58O2UN-p;4fHgxqb*~I9PH-9&S`GgWFl&55h
G?wC)y#bGVFSW;1y*R6lqLlZY)GrPD7n9h)HHPHk`W;q0Bvj-99|~-#2!?1KGk4E2@iI@s>3xa&w3eRsmxVS@LVEBWV@tBN!6pJ-Wj?)TImpJmr6PB<fz7D
7RF?18m;W-WI+52j388uX%8iK&jfmhJqycVbbR48umYby?)PL;kkoq{6#g%?SZ50s$OVxiZ)bsa4B9?Qg58kD~Y7dB-``Jnu$m=ddu-v&nByMJI0^Oo`q1x
=M&{Bmh1q^<Gm$V)cE%UFF(Km`G*BI{VPtRDTaQ5TyF>!c%x}nP3-&QfV`!rt;>H}6NtxRtFhSUr?%Ji}~Cf!V|Y$m79#mri5FZoUaWoO}QR~;5bh_j7Cu`
hY*$4q-ug$34x#ioot55U8t_#nA>v+)Vw$G8w+Rn@favEEGpe}Q!P`KEk9cpW!dq@EGT;}f1rK_o#;@j~7Np9BCdEgzMin{}&olf(DKuau*Nc}QsoX*4tJP
Ai7@>3e+QP}jh-4tC`j2`StJjruu*d*S?BCyrL8ZoSrt=HvY?lz+I*c^;h<d|3am0aI)?{g9%9YPa3v==&fXPuGzd-nu+xC7{-Qg8efp9-s;on)Kh^t!PW3
rA>Zj#~ql;u4KZWn=pG?P(;SxSdS9WKbcYRM>b6+b>l)>m<NjzWG?pWYx3h(%it`nkWu>INDvrp`Ol>;HkkT?5QF!wSFw?SSwc&rK%D#Eor~++S-uo>lF@7
HU)1>qm4nS|(rw~Mf@erQG9pR$^P5!6c@`0Q0&*6GO!pOC-gU<TXg(dn0iOdFznN3>3h$!uNhRc9pFw>q7YCysi<W$BZlIP<RJNlyhTo!IUi?NrBf?Sr&1+
u!1*V|wX7;gyt^dxbW-1imvyn|<>8h<3`#wG0&2Kmj;Q_zB+&<;E+PAlH=c%l5so)+BFUMaKJT5VaUnPvSgY+mF!t1w~@^>v!(4b{8HoMp^*=2p<Tu1u<lv
_#H^U(Is=o{Y8BfoZ@J4@_r6CyxBh^l>ts@hm7yEHoHr)Qs<dhM&C<1^uMX@()eFhh>76KLoL9m@^id6Q&z&^XfpI4WIX-wE8;;l`hx9V<}6Y}Q&V4d`kdh
}g^8xe`do`)d#I_KGg1cr6P$ZDCCg3}r(A3hmH#2`H^9P~fW~$p2`RD(gOco~>JF31_eb3eJ9F!CARhj)YtPnl59F0$pKkmg%_IM6pyM7mT2VSZk<0|6_M!
Dc9OSZG{j6({|uEPzh1qiE8Ju!cYVxH57`h2Jkp_-WyG}tzPB5R7PyT*F&;t0o)tfR9u9;lA<r%Y4m)6cVEeCtYNxpd-bctj_Bcz%F#E1U;9re9@+Rl0tOL
$Y@MG|I5(?2E*u&{uard6F34^(iMqw#gx>3Rw{XRJt6MdE&~MKw6gJjSozpKzo4nqp#_6T9nh`-LiGYe^4`RabiA1FW$nTE+MF6mb;=#5}-Ghz?ojR`2c^x
k<exgFo{&KqFs>!rgH}b48H(V=3?Jy0!JH%JZKfKp^O!+95+{@Tb4h?MwMD%@B>8=^RF|KM)dXp58#{|2!G#Q95UsY4gs&2V~J&mBAoiA8bAPvDbH*|2(+9
HvB1ds03EqnsD8GMalv;p9u6O;}+1?c%2zh+*q16SdDXkhkgtv0!eJ36s@U+pgSj(VkCA%}LMoxyBQ%S<wWzZzp_&&iOQqw`j2aX@6G%ld=^a7%aHF`(9)F
B1PC147@x+H!YYzE7==AZ5(CD$`V#%c2%<#OBn)i$g+sfv~~DIQF(GrtG3P8va#ei8=k$_kr`nN~fTGB%i_0j1B$p)Za@YMY%hRrcCw@%4R7UzLCHH_hGB{
48RnQS=AR5^>c(t;dk-U2JQNzoGTHdJ@nt^ORO>Tb(kQ7757RLrDh}SSm>(Qg9=XAeo(r}lrb7pwTX`C?mT)svHkAK`+j=atP%O7(_x|6c$T11XU~mXX4RX
ti6^YGmuwdjAG8N!PBF26PfO0YRGzXrkz%g}2d-*4*nXAO7OlW*`&_&OE#J$*wQOm2?gz3I&LzqaBg;3ccv3CDAQi>Z-(5z<2GfPm*&}Sru}sKH1wI2N6br
TpO=bshvOdIP9p@c!QvtxsA0z$)R)u$a?2)Oqi-CKy)ro)yoxvF|i?^n_5=^^rRwfksyRJLZ0~Mh(=OjMIa3(i&A-`zg*&}U0MJ~d^(;9wh<%fZ0S{;qCHS
gK4Lpko|pe(lTn<@zg^y`|1(q8202;`kXByWfc<o2M}b+r1_LEwcV`waPJd)#)UmMe>5h3EaM=-g9V^n->+p0!$CQ;)4u0CI(Kr5qjM^Re|+uE&Dc)xEB&B
!GbGMtmOyATSf!c5+?PGVkxvQno-mNvJW0l)U!0=D!9FD5w?^4wvZzyE4D(Nv#Q9+o_#=yrv`2xR}p04_5QJ49f%zXUZQJ<fR2M1bz~Nx1n~yP(k$a%#zne
pTRIK`$P>oSa>6;4Zj4A=ftA2GY+klkPdDS1`9~asJa~u2^-<hA+r<xTf8g|(Eg)6uNZP{&Uvj&vE6Cmj`m~`S=oH{bVGGdkQXcoBdqiloNHo~7&B}E5oD)
v@#pG6Hd&aHj(9iFDgCJP<T6MNsT>2~W%pDo5oJE|(Vzo@D-q*NZux3mH-}poMkE+Z|GsF)mbB}GF1wOcAS(0j`dhlb1O`+pMb5v>!V}*u#*K(=gJ}}-Dy7
#ky3c&0rCk=zGuD!2gr)(-t**$dnD85{kMW|Zd_|OX!OAAgIq@h`R%2;{jIwxSZmJ*f2^b$9qE<v46$DlF>t%2tC%5|UCZLh<h0?U#RF;6oO|l_Q!Cvk2b0
fVqP}_=aVz(k2FG~2=Y{f$(OfpEUbep;ar*PQx;68!g<<Z7&B5ATnj&|CUa>sX8?E6tn*wYZE62jl9Iw|5Qe{f`pAUl8iR)S=``~`SZn<jcf)I+!=Etle5k
j>%|_RxK2JA7Q73QL&VbNx+~{aMhGcboShXUzQdIB`Is2aKc};-9V=m!}2Hn{OO>qx=3;xJt}66!HB1v`OEJr_0(n;(Xp~P+MK=b({qo8s8t@biwzIX8$aT
CYDq;t(HGy-fOj)kb6j9498tv^?yS=Xh<l&gXolKF+J>{^%n|>f>3P^&{k~W4$ycdQntl2&)RLH?J)hsTk<3hya4=fZ>OvF9#%;>KwNvn%zlh5jju`_%lr1
3Im$L_WSP*7(C;VY^Qod)5i|TGk7XX#Cr`g;<_1N0lH>^p+gqz(>)vQo53A^_Pd@<c=BKsjehdZ7>Vx6|6R7Xzs$q&v8>lcj+UKC|n@QDS)N%{S;-5^N&|1
-l8=?axaPRhrZ3UgVJ(T|`l;yA~B$@|}=2mA0aIWMplz1%cOw$o!<hJ~zOx_A_1U~k^Xr2HXd|uo|>q$8V(y6SR7gYRgT2*xtm;n`Az?OZZI`>krVc(#OmR
&k04+lU>@lQY>bRd%KMHud9Y^rTcW(!=Oa;(}owWwPJb@A@aDt?5&n9}aH^v&fqE3vI~grUIOD0yd&V32`1U$l_nHs{|fTQNWJI^~t|5Ym{aIKczAm52j4B
5J2Tt$MsbS~XC3-LJe8QlgVBDGArAmDv6u7sra(%I%RO%5;w;9oU#yl+q128LS?Wx7X)f@GL3Ma$d@EOI^RjAJ=qAHcNZgWJ$Kruk!G9|AY%ERBN>1>mEfm
MO<6m((2qN&SZCGiN&nc%o3Oj-2~Sx8FbytFOcz{S8UoOU-c+Z+;mGJCvl{{Vr%Nrjdt_pQ-&9jX>XmR2HMSXhqbu0*Z4gXwxR%krFyxP9Ik6ZwRT>7KZAJ
W`N7#RuOeY6by>&T)}gFxe-g-SDoQ-y5ML;=zoTGLTCx|;PcbQS<@!6Bgy!!BU%Bi>u!3;7LeK4qFoLa<keM&(FqE~82vc4?Z;$|;FJX2XNhE;wG}74o$10
v#w~W)+*q*QnX}vXq+V=xdBA_WuC%qO=KP9DUb9JWNvUhI&JNE5|-!G04;feK<kBAY)-19uYj*u7m(yHDYNHb3iqE2YK#0VfW(yAW?)fRXPvXK+{&1!pE!J
^#V7Ss@PZzF^JU;dn>NKJ&%JbCmzWhbFm!q?fV=}F7wfOMHfAPQAFbv1;c5H>BP<MJgHGwon^(XH*<u-at{H=2HzeQxh^21&Frld1Gyg!et5V@7JwfRoyXo
Bk=mJYf{ej8~iLSeL2Ulig(*-IK}prYCy7KbDI&*ef>!HOhU}^yNk*9Uq7{NI_u7!VYtIdylv>*?9Fu@BklGD#^fZ-^%Tcu*bS!?xM$_gZI^drjI^meX*?{
wq1d_{!`)*LxU70=evyrV@tpqjP@wbsjy1NiJ&+R4@owSHrUQe(cGnxrk7AH&PyCsZN8{Rbw!bM4WORB{I0`b3Hv-!NWTW%*Wo~7B_E<>RpoabGBC=B4)^(
v<#x#~z0Kgd7}muSUS{XkQr=V-xK@}$4;=vaz{3gX5GKV99g}^Re|;aT#I@UU&RMw|FDt4Sr6s0Bk)y*V+OxMgDK!5Qy4taz1f!~5_0RGF%502w^nEH{P89
HloiK*ek}8J<{ld8~$gNHZuh!SbHyB5utIytp9^=os>bIj+n6(-$SH=Xd5+Po|{Z{2#1jrS4d3zwFYqfmVZu_d~W$HqT&TUueW*uz-h2I55cUWBHt%QSsXD
Mv9la=}ccu84u-nO^M0Hv&MHj6{4vwiF@1@BDlxOrT6AT0;)g)>lO?uK2_C0)5l6-eRoB3GXZR3P56#2E$rMs|~9C;4Em$Sfrn<O3IVin>zV@Hx^YZ0&OoH
_ZA*2$s*nIM9}8c;Pnp#&t1GLv?s!N{o0(Ho5Ji#Vt7Vm~3+7%#{uhJ)g(-m9FBuUrmkHRhWejIbDDKL7DuM;N?W&vu?7H01*XrXMy95YFZbvKPIQ?FaEi<
LU$HGR&722+`s}e)#0?3YJ&y&a?!Jo!EABKBYajN(X1l8=&Sz+6&Y&Fj%$u^!#oTD6U+n|B?j(?Zt#s9%fd!NU6VDzWl>;ZJ@f8DhJ2wZZCgHOv{tHntnLI
kE5dwj4<>CXp0?;a&ou~WM1X7FYWfmKCb~xlI^0f#v#?M51#Jt9H3a7xZu_RobE%q6fbT$8M7dW=?+PoQyY)Y#VXR8JcP0|)!;bB(Czw!_+F6tIk7U1vFW0
@@Q5L+PoL@zv&Zru473h0t{tK$4Ms^nZoY}-<`e}6394j#=VSS5%Iy8$9>B@VaVgNenS>)~P0X6Q;YRiG@9B#T5WQcjF?w1CB+N&#5M08-E2#bZbJ>jF3L4
+)N`9!*XsTnlNGX!S!s&8R8*gxmjWy;gen1_Lnux*qgDkA3}0c^&Q!?73H?C*M(UXHBZ_}1_9m&C`Ext;cEA-)6h$=iqB-t^CiVoHy@q}LhB;x8&wQB1`!o
Q~$!&x<NnUb&-yGX8MZRUHp+*~!nBg&RM7^$`qdcQ^Bb_y(_gz*OdWaoxoz;P!ezS`Yt%6gz1s-QxD_LTIMHk|==h?PZ>b=aA-tPqVa{qStC9Cohqx>c;fq
f$w2AYLv?HoZ^U?;XSO+L(nqFDq>J)QieoU*+A1jIJPY*OMB-AIlXP54QUDZB47%mg1kbDG%Zi_$5S&sV3a2rxuou)NP|iC8W6J?Uh;DCkE)YQ?@IU8Vqcp
S@=9@*fLy#i5HH&FC0z7MQUv|xV9hB$^Tqh?`Jl57SYgttU3yGM`HQ;0cy??abf8Ue_qh0AK5Z~ROqD9pSb%n5vXzoyzQw*@cDnX`<;lHtqYtg`<Qr<l^j-
#u+;Stoj~(-rHVnZDYy*W~mG-)X`SwdQ&5b)bOr+CDhlO3!Ue@vAcO1c!TU0z6*LWQb)7UkNO1dfswaIF<G4Ur)?OWW58~o2wN+#KPUoEwiWXUn7+O1Eo0M
CEV<Up|srJOt1UP=^|B17jD!S-}x$*h#fY$1~nvD*B&C(Dg?1_S`8N}oGu1I#*rGS2NmB1|M>`E5ntzq(IEhvT}wGYh;kee0o#Y5z+vW<Tmq;^`gIGr%Wg?
ULliP^6ZzA$t<Jx7{KfM$x@wG*?l0HGr}|?Khr!X+gGm)_FD|!j*GyqgcLP-`EbPslLr~94;nyw(19!JqJaxZaYZ*+snKp6MmG!(CF5k`#vz37dUR<YQY%c
60d#9uvk+197u7Svwy_wFD5rj5w=c8S{(B5V9soho1h;JwGyZgqs{Z^Meeb-9kN2L9daIYl0Q%F=NK9@$61Be3S@x6tm`6kVoMAFeBvbgsJXYwt+wr(W!HJ
aNcXKNykd>YqO>n<8_YTw^`Kc(`}ALJRs1eo%qR59hxL;~78pZ&t4sN@cE~-}aIER)g_y)>8jLc4f>Pw27rb1k<KT$0(?cMGnBGL|DW<JXy@KdxE{)zij%+
KMj@K<;x{%5>T_MgsGWqtgsV)#!v{q10LidtmPq7QGjI4__1*1<ykgd(#PgX!wyiG~bKb3LTVu2dp0aR({a<+|)jY>rt$GoAdJ30*{P~4X{c7A};9Y%(pKo
0@8k!GU`450|?M{5W*Ky&4JOt6Q{dnj{C$v^CUqdgIX{%2K}6l56LweA^dl*ql4gh4NTK#3lj&j%~AXZhhfX)o=lD)v_%YpR~K26?#>F5qo$71iu96>E4-N
04>HQh*O5F_~s-1YHjAg8)>SEoPhG)*2{iv79mQPYA>!Tw)pfZVh_%8nslN^|6R_DmwLtS(QL7iYgu!n8#AfPz!$)%He)LnoP<k&n&&#W>^T98gMD-#g^HZ
?VUI8XJjw)oDGzhtGQc2XCK}O@9VfpSoy@v%z`vXn>wA)@kVJ>O=tK=OGi3bWf>1<LOX5~G?`+Sxv#)!PQ)Ry(z>9|06HNbfFnAM$&_Y1bG54k(D6PQVvHP
@u<@(pGYY;8>L@zmPHj%^AEBZH2;L@HNJd+VX#%GZ(e$a{w!cC!`-b6y9LuNks)-q*W#J-#P_DRRF&1=xA0+%gd6fXW!S^(XTOG3c6JN`F;ZVHVYK;_lb8p
q{1_&Pu)J}9}lJhH1uK<1bWH^2FTv#b4%F~qV4oqz~1u&T~FvJ*SMTI{fJY&Lzvv6E~eEFfi_J!C|w&W~gaZ{N@k^qQ4Sm0`sku!+qx>C|MOv)P}=Lu(>xl
Cuwk~^ppryXIO-eO3*06&X<3yWnW*u-T!Ub>*IhIcSVPuuQkdQ_;f={Y*O-U1A}j2+5r_l|StkqXP&t9%P488Yf~Q*m1CY2lZH9gR(V9$%2-z^TqtP}Ydjz
j#WAi;+?Pf4}WyWx4%UOrKa%>K2s&p04KkPRLV(djY{Fkxu0lvHda$qxMEh*?VOIh_o5$!ShL2>+=)ux=+pm-**OYAes9?rntkK^R#T?WKV#SD!=3;Vp1@$
>}8nufE-O7Acb1!scMnMFL30Vzt^$&r9Qjp?)#XS;M3Git18Dicjt!gJSXVh5y+A<Z4tVoRC5PmTI{0sj!*prgK16@+Y;GcXcSt=cn%tZ$e+n?{6rx<Qinp
Y0)BrkH7EQKU)ITx$7HeXZl5HPPC|;6=S8elJQ)r|F0WFJxjN~^u$xk1^ToIe#X!dOpdONdwu6uU3WB$euCnysi})8thvCBHzSPL(rHIVVg}IRv);!0H_UU
Jj!VXrGY}D~2?yVT@OtS0w0Pq<bVlO3u_2K*N9t!ipQ9c2Jzl1mHZ-d_jl27{%+}mmeJeKjd{z&1`5=RY32P9}p@`(FtlbFjj6VFh|lyu}S=MmKOTGu-J&z
}x~wkphF-d&<7(q`=WM!F6il(QQdW2Q&PvClEh(L|oc2UjLmi8Ga~_{r`(jP9Xfa1Q408Uhh)bj(&4kUvC^kZF?rhmJ$DR7zUcTv>qzHHi&=EG=3Wb&o70g
DXpQWLeU3ejOa#0>W=YDcpi<vm~4%{Fo<~kE*_rd(6K;xC8eLK9R`{^QS6Q*ziQTx<)5o&Kz(Sfx&k)`8EiO@}Wf8aZlz~rpMC!rfC*wfme*=aUCFrt=D&{
NJ{cwT#?!mxGu-tMU2>?xKJ}ha<vCh{2ChIWXWTU9I))P0#+qZ`mfmKv-l(mM8GO=g3k*ZXIRy?{P%$?&%(5KQp0wH`y_3(Dm4;ll!Ju;0obDES>hF!{<A4
U{#oM=(ngm~woEMFw}7qRmC8-ErXTkFr3<b29h^&=y`&`!%-nC-Z8>xl35ddfLq?njEL9xfNiab4vV{M=7E<!CmWt043zi$P_N+u$RtjIY1^ThUqwsHb5ZA
FK|4#|#w)L)SOWNUn`!Xhh`YvA0zON@j66==?)$9)m<M=#jH|wq&;SQgT4`R2jionY_C2ub~O4`^k>D#i#V^F`ES6$+V{P>(4x+J#+LOxwP_cR7Jp85*ktn
$a^equ68CWl||@>q&R*5Shx+`B4BphFtjE_dY=`spR`wy=MS-;Ar_rcqrVbb*DA43?VUQ?j=Yr{%rx)0CVODrB>u7ZmG0YcS2{2_RSggW{7(`o~9yHLZ<rS
cr$FXb<~v-kPnOU&(J6Px{MDbSu}=-blvD;==!yjzl!ncnz5UsW{V6>Wvvyf?bH`ShKHDDd#y95~08EsDOFGM4o2?$NEX$NLzNmY&{&^dHi9fY{4aF^L#G-
xqgc^W7<o=D`6k)1LHIa$F?okC2EuUbu+;e+gPE+^Rqd!OzSrdCA!u@=S@7ZuiwgQt`5lSRb=1I+1w*?BDOrAJcPu;5r!IkecowSyPekQNZb7nL>5O~$S)~
E?EJ6Hjo{j&s}cKIe#2yYhfWg7A&kx6W)`M&pSw9Hzhiib6#wrwp7FRr)9cG#`rc03q{@;*N&2^gbMu!7`zse1FF3P2y7~kB#g?}fwjSqK!p@m&AQWJex<Z
14kVUN3nG6bdvAJJ1QOIBz|Dapg&RuVVJPo-Yqv30cXo5CB>c%gUiddATLgwM%=Fi^4{qFqk5R}5N9oD^lM%fmu&;!sA&!F1yi}sq56OL-R7%pi9{c0~{fo
&)Ic-jDx?8w7kXDN<xV#bKD6nnI)U=Pp)q&hMCV3=DUTd-?0>s@7RJ*homO4-!3trm`+Z~10`Ybc!5+$FiGicz0bU6Y+~=_TytjojH7eSIg=)>zKfFxeAKt
Nv$$PC@;xLkt9>mE-}EYY&XTytFa14Zsf(C|)O8FBj^a55h;NTo}?J<OOCh$f}rb)N!3OHx3f$R-6ucrA^UeKBQ)8CI6ZDmTUHW=NmIfC~VhHH9x!xzw43G
n`2Lsv4cP(*EAKCLs27a@z-c!y5-JywxPZuBN@Cg#hWx1KxXT=n_o)#rd$lko5$}{1b+#V+!S}*?B^E@%)apQ<7du1riTX0Z}`zM;Vr0AwqaDP+X0)mu$HE
T2qLN^oPkpVl6zH;L1j?dKiUO4ZvEpVSu9BIH6u%SG9og!YGu+<y2Mvk8=*JBDSV)I$_v(x2$<rQwO61LUM4!a)bnYgZ--LVvDR_(d~{DFfTY?t5H6KskkF
f*2WziS`K73hcrHajG9PLKvP^H8+|ZoWI?`%m16H;2qz@6X*~BsckLdYlZ?)jMeEkls(5cUh5Shl*Jf1zuk`GA|w8nRpn{nLZVSxVEjgh#_S(L92RJcD!i~
ud$1zG63a3YG;JA*$n_$Oo8f<{5?=r~10z|zm<XuZ#i_%0DgSzP|_XC)xVwM{Q>mMF7mLpP4)1Z25-CjoUjp6H_DIGA#;tz$4obHgIFoS>=77`$O)@5Ycfb
#;QXEW4H(DNs0GXHCq;F7yn#FTzr!>e_h4LjFKSL-X!}Lbdz=F>>7CH4d!PzExm2Db)jaQX38hh@gXzBU1Q+n)}i<mW<O<L&zcTj=_D71|79;bGU9@8<=>E
PyA!QyXPP}G-*8`6@KubcY)vB<LPr(!8%+QGiMv&+90MKxg4dlAX(p?v=nIoyLBQCUy^<axXQw+8obxZ6bmx!a%@uvNx52u>Iqu9aqPa}pMFwEB$C6_5@(^
HL?{V#G!>(f6yggP4B^4-5rooj9~xg+#~Ll9!s2iMgk`lbsA9)em>o({4aWw`11?f$c!}xNh&ZXiEuqulJj2psVbYyilTG6=+gs`Z+|J60^Sbmuxx8?PfEQ
DnS5(Oyd@s$KF-7?+90+uPpG)2!2dgzbpAT#5$>y5Dw0|2^T+oz~POH#=2z@Td%77tj_EVCe)RvTpL8WKfga3`n*7tQO(@i^S)7wKx_RYL|amNF|-g|ze@m
3kkzJKt$b>f4^RbG+h4Wth)r-HeGko|!SdCWiT{by`%vA~z>j|>=<5asU5Pbuv{;eg{ub@b<(?HU|yM&BAsF9W4)+0YUcUrrpMQL}gUY+<<h5|=;`5Q_h89
Hbv5nWP#ozYz!eQA%dw-a$C}Oexz=FfDj^|8zz(?WQb{owmoXXc;$8+EH~9_B^UJM@m3^ayPJh-KFE0^sT4GYw%?<y)K~^18b%4-JQM(Lsz|hV>~6W{H7)j
!5B6jKTKd1!B58s%k-6>{HUw_a*0fXah*!;Az7AIP8V8e-0~3lSOZYAE?1#xv4tzMwWAfu3*!TsDYMm?9QJ|l4$hX$pn$*eaVsVV7`<CNO=GqbQxh>&fhsI
EIG)HjR0*q3#hgaW`?F@eU*!BZ_PZZVP?iE<HmO%{2H7fA3u3U*ld(<92B6<+ks0UcEcnDf;gg>N7a~chR|yE;?QFGQI}3D^z&lezKtaO*eT>DbNqs_Jg)|
%bYka>VBCXw6o4^NP`#e4|xs&><I{BnSH7qG?M|qVfZJA!n-Zo!)VFvaH5j`jzB;6kTZaPHjL*w6lt>sfradgRA=uPFu1^}3M?*9f0uF+aAeSPAj9lp(Qpi
?|(TIW(5;d(}>9fR*u#$+32t#^WvpL;onS9gsbPJWFg<$eNcuiO$}XADiw)3zdVx%o0C^Upv=!A;NZ7*kol9!KDOtDar6euVIpbUqF`-6Vt#Faq%xpB7Mq%
@=jigK4?*70qJd{gykP(_`Ahbg)fc2YA2(H8-~Ge-tRlmd2KbC<fY}q^?ZS+Fwp4YER;517I`Y{a?<Emp^D|ZgNAM>^s-j&fEFnO}<HgEVV<~mPs$Oe6<B2
L5`xzp2W?&Q{9H$YiTEsTj3%aJS>viD09h8I=DN@bjRZbYT@Q7jRQoZXjb6UcAmDurLn#PlEjh2YofR=cJIv}jp5|Y7`8{1wY+~^fTD4MO9n(Xcx9hMC?;R
F32C%~oW};fuPVBzVwcS+iBgTmJ!~I^#2{-%Mv(X<4W`HsU?`Z__EgW3K9*bEPxcmKF)@v?7V77(TE=^ZBwCUJ1M)BhD;Qlw+()*z?%H^P$Lw1Vztyx!<dC
ElsZMpZ$n-L=0h+MR4C*x}%MM*01{+?Nu(A+lS1F=>XM3Vtkwix=?^MKDHG!sF(a5}1m<E(v)SBv<ha{rV-|AQ(fj(g+_HGbMCD#_KHIMbpTCz%qP;`}efF
Z|IT#}kuJ`R9<t|{^`9mJyde%#V%goml|GmYs>vS2k}KXeH<e5ZocB784S*7wKZ5qBgWt25YPeR@wOB&H_V8S7l#BmrNzK1N0OvcK`y7>v5uf-I-bzU%(;h
<SwyEE+{kFkn*j=d<?A6uE&uhVG_1K-duC8p43Gx^OCv&3MXdTm=E@{HJiflJF@`rFi{(3ffl<eV5=#ymS&m=9~5>FYoV#>cS8(>Z}+Wi||XIXg-cov*e7q
j$F+H4L#kw(>N^p38=Pss(00J8TQ;vtnVvg3|;rUj0*miUT0^JNtF@j!xbzTMrC~da-X)owL#r*C{4nJ!6!YSY89$Y;PH{MAok#*BTzFoBSv79oa@El>~sm
-o-=7tWm2JDk<W8Ny$IyG@$~1&s@RtGrWvbc?U8IUNTTuVLM^arrA34lUuH@*ra~k@wUiqI1hvc`#vYqI+y)(bvC!VX=xS@bp%~=ddY(gKzb#m--e`x~*-$
a8s_76(RiE_yVIkf_c~bBC3>eI3q8HT740xWxl5E!)6Cai=*we6Y7-m{;qJX(@Wj0VXG^FC_@43So;@K4(034i|wiL$q695Gul}xayIzDhP*_rZqRT|dJ@U
W`0gau@TRGW;m6)V>>JP{#j8jH`&|Ewur!L6CDTK~*~#?dg64wq=I=Kyt}_C)_6uOyqNkeN~N2^mV~g45OUvU>2Fi&8jx7fGSES{voi-ujvAR!ws&D~ej?3
Z1~*TwGw(QZJ!irC*1~+}-9IsX+kpu=5_nDSs(-8-#La`BfFqD61A3{;5VT=_;q}VD}B^0GGeRs^(9WC6I`5^4<l^`xzHfG<c;$m$;oDS+YjHrndbotP9Ls
FxaWXrHJz8z7jDX^MdL)f-<iqiA2J>a$Dv653y7Dn+xO}5{87L+pTc^o$e^h`=BHtNocf~!fFtx3;DY2pI34lSJ%<FOBd5e$hIMarUi8}A5=hCqDOyP!E%+
T0T&RLRulM;v=w6;>=)jaPC%-Us7jExS#B9+<E<xT61=7L&x={c?w<NS5cZ`l6$*mR_o-4f+NqmyBo~Ws6tbkmyM`s3>R4V*I;L_{(yvc(bt1KKClGgmq6m
A1zqUSnJCSmAZ$t#0kE4TPOEnZlXmwru1b3LdeZ(G#3=Mzw%IVfrsI`m8?ZOIa4xxVvyxbHmV2DyWwV67SsBjGLvWG;uYia9<iOi$CRu4KW75M-~*LBv+U_
wDJ&X0(g2ThiGSm4Zppy&;eJ6rh_{Ri^SQ(^ReT0Y!-dNj5605J1W2{xP4?f$NKaQ54Xh(1P8D-J%9Das1~$z~Drd<cx+6RnM*cbcoMEN||fbVr{O{Dq?!W
xxt_JdB`IM|CuR`fC}^iLNj#-(Ou`dzBeE_WEc=dem*4MGU`I;av)~_XEBp5_#AgqWF7vVa*t3w*&IcSY3-Fjuzikrwfceg(_te2$gKJq%+_rekt((Fe{cF
<rpWt(6Gh!kq2M2KR*<S!l~3hWXZ0g*jbNUfsDN)csnX70%>ogE0Q)%XihGD92<Fgk%Gt{ihsXRthlbwNO94$2TdkP&&!;&mJp}tP=0DhU;^#Fbxp%2yH0f
Sh{W<p4RRJz#uP?sL+qiP+zUDKe)2P*s+?knIt;Eu$h2Q7-6$G4cr*ZJ5{wN7>Jw$_a!aB?)ajX{uNxZ5!kcxFpXnbK4g5wJ)(@Dk{g${v>BnsDv6OlZ5ab
(p8DZ&SIOdZa<}mn^O!F@O!%zY5-bT^J3h5MBqd(onzL~csZtH6KCwYPNSKG0l)9ATQJ(GK2)Jh~m*zqJHsGjNy+XI|o8|(j^W?%#iTe>G#rz8=;7nk32E5
ff7lV^h5{9|5im@BU+zULBcpD<_Gt*PE!7~bi<(HuMi@iZ?IRA(i9`_ie1o=Qv$j9!0DaT&`NQ_kX$?02HQj^Ul<vu$8Qa!&AhsDUhqHn$;n1;kgkzs_=5k
sdw1IxWOly$k;}?8hFsq8DhT>%|(D&XlBXZ^M#G#e8s(JWZ+RmWDdG&c^#AwR)LNZmAJ@rNwj*@0L%IdQv#+yX(vcfL!?F*Dl!x2)DuIrvO?Q(6=Ime&=Mf
z}E3~UDgF<k_5b%Jrq?a{pd&nCEjq9%R9L#*0)nsz7|Q0d6z$@0Ng96A=;D}jJ<_f*<bMkySMuYuPbD(tB*(C=}iCUQF9himbS%Fd;;v+iTSJMfmwc?A8Hv
RQ;o3<7-(eA<ptS3d)zgb7h4SL#LSAsd`W3?thx@nA6TO~9JMGq|98uf*2KylM`=_sRkC>l%-(%BuZLmL*W46m)S{xmZCUC%t6qcm5T&9&;xUw`*Tb9?a0|
Y>_^S5y%O<mPAcw%q68HKfWGz8>EOkExT$l1m^;l(OVA!D$7|0z6Y;i0Y8ISOUvQg=kIkp$&f*-RBvcrS3TwTOu;bbut)>5;d#K>HrvNbzgaDrIbnyKsm7;
PV{?V-!^nrRQ0$p1_0+ESHNz3ef~uBDzW5}l#z)!WB$?|=N)Wfhs)H(vLZmF{la>x$pD7lW^efbW^yLx-BveTs(3Ra`WFZRcu5E_{^_b-|olOc@{7#Nx!dW
v2$}+WOByIrVcKnC11GtY-tP+1EaqN?%QP$H;aaMjq{P%2bo8z->S#!3x`D>3SL58O<mQ4qnni;wItkpnX%lyX76a5bM&jJ~>wMu~d_SXOPm|;=vY1pZ|As
Po|M~2mpfiGuk@Qx&q<Hjlp6z5quobpgyIuR*`!P71VOy)Y-%dUg|P&!aQ>Fcbn}99%Bj%d8r9t7k-8ejF@goyRGdZa02Z~qtZ~)&W$EC(_BFFUoh!!iQP^
|pn3Y<VZ`6W)Q~-W=J~WB1padUA}r4B+6$45xi)c>;snWSv1&gH++zy-Fd5QW;di|UbiNklIO?gA`~noC_K~pGNQ9XE`SbV~wR)SIxK^MVF-9jx`x5CT@Xq
dECXTiU1ohrI%S0m_e(xsO_4{-O0Spe~4M_)E-m3_iZ<u8s2%I$KnjnEqWM#>|C=QQxEJ1;XTbDp#76IS=zM=zRf2VG@7&M=Yjr&<?LJx+Vkhm9f1*691to
%^#Q2aufSTh_K0UN-F3Q-If_uGxPp4@Q!yY}8l)o+%RBrDIvg1G>bDms4r)Z0WAaG1MYIfV>^C^wMx-3$p_p+AMCOF`q}`ZGfb4GXm^jlBT7y}hsbAwTnHx
5l?S&$z|losnR{A@f<}DS;V|eWEUuh?$OVQq$R<sigbTVKI1qo;;y7W;o$3znC4mMF}%JZ`~*v9}3HXg&8+%Z}fxj=Fc`>xaI+CJj91yD-d^C{mSN^7P$fi
9(Cv71nTHLO^#W^d>yiRFWfK}m!M0!{dXTUTMFR-!R4~u_(u>d0r*Dz$Sj7^d?I66;6Ley>qgkm8oG|H$3<}m>jZZ#AQI(?4`7<GBa}K415ovBOJ?Kld2A}
S;7ta9F|f~wqsJ44S_TH0C?`_&>H?F#O=ugVCqWfra~QtrIQ2>1Oy%Xp54V2NKu#3IG4bT006~?6Yj<;6Vc8`<)h)Y}_Jk^F{Dt`Gp;YZM=lf`cgiFAr%>B
hdbrQoNPvsZkuNTgd?*96JUh@UbhJ#$;UU@w_+_~ysYWI2aO(Zydk`4c3{x>#^Ni7A$WheY>&W6$^I5hD<^k!rr2+1kroI0@^tQ5Hgz8O_STS#P7Wc7d}x3
n=Q>9ans1B+%5u)OlS?zYrbyQ3vr0naSS(7u06J#QL?&ENy(uTwdI1BEj8{@YXH5#w2m0heVbEAzbBqP<ph28Hor!AlELzz8LUuny%fn=63Iq8fsz!u13s3
+)J~)fqpeNIbLDZ?(QZtbUAD2VB^1ZO7)_+klq&yTvr#1Hj=)f+WBvbk`i8dF8mWwNrp^s|6!9YmOg`Q_(p6&my6`6^D&!Nz8@P7FSgvCqwLq3u|7buC$l+
^YP}(Am}|yN-KGA0xFr^F58VMw|E~55X&}|_k>MHp?$;!>O^>yYMAj(^Oaxo{UG@97|;9X5nVnQ7yjcb_=I@oO({k=VcKwQ3g+wcWN}gQ?e-)B8L)8>gv4k
UVJ-OdHEPf}^|8@<_^iw&7Tf5JCn;tp$)w_|KFMa67KA@uEejM<Z(<5zf2?u;?uQaS5YPW33afQ}XeXad_l|bNMDFe9#@!~K`mvq_&Gxl(E9Bt8==B`&7UU
05c5S8}%K^*Yqh@6lJ#tV!==i2r*^~Hwg5y>U(%W}lU>ZF!!IL8zJ#wj-_7}-A9Pf=kQVhIawZBhT4025vVahRf51fDfk&-=l<#VKAMp&-ph%^b0BXkh-jm
DCRjj}4nz%Uta>`=$s9Dl4)8cgyIdlS!jTLa=JEP}=7mwKwlx3!W={A#Z@;rmRFZx_MEk9HqJ;De7DJU|D)GazfVICVNBjbpKjf5NFo5bkhrJS9+5Bk1MKB
m^faN1J$7FmM3gmA&1cSGVRK-9<kI!HEigh06Le57t<ulKc?Zl6}n-_}m~TemIQFeqGqx5?Tb}so-Rkr|rfu+`%D%rf-<?H106%Efo?g;0R#;UnOVH+#86z
Z7X~%f9uq*g(U<i>M9qt)e{Q^`8=Z70aKmolS;sdbc$O;<ZH`jA>FDo>B|OuerLps@TD2Jv<6J9Eu60G+at?=>Jo#F@0j~xSH`$fGXR@`d2U!o8#{<d5`{T
hjB~~d2i?)8jgFUY(wg{X8th4u1)F>t%b>3H0Mq<Syo&j&1#re9-`hQ^taVf2<;HFYtITM%$ym574)Cjl;uFd2bM5@DJUQ#{EjYL>s6!h~RF-sQ7i!*uX9d
uexB$)U;rpvO-_-*n<H!MV-MUH+uCm(z4`{`Uj5}@fiKu;NU4~+9w4nA(tqKH{sNSQRm?$R)nJdYcig6z4bmXr;s?4{`Y2v0I)6n*x7xx9So$0-sR8wLWug
BlN4mH52ZJ|y9BA%SL;Z7#zPLAZ}sfym{brr-!r+L+)WEPw%Za2h0?peO8B90l9r)dlYl2pW4!4_kEaZ*{FjGDVD0v15@IGDUu1e|E#U8FUA!~_W8BuYFwj
o=q#lnm8ZKhe?YcJrZw0(5^_sE&r$SIg`xkYf*);qt@GyxKjfC_Ic@-=!rlzWNXQ>sPHlqbDe6VJ|W~zld6daa!mjYGPuc5=rS*&$RJE+xluoInL8;`hm^I
_lQBZfzUgFusFxf`GiUbW1Q~~cBCS2-3b01usWnX>tjJ}I9D*dAM@rQ59x04`g9ID>Y|Rslx4@)9EyB%g|ffwl>vuVLtV%)N5E*c4QPs;Q?LmgVn#yk>73Y
<#m;ordj?#5gtR*Kigz%rq1Gb}Eqxbj4LjHE?#0CzcQFrac+JnHzmp5z#(wH;vPoPlDsoQ}apRy4PpI_OGL#~iz%;;gg&@tyuI{(bmTbrlDjXRC&65VBL2u
(Zau;jPSjuOXmpcY98k~FwLsT}*CRqODZTRR!9A)M%PZ(@Vp#)@PG<;eL5U8xh{!@h$-9#67Zu|H{GPIHtVKqWa!BxPZtf^$Z>-?0ON|tbd<J?f%w=3b+X5
8<!(1VAKSsv(RK9s!-0vweX3crso)5L8{Dv>viAYk1eQ_9BY{N}va8Iu(@fw&Hjt$9t*p{S~QQ@<gmr`pd4rZ!8IoHQ<v8*n~2$2K6xj=O%kC_1VH5iZZKj
0};4?}2)q<7(i(HrPR;1Nh$Uop4w^_<{6jUYK#D3SOk%IU*%_r<<H3kRwkJ5O&lFHDBMl_kbvOJ;$N2>-`efR@)>&rO0kBT!o0Lv~%ui1-d#O-FsR7XO-1&
=r@{qsVjav9ZWO>s#GO|2ADIKuVWobg8M+y13}Mx>v<J<HDfJ;f`}bTNji;c$*Q}Y!zO6b#O-v8I3<N_sOEKYpFwvXvT#U`A0|YR`>cQ1RVJBLmYdyy<+1C
D_|(eGF;=y{r~ocaE-X=?6nZad2^v}f+;Tp)?$Fg4QR*jH!!0G1ZY9!ZCtSmqPit{arBEU|3~$p}8;sN>>@RJwP`+`w2PNXW_fwx!reoEd;T6U38>2N+do#
<sR+3k50hYldg08OPdWfE<--fz?J0rABw46%7r-Fg=v7u7I-rj6#r-jNpa(CT27j^@KugB>zVHn5N7_huqrlPb>D~7^sSK`3wIB{psN~Sv#TCBvx2`yS73&
6}M!Guu2#o){$*ZH~^I*eo5A+1BmTvC(X!$xEid8hFPO1Qw<gQtb)=gGn{+!s^ZXBVX|x0WAJUFRWgH^Dqe%Klm`g;|JAc9>DS0Nv@@jBV*i?(uKWwf1p-e
~pImtbLwZGC7C6yVB_eLEmc;IYDf|N9JjT3D)0?voL{<5XyQ|hDI4B=(uwJ*e&@S)9Tt?v_a9H%vS0t#}vtk^cYlhyPMbjGL|v@Ry&RI5F)CY`rokY{<zpj
Z?La>UBu5tI4;2%hj%mLJKhNFmzOO)@>84Ri_5>zS8)fp4TZ`x17>u6aD%RnvDGX((+gF<QxQ%aS?63MOWlKbQL|C`<a__%>E1N^foB8x9?|B&kkafi?Q*0
3CheNm6Y9O(+yT47u}+&6)UxGqoe{tbhy6u7w1g*_wmQFdU={UZ`FrtkXrDo>?2*uSH$V==7x<DuIZ{p_g^3&oFFx{n=>NABnjVT5zQY+R^Oovk#m>p+Kwu
IBjClB2iZXwROO1wDo^>I$RloYLAeCB2wyTt+O7daV23DI$w!oOy9L{}qa&sJCE<y&@;jgF|l0F5Oa~XVVA94ZSKxGq0A0rIRo&(K{cOHbj=P7wkr3#4IPv
xa#((l%hPET(4I;LpTOfUH7WMgKWUv|TJz_yjK!t7TzQ^pE$06`;R{VWm1D(ERj4TVpk6ODmKK7_kSK7KTL$6YmRrvJVipmQ69lFp}S+aIE!m9dZccJfUA$
HpB@yQM}{ZRHkR*Cu;zckqCFO!3~IN7&pZ^h?bg4K4WRi%2?!I|t$Er4{%)%Kb4Hu8w*$Awyw-S@{)BAzAu+vJKvizqR?KtKErLAvPYqt}ri~BaUnjoFb{|
cgp#+rKiDyh1um&N4X4RvNbqEcaA#y1V)wDAzus+<Oa>RS1)<@KT0={>@_bHvx<0_lcWRN$$!cP)Q<K`M>}HTGBtd*GuU2b7R*x@su^Ga=Ihg^YV&q8A9r1
HG790VUH;3D{-0PPHk#{7+3WMD|3GFdyJMd^R-hp<C383UO3`%o`)S<r35mqIDP(dgo(M)Ka#yzj?Lc(E*CHsA7*o_#d&%0?k7BjJh`Mc4gRk-_rUATZ)Gk
i5QFCtw`!0jsZ)zzK<iC~sbn*95#>9*=W_$oKnZGb4f`?L<ey{p=xgHGaKRo)>e&vz3Cs4A-RUl77z{e7eq5W`fGmyVzdigT@pOW@U>F<_B`4zNwG!nz^(n
v~I%8A$FOzfd9sX9ZCd@HqXjJ8>IFRj}S%rH`Z%Ol3o&(sHLww34Rt~1{ecH9m`KG(e^oEanYrdIo{(PtaSV38xAA;zDmo`*bDh4a!M=6N27DTrRTRcrrT$
O6GqI#IXQD{`k%`A4MkvyrcPV)_&J&caeN5{ZTLVwFzmjI@WsqqIB~L%xr8#2cMB6rjig%d|S0rB1A8B_!TCr_@d;7u(lC*WkkFJ$JFbk*6x&jp#kN0tpf~
{a~d%LPrZ-gxNm>0<K}B_y{*)fq&Nw0T4jFRWgwURrEOpdbQC;p{0TmhNxZ(>~4aA0Tew=Htyc4=ea$rphltiXC+p)T`w`r%1!J%mp-@4jIBvDEV+vsujqy
uH+Zgt*br^bPm`Cx`QIQ{vq}~<g-^n}MxT7abhMwIY}}bMB5Sb1P8!j)QbK$)J4_l^J0lD3+wn9+$dgYteTrG+*+oFr`^m|xL)JANw0#*hbwR7}$+GrBar}
}u;-N}QQ^vlJytG#e2@&tt(Es}4s9G;{inw5c!z`h^ce)VyKhpDe3yEOdz2|uJb%mD2@4o6z-qnT(vHO(`MI$cHt1zB}4G*+<IWChWrXZf8)Z4)_W|A`P0l
7hPcEr_J0o1_<04J|++oF;ZMYas)Ou-dp<-=7?Iu`gHNY7O@HbKdQQZ1cp>yS`W<bdC&y$Zmq1XrD#6xHfc=Myw|Bm)+~_h0_Zf(a=fy^eNfwn$^AmDfJdk
H>IUdZ!ehaL;iL#kG8-urRPJk>cLKgPPEFd8&f}V+}4Jn!uX_+}n(jg&cH;(yo2^{}S=OUnk3Tn+dtiL4Yr7d}sLV+A2Kn{d}bs+$D?6>fxz}E5zv6`ZKC#
?wAx}2w&0??lh-(j3zI-fn`#PMlv!ncD3Z^OJrE>=<!43eRXSi1Z2BN+c9f-O_Iv5($r+VNDl1)k``2?`3Ag}1~x3U<5M+59~hN1VmhS_L5ibJN%G9xgG1i
@*@K+l)%R2baVEt%a)gzXu_C>fJB{yZHBkXw(C>?&dKMZyB{KPC1TjeaT1NXyf~@#OHcpcdf=CKNI`YtfFHN=E?(T09rq~r>kN#iOM>kO`ns#GL4uZD?^Gg
9FgAKPDzi--eR`rws+QmW>+?D(>g3Zv=mjzp{m(@EuUh32V$DL&u2D(04VZMXXU-F*!r(t_n%5{daSC`K2K!m9xDH9gMZ{V%V#g&@+`P!xbNEy~v1GBtWkj
|8S<y2%WVu;ya>utQtO46>;y6kd_=6+3(OGC_Y+OETEks6J`|1=!oi+vEJHmpiAaCZ+TO5zCy*eL%!FBh|-Bbqb<OCz>45C7JhN8ih7R}8AH4*9(1PI{k}I
IhWjp=v&;p9B?2=EKmZR~@M8k&8Pc>PTZ9SlnDSQcd9%Gs$5@2{rL+Z#Ah3;u~Z*##SfJ@qj3(W19X)J(SW>b%e^)lwmtI4Kk)+j-9VQV;hEB2W0%%J)+^p
3e($$8P=1!JQG{d7)=0sKtNwpgkg+3Pr2CT+C@F`B@u^GW-LQ<KYA*Hktz}JWvFlOhMr+SqPpuIrh!C3goQkPqK`kT`aw4B<Iyxaje5`A)PtMHHjhAQ`3<z
*0okI$*x#v?8YTeM`%_-!$25Nz`FGFVTN+*bLCNQ+i~?)g)DQ}OgX~Dg_$NEidK+MpkjQt7lL+tS-ZoR;0x}<ht%FT5A1@uXhZ3~=&aI~+^9GBJ^^?t#{{s
n26;SSqtbZRy80VyRw}6Sbm&obYReDq*tPrXH!Mrzf@^O&ygc!s5I}#|tpr_<}+{Fb$iBV}c|0<#h=wjtIyD|zJ@JY^wuu6^l6hN83I3{5%xNR5R$UD7-CT
uDsLAU_$E0$05p^UFTwiERE3RH)!IW4(ZmUoxpeKJgbJm1n_KDMg0(<kN7kZJ_=h>!xQ-&key(}0zD@Egsh%V}P6CJ?~Y4`#Zcq`!Bf_|B1gZb_^~`@>jW!
XXCNt8`>{ZP}mSx6Y>Ysn`3JG2@d(&&;h+qm$ixj!!-DKEu&!goHfL`P65-)X0KWeaO~Of7-1NZy`NvM!z<417jQlk|b4RvYoa0#9)ee3g3)x><Xqab4w@=
<j<S_O&{m;T?=!tN~uyONAHbhA8=X^2vVDWHgEZTV>dlatt$<3lwrWOXo(m^>jF)w7w(B(U$e`=Ow;i83fT<@Kht~>+|*T3iBLT0{j{Ow6Z|4@0q=kukMg`
J_bl_}bNW%`p1gf4r(=y9A#C63b6`9F1VWy!ZQD=i;sWSDEy<Q6-wt>zIL6lFR;85A#VV*!oo2AJtFE}`;C@TWeM_Y)u;F#YSkduQzz{q;uINob+t&roLL^
mO%-TP-SIte~p-?Qe+uni%3ffVSG|?;ViVe&9p1+B<V=(w9(D+r4<CuOqSIO7~a!>2$f?%D`eiAUO(7oTlAt|F6f;&xqKd&HQiFpYzN=VAQ#-RDsNDsdI=+
5AJQNpk(MFW^hpSdlkOCZ%e+iwgoL@%%rR*YYv_uA7yhI?AiskDv^twkp(>i9_HHV-%ZzT-srcyw1${Gb9u+wH%y$o}LUR~8P^I5E5{hA)2}GnZ>Nuik_e;
mWc+RE7>C@p=q9w!9tjl_JQ5^{<UPL$>XWrDspsQd)*@bl&|QzA9kYn3;#xO^2O4tm@06<#X~aL>{z{Eq}nPmavL}S>X_B@Xfnek(7#Ll(nmCqI>oZ#MB=O
T2*m!nxZRP)}b4CTl#0NC<j3*-kIgwlSi|DW8?u|0fw`kYbQJ{VRmQqc)o_dx*b8ajdHY51|{_1AnBBK<jbUOJ}eXgN|Z$Bo~7W76!7HM$^p3~#xwieO2OW
gj4uZ9w_RoK3lLw}|K28_F+72amHoK6;iJmabh(n-t0@$6+t9p}Swr=L`I*t!N<Uy-n)>{?Zb|jcBaf3y@_S{9u&O1zC2fXr%nSmwr}gP&hHDc6j+rJ_!ml
f@Z<O&8;9d%@uxlgDCDRnuByYgm#R5UQ49x~R*`xUMQ_BXJ0Ls#AC(HwTm<dTFCCAZ}iuogBh%?LJW@4}`j_PVnvyzY_WXo1DrPd#6q5VsR#`?uTC>wa7Q2
syjsDu3+Widt+`C$fDJ63U&q8-N$rr1$+05NPLZd)Puu)+JzYFs4ttm!_GZMvE=4T_J^Jg*F*B6{JcF0As8y$DrA!&@(fz7c`Ps~&=0xq^fL|NiW=DOhO9;
3SOWXP?R2@l}&B+AMgzg84OLOUXn`^;@-7Bvjy1-_c?8Z$$cP>a@5)bG!F~{l5aZgBk|(6$AGeNYA6H|C8<+Wl*#)c~<%K8C~&}D5ex@padt+^8&833X(iS
zJFZ6k0Y6L39R+cP&(tQ^CL^LwA=7wgWnw-?f9T>g*V$g&b5Y*DcoSblt_MM=+yn%es3&`3!%liH6Vj5gU3z-3?IG6-TjJ1nPf`Ck`SeCYKV50mHu)u?s2!
3Ow(RlyGF>xWBkW_t(cvwF%-r7!4>zG{S#hnX+_1u-MIMeF&h-WF3tJ9m){D6UP7_EK`>68oGegj2x5jfw&b`gk3DdE;S>McM9)PErMvjW7@01(mx#l<cLV
Z;ncqV-$iiBZRCiZR!4`M&gqrxpiBB~ej$k%-!yLu6orXn=0{<t`QIHo(J!l4({6lQA_3wQKIx)48O-+b1hP(Y6iaG=Xnqy=9)#BThy8GdsWB$SfeiS!H>0
5413DOAJ11Z>vb@>ix-JS*GC9h(U)YEfWa(!1ohiGxZuCW+;{5LiBMAMpyDASA5E!WQz9!Zl?XJ%AWuw8hjY;&=P^`tlPFDpcAt%BJZd}ff12$qC+Z%)Tj#
BuOh#ZT+SXHb3t5&z-Pe?$lUVq?C-nO_E(7Y4cPi0*gmYu#2SoX{p?(JQ1QreLSlEGJ50&63-}|5FJ`tL<?2tbO|#%qzgROidV5j|`)L0eqaGVSm|04vbO|
u(!xFt6`#JYk2fQi1kNO(@`C_6?;u%|L6Laod9Y{Hyk0h_W7k^?5`w2aPK(n^sW|!gCs>2ESu{lq!?%1aUI#){+8(-E5WfV?bS&sVUyGkXJ{ATe(x_;HFOm
Xh%{HS{@ll$I(W~<#OzQtSi?&uXS*0oS#Uzq<L^q5yz&#*d6*;i=nCDp4z1H{{YLZn--yC|(9MSt@@uo`j4?W{DLeOlQutuuG*#(xPXAN&(4w}>-YsNql5S
im))SAt(m}}dnK7B%3om-6yYma^nR)=D-ixis#xq4;`OVi;jYC_2);4psEOS}Ci=#}05wqU6UCwW2B^el#!Nyv8+*sc9(JlDdr)V!$e{o`!S>kU@dWB5tHc
(~Cw!y|W>!4y*Q@@TiL42K~Dw%{u0r-$S4rmK^^+l|(<q$O4^@M7VVsN|0LYn_NJ+gLKWWP%f&T;<lg`KiFk=gGkgSPy|bC9?wUWtA+*aeoR*JMA6>E$?D^
rHRjV=isF&?IyB&OiaGM@d>hU>|>^QUUwDE|w8O<L>^<abU<^_ImC3Ct50KL-<A9uDs4Q^C~i*6Pe*vNJDILe8B~!ogbmm=PEf!1qoa1kVqhG$6;<TIRG>F
@$x_DeQ(oxNvSvR+D{5AEXXol`B17ofx&Fp)u?oOZ|lKdsEz{}oM>sE1);_+bFqlP*ZO>MMgUf)#DEUh<VIAv;I1TgvVx(h-@mg{*l#Z3C%c($$?Oe3v<zs
&<^_Ew&9beS2VYO(y`u+(F+sU``hOvuG(2n+g6vF|St3#tCY;-*Mw{uJN_BXnGiJ0g+};Pr9cUaOV!Od=o<)Ka6{70CRCp4A+y*KRJDr7N5zK-A*{Y6$tk=
qDBXFgGCgcsec0sxWJoJZ*4^L+BegtW#y;-E-v0I|ak{01@5~(odNqyHw!ss&XQfDEWemO3KcX!`hOl%{o7i)Wy&x_|rL*YW!eg~aBshD3WP?0Czh>XmDbw
7QL@IO3Hsz>wiSxCi^;X@thKv~4r&1gXaJ;p@^d)mH%hre}I8{13a>{p)Mh*YY<!g}%n>jFkTp3*&W45(oH7d5m%aHlTzrNY5C50+D#JgARvQfHPOQ2Us@R
UsHe^NjVU*N90VcG~VFwS)gnYJ^{E79_GNo8Oc!x<Qcn^BhnA$O-F^=eX(tZ2F0EuWAR(RT_3>!(YfR1S5GLY|+}+BVi)M80`tOxNt%^YP?yAOXfLA)N?F}
D)LqAH8)ilAB~UPiZo();fC9PPmA(R?1j#UjI_Qp#`LZW?_td_cLd_*ud&{$3voGxq!J#D5KL%PWg}6P$%G>Ah_2WoX|Are9#ee!M0PLSev-y32LET~5umM
#MzE0}s$4B&61Poq6l3+a_hQ*mGs<z|6Qm+UkXI6c@WAXlz^lB4KikN0PFyLcHrZZ@6*y8Dx~=R)$I|xCr%%azMr~Wt0uDaf$E09K>AFc4iH5QE>5<Un#-J
%+`a)K3ozi6(AEU{u?gKI0x+$dn03A}>G3KxKi-}@5PdNMsk=hI@U=f%8G5D&-3SWfJ*P18odl(@b+&Zk)bEL2ky$xQ%Osx1NWX3d`uB)UDz?ySsganFKf)
H!#2NJ(B^_DZK;*GaJ#kzaVfzo?jP62py;v7uyl1D5eoGKciu=LQveDXL&gSv-=+ws@g@{f_S==UM|Ncj}tK`WN16}eiH$9C!|gC(E_J>_d0a!O}VXHs@(p
>5-zuJi6W$&)>2zYoc4kSwUT-0D>zL;}93;-}sVKR}ihvO}b4(;n+^A;VA4*oEW}^6ZkIq;;=v)lhk3Xgdt~h!Sv88$`nO5_3WSo_`O=D&BorxTs<}<-2Zj
e=aAdKS;vHRVrsUzq<b!F}U1jrpL58YTgNBv|mb@9-etTH_t1TFs7sBDTXpM%lVLFgbDM2_5Kk8g2G5eJGfpc>ND1EnMT~cKq>Hm+PRJCW2g(5QviqJp!I?
!yKEGe8fT`FH$fRP(k|a}{_X-g16z}p^>{;7@YCyGMJ^Sd_CGVk4`x$EnexL5kk0CDzeQ#VwLKAJF2kCn>$*~-MKWqM!Pkp536uB*FFL1@cheXqdnmQ{sQ-
)Rkh7?W5USeJ)_y8j^7rg*R`mhP7S_DRusLw2Uk>+F$LVPttm~EV+UJ~i39$|Bs6yzwd~RHB5`YIqo3d^<0?>l_jvKoN-0t1E`<-xecyy;&+1osw))bK!O3
+NC^iU0jnd!;4L?d&O4ah8k&>KF$`}du(q13?w5B-ngl-nn$Ll`oh(*6~uW|S%HLG4fC3uBgHkb=nBTaeyGAn&*w*x@~+K@3Q<iWS~yhb<IjZ<cBBNUs`cr
;NBrU>TJ$O6rs4_8TmlDuIh6LdRODt-c^T4xn+Kq<f7i-ddiV)M*`)YkAj;p6!q9X0Zv6Q`!op;!2}2kAJMxfkF?+*{?Su<Lv$X)Y8xI9fN$jF94;gzJ|>V
#T<X$@(w~r=g?r}z`)AOLI6?+hRoAyD^VFg_H-l&pL7RHEhj7qidx0wWc_KS@Vy7cv1LMDo!luNU_rK+JnlU)iMow)++oSR+judYg+7#_6IikZcGik`;7Hr
UJSk6;I>F|BY`}T$(S%%8(L?s-omz}L)&#PzwLGIKtn3_gGWv0juKD!Y=+}D1(haeJDIUC&{-Bb1^xR_7C}XRb{Q-i;TqD~DYVQn60ln4j@B$u2xELlJE5S
f{fr`1ETcBGvZa<#*C)y+s==U_+4BirK?(>L2w8|5_2l7IQ7akVy_e)_ue=xXHB^eVsAhwMdhkx1Ty)Xb?5yJ-f#vm>9E=|!;s33ggD%2CA-i0sD9EgT*+Y
LK<k_wSOjK@HHPGdr%PJDB)v=T%YOJ`By01vLyBYH>uicdpY(lwbfDO^MbZAA}s;pp(<q!mw3m`Iy?UqHZuWUj=XXPDg}3eTEgH~7y5UN9(%WhHQs?0M=J|
2$TdW-d>b_SHk1I(&ZW%1}b%yi|P3_t$U<YjcE0jkul6CKmfQL6W7-G8`f*2&S+*#9YGBig};#5hEr)v?vd=2FD4hmf{!@sU#Eh=;HLrvOj23KDh6Qea<IA
iDE1<o8o<$xe@vFs+x8<LDdv9x1mh#D>kFw*|69PnDJe?a@(>DlgdXFc#-U)Z+cfMSJ<z7HcxXB0`(kK)LnCbXohlSW;dgsbN6)DTc^`DWjWvsSPu!hVTly
>gWOU(Tm#1)EcXt|%|PTb_dMhO3h|QH+Wqh<Y!RF6iNU}(Y?_yjHtUDMZW!$Qf`OCu1DarFGafDwk*CmVA7m6+tbSgBi%q7y;7hMKH#G2TowoMK1sJf)+B^
o4wf?fdg$$zvf6tUVY62-qqdc||X~K&O%p;dxL;GovGoLXl&qCE{rOlR_*U;TwW<s82=`7Cp%I{4_?fgM4TO&Wu#7fufbB5pKL@CU7>Wb08=}~$(X}0f0+l
n_mV3F$=xa&^?mRvxPr|M@azqcwIyl{iPKrEM%SL(sbLsCuT`-Df?KO&_PYL;kj*_$;($u!-r`#8v=;Oags5UA!xlR7z1$LLR<gj$-eaM|I$KQ_XsO;9!Q*
sS$Bi04|;rGs7|Rb)Ar5AxFDee)m*J};3MERP!|Oo^5Ux>dne<UMPC+e1?8pIXM9SyU61meGy6iYD<*qQvG?cc|Facksk4=6d0VQ`V@0;~3KO279SrM-41p
%}+Cek=TRb<_gynHBaicNTn0^;hDkDve#G!35*$=^T@wyIEy{v7psQ%DBD6HKM~DHL{DhbGJ=OH^#H3PXz(z|eL;oXrv=P6ISR|p85a;lINuewyvU)@7@~?
Qdx<za81Im%W}KFM->mur@)`~mRsT7pD7nU274m!;y|b5sSY{LiQ&l}y))ML?0}Xw@XgkAw3eD$+K?kTn!<~BD572&^QZ-(Qj!$YbUv}kE2Zywxm!WId>iC
)^^7$QhUs23Is>S8Zu6#F*8X39%O~}exi^GD+MXis|&cqCKUYmr*-88>@;LM-{%#?ud3?Z*f{T6ufPJR)&UvkNfMsVqVuT)1mLct=?Y?3Q{zsZcRlh-~PgL
}XD-o!aaSkTU<)=Jyw+p-+uW$gZ}Mn50xFKftv{B}0g2lj2YUQpc~Ere;P;VVi&Dxv$qy=St8q~|?EcYiesJm<~zvpYXsF87o1-aVrKX<?D%U2ggYh%fgkA
fLtR{T!^%{GF$96E|oBeeSFpJ=QSKh1LQJ1%b<ISbPWajE?rvHR8?ZSUs;kS2`0lZIXx6cw={4tn8&>ou}94Zk*jW(M!zau~AUjuGPtmXUrBFE+Mq%tbZ<^
H`~GRJ}m3qSC)H;@m*JEoyRr3H3j6Egz`z9R1JJ+Kq-ughe(u6^2HcO3<y{DD!Zc(qby5%CLOHKWd<FE#HK569$;=D6so|&h4E4wIq}^Ga}fjxz?W?wxR%U
l1oOgTp@~<3^VzE+w7>q63t}U?G-!#hblA(&v5dK<k2mI;y3fRJdXL>ubYWvJ-4nFg=xY_$6n+}v0w3ZT;I&ACD{y_&l}$g)pgCJ;<LSeSX`fkL)=7S~M=W
lI<XhYxxzGX_=U~D4m^!lc{vnZZf>e(nB8KNpLNCfZLFN!zj-^~vE&WkO`ye?r+WQeN;HGz=Oz3Aa5s|q-Ma|ig@+2V@jFe`*EC6NG;Z7LqRJ)R@M2VT-^n
3E>lH~z#IcgC)w-~5Ecw=N?XV-|1QApQc^u^VzByIfpOy}tN$Zv1!SCVhj0)<dQiTY9v1;ux2x20u<AF`~r5%bIkKSpLh!O)Ut$SWh2M`s@A&XR2l^85O*o
!47Yc?c>AV&roVRu=)=Hm$4nO7EzD+dJU?p<7>gG}0JM8gH+U!(b3J?Bx8xGp(Cwo41Bvbx{Y?AzaU4k0=x5AS$Bpc!#>gRVTdDU6xk)TFi2#mlmUgIOu=o
JIyDFPk>$w5S0rA97$guABX%;SR+gqzru6SBK|ccq53?r;b4cnAniO5XLUiQmNz%b$@@IPx$2^vp^s1#3;@eOUw!a#=q(hE)zpFm^mTbMgy!F!<?iV_sxNc
TM5tJzI%dy|=&pnFuxbuKXWnIjw89zOHnYZt8(}j~cQY!$Q@VaS%o@_wT&p%c7<9F$@AIT0gKjEi;u(R$y&dUqdSct%h_G4k3X<*DWk9^Mn=|pAoxj79%4P
(^IDnM^pRmY5D4`6SmZBtmF31&)Ii~uGv0mV~+e{aTiWU4C&*%4At!X-UkYKWv0dswgbP;nW0st_l!-Qk;U&NO~znmogk6xR<ziCi)ex1+3=0CzU)CLxYBB
*lGBW*OnRBc)}^9zGD#}bNx!YC5LX7ZlYvW<E@e2l&jz+vrw)xES<>Z@Vw-5tZmhHLkpZy3vP3u2fsH*jP4pX1PdTtK(~R_AI`rOaY9NphbjW2inVuvIIdF
La#CtV=ADb!#dT55GV=B2heAMhip<^{2~~T1B7SMS<yYstw?p*%{QhjbwdIW@~l?rA!3b>#4rl1rvLm@X(DXzG=~StZ$-s0`fPHlXr#cx(W7xJC1(B^b;6(
B^7m{G*mjX(sKInmTk=gb~5hR=<TK%B-wiB|4bht?y3lwA1xA)_V1j+J&-oY(Om&ZDcSeEC)fq3uwEb&8vvwKzk5m!kTYiAX&y&b&>;+00}OTF8wwqOCX%<
7T9%ow&L@3-#nMYt0g4<Te)>MpHzQxZG2W#T>%t<IpCIEG6$UwR3ioqHY>@@D^A|+Gn^WkY%ORNvJ$m3x6J*3z9|($|==9=vWFwas4mkaLL6aB1Sbole>XC
X9w7=`1otw=cMvUCmPWcR>F(IzGxkjO+5&*FsPYYGq;bKGk+gX$UcSX<=4sDbHjok^SKe)pIx1M<<zZaeTTK834HQh=Y6*Zm8dDk7K)y-vLx36w?U;Af6#5
crT`YWd5nej{6bs~2B_n%0F5fx_=RCNWIo~ZqP{f5P~ws0fmWc@O(EWFS(9M<}mX5_S49rLy-TnMJR=l6#IHwbH2-w6mF+X%*6dGUx5t}PTBuaU|ZC>BwP8
flzd9xUb5wA^1v83?~<e+^JF|5+8V#DP^KkRSR)w(CTLN!cHS8A|EH<jWO9-6;AEWE4TMX5*MJ<`)kgQ^3>}{r42|!|@W8AuweVJ+~D`Ls*oCMm%c=o5ooR
p%~>+gL^i!w5~(B|Fv@!!z<F*thtzkP1N3>Q9$`sV~2r_7?b}T`C?X~WB*>T;XkLq<a!X)`^1_;KA5;l58f3cUm(SO1zh&UwmvKJRH#PZ#;LAksUtH=qcyT
Zk9w!n#agBL@lXKbP23t~2Ij-<PkE@EZnkHhgYeNzuKZHEZ)({6H+2t?DoOpzMDRbP>iX0FH^Ji(8fy}mDLgY0cWd_8^as#8gr}sf&$RG+*uU7kW$=ZR0>k
^O{}Avx%R8{K3f6-G?1T@V3?KeQ0SaM*1IR)gA~7gy;5_MG|J;RkRNlP?%Rr1NX}?H&eUXtFA1;aKzvY7WmK}K^g-UMuK3y4MOw!NGWIAm#Qhg?yHz1CIQ%
Ry0GW)w{hFi_U?miCA0-tC%Otw&}Qtlxi!edFCwXlrob7RvR(&xl7Phqd>L--jH&1n2sIOmi`UGJ}imFYXviwj(`Wvfdz$<7I1*f;6+uG75grhl7t1{zqS6
%WKoDMrTl^f_;A{P+-=hLZP47LBt^)M1jIRp1w4j`MtdA|xeIFZ|$+YgbkbT@A0pu~phb{0*Aa7jdEh)`!J_0?CVY^zZONd+6GP?>1RG@f|girmHN*6WH8i
wrKPN?Hj0(sK|456xb~!|E9)o#Gb3&`x!UtWTHagPQ<$9PwlNLioMt{WWumy6(XWp60&Zo|Js6#ZVduwc_q(r!o^LEFyv^0fMiEL@u&`37|9h=_-efYP74<
wyW=etQD^3Fk>)1&f6TOH-Z?r7=$mAde-jc7X|;21`lC4P7Krfj9H`U4MJ-Y8Z~06<R0bzz0r7^rN}qW_u6^jBMM+Q^6{5T?0%xxP1k%RCW(W+plmE{O{s0
$tp5DFSU-k$|0eG@>-Sc!7Yo!PAiPEI>t;S_8cs>wEM%wzV=djX;J2}7oSVQwgVe{=!4uFOlU_x)KDxRBwiP7E$2v__$873eikstd$qwm?74q*sO6(G?1{K
!T-P-I1?+IbZV;HX48FD_cOTNV|ISH`zn+v!;~c|37FgP*<CS%KjTK&?keKQ+Mi82R&JOBH?k$~sFo{q9@zEu19eTGhJ_Cr*slmbAWHhf9t|L{1a{my2iZm
5P1@Tk?sz+K5auu*yO+ed*i2rvgl9PY_2j>Cg$S@Pq>dB<dL>C8^r(ZO1!J9q_>MAO;wX_E3;R+Izd(Se@VYYJpr?oiSIW$(;=bh9#-oqRjY*<w7^Cv-q=S
>9W3ZId0{iRqTP6AwFS8Aw7uDp0I@n=K2PWw^!@jvrk~dn=27>%!ZRofY|`9{lu@~K*QiK`QmLw_$DB_tp)P@0udY`*eBS}A8RQ#So>?GN6a-ryZfxRux?-
%;h^o7(kS{cPwYxMA?{X5_}r&3fiu$B5lBx@wJR-~=craw+U1uXXd?O=7XL?yN(IM=Ti{Jr8$MZ`PC+1M&On<1#$Ix4hUe>>haI^M$f*qzXA(4GC>I`9s>U
MMd~RWi*Sw}(?iE-gK*H<l)V&$@oHYMd{-#+jc2%U3$opqSRzeRfOE~;nM}7>9TDFcHD<6o2#+nB0BZ|JIQ+EaRHSr5oVSg-NsH3`l)$K){sAbOhLm$HuCo
|-!MWTKr);Zf)M@#-*NRfI&E;bzG+}vK^(-vzhu`2|Y=r2#j73&jbO&|M`A*$4`bf2tGx};%XSLylW-c|9+@QJoS6oSL@v;}?zeKlXgd=}kmf^1;p;QkGVF
*O!puJXrT9cZTMDSt*n&C^;X{ze<hfGE>R9-=9Li^-)fD6O5hny9DC2bCofaw=t`v)EsH)x|9CAY)eTBB?9@z<@AQL95GE_A)a6Rh=srb|+GB(7BC`B}jz3
;!<Hf1*|0JFOfbV!K};isZ>I-XFgGJC1M`JG%M`hs>&-t35H~)1gyEQn>1HH7Kw_|iY?Q$+AL{kUImk&#J_%U+wzlFiFs#YbQ!Ufcl~x5zHys$`~}E&y_k}
PC+WQM{NR+HpW4q=&j?18Mz_+dpL7QTc@c-`m#l=f5M7qz!IU~#pFj1A3-u(ai&kzSiG4OzD#UUtB<`q*b~IO;5odLEUL=&>q5N`Ih0KPYmH>Qg2l2PQ*pU
D;aJp}LH&|q3;-Bq4EYE2sCMs+cyV->ZBY=S&ZHQ;yFsE8lD_TBeM(CE-*m~hZ3Khl)vGg#Q&GE?oo|UBl64Rv^uRFjuO`(#43*i4E3?BX&my2vC6=O-bkU
z5u_=Xzl#)upFoO+gg7&=p}pB%UP7#}dOW4?q1A}{VP^@)Gc=YDg$7b9Jsd5BJv_vbyOYA#Dby7Vt5nIz`JwtdtonDoI&NIcS{_X9OC!(bLQnHlwYFo@hfE
%>4=)-n{pqUDhATkwt$p;fbvBsG<aL^4@x7+nW-Ed-mS^KBqB|D+(y`H{*a=*E=qEutHSTX!lwo|Y|;BN&tkON!LKp|Fbm6F7>DM3&7}>9qN{!{`hTI^xb)
cWNzW5W)%&FJH8@xa)d(a<{>2mk_TY>xsI6CemlMa*lvpmXM;_{odiom))5U17K)X34(7iEcELJoDULKz^fO<z{#K$RgxM-*|&`hC(31mY<|)Tsac5$37ux
8#@*>#(*vsoJgeO0w#%-5nP=>P7`l9dT6B&5U>7m@2bbO~MY9N^-p-(U_(=g;z^#V9s2zACTLe@J>yAIy1<cSun@?pTNe76%#$WRNRfs(Q`5@cR@TAdOp}j
~n8WSZ<1s;zO<BI0N@3|C5PU<8jsy^J-65vrM?j}g5!OY7FmpV2-ND_MD)(aq%4u(&m_37ic`Di=ew;5H%8Y`BL;ONnGI?;f)CkDfBwNBlE;|aLL45$`bp%
lqM$5RQo2#_hi6P=5oa^};Q>>0ASd~--P*+f^$U;uPUEMyJ2>%#rpEfEnWL8W!a!VH=Dn{nwAou<E|b+$a(6PZ(cy$75RBW6T5a06U5W1Y|M1dDg)z+)vZ4
$fD`Ct78#sBo<-9p`f+y6W8D-75;D-SVDF?vWUO0h303v!OufxL^P<2HFeJ2d=2+{_D{<n7-pgXWh}IdkKY;-y>9;6r$J4izkq4`9E=bP#!zqa`f%%-zE>l
Q2oe*9>fiA=6$eV>MeYgHb6<fF!TWF6}In%g1*Lu8Q`fS`-F~3+S3-~-@8ZS0+e{F3qdRROBP!Q0_8}UMum1Bz0}4v&)@Ki)8IR-dHm`uB;EU47(3uJ-{GC
6ERS;iACZo;oV~W+<D8WY`+FiFE!~;jdAb4Z>crKD%JGcxKbD%;4oH{l=t97iMS~q_;cz~Bs^L*OSKx{pxxqz5oCEW(VIn4LOu8>8JUw<*H}jJZgrjH&HL<
AohpPJ8TL!*I+<NI1P#njB4LxcW@Xsn|(nhHi#=KMV-&QHq^=X6g9;@DMEKf3SDB;Duh63IVT^A~PjTj=E+@VYK>s;|~c&%x}9+ATR<0yRG#Ebab$U6}3Jn
j!qeQyhk6nw0gzA<^~%DLzqI2khD=ByC|FQQN2;#i(7ZcM6H31r>WgC%{)j0-{wsOhaY7q>RCl&0|)^h4vPZRk|MTe|g?6HP)H)O*DdKh*SZb;s%#eo_6##
Dy)ZD8C+Ir4D#?vPms2koUGs6;oTPt#HZOLIYBOFch>r+OU)L$lorzf9gP^1uqDnYm%}+^QAba5&^suKa~^axHv)IE18#s9!&LRNZnlgpm#W4>h7yaNm_j`
S1ehE1Anmsx=MD=W9prchdIv;zqL0T1GE9McvIJu6~kg5%NbY>uO)XidSoz(Ty^4E<<XoPGzHL;Bku91?RPbD=>5@P-~~ilt5#D+HiuSE3KGqFGYA{PG?8#
ufR-d)c-o_4#ful>_~p8UBFAD@xRWk|){;_T^4CEYCWMp5&8L7{f`~y+Cy@QE1^~ynuIzWy+KnYb#k!Quq#D5_`OaOABo5gbI8Ny(Y_|z?!Led8E~$_gM;t
-8u=)8j0Z4G7P0lPIib6aFtCQGrMQMr2yy&-TMgc2C6nNK5fR|BGh|f4hJIvcY=@n2cJv6^o^P(`y;Qcbkh$%c>_~8tK;*I?|9$OGKz=p0z1%0O4ksmPgYx
Ma<jZH=9k2E7i5U#yFZ+7vf=Q;b&7uU#O$dY=p+Y41mv}JqpnX@ffr;*chfs9ZCAbmR7_~iP?wF9~Jp`$@N_MK<)1MMsA2N!iNAC_#a*kb(F){|3SI+_QAI
<bS8@~p(({y9M>Fp#cpn5EBTWzJj>+Vz6WkwJ7JY755u1=tp(-W%FGqSvK5pw;7%eme?cI!GjpPW&leu;C&MH<M9~J-U#dcT@OC-P(L`#lbnvG0K-<>6*?j
p6C>`Udc%#ASLM!k*30CRn!n^*|YpwN~-Aty1|`SpE<riQ0>FH{LUkI>3;pyJH(<T-~fMowRMahm!P*&0(U%MipGIGAVvSoR~MY8a^!{vZ-THvHC(q@bNDa
V<%+98NHv&j(va!Czqw28U87|@8CtWO{vXN2_Q$|&Sboijcj_SYjwQM9-Rw*nnA<Nn_x8qO&=NS@wGh_PMqBrG(^Hg?#}<*;9MP;*(t%>k&10@Ng&cMOvVg
*#f^$3?-wuqHfC3+HEn&>wWfSF_uTQ3k{%D_I`lz4fSOTt277;QOXT<_mLE$u5O@YunY>_Qy;Gn~MnVF_MtqzMfAGj(!pe+mxR}`G4GP3<Yg3Uee$Q60|g9
)KRdZZyfXP^^mGT0=#1Dzw*I}NsF#hWg_u;Vjr_?sJoq7^6QwYc9UZS|&wab-&Q=$@?d52UD{!a-~`x&CM0g2P0yjq656Te{UdYilW1k}shp#7f)-9?A50q
y`>tU(jrq4=@367=CC#k=h|F(4=GT6o-EbKmKPGUUg)BgNM#!h5?~PgB!yN&Yu3G8w#rTdkqK^S8JXY<ESG*6TS8G3Q3;tK$&te%1AnsuYmj}8<Ex95?;m7
Hf7f?l}v8vJ3S2%#>!m!uePpS0%;LYg~()mMsMd2IEvomz=k+cIZASN*)VjO{wQem?K)aLBPMgLD87YwiSnL%&aPr?@jZ<L9n8$SMRi)A5BEln=}LQ0??>^
?)%g$q^*8qP$#ijqo`yqV<+PucSrXfa`VRA#izaA6y=Xc{UQ!*)PP7?Qgjo2K_T^=oQ1Q!WLZ6DSJ@kwY>OJG+!OaC2DEMgk!dEmNay)`@3!X@}{V*Z-G$(
uK_*SLy+MWaYXg)eisvniWambXrME;zho%R^ANY_~MaeMVghc6}cd2C*SC-;1~-g-x+99s0=)WA`G_FiSlB_9)KlH#;MR`T|gvALv8a07IjHIS_+tGvazIq
H6u#2dRZBG83B>1IOI>hYk-;W=j+O>8dm1zO`2XsS-Vn;~ad<gKaA;u`1tJ+iVu)^xk}K6kEUpdN4=7@koI=|m!pX(CV+SlS>v!>P<<oi0SHj7BpsNy6Amh
r>~vxMmjUNM&KQV$c89pGG#lnuFWf$gsri_>_?}0=~J|zNc-aV+$hne#9)bSY*#|i5P0d1)gWCnrY!&`U8|&BFPH`qVgW1Gul>PhAW4aF*)ZWhrZeu(24_s
oG&(8`cH2N?*xI>H_Gr|Ba|ClHZF&(8X>YBrbF!}U=S=cA%*B*$s_}VfFb3h4Go|S87Qq--NEH;Qo4tq=l+C;thI9BEVxWx!7{ecI01X&Tn`X+<+}N*uLK@
|v&6)GIt3V=bZ`?Pfe}eMSJB3)us|Aj?m6m60b=Bwqvnzq!z>0tCCrk`Pw(b9S}CXx(tx6R5X5C+olx8J&A;~yFQs1J^v|7LxWNbhVHJ5K6VQ%%{ynfpO0U
J6BT?`_^BEK_P;7g~3H8|vRt+glaFQ?G&khQ&D~hci_h6;Tr)!p74EUifhHc@N^5BpPGKxYpHpPxDG6qVb&YoHf8y~e#(dUy^)yQlq&cIAYwWDR{C>5rc@b
0fb(1B=eA{Y-G(3N08TEK8Q^=lrSB5zH^ndVER5UWo6Hd1L62L4~%)tB@dDN(U=+5<xctsrgps9c!_J%@L1vEByg&d1iGcz(;^z!L{a`RYK+{N4pv)fu1VC
yrGna78eNQ*;FAUr!8Bvu0ZL&jD^)p0{G~Q|4xE8=Peg+jX=tzaaf|!0iB!>Yp%Lw@o<(U&`p{Tiha%@0|2B1&&2O^u`~&-%|8iBa^{^Jw*V+RhVA~``^w+
4*|Q3r6nA{Wc|sA@QqVqhbK)zH(R=#Uw8(4YM?PPUP6i2m0;GdMex~(=wubJ7Y96A#WR%^FZ18X9BLYRiig2#I)qZY0qD4O)oRBCxuR}a*h}@aV-2%8MBNf
dOe~<Dy0k4MHgBtVs7@ZTEd1(CZU^BUbRQ_6P0O~v;{@oy`?23C<*ZEZS;xC}nR3#t-rh&;Z*8-<WbhT#9@<{I=?EuDjVvfRSUpKY%3+M|=%jBS&@_b$GMu
xTLPZw~3IVU1$)<k9PNNG1@m5Z?kT0{+__J<?hWj-dD=|{3(ZGk<oZMaF=+`1nEjc@WIKzR0%V`%eG*-e&4dQG#C<5^J7t8-QZ5Z|y;QLR*3t#U%1$KTh_u
)^cR|bCTZuJYvl%oueV~)^<?&aH3pc3dTjI;Sv3-~bNE(Fb=)6N^~xIkI&<oa{jU9B*`=Gw}8h$ABn<v#X8r&5%x96Jx{Sk3BhPndG$pN~5wPQzhX{#ztmv
Gqqa?hNNA4$g~M&>V)wF%TsIva-o*1>JKBSNsSxbNW`O+cAjh;nrS^%8KbZ%WD))r(RH9+n$06OG{WI$=H_~qN=5(GoJQ8D;~ysrVwXqErShWkq~e#KKSvr
L~)g{EN4FnoKKvDky3Paw@uJ!Jz8yxMnLOU6?geN3fCw)?<nvO>pWp6Kx8Cfvh0rGta@9{vm=RN9FR3#`>uu%go#Q%&NmvrpTZBSv%Uz#*nu|(pFl{+{0`5
9hbq({RzM2F{Xz=u`}u$M*V@5lx_2#AsoytKI^SRQjoY=dy+__2vXd&J7-r5IG$w|CAEawVoO+q0n_hMMoBMGjr?AFO9KR%l+%u1P0pyIccp*=_0nuc<jrg
99NKP6v&eWLO${N+!6XUDL!6GsAIf`PEoY!+d*atQ?qeLW7CWj`OJf*Uw4?hnRJB;OIo9A3fps-k<g4@tMGHtS7Z|Q*LLE=nn6>Vn6yf15htlA4#PtBje`$
A?&@s}k?)QF_d8Z~Zy&8Ls8ZCTLyg=o0YUyK6J;$)7X0@69v6j12%>|g_(fCe};w^floS#m;o-2u6ZZflg_wE5fbL`6nlZB+0NJmlO0j7kIZ5N64_=iE-?F
&7;E7TwCJw`{jx$q1STW!3EYmkYhlhs#Q(vJ)_jscpV_ML+~`%>|c(N!YI>UTA>BmSW~I>WB-1>bJ8#ZkRFV+%g*7J@Ck`&ibv&w{!5tXP$<9Qvo>`e#J9r
V|Xw?Dw%thJ^(Er(+-tQ$@GfSvHS2=Zbo(Q-d-5C!VW@P<D`$0k-nX*QTe+sS-%#*4P8^u6~fyf1R#WujbWex$F1wW2yShY)5(lJEWhX~_DNn(TzoEW)+*}
(9fKwa_9eWcWdK<@o&qX#Hc0tW(hG8hVxQ3O7LDq$P?(*F@pY13U8b%!g+JHR_!MupG(}#1IiYq+Ym1gXE>Y<xp8)&>YXI3N(`n^|)kG<t4b40JU+fDqgM6
m&%U+io%12MJNNx0aD3f%LgnTd8YCdh&<q-(4I-pt%(j8-1X4U(m^A>A<p!yCu|7I)`*(XskGi9}PWi|rm_R_PqH9<Tkbi<55+bRZe%X-qC&Y(jdum{#pFZ
}m`Ja^ZK1L3aF<3t3WCEp_)2m4S|O|3^h;!aIPlxi0ER+I)Gefilx%5sissS=@&vvdAdEj;BOpTHmCb9BGOq}49~X5PFcC5OdrubW_hslrNHmLb7qy9zBTD
tGirVi+jrO`b#PDurT$jmrad@*J?MU2@|sY9v+_I~ZRa*7vEo#wvw4{=$8p0X$lfPBmM&lfk#vc-E0V^@ml?6@u)!L6!D48-Kfj#B&y=1tU0-Vu~_r3_oL`
!%Qxj#KC-FYKx&ufL{a|1qGN&mfArWh$8`TMqwGQN{-P!Li3`FAkoZ8eM8puHsLYrdWLege;lu(2(K5cfCQ}{!+>s~)hW=kh$n?3dybP1@#<cvXakXY#nYi
_Qq&R8G-=Sugo{Q<X-d#xwI}t%VD!)iPz*FywdGCn;mmX;rzXvo<NJK4*$NDKty*;gstnclmB?NKiPNJK{Ch7-yMymy$U$2RCODdxE^z|51&PU-HzB8-L4>
E5thah9)_~O=r7zXB{S1$F<V-Vl3!MicRkCu!IJC*+UA@NHuzSEd{SW9<Lp6pJq1UP5Op4%d_~_OGVQ*iYQvEx2jwAutJN}K+$ES<oJ!o+z6%&Mam>7=?fp
SX31bB3{$@2Sqbc?G~^7+;sv3{SRWA2{Dm59~7bwi-%TiC5g>w9KN=kb=@Zl|$@ij8&Vih?TiVi$#nQ1LjC4ZZdWC*`;OYe!`5#)i8pKdLyd4l%{ey$aQxw
NGNKUrfZ$Giq~qRk@;hSIO?*x_&QT^_&IwL-@96a7J*%$Anrdh1x0_55Z#p6Ws%d9qDhCj+f6k;mX~se$&m9HhV8hT0%u;kuw(%lI~4=u6k3JJVf}TjK(;@
wrDUt6aT6^sL@bB@(8=S{Am3=3VJ-0jWUj(Ura$@6^B<vu&MNxAxQsG%!+OMElYfA(F<>+?1OT7&MC&ZUre$JgN9ZN(mI!amNLzRpGiA<lYCNgJ(&2*pDwG
>rTfvlaBhSnVN!xFRtDq8OJ0rpD;5iEkiKo>mhAdeQ&dc$mnx|CcrLJ;O4UD~qHr<3>EJSm$I-@k!BqR#pdbT^wOes21~~x|_aBXOpv@2cGU^K*%)A(e_W_
BZp34}H3uu`cB)wo|I!^kMppQhOH>}gc=l&Cl0y$DoxWpcv#e|8J=Rqa>GeLnnG=EzWO3iU)QwpT#vjNjLm%7e_w=p5tzdPA?KPrQnge<87{V(EUjg{z;0d
Hlw#O1^$BW?5mr?MbE%v7%Ii-X3e6a~!*?4B*}juP6oJS_d*uyEMnRVLd}lyc(&XtI++L!8pah;da~xE5La*@D$$g&GODNe?T(y8=*pXZ@7^nFqpTOLq4ul
0Svx`H}t~*8!6$lJ-Mgs0>yt<DJq1O*pFO7I`2Y+C67kZ_!Wim!T?jyMc4rt{9ocL6SAIeIjbv(E(2o#|odim6u-4uGZ8&3u@rQs(2a6^a_G-icr5{k>q>!
4He}fxJ1Y!6MG}!_ja;4Ou9JG6}S_Oc)QBiyc*Gr-_jxd9Is<He5o76Ylnvlh3a9nHf9w1)e+|G19X!7CJ-DS;=b@w8!k0Ay5{x6=h=KJQZ%5=R)MAS(P6w
?vV+;DAZzjJ8U8_@rm7hwyTrpW$^#jM)Qui`bFYMR8NyWf%k4ZLFl8)X5rd+YEbxoxFcg~oM(6oHxk@(s0A=)Pk-|;*h_h3OtjzT~Gwd@lu@qtTyUc^h@DR
kf0b^0sKRJqqioq#kg|@saMsd{0b#VZZD7Jr{EAD2go8-;Wb%&1BeFibx+N!xWKdh-L71aJO@~1GR72!iQ863vNR1MB<d&=|SO4zIn=khLx7JzkkND;plv2
2;Xm#2M<Alls210z6jXH|NqF^wk{D2aRu?aVFm1-_$R>l*|!Qr2$UQZ}b;ZjW&?hm3i{##v-K^=iWtHqh)QB^MTbz{5Zo29x^LX`q?&MOzA(0!u`|g<2Sag
7+@WtejFMCq}94XIeFPYZ4Ead5ZincECdd<C&ht;k*Cqs#5X2d6H;T?`~Uw>=Hc0=fGh|e%9?;X8BCsUE#^^3?(j29dl%s`qwzz8z|Ee6q<|uBJ3vyEIvz7
WQEJKbPMK06>MmO^zYa3#*BN(Dvmj&Ba;p{2taL_rbqvpHesml%=tt}9RRV>yLGZ8w;aZyc<eOuTO0BJ0CbxT4E@f!KkySUCaHc(qf--Zw_q4*kBrR7S0|)
Me9N)Ug`D_tyI{r=u#fX%UbM^@yr8*-Hj36Ws~5R1qp<c@2-8x#B#4W&9=>;HKSfp|a*FPwr=BomOD1E~VuT66)Qm;&t-ZpSg-xf{a)5!TK44lhZ9O)hQQZ
8_TmEJXl|DB^v)Tx*bPXeAV%>c5d0Al39QQj?xRnGK_iy#V{uO$u#Te?`c#T@9>i?S~{xm;vN>}p%XT(~Cw}2pr`Fp}*&|4tHIHE&&Z-*wG#2a%$psdOH(#
T5@Tl`f8NI0YA03eur!HIe8R6~q!c3Dy(y?nCY<c8fDK3;}<f7fs~25|;4Qa^fbB(z~d)mMDgA8pRU1LmROF#Tasx9<52=)2fT0n;1gh)d=(Wj@(n$B?#|4
s^Ve$Fvh{pdLC$1S(6<g;6+;hPKoTR87@29e1fNkVyLrHePdj8#fNyeEk~aoY8t&dsE@hC`K)$ydfq5Zn4MNWAw%tn4?6Yka`T8AkkXa%M_2rCFcO`@;CV^
LshMYiHb0P3S++~5DaE(6LjM#28pR0ilqn>ZRJ+wOT3-ga66icU{#E;%U~aZ>)dhEbaU)lAT4gn;rK6Fl*hIL*A^iMR7;q{xg~V4U;zk?PsOGqEkq#my+#(
Vvl=^YA#VijXx=RsWSO{#9c$#b%P1bUVlVF2P1Qfgp{ODBoh~2Jx7x3&Xp^=DtRnQMD+5>xx5W>_@rGtpAPmPG$!Ta+3$$g{@XrUjE_buA-zqL2n4$16>E=
QfTWPB5D6RINM2+pxsk~W%6V5kg5_c<28FOuEy7gwPu|a^-mUO(A9PSkZR}U1?p6_Hi(hubhUX31PK<|ykaB!nzBDBgD1(<i?Bs%@lP$p6kQZbUKC!$fH6x
Xpa_|N&8PVa9r2;WPg1!_B`i9(cTA2m?w?4yebKd{6LlfFnHzMQW7@85BDREOfV`-Eu$?{Bhh_ezaMMbTKF;^v`ehdNaT0pv=!<nL1Ga`q~VFX%Xsb{*Nxx
v(D{R3F*cJ(U7-i=rusf;B_P%`S^qB2aoaC|>z_As|7#1C4oZKv4pZ`!i;=SEtTjA=@hz5O^-{H)li3S`==AXkP2)`XsoMC#M(pmfa)({UjauPTF3sv*_Oo
nsRzB#Ee@v4e8xHQ8JGuQ5*_LnkUToLVTJBeU~#r_BijV8Ah`&3y_{5-CXbGqESljavs4ziZY3o=DB>YuYA%MM?<BQ>sW;yfwo_;t|+GxuZdRol|p;YOx_l
qz9ZoYJ_jK~8n>gq;**trtVW=@E76lT>Q(C`M`tRZa9ob0xvv`ga47p8vQDBPf+Q+!sxFZIg_TSNGIkUEh{birsgW!YPpD2cM@k-NUEjI#7;+{b4q50aw))
iqrqF=e+(w}l<qDezkLYH&yi6l#TSj2Zeb%6Ga~5x*hMwL!lYZNHYLwG+E)~~x6wYp7?4NR4+)5Bd)Uw{S!U5#DvqQGWj<iqtDlm}O6J_09y(3Fm-n%9MK=
>X#Tqy2%pdaBlkdJh$k9ChtgaiUq<tZcVc|@q`3kMv?;nyxZTSi_mv?gldAi~i~s|^#GvQ6$;^evj@P&#?q@L20#$wiBD<6<&b3PH{%Eve9?JLtDwCsL7K8
*j#yM+CL?Eaq5@@^H?qX92wg0b%KYv~kPy-aj}q)f-Nf5N1`0Cg)^`cq<fi^=+yosdnx(`K#ORCwY6g$rcj)R0V3V;lmo2=f~&%@_7aqW=y85ewW}u5l&ug
@7;imkC*LM>@bRc40r@Lhwi81=AvkV;z&AEeT2m&eJ2g=V$nK3?dXBRKPypq4UVJ}KF=KkBM?Wuv28ql)S=0QE#wvKc@=mu@b=`@?+5B8V~abps)5x@B>%;
u%8`T`1*Ai@#*2n$Wa#o~m@<VC*6(eJT^5i>$}{8Mi~Nibd!I{po+U1@a9QpyeVD|*=0lKny8n~uA;ChUUtHGl2wz^%p=8k@*IS*M)Sr}t+;DI*%~Z7J{uL
-es|vaR#g-%>t`0Tu_sViyxC4~KWvn%;{vhrg&(*X1P7oe5XG6GJ_9mDV-g8(|06h}~8e|Eov|>LwDYWq1=;Va!m=IPS%H9b|^O&A1x#Ix@YmZoXX&_1KkF
pD?8-{<UYPmieKCGl7bz{`*RoX!<LbPT+bTEzP<N{r$2mWt5!ykS75=WP}>uy2RF+|NtC04Zm4{0b>@JJL{=<zLvF2Qv*8kkCR;$VWL6Z)cq=TG@4JGXsL6
3XK4Hj~GfjolqD+A#b9JMro5Vc+~ywn>?Y5vQoxu~bcM1XF$z4hx&~5&BH>z)x()IE~!|0_L);y<Fp9Bu}UdU(qOH2;Q><j|h*!t)#JHED^Nc#e?Rsm~#=S
*9Xo4tfUf2%O=pcXFz?>cd&XHc=yy$<52q&`uI8F%bnd`s}>kCszdcw-gDU`Ms46o6;OsOdN+D)NCe~;&Tj$ezQ^><pN)7-adwJ6I_ceV5Ag0B*kgH3UMgC
_X8RO_qKJeHUj7vz20Ut|O%tGzkX$lNUB#6xsl8glr+D`xvAtScdug$vN=W9Qkc?ldlZrrbtryVujNGmTmdmYjA`1eQDUa8nFnCZN$2#R50yyg99sActf9a
nfI&y@%vM~auLM&dOvqTSt-E?}v3f}Mpv{WIPxAXF?gKDW`UDQ(PN{>9YEs+C5#*k~p#;?ut#S6mLgiVV%xJ*SY(tZ;kq)AjB{=Ter_dgoM4CDF(bAuei(<
d;>jw3$O)vO8+43GRAH$Uexv>Egy+!3rw@WMI#DHiVd5lnF=pLPssz$0JWh3+aaZqqKY5m4Hky**hutH#D*GB%2tAlsRhrTpuays>@SH${C<M)>M1Ax^I^N
VDgZHtiU<Z}c^Y(HnUtx^>~3BNf#$4d^+qT(8FFu>J_NClhQ-#DJksgV2=$V(}0m2rlbLSp4=D`Igl`HSK6P1bQrQpZAw&Hr|`3!L9}M*4@M(dYM8imx+vc
W?L&Egc!-*Q+}4GwUj}V>l;UA!Gsbv*NF4xv<luxEmqTukBdA0qmV6xQ7Q|Q4LX@i5$E;yZ!z?{S*5KO4lS0+Q*W<?0CiSfLX3GS{uXV<OT=GEO!0(WOU`r
-8~lBA%EsS@EiK#J{KM_a(LCB47#man9Bn+?@aKRKC7Rz=vm?5WbeaHg-nR|q92z+C<qEMi5t9)2Vq<i?o_W+L*;?)M_IJ2iET4nx+rW!2D}tKU4yoQFbO;
o(kbx(NYYWC6<XQ_7%S5~8Kd&{@>-u-Qyd7S0f?1~eLx(^cOgYOB&7Z=;h#Y@g$Aag=tI}H{hk3DMVVV8=)y@d^dHCG{^2omEK7l>w;>I9pTG-2^lQq#0_u
7hG58jFN0wZjIXiJ`)CCz^2jp+dcB!@TOLf>BG##P~?H**%K%C3ENk|o?$_F^p3gw4S);Yo-#&B?GaHqC>(a+ttdp{#Ry{9;rUHyO6MoAL3TsdWho+u2p1%
0WqFcTX`Q`<_ad86ATwZqHQVz`krLI8iD$1-*`tcy3gC=jV>t*#`e6dk_jYo_0{SK+ViVJ^4+2^4E=j;ka^XvX2sZ;N~|!ukb+wu*2yqI%0d{JYWC1f!k?@
ScVj%&&~H~jkQH_iuU3|b<P_d{u};u<7qo=w94-%--gthD^ZWMB9IQril^WLQz~1IItvEjJ4=bS@baX#$T79tcTg6!$kt&!_&{zHk5}qY^i|<hP5=DcXZ)^
}sJCJ&VHH&GeXi_C$#zVQv|_)hfwlUmGN0HO=T%B6qfTtRh>Ry$gK6rm(!k>1BkcUDnK%#M0UBd%bc=9X+`q-Pnp_v<5bL}ILK6n+L+hD&4{gL#<Q<(s){d
QCS^f=A6|m*HW#-zkg$Tb=X|R!3XsNzvzOOvKQb0Ltu)@f;_BzB6;cn_A)_O}+OF)w9T8%;~|Erot9qT)}PIb`kB8X!msk|J2sxVy<r%>BVYY#^gX`S?m66
Ht_mHkD&RHfF;`kYooaxs?gC)v$4?2)?_c{rVf6B6lK!%VD<KhzUKmT&|MCQElx!^Tn^r~&E>BZuO5qf_RZ{`PyO9YzFZPKjcpi*g@S(8V!wn|r6xtHFvq>
M^cz0Wb~kSfTigI}tsU=zlKPC!W+1D^tsU!3kiIc?ffK1?Q#N*(U5JXQO|0zG_9ShRJQcpnBVG3F5<ex<SxrvT9rCYCjHXzjFl|E&7Nft+0i)XI`#{lAj`+
)LD@$A>6sN$MQaQG{!$Zd?|#^?aHfq{5Bl>!eG@(KR<f2QxDg{aytO6B}4_(YYRG#{|X=~o_>zb{n$op?b;#ksYWxwiNa{6<S0GX(wm4*ADS=?-u{_3T#I`
t`I{`=*M6ReclZU}JjA<hW4MoYoC&jPs}Oci%Bl^4EkDZiGf5hK@`bn`aJXWP7AN&bHH~@t^Th5WGbag*8&vwh{NOBvrQn7MZhjVG_wh2*vPnqc0de}n8nu
E0cNWN%DI<`8!}MaYBO0aERAw@kVx|fcXwKRr6uZKJCygtb_xvuHw0=pVQ$RTq^N{<nwwqZr{Yxop#L}+Rwd6@cSFH8&?kHT*T2Wb7OheQUVinzy6MVt?hp
1|HktyVb#Np!Uuh0T$*qU7;?<8QJ?`{!%2%Qo&3$0lfP&a8iL_qOKPehejrQHD%s0ufRXnFiwg{?0nRTTZVw)z+0C5aCquj!k;fx{J;LdSoHefLg3gb5!6p
HQ(Hj?cw(O`ozYCQEqyd3zLn+|$If&vQ#$wPQWcW{&ghoB6P;f&s;596hbPyi%xQn{W<^mpKLesaAfvTEE=fGvpYi-l7q>_yxRO{Zj^{HO?3-l4<L&5`ySJ
Zy|$}OKW~E@%}jY4AkZFe(ji`m9UNNk1u{SQ&sJjxMsXBM19aEW<c4&5_Y?Sow^N-6l6iIPDL9$do#F6rY?Gxio}&jT;du;?0kI-Veh}sJ01_RX-su&_&B>
>fc45G0+zSjRYM;mnAw4_c%T3umGW@Z`00w{inxcx`_oRAhzxk|(C&2tmT8PQ5Rk;@5jgbTvzRtKMDe^UCqq`wBbD^jkxH-?8mI9XofD0CX`#ym#7w1SgiK
WYt*SL{F?QSc+&tr^Xu3<i`+#i#(t+YqGZfdY2RJJSIH-su<O)ikdiI$oyLMeORm+nN7CieG_DQ2`d(vCEUrdw98yb>WZno)((0h*7G9tJAS7uc*DeD@JpH
cveimD^vuKBHNYt{wSqkc2m<#MNRh`2PZR3RiX{I8&#Z^=L6JG5B5O)GFY1^s^7CP2oJHcb*&Y(VK>iF?(2WpM>07J&fqSJh;!3zY{|lnLFOu?vf>D17E_v
rcn<oP?w~j}Xfvnic&l9(pmmltd%Y&^$%Eh|F6t`7{RKD$y+G0~2P3|37MwTrzeg8xAXg4VZf&a`IgH{<j*Ag8@T*3Wm6!$b+Y!1Ua{ZewZ+}=xAdUi7jDT
&rAW)3|sulU7;Jf3O5+;WiuWl!FaOb4~&^Q<)J5CEwncQ#Nc96I;AXWvxuq-{jkuqh(EN>D%}ih3~HF?ceD&58zSn2Y<<qL1-<uYUtDM#iz#vsU7t5uP)CB
q6WU={ZtormE%dD$E-4HYHdP*@<{hfebdVLu%BA&YTg7gF{VUT6cGgM9dh3eju&{y^t^y8OYIP#(#XLOABS~~ku1b5@8(+7-9vNo2z+n(khJpWIDzfhvIIx
r1X@y=j?*JCi^G3s7F}!}o{L~jB3jrpK{|L5uJFmBz9&jU;TrLGK>U8{QA+-KNwjo<=>XfhNW4OJxGSD1rPEhX1fMrFooEv-2w4NT`dpO>di&02m@4K^=fM
dWF&-~}iNR%Pf``+>vkU^kYUOyMH!6_`H1ZQx3Vrymit|0kLeYGs;)fGnesl~ODp?LO^;m=+45KU2?Q!3&Q)B8+IRF)D<CmF8`L?KJ~R8@mu9@)l#Mn>njU
}+>)${;)1#GiAMg5z~p_%a5tx|(U0eX2&>NTXkI>Ao=s!iWyPBi$%8Tn~#8A*IM8e3>Dt5*@&m(-yQ)f|F<bVa+&dKBgq0bNM0a^wudxGoB8-GnM@cVeMgH
|Jxy*Uf7?)CkY+>ZrJSLGR{<4CZh-}#ZOuEP2f7on#kzf%D61)^TIljNi+XGrw;~Ftv(o!3wL>}s@n+%F5M0q^(XL)@|?=J5dE?W3_#EBcXz^=R{2=`ek3D
Oce0%#a7I`h`OM?&vd7ORFK95C*9ZJ4>ImFWNLLLVpJLdJGJVuZI<tr*i>KaE(0J91>-$G75JyitUU*=cg5<iIl=aAps*lNr1E&IL`NA61d-HA|Gg;Yd&sL
xd4ssV%A%NB_qDlV`Emb60xT@qTUIF|xZ1!BH37-d9@akcTqS*X;kTH`}WDgI^4KT))fC=_HS|h<{`t=iitM6o79UDp7bb3pQ%qkVqLHs~I`+h^wDwrc<MP
n?mjW1f>Y|P()5g^TvVdaiZskzMk*cx?_gf}o`3L^NVHuh(iaW5uoU^|&#wS-qt@^CYFD-N&#hh^k>ZD1Eo<%Dn2w8EswESWjHr!@5X21`2QexP#}#^GI`w
Kua?WYsT1e;@*mu`rEpoq!HJ<;j?EEk4)6hM{RW(yV@MsIqPUC4fQ>^Td8?UzV8V=D8Rzkvs^S6P+k2Jfg7$d<rU==|I+U?~7r#YPDC6;fWW`%%dp2MQ@`y
x3FT!7If1X-E4A6*kBqX-%kuCgE9rnUK;#JzQmzGwO!oB^?Z#BF(N(A>lc6aaq%q@)&Sr#N>wZE?RMoYU~!-TwDTI9te==GDk|28x3#^05u>UPByaj;)w}0
~0E^;wdQG5rnKmPj^}8^k8<7UouP=9S>NJstkqP>=@~ijeRdn*dRkSIz)pr5Z(@8j@eXy*1_^S=)V&?UFgQJa}Hl|mN$8y-Y;A>Nck{TA)gvfVe6&kw_R6(
wt?u#bNo9KK{iU4`Ds=p{(6g<glc#g1mXh)xdBr72I;LWmVcUL&XmOP=cdPU9duBgh0c-_VZjX-5VMF3f*g$Q^erjHvz04EQjYp<n1w0%RVJ!~d3O1Dxqo}
wT%ZwAa0V@LV5ZJSosg_maJvb92>)XEmwb0kul3Q)9^Y7qk;?gbsc!qU1H(aEYB@xEeK9*pX)+oXFw$7b3w?ankmnmL`lF+EzIx_MU+;!}z|zb>2HZ?NEYF
#c9b5!4R#zp2uwlZ39lh4V=^53Ie64_zM9{$Wb-mG#5?adYM!KW+Y)qpQfJ*6RBqG>5~&_^cE^6O1Jw?UPDZE&h$e?jG$yNgU`4=*l~-<7h^1r;|quOKE$<
?MCJ}>@}`U?I`8d<d7@~u137%jDO*+JWZ>i1mkb#&^DkBr6n=jx|3dNelPsHYoJ7qD?Ux9`3voHmxFyBoxT^2IsvW5+&crQhO;5^AOWP%{pV(R_ZVL;q1`7
D|I~ezp8!htc1m@1p0wJf40al|{Zf-PjyEng9qK@t^ymx0u)7!mN$%d6*T%a{)xR+aq$$9iSC)}6hJnJ`?G`ORC$B~GjZnnsB{(-Ofv+9y2}l~8HmQe5hH~
L(PH)<l&A#B8ZGqk{VPufHtmoz;5nIYv9c!}dKjZe1`fNmBZGPT8bD|m$lqtb&iw7UqEI4gP!mk@*npWJGGE$s&X=b7c>jS_*@DUfP??e9IO@Q(HuowDTpp
zOCDWFYJh7mgpcRb`zptxyzl*XZ+VaQ#U$r!&cjVaeaNL4B(xyeQ{%<v3J@9Y<AgQycx-xYH}homz<#E3HDh`R^u;u}-L^`@C+ag2xsu#qvboO6{y{}zQ8O
LL{nz${R1aYddvls|ya6p;F;>l48vYMU@ZO_Q9QJWLTNJ?x~eko&1C!ZHa?Z}KBhkntZ+!qx$5O_-db(zr|(-r8l2T~8-=HK5^ex0X=kEZCV*?o<aVpEU3Z
&RgHB81ewmMNT`jR+SfL<Fy-kI2)(qOlMbwOwN7x!bE^T8KvC8Fl^%PZeQ~{hpJAb{m3BVqhAD~{ujB(|1zT!oK}^3&_J~QZgS19^IAvN+J0VmY{FLP<O<q
^bZZjRTL#JYM7OeIR_Mw*o_RRjH<KR~BkSf*h0lar=EdY2`3TVfh_rm74n=f+=f(?+ZX#aKPKnj(Ju#&?_I`aQMZJD1)Po$lmyX9OPuV((0%uB7dSwKsB1o
rpr(`jo_i>i>)8TVZqqD`>>INN?%g<m_7M~6GDk=;C(OMQAO{6ww_7dTPh7s&ZXUx)6oxn2lyoJcNbvV<zUhL3>d6kX?4@(DQYcWBE*wWN}pYoBVq>1W&9h
{5A==O%{kMgQhY+;dJW(nZ|ogs!wEv8Kf8HE5Ci-FVQ8D9s=!p383!?Gjb-*%K}t%|&r(`PTzZ+Z0Kl+eS1kF`aKB`M3LA=sE-Z|6ut34s&>Tr*L2urFiAQ
$6v{Rx}o`GbYfNOS$h5H_2o^HC$J{ZXWe(W&Kj+pv&TXis;A*&}c491QYZ}*#9%_Ez!4JI{xXjBgZ0CAuzvxAE-FAMg8QV9lLg}Ip%w&p#3TPx+qXLGo=(g
T$sE=>NdjEkZ8pY0JZ^5xWg>-=+oqOjdO+F)iOzjx)MzY`f$s6{SG3fVIRiQh6d_?z8n*3Tg0m|RH6(AN7BfY<Z1pvaZe~MUZ9y!RVqQb-$Vecz!JKVFTr4
%%9>L0i6StECSO|_LJ4El_g+PNY1*B2AiTO`O4fuo53M5I;9L^9V8SuLa!-wQrPlbaY!d=7hg-khzXu;Gq&h>)ZfZ}V_fCoANA%zLDMF0AbtVaC+OQm;dNS
0Bfi`Ypr@dfeMhQy<uy4)Si2pV*U7&gBu##p@2#!gfgsQd`vvw^-RM7{GGRZ%AO`V~=e;w~4`LR8;Rpvx)i3PbRkL~MD0VMje5}u-2)b)MquMPcZ`w;ZLz1
@)2?P5hq!JOw3SccvaQpKsEwZ*<Ui2pPyn1k@}elN~L%U(!X+d|6ULXk^aXHH~13wM)fL|P-!pv^7JF0-{w*F-G4u1krWEU`&RS+{`MO)-a0!<LihP_6kV@
h?g^NIQjTZpoQ2y9slTqcthiTi%2+L@tyS)CM@Q?aN*xKpYGNe$S1!cFqQ>IYfJfAxbWvXL!+BO=Kxg#8Avfc?0KrtcG9Sh5LU;fryXt9?a&VYoa_9qIl}z
kF7+(a<|~X6B*@`AVZ?}3hX-IyhezLcWPTr!3Y#aCu`_AH&WV4brlJkT5bxNFdp>CiI7z8i~Vbt!^%BFfwzQ6_A1Vz=x;=~iEaBUU=E*ytJ@OLQp57WKW4I
w%b>7So5g@yfz%`F#L9QzqIaO4TJ!I7oZ(rtg~P?U@bK|&<w_eb_nIMWD_3po8=?zl8RbvN6yFMfcSP2Ov9J#9(!`h)C3`4J#rnIu>6oW0`gTx<ILewhuMx
>8307<{_E7cG-&ey{0W3dbu$>QcUyUo3M>M3;W=mOu_WIv1+W1vyS!NM#A<9f#*3e51RE+CU>1<NCG}h@wJ*J#DV98U{aa!RAN3dEZ#6BZD`{FA`O*niC9{
c4b1KTi8W@_Xnf2SBb*|LAykJs8|+J@K^>!BnN;5_383hJCeT2U6)6cl09e6gB+GyDCeCvpCQ6*N=&)Ru^32Q62C^B<@MLPc`gl8L^!aurU{Ay88~))WJD6
8GhN@Ai_FUjc*D{(bMEBBcNY3Pue5N#7Ur;^MI^@BXG=j&h&sVt9G`OY2#Bkmij{hDLR|RSvDicrN-dlbh*-)kp{wWjC!g!-Xa)XtrW4nsX=GAiAIz?uLDp
$3bA)26=;^oTq~_(A3Yw5c=L~2q|E>Mfb*{VOW$?>HREY%BNdGKKdfqqTYMxs<NR_*qhfrHRv(1yELzOxwA$m@l%fx?2Oi_q;K(SvKjB1MBY21i|n@To~oV
`DzQfV4)f)nqpLs#l8<tMfuhF?ih(8h7|BdORs=~ocha$EZpW)Ti}?8L%&fw!o%?c~RLxos8D|Yr04jK-I%wm<#2{+sIOCl7juvesYpZzaB{<DWvcQ?AWkV
$;a~Z|3hYpT@3i2#H=Yv*k%W+8wm667>yd`B54z|Z2x#+6-IDZf4R()$`Ehc-HGE$>v4WwlQ#?jRNj$<%gIu|pt^XBB-QZz%m-MDmZJ;;%m-bvHZwGL1jzH
ML%C<IG?5FuYH+WctGDDtH!1)3B=hrdy$>5Avo(ee{}lu+P#K?1_;alfhyQ0mEZIJ`R~R}GaOVN}85cEwJgDvjjP4LZEl?o;7JdgR~};%*S1T_%PL+>wF4-
q1djkvs~1%QG@1SE=Aau~!<lpljE5IN=e9XtH(Yzp{6uX$D##YD{*?-#?vJmbjra>iY;qUi8Y)q|)NZ&o0ZxE!Oz5oH=Nkxv<kjmsj`8(cj%oYrsVcW_96P
Qdp@)kaP#C-R911<P=<O?)74a^v8o<tJY<98g#$=E|ekUFnuCFN3B6#*vE6yTWvIt+-$(fe|22&B0#|Wi2uqkOPaR<%W3zkt)xnMEwvq3Q@YMIj?BrGHDY|
T*qZZBBw%b;ZudOKLVjwDhRM>+Agi=k<eNeIxsK|}Hy@oNggf=-z-`=kmm>_)yYcgh5+M)S$28;<-oG0Zi3eoVVh4NXO9jbc3YGeECPo=NateSd+2s|G%+6
D%;ej?*PQRxMJu0Sw#gq8<=G2mx?Dx#4bGJmBz+}dyRX@Xm9rSu=FF`~LFAQ-3U(53I10+MAu}B1ZIb#l-6}=mJnSe5-s4mnGQaNrIh-Dtq_^Vqhe^9DzEJ
I_x|JrDkKKwY;mauM{ubS%A-Mk{PdZIF=KZgu(dHoqAGso3ghkE_38Y_UXp90@9&_PL=QoM6JSaKMCiMqFRFSdA}#P6%-Y)fRG^Hr188-`L(h;W$L`bNolZ
g!5ZR3g$3M?YMYoY*VwK$f3HAlbR9@1B%xx=Q+0nNMPqD!dyDWX!nAkcu*;MzsQ~br-{(D8sp~NQwD;`)MS`nQT?TVs@Qgy}=e85KXokQ*s<_%5J9a&mw4@
z((2Nfc}<|kGZ53RmnYVLCR_CERkOtifC_okJRS2jd=2oxeuo!J7u7AbLD2|b>+gbTPP?atQ;4P{;l_yq|M2u7px=PnL%(q^%S|n;;N{%NDZh+l-_$e$XU+
Yq!T29stPR7$pY<5ih_d;wBdr%tgMLca|R1(P%SW(+n8`O?^tLXlK=1EQv}M?v<I5yzZsfXgmI=&AuOR2r53D?L<quAq_k?X&n2NNne~2$hl^(9{DE-E1U^
9s?qJqR-F=FzNbUqaEb-d!y`xtNhysX=7gnM&Wo!|I_KWN1>Q*NjUq?&bGUtVdtdJJZJRDG*fDMPF0tV<M_c<m|Rr@AJi3RJm9-tzLfI}tNnDt@$Gl824-`
fjrt)jq`ExzKmnlL{Q_fPg-A@(R2dUae40C^-*E>5(5ynY*Z`=BxQ`ZpT~h4dLCryJi$q36I70Ijwk08GXNm`6)ARklZRgS&J1<>ZC;7lS%iyyCO&u`L1Aq
>$8giNM|zu<kdP>tz#CbheWe{M%79n;x1L)l=LMa1OMhHkB7)=C@~FaO*GDZ-SpG>a@CW>;JB^!}&PYYqNM{;Bh#;Zk}c+{s2Cz^P+x~xC(?AAEUZ2_aqyV
6pTjvROh$VE6iHf=DiZ@=Pc2-N10pMAGWhxx75+88%=EK_qC~XYqXSlih(qJ9(MVq4>lP!H_sa~|42c8U^?2eVb#zJl;96N^k8=(C__~NzBsAG@Y>TIWt*D
Ka*zUt$sb;Tfy;N4Xvs1>2nhhmquV<C0M{b>>_<5uMpwsKtLTW^QKIf`>u&T%);?QFwrncuwhSNRU2n3?dvMK<B}8I86jW=k8P_Z)ck9-p9+v^jL&T^p7w3
(Wkuf$-mWO{UY5J386YdgNVy4Ceo@9QE>^s0FBiVuiy4fs3jZ^y6{h*C&F<C+IZ12oZh_$FXL4GH)>$O4fVonzO{?ak705brpDMz#B8kKLlV6d%LsT1!Dl`
n!xL4g-f1WJ|~;DYZY2O+=yva`JHw2Zc?OzjGo)`UhMW7=FB&Vt_Od?r49)caa1nQ)ok<GLdO*CpX|_9qfqXsiBKQZWB+Q>{}Kl_{DBl>%L>A1(I*BgmII&
WBetzgj!4shcXlBu*PfayGG4#|HT^m}}bL2gqubk@tH}nFvlZ!O5MjGTKyVzGo9I&C$O-%rnl3L#<ml0GL&1Nn@d$@4c_CcGEv+f^7MhBBmeM)Wa^vv~<EP
dfiz>WkY>;v4XEmb6T92Un<Y`2w7i`t{r;6Qys$Jq#!99j^Ved6Nyd?6nu?JW1F~TBK6p4n5~jh#P97i)sgaT4JZ5jChl2EWl&UF#IOtnM!sK>+eG`2*lC@
@HD0GdTOtURFyd}@#Dl&5&_oMFY1z<o0%hnIv~fdhxI8)U9qn|S+_M8KGa^6V42`UNk{_Y~;pOnjbzvNiom46?IybWew#UBE25`OH-01fyUmZ{*t*k3$Z^Q
u{xV<uH3xwaTC<9=^2>#%}QvanLjKSSaqzSNWVU>9_Nk1!E&C^=P(p}VU_iEE!CJAlBA+O-3JjJM)igS#Gvb(bgjmmNgLzDvnf9hji!Npjm_)D^^Tvza&%o
Wjc^dlr(-nSFW8<hp4Y%MrsW8j6vQf+v9T=9vmZ{Sl!YhF(M*Z_95eQT8ZP`idAXTBnZlBTLr2Yf~Nm;U2a#Jd@~d4_)#w7eRxeb-*w<@b}D+@(4gD!huto
<|o0hkH_pxg>rLGqVjH*@XtEg(*-VB4cCsgt-J%4}M~iePJ8!*V<Kky3V3(2Sth~?(1}yyt*d2B%v9XB{?P0humO9H!iL*p>7GaHKDr$XkfJE44_l19*J%C
!ZN2zqfU`cJYeX3f7NdbMzcGZks;+N6}4e7)LY`#wf&MxYemYv)(VC>;48NemWtr=``p#1ZkC92w()tr*n~0fKEZ38w-GHNGEGK4`;HLYC?FboZpKRjR4)B
OK|=yf_be$s{Cf~6OM`pvDS^>H<_b$@wMi{dc|J|2h<&Ap;rb^6_dAUbletI{j6y(pfrP0JHg{eTfecTbm)m8>Wl$#JgSnM!ywYjwAiBFSTutYXJB(#{73h
GzB(u7DW#oJO>U_uO8<2>it`)?#EN(j8coyl<XpM+*Y>!2*J(Y1W?7I$<{HGZ$pU?4x%Oy~S!&JXqAhB;Oapk{u56f{z)%7qD&H?=?Wc@u5uZ4d;-gW{!pC
k`H^%trNRzgs?e}Bep><3Pt?2Ag3Df1Bj5x-oH4<!h;N!bb>zpFCzeTv^d=`mq9>i$C!f#d_v8S#_RH!jL4hVRgZAXoRuOr)JsRoU9dc|51nIC_B9<}8tw6
}F=n_LKR``DBOmj8TP{viIpQKCSEV<sCzR0l^7u?gbjrhG%ERu5-092c}HP8B1{iCI=@`6+UaG(|1f66Ea#3c%{g86rz!a9!s0A>mUi{G9|5HyL@%tt`eK6
-5C{ijrDMGa&tK%laShSvKw|Wd)i@}d&`>CrG-wh$QET|?D$D+hT3Sg4OuNA9U-5m3&s8SOjff{Vv{nhz0+T6-cO0Z5CfJqcQ5qT19@T%ECx?TD%<5mt&W<
#W&4$s^(%DjcZF81PP4h}Z<e{cRftBAy}H>dqllz3h&bh)7SYE1{<Z~BD(rXh9n(5(2`Zfv?eheZH4iD^{H3M0j5sJAC0Ol~;WH5fI|WIl^3yK#C=z>JIR8
f}6nF5Dw7#78Q<FR<QWeo@mWUa+IdO1aKU7g4Apuqou{zaGA!8qU=>pQ0yop2e_75fOG3(fe+uI^sAMv9R&=lj8N~OLQ_O!5{d$bz6j0Y+T!_n$CDM<EbeX
2M@=oBw}30ZUr5OLqGwsalircN?W=u8?^#t*`1<Wth}s^B)-8}yXPZyLQ(rjpl2_yi=rp{-`+HXNQ>!j2b|T1N2Ulo-JI^jeW~`z&nV;QgHZ))bI3>v6&>W
hB}&3J3CP6VKK|(SYfS3t}C$zOhkDTjK_fqYF`;Pjps|RLIC0J7GIID=AOI7<op-orvlHKj%4cXzgr%K4`Cs9hgZ83HD3c#Geu?Ptwf~MLxedoQk5*!nXAz
E4tfbc}`4aIS*D&Ls(DkmFgM$l4TgRkw|}ardbX-Tugh@`WvE<s^KV|-#Z!`Fqrz5*`VsgR{2~Y^Pu|=M<%y^5V!3M1>iy|Cj$C*vRlXEBw4k>OvPfkgYGL
A4UNL4gSAiDpF|QICfw(J@}?l(aMdF4>yF(XKJdw~kaDV{R&b?yMh|w^BW-bA%d*_06v)*qSK`a0(uIk9);irW>JK=9L-)|g9TEsV_35n{n^lxrs@{0MBXL
1_Su^MZ*Nw3iq9?7s>oD8!DWS)7+xJaROg!3{#-yGX--(Bv4UIA=gHQ`2W*VKYaB_uDnHp9%{N}~3vEW^bIupLQd+W1_K!j&+(>N&P9bfxu1$yo|`}Tr>_Y
@6-^m-y1T-OLCEhl5<*le%0b@SQ|P2Z$4d4Dbp^oPunJ1uYWum|VEN6uvb1B$MA?~jwBj!oe9XR`&s#dbScm{9_A5Z|oEQtty$DnJ(F(AJMOUBY@e65WCnD
4r<Q{4vJ*`ZOueR4<rj1504jL@H2d@c=mqJ;3h`(Ki*6w}Cr%Qw8pp(0LJ&Ti+fG{R`S>dkcbpJ}HT=O@N1@_-ak!&V;+&RFHN>C!c7OWLpE$b0JiSJhVsJ
{56Bx5-lbE6?KI=<BYwi!gicX$GW2|T;{+(agz=LRRpu_Xcs+xU@6@L=HYV0@`PDS?t}3G+wGb1$+a-2ts0oO#oTjFP~(Pq18M(d26?n`n~3hm74tZCD)LX
Jc?x8blurf;y7i1pX>^Re*e^vu>Yq+C`4TAI7&<1q;5HjQGb%2?ikzcNRe*NlwDNR%gS=T%K0rdD+5l92)Mcn>YMcW_*$?|bk`<E;$JUG?)g8}tdMd`G;@B
p$KhFDq&^($S*X+L?Y#ywtyvrWRKXzTzNHapf?O0_Y7)vLy9RA+4%}G=;2VEnsLRA6Yp@-;iPelaYs)LoCmU>j*i_G4WG5Xapn5?&pc8LPT&x~gw-Dn^_oG
7HA(pFy1((T~ardVlE{p&i$f9ntSs3PB<+>n(2P++V+oiz&H@Kt6PmByCPgg1^@3k>A|Y-B_yi~UCaiYUG^vw|MgHGz`?W=nV8e^&?`NtI^Gp~UPRy!_IC;
E0%GldOSB5@!IQ%s9>u&84JZ&mN+6tezKYj!9r$-Y|C0W7RAHt3odXD<_lO|4|o)0h}JSe4}1=E>a*zO4+_o*0mVf)5!f(u{5(&6gt(L;#<jTJf9^bC-IqE
{zyOdNN7(6@C8nF`M}3U=jpG%8KhujUS&k-r~hg&lqEsdL^?{@79(WH96iJY7Lzq}7)F-!uD3<8!ZtdRbw(zS2D8ht{x@l8<$-7X+?(l6oFET`ZE%yrH3RM
Yf_LM#`eJf9zT+lvA_5%uBZuWqd*n4qG;<KIDE61!ZYgD519{mrzx1>%t^2;@Wdt3x<;PTXd>p+{LQGJLl%yYLVU@e~dD3SDvgu;n9RI;Wnrj`7ZDC-R!4$
iKX?OakBqk&v>xlpCmIl!cv$?}6NO>-C#_J7Rr^NgH$6B)a)hvNFRXy%zXL-c%Y(ti+_M?Bok>9RDFEe}zcx%LnkbJWnQ^g_;uzR4#$VOe`?1Xv5EHG#9be
>b3WR2^09_cY9rg$VRV>%S!mqT-Mg1NkMJiyB3=WX}LpL+sql$}b?=zSAlTw_WE`Hf^f*p}}Yku(<o^&VjW_O=bJ8yz>RV1ISt6sUeNI@ouk6`O93ISE?JX
X?3T6maCKQ2aX{S*~k223?g$Ot+V=C4g2G8p8@oG>KK(cc$K_>ymzJ;*X<jKLop8-y#s?xgGMg7`U0k0w)R%u3(|-MYHd~c19fdBP_HsN4r;_{c8{l4}$G5
cJs2V=5#rn4kK-=Gz^Xa#Rh1yVOzsD165(hNEfvK7!kp3t@OXI8H9l^kZEWif~g8o4?ysbe_}6*lj`@<+Y193LWbq?V>|HyU_)8pi5h+hB@GT0iF`)5q5Mp
I_}Nn%!|jD|j}B+#g6|$v*jV<RS6kXz(}Zm;<b`7hG214HOTk8~6q*Yc(tnTM50-W2R-B!W`WgkR7hyg5^DhUV$@N|a-w3{N$HJ<Sp*vnuvPRmt>}f7{Dc6
0O@Y-X&%<SE$h2#|8<}`g#c7eKnq!_tP^Ha9J{d)bccSQ4ULO+0Z!M8uhRZ%Vw6lte~Eq(26($>zF|7k-%o({lh>S-MakOFN~L-#orF)}Dz>WuFgx|EmEkJ
Jt^O+@RnuTSf}n}9tWB_5P;paSl#&ding&r4e%Hm@mnkK+XSa;?$>x~krvQhlY08bP#oYNDjWG>S4I7g3)S45?ZZ!9(x{oC85uM~OKlblIn4jIpI}71n}Pa
(vUsKRtyARq0$0P9bSO1&=deU1*f9?z~+n3|Gr~M{-f-&OeXHK_U;%LeErgL);enguoyjd54k4YM=3g%KLjmF;Q>PLnKnA4Z?HKooDb>#3Idab3o)c{0+M`
vzRlp|F1S+N~Tc_SWx_ibb<|rqj&8i&@9r+an82%>6yc}_+}@f6N19G$h;GiV%*xRb9`)bJQh<>_=L)0wgPv2nkB%*Q^)i^6~AR53OcP&S+=1a^~``mkAgK
>DGAZ<HUr2gcuj{y%ylIi@QOV`D1-WYS4UH)&nfFPjq=;y?+N`;qwFH|szY~UV?L;tSE0=ZM=_9RUEmhr!x2Ex?bEy~k_5^qUfkc8g5xp4F(E1eJTF6V2W&
rh3%d{?(Z-*=UkjS?iMFDop!MQmWY5)~Qx%JYHuC0|0#qY3wy%Ty66(qQ>5f@K5)B~s=I#GD+qH^SIGjgu=`4y1vi;he5Ky=m>_lstMB~O1_u8wW9`FJqe@
ov>eqNX~#PN%&+MJ*mx+~M7V?;ju63cElhjYJzyz0hpLBL+<Ey;U5zpoH5*htYY;+oCsuCWnvogmc(!^CfEaZ{(?G}8NI^0s`a{-%&b1`r7!2x6{mJ%R)#H
-uQ9?LG?F*#|86S_BaprTM_*A(qwxOzUXdK`e|v1+5x5d=>{u!+tN48Dzfb{;ci2JgRDWtNh}=il1M|Gc%}*+M~tV3Exx1LtH)o%tv;9!3&JSTy>^iWVPQ}
=)LM|S{t;aKQ8z|sd0z(Z16Qlstcc4e<D)1%2mXK(M2CLW95nxu^xfNfRf**FhV}Lva;d4KV*^LO*w_rBM(gW*YM_ZAz)wMsO_8sdv>Z!z(T$NM;*{vP{}=
rgy4Npvb(>R3Tj^3|GQ<`c(yjQ*Emi!4cEQM<Ad%~$xDs6%^2E*K7(KXs2p0!AGz%)Hy0C=ZR^+>JK#!3c3iohf0>5wFcV1hwNki)W2fFeFK#U97wA;zeyl
`K#hH1BZK^yxMYg$}7z+p0*Och+!cv{D!F4V4dl7>0j0}IW{tJ^WmZAR`KH+1zg?{^CpD3&@&_g(mvH3%A)jjtJMuiY-X{rmnL#~K+vig`AVk4={PZ~y|(C
K_}pU6SUUp{hY-#7Zy`J1O6#{@31FmewFJ{y=IeDBa5a}wXU#(fw+PQ+r=9Jo#vl$VHyIy(Gr@87DYy35~UuJ35jb0UO^^hL%&b1WEg3V(gD8E%7Zz?maTl
tVLDYD6^4xpy}jf9zJluiCfAATHy!Pr2A}@iHxjdauA{7x^jN^{T2jr1glG3$?(HiO{3Jm>^ue_SSTUB4$J<i6x0EEQh?ZAfZVP;wqDcVcqa~G)I!mELu*&
O#MnxU(G65>8t@?Nl!;<+IbM`rdvieh)EaC|70-2Kt<O@ouS8ji&+l)uh*@mR93gBeR-7{IKXuINA<}l<9rveMCAH-Ox^B0{|9OKFq4l!*$3b=k-edh;(`D
s?2jX5UdRi!uwN+lpBN$)+NdQuBcC?IM4%E|*L8NppJO6JViSm{ffQJ-Cfz`T*~EO;<qFP{5QuajHS4Eb;!23G@&4~*35f9Q(qV4$d&pUQsUc!i`M2AVz=!
pL`PL{~ASh7;U9{8)wl5HKM@KiK3fTln(e>K7IMB!0z_ojV>LEcrjh&r`FN}V(EP9HqYvS2~YKeC@Kr(Lt-PE@1RF%S_sf(#S4DgeX;G8DG&%e^BD!(Z2dk
rQotx8;*AF!${`d7juDbVC~98o%YQAQ{P>(ctTAeIcDC{@S!@W0Qh2OVtM%FJXeiB9*I$LCJ1iCbGU>tL5^G9I7K{F=KD8IuZDgA~+Ed|iU(ZqqyEo1k#wF
ucD%?Dz&J8CNUPyUY~HQ4*Q>*$BEua~MukoEMFMy#a*wU){X=Of}rN>RG4x^4g{|OS+a!_>8K5w*0EKWd&>r4qvB`Y8{MW3EQm4TGhSzp9W#=tg{kFi*Ky6
f8f5m?=2z-Dul1+X~?oD7$y_!FSxbf<x_Y0r4#{>(i}?u52via!`gxlBKav!4pFDUc$Hixr4MLvS=7&klXg4W0Pk<64X}RoJ^v`g5Gh=?V-oz({OUd}5a<n
+ZjgzFO#J+RFe|9h{3miAl4>B>T3Iyv+632zI6NF3do55{FO+v&wh6`&1q?K6{bhy_Oh@mn+D#0O?dUf;X{~bI5!eo*{O}D<T!9wyZJQ=}D;Ig--pVJ%32t
RXR7tKkkGc7<qb3mKdo>Q)fwzjVMoD8vr|aNb+x#-wCq0)ZD%Tv!k3a-CW1xu3TIxWbJ;S&0U%oRCxbcx-<00cBetS@KeQjDq20%Y8G2iMw-1DN1)Mthi4W
WQrg&oV_83@S1G~q7nk7Bcw6gM}j9zKm>_93yxHUFAx6{EyRZiU|z_X&Podpsapn(5bn%>z3Z3(WeK8xVs8At#X?&cLQ@(?DE+ZWoT!UZF8=ZsIkX=yFu3e
hu_Bth%a$<Hnw*R5#1VcfWG|&TCf|VoOo(I`nE&4$9Dj7jN;Bh;v|tK&K9Y?d!JnMl5;Pq{Gu@<O1O<7YKk6=FPB_(@ds2!5jW|h-QZ5)*bTWH~>rA*5IoP
An8*Uj77pluudTwHr+j9&=!F9H_fED@z2iT;|Ux11F`ZEuvZxSb#V2{dD1^pnjjMFG7tz>CpfA>*e|;GZUyk%lfjv-`>Rn4>7uqgKMbuLWk%vdBY?aCP_M?
LiTRPWt!-xG>e+zu5Ga)&QHr?f#|)ek>lA0$SXb^-1YlefJzSf6dGR$#!Zj?=PxZae7{2}_XXM4q56ei>JV&*Y0|BtCWo5Z1O<S9W|1sQMj4mzEtJ7FNj?n
4@{oeENqdY55?@s+e_~ft8UcTAOQ2joY_$r<@A;Hb(cMM%pYAj(?P$*DW;NJ&S{{w7bh{<60x6;P%BAp|OX%QhvFGTN{{fCG~6$~Np6u|yw`B9?13w!@rwg
HC=-pB)CHQ8yXPS;TbGTS6}Ma?q2Q@ox<k2;^nm1hJ$oV4mVqVO8DnNmC}>coEp<(<veejHbzMUdceKHI~vStqK>mmEWO#MWQw6RsFV{iY7Tx;D1KMs`PJt
D&~;dd9pIOf5kgNdQ|hnfhaT>AB|$%JRnRa?&I4_RD?f(J!LidtXme0le1phmm?D3JQjt0gtbh?W#B-AJ6fduqjZ7`d}6ibd5r+I>dR6+70AkqZ(BaqvTn4
xO4FdKBK;N%_Pk^Q=}ug7uw(mO_;q`%mY&9ODp;D%BEX(1y>@qfd5_M4_Oax3tD6U6GDLCy*7N_`~+n0Yt~F=7KXE59aKK8LbIeS<;tlK8bbg$mC4<z@F7{
r!SX#mMHY-rY>Xuq=I(W}qU`fu$~QIJV1-E61*P;jXkE5w9!68RFY%+d5^?{l;iyy~vnQ}Rxxyc1b{0BIf3kZFjK(3LRC^sQ;b(fO>S{%|pxwjPwuv>8(Ue
&Cah&<bMykl7QBI3s7{`Y3XX};N2kEQ^7;HiyOKfrZfpXvdYH|CfiG%+_upOi}tb4YBg&f9rO!}!NP4HI3&;bZS-n0#yS|Tg#Eb?k@(1vPA^PKrKxim2tKB
$r2MXi0buFk(CoiHoDt%3tXP|y|80YqwKnCQ}XcOg+!#7=M~Ik3{Z<EPDLuWq1h|F(Q@*CT#G1!q(5DN^rQR``f-ArpuU`8@Cl#EsrjPqvF3Ls&KmPB=rA#
QVe=2|-hGZ9U&&{+RIhF5Mz&+sO_Zv=L9^W$s}2;{ZMdUV|j%!A;%WXlcPuJzg?o1t$+WE}fQl_B6lCl$VCTbX~$06VMQnV=`cB?-*oi_8BR)B2o8a3B)0+
H4iG{BG3YiEO`X`0v~Kp=ENq@?7nK754N?Z@?q;{?4LDWE{ua1dZcv^&T%kZ9o@tnsG4$K(q_C^IAg2LMdj4%jA9LpF9sR3bQI7h7G-5USn%Kyia7BK`+)a
hGZ2pr$hv`V<?7Nc0HHlKEC=39m<WrM^DOZuMfEuXTPLDF%k172__<pEQ&NOSr?{l>w&c^|f1$Hk`sg=`uro>En+CFFT}UK$ws@zJBk3VS$i-q#F{B5Uwi+
W5qLnN{wkKGgq}1w}n5pcN34?KX*U`6a4Qp^YNaJX9J$-i6z@z_?8pXcynObRU+aJ7eB6)@ZBlPNCual?NxbS6&d4k+Iua-eBay*qL$AB3C0qCgzep|lxFj
@i~K_f;U-%Ko7qOY^exiBVkS9A1v_$?h&6~f?+ZP7RQRtP5rw51D2ec`&-tJV`f57;<=7GL*o7wz7dqt3*3!M{69#GTKXk@-7aO<T@!)U3sWkk&d0_4O|1_
h#)uJCZ<~bw1K@UEcHVw+d$!7##ew$)TdP5;V0&Wx6=W!^fgf;E5Lx6xe%7ne0xd0C>o-qj9OuG)5Cm1oiXG%7$pa3Y`W|^JU&mXE0XfvK|tgi<L&bNj^m$
baWHc_*L^!_O12IdGCWOS8^c+cs>?tDq24)L_#q6ha9x1Q?P-Z?bK`0c;U0Db$sv6>Itd_K#ljNC8zkf^pF>9Wf4>co<mZoceF7Ipc(;41++?q#zx2vIG4^
77^*%suF%MWFp@r5TX7+vT~Xlp^4|y(gm>C@74+{;?Yar?REZOCq1AY^xl|@=0@6_AHET^)8aFq=F1|gT3IE;_sS!uvB~!^tL~0hTV|{X(yM{v3ZSqVhtYv
?gu5cg9GWb|H=kSoH5pg4Lp1K(cq==P*tm>bcrzC0;0|8gB8V79CKoW)6K7H3@&ZE3%G5sJz?t+Ezx^&~$v;oDj;fOT>!Pg0R(qD#ZLL;Mh{f&-w%MfhPH}
*Bw2-@RqhMHE~U3G!d+}ke1W40X3z6w+Hc%Oj7>N_OwIjF$t35l8F^{lh_<>L+R@cv)}{p(d%4#qs<T1wO!271)(I@MU!S<8iB64YM_CB<vw*j9MCd?sWy_
6yDvZm2yL(yqdcC0&`2K!nif<?9ETO_7R<RpFu&Z0@2-Ob4jFKr|0=)=!@Ba%8zRjY0nH$tSP1@T>Efn!{a;%R+FK9bFLJ-z5|p!(6r{tVem`;?MF1sT%C5
)5U$xb{?zG7H2%i`&FNPf{PJ&I*uRhK7V8XsW8AZF~L8ir$u^;bD6p7t!Zu-(a>Ud4zN)3X>uYXP2-s~8h`#0iTw1(Z;x=c&Og>$>mE$e4s~;4ke9zx@)}V
EfM(=RTjXQma1E}3mG!V86ZFa;*Eg=GmQ3RWu*r$bg!0hLSa&;95X8|v**919w9nhV=!y>{Cn=l^Es8>`FIxBEjIW9l%DCINy|7ejbjlfq<SCDup2o{zWi}
pxS&SF;jaSvWy#4lxXE<-(Q9ccwW8a1a^=dxht8>d5_E^H{2x@%?l!X2Z%G7E^ks?3WGa~HH*t(d;gCDg-jjfdMo3ZdpBpwq8=*+M6{HFOaF_Sd-&S0u66a
1*u(%h^5`D$9oZShAk&GUku1CtPW1#x|d88rKQNDw)4nPn#YyVrm+@`revChcf?-5VacaC;YLZQY?z!Vn5L&(xD2J`HN9hHGjAHN_*IZpb_mRz3Rzu7EbE$
_pTzf&Rzuo9Z`v5e&G9T|>KehLv&fWf<%d+(;^?d>rKtG>U#9fjxS1&xy=7Blj4pcS8(I9~gV(qVM&gqIl`Ge^nLNatsJ(asrJ^8DWn7D#I5&bgV0|2JX)I
iuiNT4`w2yn3#HV5!G!)a<4qa#u$ndL3F~Y7~R3ryDs!ApJ%!D^16b4r_=oC2-66)$_rmL=8@x$Vd1r`1=>Ttrbw6p#T-{CQp-XPy_ILtSz|BDBKO8<nZYj
}PSrC+zD|0&qE^M0W>x1KWf^m2?(2sopfjaU)*c{5<D7^s8)I2dD$})Zl78URHZmp(gS1BOBk#c<=!KC0q_p_ASn`}@Wvk9M(1;1&GwcFrI&7k@pd8#|kXn
U(@wfg=b*!ajlfxSs?CmeTJTi&@*lpk#0_Dw=J6DkZShK_cFf_ZlW!)&t>Akb9ao2ZE^6&zK+XBco*hU{wV<bvg!*zV4lWKMJ4x&Ae$MmO-mj^&eHYGZ{_-
1SnbbWKxSWb~LHba5)fDBHj2f~Qm5^G)ho14)ln{S_2U5DmxF*%VQo-SYee2NhRPLSPB!mtGDejw(w2F5efJe3l$(VJ<n*RT#AaGwo|j(+60u6b-k<@o`!1
a4L17mzApP-cB~0~*lxznL5qOt?!2WqYi3W!xxCsZgejYl@cV`BJ?3oevYT3oM`4&}1U$3dmPiQ3gV_wZVzv{+d^Y-@&Ph0iqrt6gr~~8mf%wu^0pr;@-oG
3LB%K9JS&I@;wwLoEhD08hSjuDa-XB#iT;S6;;3PaJODKjg1!?mb#exd)?-n=zeZs9=WvTBub=xO{)|v-Lscx2|~h1@@rf3fBmwxFM<PNY;eg7#ha^Kznw&
AMc;`{vapfD^;xq#R%{e?vd9egjJvfxW?4JgmO7VLLM;l55sD_h@{+oROXFd$1(+{teNQ9uWmIR+=WuN?`vL*>W<Wl3)jMSjAJ%yrLqfR_r|~?_h)UMgjzJ
vfAk!y-%j4kczjU?cVCqIZ3u`8z4tKi=bHZ8a0K1~o1IquxXBQSI`F{FX3Nk-2(^XuP{q%m^p+(~Ra83(>Ev+u2H2DR<UxzxI!blBf`P<I$LeH3t<MO~2f$
~uIK$cO<2G30#rzs`Vk7(}2RUsB&GGvWyj(D192w0*RzJ~DbXm&(OPOlbcGgZKhQgTHwQ?8ugUO8eKq&To&a~LORX$sY1og2-gwL-2}<sj|Y@s-#OS4K9_B
#qW{g&ncNlH<l$yU16^-t0eH%%owh+M{M41Zi^zPkQ6Va%5PUeg}9i1K*>WaJTv`y*8c{<%HL?$&KG}#Q!l{^1GayEBn#5OcP*nh0ItbewSyOn&Wc_1#i%$
hw=Blxb(^>=8cD4cor5Ymhh|504on<<?TP&h9O`=!LMGD2P`(p-&>o+OwotiCwl@G95{XANev^}JZDjmil+Vx>}jno^_9qaizBV8$LrL`<azr>RDXF{1y9R
(Cd6w(Ac2H_aJP^`Ss&&vsbCrBh<dC~2(n{<;Gz{NGO1k1_6fjz`(CtQ-(9^&yK%t&KSr=WcJ>(S$H<{>4OhjIs`v-n@nH7U6UDw34n_2xur%<R?d+-ClP~
(H!FN~c(fhXQb0jBDf|ZJgh#_<NSfiz&$BRTQ?k4kzu69kuE*eVnBZG(IVHU7*b)!6@lVw)4;PEg`XJ7JwNf(>o?~F_NU@BKq`KrCGdbtp~4E)k;y8jLXLo
BWQ`2vY%J+Rm!qnX#P29gjO^u@@-qWlVuc|H}QO6>i+G>$!sd@+4G89=3-w?{arBu0|{M)ND~7dnGbc+v*2c5z{zHYMs*l|80s@jYAC;NIBMP(sQ_VQ>@HM
DB7TgDm?lE%L%bcRjSO6aAEOU&d`Fzz+0f0}Bcuy$)5x2Ij+|NY=rF)Zd=oe1{ytA@K8>`8B4Ad&r;l%rMoT8SuG*O~zp46Kv}J?qUjXF)y|!sLJl#iZoI)
u^qu+PAT;(fzpQbyuH8H8izfX<f0HJi5+sQ^m;Ps?z+}?YG$!>dOtcswlNlHteh%t#TK`!Z*3f00;FZ;U5b(Uz0-p}!ejVxyqOeG$jk=2yWag8fLdifPlk@
2DzKd-ZWzLdg$moiH8%JudYe``<dR7}D$}wC6N^GjagJnjMvrQYPDB;7ef6h2p!5=Y8JIcKC$iEpE4z|d@jhW}=1PmIK3TcvLy@Ihs_!fIb>=A$g;0N#6Ex
C4N8I`b3Pt~E)y}F(;K;VuGQA|4!{d%a*upCLk?V`FbDaOPGA(@ueC7&SW!7Pqi>e$DNYUV{XwVHmCreH$C<dX;l~LZQ?t$xd=X~sP9l)e@c;ODx_iJdjyk
L4y@<&u{38XK?wxD#p1T9nkBIk}CBj0!QF>_2)1L6TXQs}WV1f2zpg_~Bg5-{#ew?{;pggG2J21IIg?Pj>3RLrYg(e+j3h0|N)XOURR0sS_O$A;?$CIFDS#
JMn_h1w9`lz(RSu9Yx_CO3=Q0!RKVtB^UoTs*%pRBvq@07S1&JKiZTBwJQc-K)w)Zla!qz`u@ZblaBN>2KGVO%0k*&VEb9x4ox`Tk9}Fu`RfGffdd_O^Jqs
OaETVs}8Qd<(bCF%RN(CGM8SQ_hfdhp(uOsbkI#hRJ~$l)$eDSRQYiyYy6N3Emdp>yY)91KYZY>N5AhG#K0k2Y3{COd+}8jm0^HWt5Ydutf9}A#Ek$b(60%
wAREnseC<#fKSMnl#4J=tm$o7>F4SMqI9aAg|3|z}4Rxaf*&=VRC?1?>vlo3>xu#-o2ucz{2E0WtO&%baYb5pCQK>&_9REZr3gW-XOV)_P$VqWWsGz{CoOn
~L-gj0zw;hwO-vSf|K7GX(Y)Xd1GI0JH)ymXPKX2U$0g-u@a6C1ExrNfGM-&z<wS_$dDu%H+wtU-EKo6mm&`p;C_Bv65jPl#2LMsYu>!~}=AbbkC2Z+HJ&c
|Vz2wDT=G+@)M9eHDIIQNz-<uF1{pb^B`Di+gMwZQ7ZRQf-qM48^o1d|V?G2Aqf&`gI@CrN2YRQCVjoVWLzO$&Lorm1k{w;e-Zb}~|WlFY144Y2*Dpi8i4#
~*xWQ`d*q;Uzgy*ra48Z*aL7I_t?GI~W@{RPP*o7%@anY49z1pF7sD6T=>ddA8uT%-LnI-<&>S+e1wsp{L;dS{WVNOTz?AjM>8}M!OP|{%&Y#{aUveron*E
nouT4@tPfvXN;C;xsXR2G_oq-C8=IK^*J_l&+*>rjGs&&mJlgR6q&Nowg(kR+pZtwmR2<20eh;@Q%6+jrS{n)*onVW5_^pDelIn-$ZfLgVsOayN8AWG9~Os
>sbH063((Q`k0%_jH=*R2RaY>qn0(uZhOKv`DQkg6R$fgsXJH?@v8iho_4x)-lz19}m{pL@+>@on7tW%6df-bu4TeEu7$5mH=mpu_r*Bkx-C6Qc`~<my8QU
tt9CUFYvf*~FrFy&wnWYj2lVL?PZIVA_7vk{~(puFFa+mNQ2=PCbqMTI??><bCW<=9v>-|6%RR*d>K&i#&%P|)};98}%BtkF>%|sHirdFPVU|~;8`SFa&*~
o`qqO?Xz(F$}zQ1*6Xf&f#Y#65b49;#W?egHND@GFv;V>?MN4phQdalEV*YAIoY&g6qWsl9pd;M|1B(n`UEDyCAA%+zr|?TT&;!bECAeQmpUzHvn)#0aO-Q
owB&a|GX%1?)WiKb?ihdI}~$AzyV#rAq`>Uwg_CPDKY9TGyi%(jX><Qm`kd*2rFN^9J{*0a{jvSb0%To7Cm+By2FLWw=4W`QaN>kD~w+&<z9D6kqgn;lN-_
T?{TCLGiZ)4m-8<EWW-JOmyJ9PIT<qG>@dTs2Cb9qd9NP%D<qF<OqHi%mn;@a*x@t_Q}Q>?_k~~FvQ~Y>`Aa4M`~z)V<dM)E$rXbLn4yN^PutSqeFE7w2Ih
owx3<&p(gO0y(-wm?B;PDBrbbpuMq5D9$j7^d9l%OD%DbV&T~y1)_8lSWMJ{*RYvoAiTp&a1}V}yUu8*I&qJMLIwaB^0fl}z&Jyn@TY>OvD>6(6-eA$tLrf
h^O;p{pLVfUQJ^i@>U5v0}-%)Ukx2_N5yx5FB7uV;Rl;!84l6^kFQZKBy^ZO4k8j=E?CGc0;vL3wl>+h$0;WIWFI*GZiIEJqwnOXlJF@JTjhEmxhO9tN|H*
B<oLRWo&yDvM1VQPw|N?StbxCNuY&wD|F|JN)6S_aVP@n0$a7MSwHgcXqN2V`6lW#-DT5$REWhbi)MJJ&`+?@0KREgw28jxy*>TDBzcw-oG|P+b6pPxS6C@
x^HB*9V+<b!%Dw&u_FK$GmB;b#<`2bOIlL!qKbkH;GB};C)DUon_?127K5#pW5R`mIEm+y?AO{gUEZN=~e^Sb*`cD!0M;yqy!E4da4~U;}v1mLo?8HP1skE
uOn5kdE93*=+*kS`g^s=-l4psVDytklwZ!%+rV*?K-^`6g^FG1*|unkhCSzV3;|4|*jb_WQkRHHX2+`lU?@-2L;%(<I`Gw@Y07vpP4vs~j60+TfCh3C!V+l
)>87#o)FG3}aiU_Q5R)|ZqO?9%V!oePoHL*$eH$Rz!gIxHa$J5&eYL|9VVOjUfm^#)s;A*e8ReJ=0+s)$FpGs9%bO&jRi)x6s%&t@;z#;f;IKYDOG2ZkxiO
&_wbAd$1>X@?Q*m3-78=w4jX!32!ZY$R^mu0q8lIRj>YUzeG~1R~rF;l1|A8#ODfS%7XweLT+Cv2_HCqclMQ8!4w;$nja<zasm8WeA0GLwUldJMISYnPVH@
|rcRtS4{zS+sI41obpV4EvpVct+GpG&pmA||`#-XJ+!sNHQ&GX=)^Pa_<jZTtpecw)o`{Z&jiY)jN?_OdMA-rS|VHGY|`EE1Jd_bE`B*`!B6*GNUy|F>E{O
}_bSXd*8_LJ|NOs$@a@F=bS;it@h^a^mKn{)HB#fJQy`Mbj(NNP#Vp`vwI{7;+9M$gn8f93*NtaL1^V3fHt3%^qmf2G-9~>hD(X|Fi2UfWGI%U3xRP)*?9!
Q_l;QS<rAl>)G_7);aeyWKo@1HFtycxM3^-H3qy-qt!w4J1!>dl0YG=vA5>r{nNhF#TgF5k=yp;>CS)3BK1Ez=?yrmhl%CpnaLa9<G>Dhc$HTBqPa6w)LP&
AqYLn_%uJj3|DaEFBGdarC|V;6_fOsc(-f<SO<76`0$F${=XP<l`TYm`cbyaFS`Ou&U&6DGA30-CsbA!|(L_ySsT_AXx^Lq{sqwS-2Wjhm64_n}RH|Q$M3G
OY)osJ^{1X|xTO=khL{3)cd45GP+KX7@K_7d)KM@@5*IS?ENfuXKIV4*D)SxPEkeS=D&sG7^TXaSBG24O=+fZ-uegZZhg60&AqYjYKr^hgv;M;uGjXS<0gf
X~BC6P@nE&E}KgSb-XbqrZq%d5yn9!BIo-_AMjT_B601|v}xF&6uMw3_0n+wB{=BPy?;wIHP-&7w!(CF`{0NP<Ie&9;N7e1A=lU;z2F4qj<F33XVKA@o*|a
zacboKsR#>iY~l7Z?LrAo1cg9F1p+Uub^+*r)IG%FMYA`t>+o4m(cN-ib0S5Fk49EB5BEA)AmHw8#OB2W-exm^YWFv?mAR3%$<zRjo!}CXe$8MFZOG`N%WJ
>V`XI-vWH@x1n{7+1;nY;oePEvwa46e^+MV!1FvTg~ck3eDYf-j||U&h)zg;UBZrwsg7KSfv~+?;3&7?t%UT1T|*C!R2dQM;~E{>ZalF+w9>%`wT?d5aYsm
36irZ-Y58h-XxACP1Yd&7p0i?XCE5Q;ix=ZaB7SHL-<Buac_&6hFXSd*Limu+Q!ReWA=4Q6)fPaEt?+O)MSR6w0Q&*OnMth|-DaIBWj{;UgqHO(qhf>{X!J
!aBtuY3`KB|g%FdN4%zl*6Te4<j>RtSt$C^<}>KCoIa+tIRM=z=(q!`WW?t4dfPP}Ha|9-gmt!l{TepeC26WUlwsS41X)*UC2PICMglBJ+~(T8p(sgipzd3
!T{>R;i+rcxl&%eBxu*x0#XcnMO8#dVZ{dcgFQ;fIUp+wt}qDh1tqdc2&Z2>tt#fCj4wJceUD=6$PVwao|dc9FhX-#ZC~o&^@5vVna#%nvdxERg>=Jm-9+L
4Bk7(pQ|?5k}u?n(qN5IJ=B}kXL8CW4iOX%^TONpTm_iLsRKI;j(tDXVe_xqN!46MEm>+-oYXrUQMq_H;!)T)gpt%YE;Ccxe?KRg+-Uwj7RdqL_+hE?ON8k
Hk2I789OtgG4zmv4L`v$OHm}4Z)x)xE;s3K)g+Gt<0JuBTj|m_+Q;Jb_;Ch?5wLP}tIWB@^M3Vjt1EK!K0uC)Tn-%!Q<&ZSV`bYn7UD}kOT_d}A#jHg43b0
a<I9tjurqow2Vv)th!#A5D)7qhiNZ;78(34DQAEYF7(>*!$I>L1HCdN|HM&H8223UuwoNL~Lk%-nTy$<~XG9*}rYlyBF9TXKqTu$FpC-(Gz3=382AApqyWY
u>vD8W=8hk4uc}}#8F#~Y&j)_9Hf}D!Cqnq2*DfpJr+dOuu71z?=w9vVOf|uJVkGx}sEBM(rNbXW{e<1@McL1gV5{Ov4@v9O9FT21LRgUn=$m%Al(=ywzZ*
4*v)0-e#1;K8Da~{1`WO(xuxtX|G9Jrm>KlzaMI%am0Svz|h98O_U2&vkk=uOSTP)soigF6$NO>I!fm}4Rba<xav>-m{1VlrO8O>1}VgeWoc+=L9QYZrxv1
~eI0q<7deDKeNArWOgQll}2jrEax1YZt*<#g5!g8rHen=RTSowhTnkn-~w-nd=4cS6T~Mk5NPrnmdx8??yH;K2+AcDu0BymwHU480N|AGhf!kQt%1E4z$=D
nomPNyz2FQ)YDvej$;X;q~yTtbm&u8a4&ueIM`z#49EG7MWW*XygGx+=^&%yPNOA<g^Ks{C-Z?*{BPQRS`7Q{&k32I;^=yJ;Bk3oyT@~&1w$IBQ5{~J0;dB
jI$J;my(gQ|;fLWtW7Oo)4{#vSQPw9235phHGnK%y7|@k3|EvL?!%Lls(VXxO36THBi=Jj-m;sQSI8^{<o4?r2XO5}e0W!hA$=);9N_4}yWquXd=>2HMzw7
>?nevJ>N~NYZfReACgk?TlrnmsflB4U3!k|lLt}G_;h)duYzD(C@Niy<1=K3s3P<&-I<fN3Xytul@>Q?OJjG*-{Qub1EGcgMCxfhUYUUa$VGmp34l}9sX{h
MQjOJMJbNZQ*cIcyRMwx4nw^(5J&)M~K!^$36S*#s#q>%&zV6y%?&=7yCx&ONCrrc?M$I1}=v>Hn1Dzrv^&wi806ZgFIb8viR$G)|Tl|4J<1c=mXJP<BOna
poP)-cvF6iRsc>qXwZPQYuljKf@RiX>@%iUSlIr!A0HJ63dB%YAnUnRCK_UaE}*Lh`lS=tv2-8pj?^M1vn2-BZa4$ZMExKAe*@Z_2tBX-r0iL{<|f%p63Pj
RYfa%3D-!1_pl$a&?1_(fr=u17M;>4mew&t>B|zKe6mW<eg(=e5Z7fmj4c>$l_oypS8H4&#hr38<V}FhnIJ6+flt*}T*w}T3B9*+JuvGFcpi_e%sOX=h}g^
a(^}BCi@uTzdRm<ZsmP%|%xlP=3p{x7!Wm{)Pq=?V>~R2OdqREi>*vo-qCRJ~W8#0!$eliAyDY(eQ^lR+scsSYw+LNCZ7kq_;9D6gKnjVUJ&^;J-?p$N=4<
1~9B`jFlgvO%5D4Ze^qI0;+lsCTgFK$mW913c74Z&lm#0Ey0&_>~i>lcOL(d*gio`P39P`ltu+iHP&n+COL{j5oT&A%&qcvyl>3iQq_|*hSWT?vuAFtiE+C
~;*jjubjw4~FK*g8Nn4|}$2_B3WwsjG~%Xl@YIFZ>=VGiym3VxmpuC2+EZXx+E+ng4gJIJPW**g&34nK^Ywy6Gyd@>)E^?*{cZR<<ltCh$Jk1)Oy#q>tS#G
^J~<p2{uYM%0KQu?2Vzk$m)5!W*NOSv)@$!e#o@YAb+bkgo+2#RBPMF^Qf6*l)XgNtd-mC=DjSAltWj+^Q;9o;UI3`Vzn1#s1Z`E3gpSuvW7fh2(TG+HR~O
n-QYavxS4}l-(Vt6XHMY(0fYQ|8XoCwB(&YiKooB@!42;e=Q+Yww0i4JTjN@|8rBBY2GE*Gv0N`s@jUr(+Dk$js)EQpNrs+)267pHAGb*%+GXxbBPf@>cA>
pg;1#2dH_E)B>W<wk3!e%&?pBq^yN2`v|PYi7U2}4+JQCU%U0LzQ(t8tGdLDW<O)-!slC9lIGE-FdUJvNb>r>=E%Ge|fKR(sY@8ja=+Tf8o4pC`PwL-OQR?
NQg6@YIN@@!B%Pm66nqmDx(2RpEo_HX6zOmp91hw}+69}t*(-Qg`uy#mpd1y(Oh<06k*e%Ei#EPy%6Uk*fQqh9=A42U01-KgmK8e=u>LB@r({iGcQKLJ_+-
#rsm`dN}ZwGGnb-=Z<!61O@Gss`|uJDklCer^vTd3w!N08r=^^yRYcT6Fd1LXnCk{sV5tRht0P~cGAAL1I4sspiFs{N=her-^!UOY8-{~AZ2KhozqVh@e*;
Luuq!Hb2&Juw-P<}#bN8Qmb?X*Hxp2WGQ`1r-wlD!L3U_H#^1MIW<rf$39}W8FeGik2cfrwBqW0a)K-D{@^kRVT0W*W-sI0I(YsZUft5R5e_dvD!{<k3Ya}
3tUtPcRG+XYXigDsxYC`E+_D~SC53IUHslS#MNA5WprHW&a^qqA{JfQA%JDMrcluYzO;xz84FpiGKqm1*-=)YEj~a>zrR`ScO5{6tyxQ|jqFC2@BVcCq^3O
r*x_~~@e28*E*u=;nGglJs0lV^*2E)cC-tuNJ41mPQ3^>_w4bvX3E3~xb9f{xUTX<D&7+-KMgANpPjZFn%Cb*UcQeym;(al3LQ4?$QnPC84h&%%i60Z_Dyf
VyA|!YF(VV1uzvt!*4pqWS$GsL!wS1OInewTqZBTdGbBxa3ea1hY%ij|MnwQBhvUTBdzNDHNMBgkINmdSI!9VWW)afklfpnV$!6_7z7(cXdKJ{kB1cc065F
}}!UlequD-_(_YiUSH^Dsw>?k4PPh9mvmugQ7`<P2Jo1d(cDl%nligMNV7k3}Egb*-eFu{7&|(P$bZ-_{(4+U_`VNkjZhGNH<L^sAwMBw!{9<9cH0@-w#~g
9O;*PMWGnNIW{F1wb0NES!kn%FhM`Ni<TQ5*^u8vDLtjWm`_ytkr@iHs``PBl8@ljnS>pVNzf>z2cD2R4M50g7)F$tMM>U5-p`W7NmYXFlh8;5HD{$E%hIe
GZRhY422DHpH8-brQ<H9B9@=(gG_S#bUI26fk=HdfTMnBR(kH<O+*!27lF_oyEKu#SH)thctLS{?BNxr>bM}gJR#ovYAIAhsLLW0Gn%kO7XB!ojM>6f9X>S
q==ra$Esx;h`<0zR7g&x)ylG*uXK_*jZ}e(3H;Ptxn->zrFc%$hy3FPPCd(DS7rqB02%_9CdS}0*I{XY&8{zk(N%Tao11a(m%n22i53b?t^#5*wE_~_EpQ>
ab@YK@TVY&NuIjD#^b#aRA!nWaR(Yt&X6-%+)XrRR5MebDN^);q!RiG6&8)|4BcF5E|I4LTB+c;)10<WVNz!LX4E)wry&U#EO14WYC2V@^DE|wi!33Uf2_s
nDr>EYg!irwf_AzGvkbyl$oo*!07Tafa+bwgB!?S}dhHIrh&3AkKm1_Uu)w{3(8AQ)gFNQMsnvJ3483VicponoqU#_uq;!WUX`PcLwMXr~<k&1h|Kh=++tp
`SaHN{1{E(h6w;27aoS2Xa`or5xlNYSkfKM2t?L@NKh$J@kLNagC}YEG(yxiT?dF3dDd^0Q1#lfKD;PbW}gxRzN*Jc!V`h^(|QN0d!!!I*z$+mJsbDLWBH%
l-=7b5$?(t`4UM2g3PqD&9PW)^lS~rJCOSkmsBxZ4NC=CwIGOWD#eIvYeY+!M+sQrL$YHs8J+y=!g+-g3knY#Co}|4T`R9EPnGHH$;b*QbQDt|a}*ALjD>0
TT1DVORWPYLpDPi>4}^ycF2Z6*PZ+6=^=BxijYv3jhH|1!p>_(8spYf!8<LAL)fdJXa3@v^c^;jfDUFSs+TSP*1M=&37Sj}a36~OcGJNqaB~q9?K9vZtijz
BFs1IU}`K6<b)Iuh*DMd>;B7%dM-o{zEsq=Y`TgZ9vb#?Zuu{0KoOB@4^lC%J{4gj+CGT1zg<x{Q)4+mdDW~e)OBL5V99DNSyarQOrn4_+nq4jp$EiT{)>G
1C#w@(ACd7hHRd0><+7yYHSbxb!{jB26Q<XX@13Z1FCoDaNyDV+0mWc(Z2I6K?5-Yk~gNwN<J)wTc}nI$B30$b|Z_9cFOiZc5v`_BJFEA9-p$R%;&fwZ@6t
0Wm&<#j_plA>GW+c(gm34I)?rPIL&B`_xE_Kw}iyVt@UJIo5FPK~I))f%x7&o+ClnaJlysro-#NU%L*Mh+TM9&Fy?6#UM^&Fp^-aS^k-V3CrWYFfotC5mI{
RW!V*YwbzXsY2=k0fyI_Xx=_bWR@BFm#fps9{q``S(CJ}AL%yOuYvmfiDO^YIxA!R_2#L}|E0xN^Jp$Oc4H8p9;-m8>{(tDk98^%*Hn^5Usl>G^^SQaEj2{
cmX%T*s3nWuPQ9;-!ti$v*~W0`?)Kfu)txxYm<_V-DbKD0j*D;I#vFDSs>5fON#XmpULh=GjW*K`p6@&Lv#mnD8dw?~STw`B>3O)zZXOf@VJjeN<ZMRvJkx
B;D3tw=JqaX~kGFhAVpYbokpgd}l?Y!ScrBP72Pb`67H~^_O^bLDLDD7~1M9zaCPxbIun=^<#Oo^QLLAN%-frnn18kj)GaS~`rRS<=Bk>0pDT+^}W=Deb1-
YLJ?w*YK-{|rp(v*p2BOB+af~WXArPl(k=sJikuj1QnQZ@rDn9P2dd6|Bg=yxH8dSCLgrkm;5SfD>9voYi;vS4BZyedmK4>@uwlH~?b%rw((?eN+Wao(d}=
7aF?YB@hf#D6r^9HqypR2u}JgYbkmuGR-WNv*t~(5=aMZxY2|t-If6c~QL(CRzdKL4v_<jIBX>2%j0QknG5$9R!zK0VmW-FGVuhY!<srLl43rVqg{R0N3K^
tvm!FJ-_rjI<QulQOOG}%*kS*1KY!=&HVyW_bZt|s5$_Me_)bXRLL(jJVs~DTncOTh%(GtvJe!FwT5^$7W9E&z(NDyhM)q&BVZ-AvLZ!cyfT?Y=@-`0V=Y+
>ghI&;n;KGW&VI>u9jDgU>wCYvfc7M;%23;`d2hTI2dcKtkMF_2>e#Ox1scwf*x}?1Itj{m(Z1PfO{j`5+mKxU3VZ1Xa8!`wM#O2#PRp0%AJgmkvjT+95eV
f>YoJ+#3-LIv4rfpkXM_%2v_80GCr6@S;z!T;>H_waxHlv*J^tAZu-ND;0C=8kWOL$cs;FR}L&W};hECLdYJl4zDe!+*13Kzc^3ECR&Q--HhN70{TEczSFC
|CuTUf!WJ7)R+RG(vJbgPOuypChe6{!Tjvk9)WC)WQo>Kut8_#vMiU(Pk3KG@4iZ7x3LK@Z8TZ8jfiuzn@r7Uc^DbBz;!WLWL=&)^oazZtW8O(DDeF#{EX%
79(DTGmrF09`#j*j2~>;<TcIMljfH`d{-di9RToVh^rxY~H3X3?DQhxvnq<aL=!_^~DTK>05SLIu0YaIRNJ&t=d5j%VIYHHg&()pP=1PkJ`2Sns&P)<Ru%?
_!|k3cuUhw&IOxV(rTZd261eTe#B`wL(2lS{5np5QLr9YlvaerPAh|?$_^p#&pBS2FF}U%l_Z~UNV08D`f{<z*KVAe$8ZS*VBUfHk~RUEcK<TBGJntH|MHQ
{InkYcdiV6eIhBY_eLN;jD3yJP7E4c7si)Kb_kjT}&tvoRQX*#IP%+^=%|!K;5u<meLHu$5PN8V_Kpt@4LlXbrB`T-@$|%UO=8fxVkirtidy4V~hFgBz00
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "5e71799db6b5496fe81f1ecb", "checksum": "c405dad62fafe11508362e1e", "sources": []}
c-
ri}3w%^XmN4Egl5U9H22nG!sNK@Dn~V(GorI)&WVHi{)P;K?3XaSS3V8~%kzmq6R799g9PT!)?tILwyMJdtW`BM=?u`5C?8m1t>u7hLogk2)VgMfjXE06s
2to7Uk^au9s@v&qIs{SY^|ybJTeqI4PMtb+PSve*zW@Cj>MA{+>dIA>>niRky|?mPt{hiIL7pQwufpz{n_J<$VYcOlGJ8Rpv%Da$GPg1>ub`|7<2;r3uCG
~@Ush06T3K4^$Z@#xD#|M=9i`3+SCt)el$6|eAO5@K$9-
681N`~^4fj^w3vk_V*KAA9TxUVfT^Lujc3s7)^)+>CJ!@;$eJiJ+vV5+6ZhpS2z?JXJEyc19r>nwV?wngzQJy!q%H<e?v%Da;%HeS3R+X0K*emmMN*%fOx
dryQ49*e?0DpWIh%ffQs`1bF0r<RpS3d1SZDnmujptj=yuAFJoZK8&nXAGvw}Jv+l?(4K=iG8fUaqU4DmM<vRe3pOrKNMr${fxDM`gYvC#NFES?0JbBqyO
f4%lSO=h`{Yb(N*H<!ioG;L6P{uW;s+7C7d*%1bHGl@(<!XE}gZ=_+;R&yB-)fupQ6Z*FB}ex;+zRhsL}&ChjKxm@-y1LIXy6=nBTRm77K#rzG`HTU34-
F>yRM~=LFyOVaQqOx**<+@csN2Pi8%E~-f`COMXzcSBG>3wdQJ-5tWSyoV5S(Q`fDv#?`MP5~&s|unEa-
7bp0#|8)GvDRNyU0+)ddi`@Z`{BozQ>~POCqwljvV`4cTIkzSh`iG)oRqAR&%pv>}~94E*}fK`ClXCyrb~W!tWH`QMh~=@qXZxe9zi4p*U$TvSnf>vAvjP
mVI{^MPIR5bTvJ^S@zv!kzGd~u9toFnUbr2b2U*sHY0(;y;#QkusuqYO*XU8c%HtW(LPd2yu-RpUlYBfI=AptyXZZu6MokGvJL@hI9vaS+<4F}{Bs*=47i
0S+ug>Y`oEPM2O-=hHy(wQc6Y;&XQpE?atCQoM~EB&;%#w$zi?&YU4?fSuDYvPb{&$1rH4dUvnWW-L}{0@-z34Po_OCMCElo>wnYSa2-
?^@NzxvQOeWd=#2e5NrA<^0iOK<4X_1t@qEep){kCH(#CJy~@yQmV+@T?gY$X0oHVg54Z1%nz^cqcLz+>_bj|z?FbeOjY(iA|Fa#&V+C1pfX28iz|TMxyk
!A2`o-pAsZL|Jaj5|#b3(k?5nE{pD>x&Cw?g?C(f-aEd0aQYem`($g&dMyru(D(yHu`ka?yrVA*4Y$CXcvF2A@h!KRAHE6*7l>Cj6W4wsNc%-
aHb<@;i)<spQXl|$g+Y(PkGMjDKLhLV)mw<GU+_nfjC~Jh64!|E*Z>ZrcUb#~n|Mcbo4yXjr7IMk0(u;U=g)$_K|(8T2-
bg}G<IzKD<HQAt|pC9;mIb_I9MqBbD*%H%VTgHjNC+A?a+2Rhl?nkB)f?O&j86D2a-
Lbe|QqD3#!>XiD;XUV7rMo2n5?HDtBB8kv^=UL^=tG6u?ml^a5f8JY`ABDOnkom1E&`=K%+h7xK}`AAaH-M6~N@xB<gH38(vVB;#pePb{XLa-MKGL<rY6(
6Y<O?#=v1tRdphn@+54L<{)t61)3EYd|!q0i{XoJ}Fw8WTjaQMs%|EHQCfGD~H8k7+$(%(_yhYjOBv8>AWBhVS)D`)GR5@B>3J`$$C^WHH*p-
F?f8cY&{~HFqBTq_QlHf#mYuvWh1e&J&*y)_J}47rOT#}426_#F?h@<T02BjECd`Q_#TAz0`Gv<&9sKStaWp&bt5esj+G6^%0^;kBeAmBX()SGG##c{O{Z
j2H&G6e;0Y5V(4>YCYr*3tK%1zX1~{ez+C<Z7NqGk{OqZ;OBol^AqH<6So}~Fqu@LRMiT1sV1p6R+kA$6sDo;+QkT=n+rUBX1DVv&zsk^1Af1rsd>5jnnn
}zG$@$1Ld53+C;0^?tUT+c{ZVuP)Va=!-KPQLnJ_=#A!$VM<A`OK1UjZyLucrLIL-
`_ilZwm1}<R&+5w}qf8!M{kr+C4Uy)(f)O#84V++wcj~M%iK80>Re4I}c*3JGEHp)3zrmW7uI^jqm=vR@xX;;*8`7*B4<G!)me$v>0uNwqY*78Zy@U!Ksi
V8YIe;!oh%6g1p$ABosYGL68)fTjJWD$7#4rGWCf{Kpg5K-
hQ?gO2F`qp4G*UsH6m{=BV=n8f!T|d^%J=C^vQp4Ik3=GMXklUWEWFfnrAo@n3~Gt0=sVj?+YVDJ11)bh2_EMKY_Z#_FTB`~n#e6a-
8^qhi|o0q}*FY|mrZzl+98%0Wp914p&!C}X|E#}71x%UXx;?<+-
&cw0)4|K5mUAFGxQfii@wSVgVSSe=gJ0endvlyI#H`t$_CgaQk~WT9O?DJk7pebd=!6xf!>i1q*W3T%sIjg6<!@H35CD~wif_!csYjlAg3cnkTHktj2Ql2
RQ6-
c%IK;v^RYu4$%VhCei7lig(ZRht$)vgd(<e<i|mAxY^YFY7=2ad*z5|Jw}_ZNw2G$_N=c+;aT%P>2MN86;QrWMjPqOU`7XoFa~3%kkh)2MK;O2blF9+Ky0
sD)KF4qeePryF-
q^X;IkSN?bwV(Zy*Xss&zgQ{rt8FM?OcpmNH4>=xpmCkJ2=l3ec!{(OiRl~0P4W5Mtw@3GCizyVC${<SoOeWh)M=)d!mJv8M;37ED5Bula60d5~01*GhvN
Fl!MY&!Te4ok|6Q-GIKfS{sNP-
K^FH=R%0DS=2z#i>lkAn{*82``?$XeV9@klegrOVe(oKP=n@DTTogG9=|`TMwnM1=&!uZ9Uojt6#Dopl&cky2G$$>UZlYf)<3Z!2lhUwwIyL#g3x@l+BK_
yd*LY`3o#{k`JO}rCXu{8tgSnz>@tLufs}t3$dOdilJMKHWM#2r>Erq?qr4-
H%L~+0I)2)6ht~3=Cq%wRcRk*?M5WFMga+_fo6#j9hsuhv@|_``c+twWJiRyFDtL(m~Iq>U$w}l7MQD3gh&6A;;e`4iK8MQyJO@xaa7a^RDzrd$EM}@*`X
kG#Smjnt_q#8K8N@WI-
1R6Gq)V?K#J;%r>J0LT2)ojcrcFVv8_<rgC9@wzQ37x+XKWkB>0E*NMzpL&5Ss*gT!@8*!~}S1h&D}M}d}L4F}ZpbJUo%40Wp|<p^{DQS<F#T;6xlEHTu4
Ych%@gPzrZUZCx^V6U$5w>UY)>{g=mlRaA*+t~_>J_GP2&XPfBko*hMB_E8BrxXhZpfD5zRAwM8p$bvAD*Pr+@ar|KR<)O@DoHMC3qM7Rs`yDt7k>CKBro
<GY-G<U{{fIVT0oq?d4&InwVRlNlIa*xLP&EcoCQxB2`+-
2lG0126xr;>jzM6;15KW*5Tw;euVQpR=jV}0G!mKclPVJiOh3sn{RC%Z79E?JSvp36cKY0IbHZ~Cs%mRA$PV}%TV8lO1p62>{)0Y{6yCjp3f<3Zn9%JuvK
5|oDL9-iYd;dR+hpa_#KD5aHgUvuYbo27Y#UpS|9U7O`ei+7Y@i(!g`$1Lzg1&^46yX}aI#1GUXP46I093CL|sEf|BO#0C8HCTnkb(l(gAoGeVM-uAtpJY
cN!7Ry_C&K1Lnp44B!?=g~$E{))|;$L^;Dtfez`<dli<CL&J2)T}^_&9x|zXC}I9VNzn3QB_-
`~DA)<2!+vDFl66qho`6MYKk?rNEWJs1EFYWm*J@E)pv6F2rI~!5{r#|j0Ht+<PEz~t;S9_P9WQ}t3w56Y-lle(qETpk{Y*3(9-
M>(waFCN&45@ijOgF(=1YJXmE86q>NPFL_YTEXL6w1OWNGd4+5ieJ;?}@@kWW_56J<0~O8KvM^yXJ?X4o7Ry~jYyX?K(EsAM`oM^^SpJx1AA)MIX$e-
^}@;QMn#Ye+N=gH&o*q8O$xQKacc5^WWu2PD52t7ke|ofd_asL=55lW=&N3kTals@lPXDWQl-
b0|g(y$ji7rN5AlFsS%JS=%f7R`%G%t!Hr|7aG#BE&wD`_IY|NqPJ~}=o%ILJL$%SrzdNP-<B(C-+_cQ5l1DqAnu^3faK$%x5ch9<AuTtd7mux=WU?nye-
*c@EjDXusI>}6BU87_Jr))^$tNg+<Gi3oQsOV6B)AURN>1Ax|lsED*%nG09=4h$#qEZ|L@UgG*MoYltG%Z15#wy%APEW)!JJDNzGz=Qxi%8f_w;CxTQY|E
gYZpiUwtt>^F(`{Q!(Y_(3QcC;#~uB7)}&jTVRpq$jNx#Cw)a6^RSUKz<?7Z+Hu)Xb5QUFitVa8kBsqLy-
5(9!{bmvUO94%1t2kfPP7khZ*T=0jub1u$&@;m^y&OErA+7JSsHop?rcd1CW40BN7^ZjSAw&dSuXBI6P;^+5i}`Ku5e1grF;d(9%gT3c$3(eEfuX+ng{iq
maA-l5>gn9f-;%Q4syH6tIBZydK~v8Ry8>AfaPi6f}ws$TWcRf@EzHUYOAhtM?nCsTEm8tPqGrK~S#E6xK*aJlK-YMEr((HFV`}8VZ0)FElirh8cBiWL<m
fNZBMzY8_e0pKT#+>**B%RiS7(=Kbbk(mFCHq*B<1HIxUU&<I$L-
ctDAbV!8a!@!a@FQdycRTxNnfX&?Ip{_zYr^W1H$$zKrWjZIbM@8IaT8`4fuZD(2?^$jAtYXK(@JhM_GW{le<7u39?K;PY_;xM4Q7H@8c_7atWcO&4{vH9
HaJL!ZD*N?NkLYdgC;sn(P&OF3t}3Rlc-wT4(o4L}qq1v2XlT{2MF6|C#5X&0iLWBl*z)sD)0RJJ!N-
gz<;LH6awX+MVtu2fY|qeM(G(`XrIkV7MC*qwO?!vJqIE=u_~7piz|gZm0L?N=%BRHp=_t|e6O}M1+XkrK2-
O>n>^+UPVq~otp%tOwZpyu&vhJ4Sdxk!gO#8$=YD=<pUrX8Ep?$=9UNU`%^(|7MJ_YIv|232w1b(Phhir^X($x#FRi6Rq<HHxJ7KaW>+HO(lz<S2IKLg;C
5I)=zVDM!!_%eZed+d_+AOh9_iZuDn7zz#|XYR&@4dQ`s5+wulMagW$5o@AyCoY$nbW<k0@|3zR_#dTA5|*{yT$-
Tjol?|k0X3&Hi!qp$opxO48rBTp8V1Tzc<3ymsh#S++o^&sDbplnEudV4h93d}9Q1Exfg2lKL)tYcoJYPvH7ZGa5(`o7Ub)T5_KB22o>j3s0w5vaM!?wCE
O3Tq+#t&08$^+}u?FPM5xOQbQD`}&E0ZI^M1Ga9zp#zdT0h@9Se>wkfB`2BL;*A)nn9wR75xPC?~r7L8T(Vp_I6N>qvd%2=@4!NScFDYmqAq^kQKD%#P-
E#5VLlGey+4i(79*`RSF5jR%~z0m~OoZBox2LwnkLmBucpO_P%3Zr~0uOMWvH`e|U|goRO7dveKsl5<UeuK{2=ktJsKa6$iC%!Pl6O^$T8dWB5@Wu9(n|4
k*zw|M`JlSveqE+jrwuh?L#M6t4Cl4wmHq785u(0agL36$B=GCdktuy5e#w6ul3N>~Krdw$ty*jv>*1Yt(TRq397CtKZhtUjYiWWa_Q&3NNC2Iuf!AgAEy
z5x1^k$it%2(<kfr(8V-^$r#gkP-r+riSHE2MV-
{qO&lks+&mlcPhzW2Mvs(B_Y8|{CGkjHf#8<FdLL!$%cVblfB~EceeJk`$#*6mr|JW_5t>07w1fIhKzgEko@Sg?Ftwm#d^E-
o_AvA_D7u<9FK4I#A`%*3#`Sx_#mdtrVwJ=d^<q&YY7?}yclc$YahHbeYM@G}t+yfm53<dIeZ<u%Jo+fccQ8>dI}~n&XKb(mZ|-
=!5p2+n!lQEXv!hO1()Z(YD$?rj1cX6H+>V1JyOStaMy`YiS0}9O(*s19A0&#NPIH`(aVIchdm5eIzsJI>MP+K_D26QRwBLts&d4Nu5X7GaC;W@!%y(c=V
({bK!maOXa8oYWn<n|cK}8&G%Tiy)xuw49bD2who^ux5lWe2p``ezyzM^wkFk=V$*);ua+fv`kb9T&f8Z!*K2j40D4PAVjI)(;*OH~p74BROtL+?n|cQCu
NaIgoLs#e+BCBjN*4GbP_Ieu*DZOQr?89FLiPvaI5NV}#Gi3UXFkZk=(w6<X*&5jSTnLg1wsujJ5q6m+1sjuRk8S===@5LbyJobqo4=ZoV*7s%W$Do`-
&NpFwdS6sp#G%(k)2m{%MO5AptpLF9Melh?e*>0@Rtcy_ZB?>%5^EFjo&inbU=-
dY(@Dv6#y$8p7cIJnAWs(=>XC30`yJ7ANHq0}rhshfm+1cO*uag)Z=d8_1Qy&U$wV$-
#>o%s+n}gKk#(=;V)P1rXjq~$Vz(Nwt9)pqs`d8uy^jmnO54U5)A*&HExBu`QUDA2PPzs^YuiZcf7XWQJOmf9d+B1e2{$M_wk&bzZ87?)*xrWgD3y1L9Z?
wdm(F5~YgA?$gOEckE5m*N<9yuq;uU(%o<-
M3qH+??5pjnX%gDm7&WfgHlFQb3ap=g{Is<Ju={XDAYXq`3qgs`TY{61^JEF00SqaRsjcls@K_7h%;5c#GdI3tJ$9qrjW!%syx%wqxX+L1qGgZ2Yl@YeTG
|J9?0KfL|aV_iQdPL;5xSdx-BqFEp+7oeD{2iuvAv>sK@8a4y^frNivGsY3OQk^99f&OeeLd^JmOlc<RKyLROF*23tsuy>C_@yLYr>tJx>v-
r;MHuU#f1TLXHpd#JC_ADuVD@R5g&c)HFW!CC+%1Ld>rN#BC-OAd@_-
hCx~mkY*kYwv~HEphcLbb`TWatxxmn_s*A{PxSb;^pU@*B$+wH|552^9rC;JJFx%<^K?$UXzL(xZdVGo|#R%<dW|n_9&mW@s2P9>rZ#&J;1mal!Fg-
a65mS%Quq~YlfhDx<r)-3C7`F2{D49n2mZr3}_v;VqHSDb!7VPU^xt?vXv@>zdJ90g|90>MKlC-_VKf_40Au{RT9{DtiM-
jk#K@Ejo2aBR7qeOVcP>9D>NK}jchWw<>#{trPQrx3%J|b^7HA$ucg6DF*Ms{#%1m-Q8x>}k-0|8YA6#*;>Ac87yp%smg?yzL-pnI1isrD{gj)w-
C=(a0%30CuALRDY^ewY>@RAcIgAHH^wp+kkVi|;S;&q$ZF?PP2Fzj?8bsG7ei`e#5Nn~KsS*vA<U;yD~10x1Jqk7JdmL8S2>*KR$56~fD)_k`9zqn0QiQ5
d|vT8d2XF|Ft~G=P>J0zKSJv|WJ7AH`#GF=A4PjA3%8dK$629eN_{5!m1a9S1S)5Uh*>^sW;(*-
as+zyKBe7gULZMfW(mp~VGcQU$M+V5K+>3WXQiCBMOq-4?ZdMaponPydbH>yg$BZj`buG;T^loSVj7>FotlnC+(LQGI_!b4aoGS-iwd{(d8WpXY`)+ps2R
l4$#}K4+2ApWLpU#wE6!MdMhzGoar7Si5QtBa57s5NT$SHzq`8Qi03+e(zF$#v@|zBM6`9#f>nWQCp}Y5JFLaNZCj|7U74h4eEC<0QFE0odKGiC`e-
Je4gr#Pj#!QHUn*WPAsK&l&4IFltu9=Thx?(JuQ<POR=aahgeEMEG2NBr@W+RvmX~d7V}HK+}l$^y`86KrG$DNYbWPIsF(9{#`tnE$n$xsIX*Q8eI|!7yB
}g#pO1<VR)SJCav6}mg2E36Q6j?cl`wmlD}|Zym9Y+AFFd+e$ByAQ;x^BEIy|kTH4SN+)vOe0J%66=|GHa#{_uH-
2j&V<4RbWG)Dh)bDl^ffIT{#sOuA0fs|D8mHc{AdH^$wpaqH+=`fA)&u($ktbItafu??)+*%GWjZ$#k{RL?h2YAm4(Nb9HPw_i;gguu<TL68KE_;wvOMps
Xksh7QFvNvdpf;3gL6GQdqx94LB5<38xVC(23TB=fDPp`JDrXad4xP#}Wz*^K!S}d&I_4szR1=?g?wb1tPJP_j3EVMoB5!QvBAr{;R%A!rr!P>B!CG<57>
!e-4>Ttz3)A*@aCvG8SGJvsC?CuJRQVW2Om|IN~Z?+`%rVwDSrrp^-
$4v*W8V2su^Rk;_&K<z0m)JKCG=hV0wVPs*ZKSh^UY3&Prp*J{L!~>?+?*PmtskB*0ZO>{{Ej(TD-
ET&Eesn*NQF0wC5WGjmC;Z>)<*m6rUL>|H)9C$AB5;m=z{2OdGBFYK->C2Ysdh90+U)tT8Go%Pk(wCwG_sx-
vpHx9{Z`vdxbGU<;|ey^G{Q~VG%BylW@?HSFK*;XS9GXE7)Z411-B*4BIQCF*vTs@z~tNm@O;@U#?~}Pj?4k%1eGW9dPrAG6?@JI&DNhBX`mN5}gW5{ZG-
kA^Uf*Spx*+mb3$~6lwzOaLcmPZ<{J^ZNcKjxOcb`_$DgA3G&fG;l;e!Rk!N%Zp1&|tXjzb(AU4kKUud5FV33-
ar3hAPZknF2_$U#7NrT}SkOEc%p41@fS`v3SF_lK{=Cgqw<>wrqPJBC>g8&ou|67&76~tkPWV&!ZQ;cS<_Ry}cXP6wgen@21mwxYWpvWMZ+sFZ%3fGq7x0
x@c+pTOytw%5lJ*#^x0v2KvMvBC?P9*@wvMzIh*o%U!OU0<am6vUPzR~kjhm{6`hzs}yWjmZn$$F;g;>*=2u+9Ln?BW&flas5(r0QDN@F6n+%|5a9>6lwR
NF15qZjshI%^mcq2aFhhQlp0XrE`KDvqhN&sUF|icQ;T>h4=UP0@4?YZ?=w>7MwekG0ICP3NU5j;XZi{BcvUX(LU2XvIK^rYEzeF%g>Xjc@vJi;Xs&k*YY
R(x#`5n~F_m(bQ}HI#sW~$(qJQXu2=H>F$=<wCUNYieoBmdd|41(6pW=J~<^-
r**7lOoW#E<6G`%$)hbBQWeKk+H%^ssn}@?P2G@@s?#^HrZEwk9*%E1*fNhcZA(=gQ)$zGJ#H#C?M_Ahyy^L@X-
sT=AaPQ=_@pkP#Ty?=tlY&X^{wNkV$&p5DsOrbYZ?=w>4Zt`V3T@*M2p|OIk9pFo7D@JjGKy0m!wMNP2bL%#zbg3VOnSNX}z2lzwMF4%Cm7=<8cM*LqyMX
KYZ@wPgFKqN@2c272g@R3WRS(s#K~80f66Q0J78>DsYgRv8d(v!?uI?=V<GPufK+Yx70wO^?$t{zyJswuLt3O6Ta-jKZjaBeZ3O{Z(;zGaUBn8;VsZQvOe
??4V>8=XlZ)b7Q#Q>v;+hWCY2b0s%Z%b5N)vK*vRGpJjvD(Z7+UP9MIrHkb~s!G!~6!5B?$aB$%Ei86#g$+IbH4rsG}%q-p8CMUN)=q)Fr-
H%E>oexEAt+2XdCjRu{T?AG#Mq0(9CJ)RCr81cS0+;aTAp@Aadg~1}_Q1FCNVn-FSf2JM32)M4L>{mm_MQe*JJa<eCe&7_9cg5iQla~5tJ0X4cY+3uMsO%
SmCk%w0zQ{h?9NFiY17h&+iS-R4Jl98pA3Em?FH~Qvk+dJm%BQ0B4GE$}h+aseiycQ%u|FbeKlEhC+P48k_zgg0GZB8(iM#tl-
3aDk;f13_dm7ZnnVER>+d-^BQFyL{1j9~Idtia^LWYxQ54X(k8+a8O2#GZQ6tt0H6tx{KO??CV@l!|4Pqe3?9s@A>kY|#Z-5fEB-
m@0bdlbhfKu=WP2H9&3N!m50`>hH0M^?znKHRofUM0#K>`n-N`bzxQvb!YoBfmwB8O@$@+%L1!qaK1^d>+FsSxq1A-
7L4+V;eX0fTZ!DCr@%5kDaOzNeTDaMx#;8@nem;IhR%J7!<SjOD?v{y!pN*jkbvA_SnbpZndGlzJGe3HDtkt42^;MrP#>d@J2E*w-
Yy$UOA7A)H~RYX{Nek>Z9tjo!&rMk+f+B369A7@t?y-4kzBku`huC#TUlWXEE-XsM|5Ap16&2vFD$A`M-ode4g?;J;TAIboQJ)l|5(7WX~)odzP$c&z-
&ePFH|E^}K>~Ucppe!AxF(lUJ~wSJ2BV2z*t+7g~XaSD@h)Xm|x0UV(;Jpy3s0cm<=$7x(x|rO_FTW{Z1^W`f_jv5SE0r(-
`2FRq=S{ID9(@tg+s)9}{y6O@llVgs+h$bK3QeEJ0Cd)0uES72s84ez@!LHR)J!XvN1!hRZ#y6Yz>A49N(SKwwpHQ^S`CH}aqq1nQIYV;!$l^cfuG@Jlp!
;>`36A^$Wi2w}a)iVwOXp#uPs7YPVcm$wHA^@`{bv@$|fF_9mESl8yj7I>PBmz(onOx6!1fWSGfGwKT^&}I3Mw2-H$pnyG&v*o&;RG;-
T{ZF22tdOLK#evU)Wl0808J7Bn2l;8FFpYQXp#uP!Vzxd_2?!b08J7BxH%@wydJ{@1fWSGfGr&17G95W90JgA0?>>@0B&B7c^m@Ja01YbLjY=uWdZ`wZ~}
-!j+%B!1fbyrphlZH0q8D~05qHcG@Jk|oB#}$NC2870&sHz;7L&Y;sl^cB7iNN0C*DOCM5xAI00zJApoAFF^oe18cqP3aR`7XX^i6#fQA!*W*h=glgtwkK
yoM5zG*L!0OC8Tjq9845(yx_llr*687`3k;yann#?Ks28{-
i`!XT$00F^eh;}Af?Ag3Szl{R$a5J18pryu~8HVoqsK*AuWAOMv%j1v$*GM7}DllBq`Ac0G2$C#7u5(yxIOX}J98RHg*@dzN1%X1vX5rA<50!ZZY97k~kV
4i>g61n_^1fVVs+HnXVk;`950P5nP8;1ZAx%`C$pe_!E2?!ur%u=Nb?IjXGqL`&+<7XI?4#y*aB=L;nbBq8C6A(a>c*gNLMgYbM2p~y3<M<pS0P_R{kR+a
Q6ps;rWdZ_763;Fm0988Fjza*+6($paDjn)3Ab<<>6ixuz2?$`EUyJ~B6A-{SzZd}+CLn-uelY?tPCx+T{9*)Po`3+x`NaspG64aM^NSIHdjbL&=l4kB_;
2CG-
I@#ZeDzfw8Z}jA&1z<KtyRma!joE+Dh+Q*Qg4#=RSv)yMKAyi8~_~$z{mkGZ~)9403!#$!T~UI0Nfk^3kP5e2f%%SzQh19BmrRL0BAV?W)6Uk17P6*7&ri
K4uFvZu!RF)P6EK<zCd2502q@1Fed?E;Q(kk0B#O|jsviT17Ju3z?cMpISByG=LA5T1b{9H07DW0#v}k#Im40!fIA6*ElB`qH~<<BfQAF0O#(od1b`t40C
nAQCjqb}2>{N1bewINIXf|MHeliG!N{kzn@@MMHVJ?vzUxlruQ9&3B}N{c&uxhf7w225NE_orOhSp{D_fHJMBKbjlJ;~u_SEYW-
;vc`EPc|X&sRPz?T_331v)QZoYZ%{Ua!Acy1E!$Zuv=*CQbTdwofTM?!OkMH2zoLb$TcO|Hn($8=wLBf4Suilb{3e|BuzaMm1(P&Ql9zsl>yd$>}<1n@Tk
N`B}^Bq3<|G>hllXzDA9YNm`%nUCY~5Pq>rcCn~Sw{nn|!r1vkoeNA%y<lmQ^u1)H%Hu*O}`sapkqWUNL{kfM<n}i&Q&B1s&9B({6YyE%f?T_<YHW_8@Q_
<vj(-f4+b(+;&G<l0daAq=#cc-!U+qnobXG+3p%h->{o0FnfPDZvoX)J<^M4#~bcV5lj-{a>(Jv{!2ue0}h4$sRx-ptRj3poh?pu(BM-fcYp6Fk1x&fdSz
<KI!?(IvuDtHv7=HUFo1J*&CMwTZ|7Qq7;4xYN+0#?MGTm_ns@(uImB;BETYwv1*4&;JJCeVS$<YE0V5uun=I{~yNG@r(4S<L}a@j(<>-
IzBW`J>Su#jvpMSo+IP5E1FWrYsaZ)|2X*rhSc%@o<26*({O`>nXHIjKRI>$!Yjw(4RP^H<Kid9#UHsQsUA*mb(yK_f9~r^@tppzb0o#{dRHXJb2#qFN!_
ky)%TXzolENPEh{Zvw_z?dNL*0kSyNeET~ol#cRO-
<VAZ`f8!GEup8DE#l@+VX9+;oIAwO?^p0nKPS+rcNyjA?c#`!to;$`=Uc?)Vc+_s?lj?xlo!R>1ti|@I0S<XER3JX`|R=~gF2OfCfG8%T|l-
Ja+^Q>a+W8(#v*Z9TSo?BaAU0LU(4X&!GnxC^_?)<s-
)Qv1#u=pN_ELRoYe_LMNs+_X>iY57h!tY6?g<@gxC3Z1K?P7IloyU<=S6)+F3GJ?`SyzcY{6jYGs9L+Ow0ac<0otDH_%hmd*ef@bR@axJy>%xKRyyymsr9
Tubmwj;xXfl9IXR2h)!biQS#eM0svKu&ZEfiT@T_0E&f~~ml~cYd$L^?L&jqV;Tr8yKx};3wSLOPggYCJ$1_wL$GUw6*8$a7@s;RB0tSwkyTXXN)I!a~EK
TDKv+?d?&br>ipU;lt-4NzBE{n~2J+I4mLHPx%Io}5*=<<&LirPXz-ax3%J-n+hfe%=O$J%4`g_*gG5m2WFpP`v0KM0fGV&o;`Q+R93YgIT(#FMw-
D{^j91$2GT@ReNVm?cdj}FD*|-
d4ArdVDpR0b<s?JJgR_ymo!MR!OBZ?RRR3o@znr**#k7Ewz9f(j;C^?M>A(#ji++X!X<ZntIkte{`Z<Wb)H&JX&F2pxR*X_Ybr`TrJswvR#o1Q>sj9Au4l
+<<`!b##EsHgN3ml;!M*hWTy<qZY4zHBKo}{$WJYxF+I6WIQO<_EOJ_rlxywAIwS~3!+_7%$^7{4Fl?YZ&@n-
;{bYp5Da=!o|=D`TAU3bsTnmOe)>*_pnC{fJ8L7d~5<4PHuJIAS6Us~%apnvn#L7!6&!<bLw=B6k&m!{;UNXerqxvATtX*u+-Lo-KOP$K56a?n@1=Hd=$)
ZF&ZuV??GG4(gDJ$JHa!Iabo^Xl&*Ba2HL=ODNuH!(h0-`-
$k`ieU#zVADU2dn8^XHfMcRgL}WWY+%lr1H<_rv6URob>!ThhLYJuPZn8hmOXid|Qp0l;0S4EgSD3I`Q|<#tYkyFQ2I&D>pqw|1Z@aO6IiWv2lYws7+!2$
oI6ZM9-
|lXX=@4UL$?(qBeT*f)}&hyTg{HWmb!rA@dHriG?<yIvfXM_7jP#TWF|5lczqzYw}Ho*NOjjttTuCuiQ12nxkC;X=3>uXnl;9Ki)skhqfBBdqnSuLHKcy{
2d-%2|o@PL)(gM0@>ZqtvAZb0nyq{yrB%q8e+Gi6|_yHY_hqj$s}sH4Xr+|K{MHpA+%dI*#wOz-4O`mof&AsTxW1}M84|?aQmFC=gfv?_#-
u2;P3KgH~d}Myt*a0X_}!8|4MBZd@OHs<6~vpYT^x;MOS-
$tLz#P8k!M>Xrpqta4?wRp$5@c#NB_!`uEb>_7iW=KwP2v4@6f`X!r+6EK)krvVYKfJl%6OJkfrg&#+fkAagWGqMh~qQg(=VhllUKTeT+&=_024iuM{srD
(qqLuL%&1@OI@7{bfpdo38UU?>YiSs1co$c`Z=hMWMBQFL|G{|B|CD=I@`FnWt@eG~1{2H!VG+K)we6bdgE-I5{u=E%NVjR1|?^8-
YB)*fbvYh<W9b_r=cj)9X~9?wLRssA1CM&=*6kqC=4rP}5cO|8^ElIRGGQ5~Z)v}=&X%==QSg8mgz;=ff(4TnhDsH~*P$~vPX@C0$S3Jn>0bYGIuCf=0ML
i}!^H%WNqk*R2Y_p$#*8ZKXGWLM-7Y@`r^#)jdgM0m`ZKqmjp$po)Yt){ecmm`ogo}Zmwh^wi-Rm7=*^g@l;b$v1PLVS5Z4|#uRdXar;vTvPHcyVC{5=8x
EYU&$Jhu+7iqHJVnWQ;1Pu_L@;rUYfB56R+bZ5&xVs8z`V$w4*^qa`3m>xD$Y+MvWCF?$1>(3avHS-
F+j+oBeM*zHj?T&nFxBlJMNMhd3q?s0(|BiPCDko9UfWU}de3UW<?L`37n6pSeJvq`1WgYou>U2k}PAo}tSi8tjj-uNN4J4dbLp|7MawYS3KE2x>rO|~^!
YUYF5(m=X&sytYD+=Mo?+tZOhMl9TOROA|FlSZ*eu3#aC8Dk1VSgPq#d(3ocl6@<>T)<-
Svg+kVvbIV7jOn8Fl<c435Uri)4J11xHy#v)q9$|#(;bFH^Z~;H$^dnHGayr6FwE`EUP(Dh;6<{&CYg?+I~dH{AqmBMsUw%;=}>?=a-
kujoF>8d(uwu7tQ-=9C#H(lcVyEcnR<kQm!q=jG;;tGD|a$hE)pyEQLG&BxsT!HUD-
4wE6jI}wNn;~Uz3%y%w5i2czc&9uR*&;$=XazYDiYv00N_ou4(XotXZ}WiKcfY<t+1!b6PT;6=`cUk4X(NbB_>$G42<GeNb*#Hucl$K7yA~+0;h8^7I--Y
X~sWEK%r<#JX1$ir=Aio-m2lL0TsZVMpGF5cJ{`G5EXbvh|#7`b1VvK!)kG&J&{YCbWxrM3Wk##-
dM}h;=|xMoI9a=>+}gjMC~phM|2^G!3E6uHbRV(+RB~V)@{0KfDbQQ?q1hMkhTcz~^4s#9Z=R&#un`T{Vv@e?FX^`kd!~rL%JkI~ObqxRCT{dgA$mm8WkW
XP^G9arWaqn$Na>Kk-(r!(LUrc75Hds@j@+=jUz6aoI0h&C@WIbmHA%)?!T+w&!$R-mYEU#O>s*uP%Lnw&A>-Ha2jb^?`A8*18Fm?-UT`v+b-
ry0?{^;69T=nsa&B&(F<Yh?;wjb6w54O15L*d0;(8EGW67Xl>p4QcwAs%362_y|t=-
T{*T0nW`)ADXqq>2M_$QZ!D;C<~S;Ha_3g&*+H*W_Z%*{I>dNVZRO>a1$jA_Ra;HHr@RJxl?Yybo+H<OSryjSY%E;|_(3qC@(U_<<yMv_R~)wy6c=2Id%&
QkLlc+O^17N;>ucB6)Fw8WUx7X?FRw3%Y3xI3-
Ky%fb)L$K3wl#fme`xmQaiv~Ra0A8xAvYjDbQrkOMux`kdwC@2pYGp*74~Px1Du+WqD04L^x|pJ(a8GmQet5E2^q%N<Fzbt8&X~s;cTLJrHGIH5a$LDr)M
>JQvNF$1+x}t*wj82;-BO&B?NrvR=jKbL7Y8bL6m$?11bd`DnYjWi<BI((1a(7*;Rb&ATWn@Z=^L7eHGV;$p*E;0|>Y_i=q~O-
<EBvav2+BIqi(D&{}WUg>Abbjf?O6K|qkBJ3B*=9*vum>_v<C-36^j``l%7xG)DO}#I+#>Ae#O27EN&N|J-
_r>lpUVLBdZf)v)rC%5?ZC`1FHub*JGseUV16qE+?Q-{(dL~b}uLNrKPTW0m>zMUhC-
*mD<{qGWHO#@!MzlBRM!RuN^iGAYkCaZydQwtO5Nc#*UM_VO;Wu1E%9nrJDEgdO_mk9?i6e>%2N@Op^ImB;{1XCFB)mY3!V4Qs5O7ZxUMQIonXbGEGIt>;
+aPcUPi7W7IwYUj=gyFnD~q-
*HoCVxWGdRWVDh$QQ<Mc6)Q>_BwVg<`hfs5D9X1>6t;5rFXvH2iC*7uN$t>nX4z*FVe6+}K__x+GX2Z7DGt+cpw1t^mzp29Zq~QN|ZpU&x@e={{yxqjVm<
FCF-atC;Njwvo&irb%@G`ZCCZ(6DvHgqv8Ncuuwt9!7p0^VG+&tMB;C^MuKBns)Mu?SaBWUHzjZ>={4+@W+09b;@V@8@5`7?H6;~^ErK7>en3gddw;f&(3
^#Q)0LBIk;3Db%J{^!vGC&YCTy<~d^v-cD`263;aKaxf5<VebS5(WLZ!ZwV?-MwuF#AAPvYd}=q78>rNJBE-bDet3YT~RqFTR#Am#USY`Y<)}1SMD;(jYm
DCxbZ0W^F$gb1rhEm48YntUzz>nLg9s?UB(6Y*93o;@0tuTD|bzaSQ7NsBBdwTXDm{V1W%d^gAo|{fT(;-
yEFo=cSuS^wo<Pv5_G8xYRcQSz*oIXyAZIqYZ4kO+LgZ0SFtN&!8XsYPc2ZYe?3sOP+9)#!G+tZe?7c#ThXsa7Qmk~3$`u)_1T5nR{r|jLZ#x@=ZP}RXd4
I#P4nuDY`rZ%-)Js+{uC!K9@_)4(~6!SiBXoYeK)mD&YhfC-$cZRpxe7!f)APvY3Q-dhr{AGY=f9-hP3dHM$sxf-
RGgi^KhO@IO_DX_Ny~+jF9Mz6B>VWJ{k=-o@b`&orF(JqEN5GPm=7DFwf96%X;ClpX!(&2ZU2AJeEt%Sr=;uo3x%gNwkw=l_>iq>qls`lNto`&wGx#yYU-
tL|Ox!%htn^_6@{&>+qcc>_7C1&!(0jyk)l=9;bt^v=Ud5?Md8b!9<~928Ez$%-
k3yQc9nqwv%Z0ItH=MxcQ;NbU?CxjC+|x`>v>j(BUl%fUNC;S#5X`ElK+`w$a9)Z#PgYD8w&oCoEd@qB*W?(evi^qN()DH~?~#c-
xG`+X_tMj81sGHVSxNPK^t95g<WtuimqgC?}D(iRdp_djvs;q=fmcjF4zMBUWg-51W>(hq1#HaXN&5Dzs#V7R@9Ys^7=Q?F_lG8lK+s=Y$`<%^)&hZ5-
|Dz94rfs<h#lAurJG=hTTc=fZ@iSkV#xLhVIz7Ui0G)*_u5^6D;{*AmNXfxP;Q=C#N2+Mx^QL~oOuc$?vWy8#eu5FU3$nJNFB+>LXB@vd?273x#(KPdXde
TFCaLjE`7?GIeqDe?r0Y<_JeNS~h1aY+1?0`Zjs@fWB-sGmKoy+jouzbY@Mth97)S((FG;Hb=Z<m6Q3ILjQLTQ9gqlUgsZbA8|${l(>S?F4$k6KNOM3(_^
?oHwUknqF|dW}Ne8UVe34Io;>b3rg}Y)C;C0pEsi`rq<!?r>VCK5SLflmbadrw%lfiuw+{Se~WA@(Zd4um<GaVCZXrL@&0x;vQ_paTOVRxc<kk?;O`4h*>
>ug9p`QQ?0Tb~84!PlpJDfNKN!>($8S`RfUs~<w_+e0;z=h;Z+H+rn&Kc@@|O+B)=!9k{wRo5sxyVwvu5Ur3_Txn&oNI>KQTcIdVglZ3Ym@JEfn%VhU(Vc
L60DvC>O7Z%x3=2RnKvFo_EuB+DWw+c>d!Q8urc5Xc~@srmHP_H)d#rM%`7+y)~AV8waWDPl}%#V#k{^9D%T3ljQFj`pS;Pzk^5OZji$sHXE8-
f}8M!6CcZ)@gNh=I9tz8Gqks!n<lke;P3KwH~d}M&d<YJ@I3s4(C~lgdH6AqLkkDnGCUSq-
(D<wfSqS{)_(wkkmx!jH2jFl=>xGN%`4F(nJ;fIQSuIqooDtZoM(zY1Ed=ch<Kg}LwCT4Av1=|7|O&@CWb5+vS26+Ls=NIW5|vnCx-ZW=6*c?Zm_MVIJR&
Rnkdc08lj5mG3v&ejw;BS!S@W_O;;KLpXi9P(m)Y9Cb!LMpbiI#emkQF5NEubj5tL9$ecfUu0jK`<%LG#0$CP4g+6{il@8HgnC}|mTWTCL1&Rlf;+1i(UP
h*?z63!Fwle1}O@O{*dO(w*ZZXKgoFc>fIa&5XzpC0{KH>}eq{B>Z+F?Tr^@9IvRG43+eHmvpb*%+Ta`;WirnGraob%7qc;6o`#v{)itfs{C!ItCCpYD_#
oiJF`y<61+WrnV$sqb`$=;#)s9j9escLyj=l1`T*>vEkTW!^N=8!$?)_WGTqu|w^UCkJOjFVzL}?sqVMSS`nQW2H^8N|hO#L2#CoCgK{YKNiy-ebYc#*Wr
}HK5o8Jg&)SS*zvotC!O_|VezjJ1+Qz>)EGvWq~kcfNk5J7yU&TiKAq5DrK9~4r4KP0kb#C{>_xVALlv@eUgD5H0qW(<JC}gikB)j}>qk|^%F3HFAa>=QI
vO2qi%*$JQw%f(J(I>I&8A6dJV_s)G>;}3d6FSMNuo)UdD5i#q?I%&gD0iMCsos=sXQqiWN~AB@+RW_c#G%_jtY%4q1%On0j;cjEHpGyhSxqXG9CAQ5JBi
)2O<C|$g2?}P_to~j3>&V>&VuTs#}#Jp$lS*mg#78G#H=KOH&Lq#T(ScC-u{$G@hg%OEL)P%KbZqO0dv-
?40PIH%(NAsY1o4HRyCea2YCzFZE|E0thL6;dtE!{l13vcNEBTrd^CSL4LF3I#mBIb%G^odkU2jBNVDCRNPZz6HPHj7ADRYm6jy!8A)*vWvy|H^(?oUmna
ooMyTHVpfR>u2@UDgrTu#(cox`FkIG_j_XO!XMDcozZY-1+87W_J(-
KhO<~e+yhzMl6ZH1ogThR}`{2Bj%`&L^cv*O|Nelvhfhrzlc(0cYZ`2W2?Yww*$kss=xW{eQH;G*)PS;i&8D=TNQFS~wD7xnML5-
$4<deH00&^z=iFW{egwi3$zWuuNLw0Z^Q<w^@tnv(pHD&076BHNp3`T2w9<)+`Y4$pb5UiZ*4sQqBe&wsFDxv3YTx+P)Z@z#^8I!JUsx=Hp1%`o;i0V5&N
14uT}PSHD}edO8jHQJazW@s~Pq_3QRK?_At-I*23K>&eDg-63QTeFybR*W{wuI7hVg1#C3Z-
zwaZR|SqK>AugWDnKf^5EYQWpAAS;4|9VEGSq=ou5mB^eI}*#%3~dL4P#^RJ2_BL$62lGAuGM54xz#0&h)X@c0$7qe-
R?vC?Hn7mJ$)aguVS7(5B225j=VBVsUOk+eM|dl(T7v`J8j#;v6WK0qf7!i$^IGH!)QVfvt|NGVFosG6^AGJPN_ugCl6reuZRGFU%G|Bb=lQ-
8l$$0GlXEcN@ZYci13m@t(s`R=3Nfe8)Y!u=y$xe~txV~ZC`a?D|GSXTOxs_vc|_ifFb4Al?OlxJB!Q>*A`Q`;Gntf2bvtLJd53)Zk%PcetS`e*t2`krCF
chily!0uERSW)}7SY8~rz&@%juyjt)O(eb!`bg4hdvr?NYU`U4x7ubWuePzd%=t#$?T*24;9{$8!aDm3?Hyl;$LazA1^*kk+*C|XUWBWj_yerBo^Oi&yxP
yTzOr6CR&TgKUXYd7nYa0;Z5z2{j?8a~e|FbmU(xS1{IgKp7VP5U6OuF=>SM6%&NF&9X^k<FUugUn4QF*@!<r@e)*IvL@T8=i!oeLi#SLz~iMeyk($p8kd
)s5)`38V$`}W7@FE%m7gSnGy*sMo6TxHS;<L5CIwlB<}>Rq94VFvm%-
hs?<B&*dstWDNZP_AE(JLhYJhUcLwB{+0gAR(xcyIY@wE{&k9@F;%uf}yP=!rvfW<Ea%X@7`nn8+0es4MilDHFAymee3D(c98B7f*-
`XA@^WV>xn>QAo6=UzOwR0Dp$K>enp?uaHWQy-
aM&e-w2}z)95a$pnRssux^|Oj?d-{>QZ`jW8fl4YP{CS-L9!f#~zbL5WP-%Y7@~W{1Yk{Wauy~e<47ETlk-CZp$Go;NCK-
t^al$%C12E!tfRLSP@YJ6j2|<({E#7^AuPYTO%fD@R3hjUt1ZF8xL|f_M#v*kv(I&WstZ+f;W2rKjRDNBJ=QjO>HMMc@>2)a(74T>F;%b+Plbr6}6uIE{-
(R4r(cM29^q7Gg{%%_fMfq`)+k&u!*ySP8^tZoiK)re0kkOIi((MsI!ND!(~9RnF<O18Q0*dy10DPG^6BSsBJylv`^FW-UExbQ;po*vbAnS#<Yb>(KKVr)
`zBLOanc0s;uoS^gf9Ebp`rLKw`c-
jmmW({4P(!t$Xh`L7^KG1!<_|nD?9SVtX12+q@U)(ll!q^`{Q2W(8>cN4{%&vGvIJe%E^X?#|YucOPv%y<#u1hKZi*Sh!Km(2_B&HF8^LYxvHCFq)l0<12
XH@ehdL@X<-
Ccf_`sN9j=gwUn_&z7Z4U1@E0eJdS8M6Y{%4yZd{hQ94_Mg~60lw@_J_(Qs5~D1!ASfgvfKWY&%`o&;n`d6KpbG3?uvli@h%jq2RO&)R5T8e)BEFVY%beQ
EoR(0fXl-
l*0ixVH@u|6EE1AcFlA`fAY1cw+bJSsdyv+!(M#W>h@^DOw}~;&(@dNB{R(=KXU$b4wnC#s3h+urfsOtm3#Kw*P>izJi)kUL+XlnAKrX?MRXE;&-
Q36*nH;Y%5aU^}esKD)gQ;;0LAHwK}WV9z+}!{+BkK0}-zvpHWl8uTbB@`2C|n(lZuOxb?krkDx2uqhlo_-
;Up32pG_@@lTp%q4?DzOQg{9aiQhiV#^s&B;2C6Io7t&@Em2l%_xsZ)(EcbV)@GJ&<niiI{b(pWE7~$E&QYvsyZNghnY+!a+wVC_RGqvJnvhOw@~;=J2ne
>N0ai-
yzYXmtvu^_Rn&Wm4>zmZ%nAsPXX8v)-U?gs{Gl<bk`Zz!i|1Al=|m_Y>6s%z(Z50~28VCqM>tE%4SLxXl$91)Sb7Ww2HS+T1H~3lDL^^|@jiN>z5@hT-KJ
|^p-
0Kt2gdfdfI=hliW?3l#0U*P9f?M1X3=|2t0L5MB_6hVhoVBm21pl&UWfN$^y(4S6$(EK;;{?Nxe%8Yl}%S?v==6jD&*7(4G(~fSG+Am{8y<0v*Cx~3W!wN
z3-o6-^dzN1rIbK81i|NpMZKC))oFYn^~LKN6RP_2@Tg!jrl3AF#|F>#oc2Xa}(g8*m0DvUkgC-ybHvGysxVY*aBr`S_X~Q(P&j+W+^jiih-uY6lRt*n<l
04Bz=6+Jep+WNrw0&i6%|vNt5D}R??&lo|G1!R85nn@+450n~m|wn?!FPD9lYD1^*RN6JV?m7n~|kH>JBkO_~9+{u#)A2E{XT7me1@Xiz=lQhI5Mfu?wyb
n!|3G%1ZI>Bo{X%%Bca!lAmW=N`##xCXZ^P`-
+3#ND7n$24NlnIEJ&yN9{=8=K#^;(o?r|4cKRwWq6!m6>0o`f*UzkJW}yLk_>yPaSGg|Izh%Vd)Ha$Blf8Zg%2l>X91=^G!sv5k<?`dIo!CU#gR>EvUyOf
65M3MgAM}ZKS?6(Vz1h@$fDqyVWn*i4|x%Z#uEI0T)LX#NB<O6+IC10BBzL;d&FD(fq^pW?4CmbS+!EWfT2s9W}MybY75$C<}m4Gv#LQO_i)iB~!CVzcim
JTaSn)_RTrd^3<|@v9gg^*+{Hx4`i5%XV9h|sv4R?G895>`Iu3(cHsB+JcQrbzXzeclCqb5lMXfPWv!cIts80CaI9=NRyGnV8;O<0PD9zlqUkWrYC0vGy6
NI`!h{GksUeZ-t0obrF@Bvt9neNU4u1zSOqcLGa}1f-
=lV3CDHfuAH_^U#kzgNW?~$;RQ02+#6!IpT)ifZRI%RbC+>Q6onwaONW|ZH)y07rneTB=ouTYi3pS$-
166fQ~$7EzwGPlts%}JF^Uv{zMcM|i57WrD$6U<SoqZvj@G_{M-7FiiZ!9`U@-Q4fH=Pc!eOtXAZ%UE3&YTwra9-$D~y_MfMC5=Ik3`}tq-TzRpEjhVE_#
3H6C^27Ow6?Wa8|Zrt>*)I0f<ql&S^fWU1jhEO8l_evy)*YI`zGZI;y6hs_DAW&afm3NlHl*B5yz+EEU6XN?ziZEP9Mxpi{l{5-
Q7fZu8aC{@3ROEuh8T+;ysb>nMTi(j`yF&4Z8Y4Z|^V+;w+)z|D$?#$?#y4vHr%E<HM&r@K5L>fBH{{pat(4V{I9&?+g3`idldCFC&vxd^jL_%jv^0KWTP
0UO?%6KW9TGG-NX0Yz^j7hWeN%v|^-=0Q-t+OgVwa0g@eJdT8Nbi<SsQAv|Ro>VaVrg{3VJ5#*P&wAAYwN&1qdt!d0AvpER=3%MC-
9@igp+q1>+lW+6jcB6Xre#iD{->a;xDO!u4G}NpsuC1-9-SIzmY&Tc%7)#j$mIoonj>a8Jezapw+_~<5Z87c~_WkFo{(jrd4M+B5{OW7}r-
~91rzefZM*nFvnKoM{2Df4?2Dfg-V`STWjb^?LL-Xh3sq%cxJ6|)OR<IS{GBZ=0Cl_Dld41iq)Zh2~WO{15aI<)Pa>}DL{z7|bGkARRXSq{&eDeAI<I}ml
xT_QG*SUH8`pm@pPS^7I=ehl@AM<!+8lJt6eT2*%Y-
wgs$M`hO8uc8WKbxnq_*D4RYcBkF;8tFbT7E`C{tLZY{p<9^@1+`e|7xaQ_zi>lAwx?0Z|2nTZ;tcb)!r*o$Cr;2f2EK*-
ZwRM{6CMAf8A%iKlb4`{ra6IwSBe?`qc3Y4XNWp<HXNMPaVHIeazfnyq&j9<5+%OT>Q<GQ`gfwPW<dCspCJ$NF9Ik6=U&faq*>7Q|GUrnmYeALhATmm{Zp
?b=p|GJ}&;+X{qh$?YS~_{(a-v-~0B}WAQ><d|#YBJ?wf#itl!=Nbwzz8eej`_Y!mS9G8DD@iW+~gO+j%zDUDu{5wf!4ZkqvD7fI_7B-
rDSyvRl*lU0JdASbz7j^9qZ|OP8ztC%cE=NxOmvrr~Jns*A?GKyGDgUyr{Xx~GU(U5ZM}GNN*Z#ixYWFYwt6f*#vPusq9QV{EXT0!5g}SV!ruqVIkvh9;<
Hn19P=9Z^r;dklVX*&6+z9__Y4~bs_-bkRYH9fDM)*aqe1F+1#{|tMSO)z}W>|9b>|eSWmfT#|mt=;8cADC!gwUMYnhWl;RoC3}SuCTfOEI&G8qfH!8*}r
&jBZSf#{$0iQ5bSBPb&C4P&oM-S?8FWv}#g_3cehOJ~!ItQh|ml_IY0_h;?6*ZQI-p4*M5sS9Z)gtW!1dx_)i>-
&a?b)mP0a%W>N6&Qg1o(^*zpF}JG9US-e8%dK?gRg{*w?B%6p4p&)jetu#}TH&P^9fKf`8HKg4iUm{yv-
~wDg%#SE_1Vh?VNTteQis}vYQ2`fs%C5p9A%|>b1N(JD;-s?(p+b5ey+31<@!P_b<|BweIM_MS?u}S=@-
8bch?mczmGTn+Kb=ETX98d`?V!jo}X`tPafw!-RQK`_G=riO>J-1ko4R%PWdOUO>8IGey#fSPEBq9_IX}@x8~ygzkTYM4UzcY`s)(UCB`c+Pfd-
#)qMO^BALwZJ|^RD)zsAYA)mbN((Xe(G&S{oNVWWK-B>yE=eQ54d2T{GDc%oONQ#8^NQ-P1w5gFv4cOvwa|wP_wpzz-
JjSj*+Sw;DcfkL<ocJX&_1CyLop>LHsW*$-7l4H9E<8&tQO^=r#GNJ5^K86}w3?gMWMA_>Ys=&|TG&^kGi+n_e4$;!%p%YagFR@mg??-e@Jh^PC-h-ibQg
u@PvTK{=bsWZ7kkLcp~BlQJ^LM(jgiYQx%|%smw)I--+hzlS7=+Pfn%YOOk!W96Y_V_X!Mo(tB7xgO;!d-v^jhpFG8^Uy^Tj9PI&BY{MIeH_X(U|&iIe--
Sp!Q_VF5i)`4>@3+I@<1SeT01K^MUpp)!R2AYdPdi$m4z2mYQx%`sL|6CCHhko?^&!u#RJ;7(#yWC8)lg%)p;a|>0qr|^B3R8@D&uWRX7w6WGo`Gn`QPDT
wN&F;AufALbMd=l_NNM8ttN1-
MeuB&{nJS&qtR1#qE#3j0*|J!f_nM>}AhTYg7Vww&XS7lgMtf3J^3LETi#2*Qtd!TjNSU#ppq1|bq*v7Ey(;^peZ!*9vk%^891vZn9^N4Pie4R-
eajCF%ZlMuS&{Yu`=4=uct^BCLp^jz@)t%Uf17k)YN>B|%kWa)%J$)<%8Zt!iqxuEs?2N`qaoojH~M??Nv*?B|E5DiV=jJ>e$&H7PiHtQ8fEvlL?t9New}
`?9>O%C@d~s@RHLQ?!bD#hQHm|ZR}4#kF#&19tnrvdpAN966_v@vJ3KD}3x07HMi52Lf*76fvj8$U;e`McvXk~=D(Q*s^HE|7z!Try@MPi(tvpDwyYY$`v
QNRkbO`UofaoGL{1k%WTkswDo;@-
NA8z((l`<_{FoeKf@O|Fa51yeH29V_{R4#eShVBVbo*C9LYY=_(qQoxS^Hi2<u&LhRk?pQ$c97mC!SlD^CvCGDZ2g!`+an6kwaR`&GfGMp?)#um%Pu4J(6
8%`3JvsD5=d=pP++rQBTfS|){uoOyU!x~HX23W3bW`vr$+`(1i#(Dz}TjOflOaHkGId5$%}rxdbN$-
lM7*)^~<2Y$RIYdX>sABgg@`NSf>A<JPK7L6fXPA?c?og;5&b@eeApSD$4kGa>oCIjIj@I!?#R97V9>O?QS=_(e2KJFe;wFk<#F`MD(T8%TzBgyLX4kZ@3
SU>qUre_>^8_3dUj|k(5KkdT6nK<{{#3UXAx`$Lw2d-
DEbj;a_y@01tHR0FRYzt6P4)X<AY9PJBqs0emcP?#0K<W@a6rtv)Ea24E%&4YL7~!oj8tp}{zXnq<q6tOuFB6{vr(_1rYWDS}25T?6Rv;h@lXJ6^c@l$%W
i&2S|uikr~CiNQvlY@o(ymz8})iQuK^UM<5BazMtyn$WV1QS=+yB($7aWLquyR#O?X1i1`#{(>L39_t&L7I)1xeG0o4TLL%=Gv5H{bD&;|aVaRglNLUXA0
YoGzHsMcc1QLJcGowqyviVjhM$=jk4By>MvEDrrdPL*VmDW8o=0};Km2ib&Z7U@O<ulg)1pWAJW%kj^tM{M=sjyhv!PjnH^A(3h)N5xX=M0eyrU|<WP0pK
=H~6LN7ZPWKm2nDp(&1Fk@8yhYeYHZeJ|Z(g=f<JWS?OWP<)C++dw==`!ffL_Y5rAq5J=yl9D&*Ot4qrn}K#PPlZI^@<Ahpx-ewMP!EPssXx_=Aq$53FqD
O%ehk?$G>jn_p&3X5Mj)B`|G-7Tx6<Zb>YI0HsjuP?bGuTGgCBEY5l$M)lQ0^x(u?<KPh1gq&;E#siA^Q4>0|sR-
O)0(p0O2jY{fL#mMXSGOO;KBjE)W@r!}}D-
e`0L0Mj>?m|>z39qsmdqa#YPheV&9ME5UN@*<0s<q_jzWmCkwSdk(Y{9t|~H#dP|5@|PdvX!@3gVI}gYdTaDn}VXZ(<obypzTZ}$X@S=-
eza91EiLgBzY*e;%rC~o;yJe7ep+Jb61}2k{s_5;kkE2<t;Jzfd#Ylh>o|Ca`j%AtM9^G{TJpMPR=#+tmthwCT4^@vg?e{xRPB8RB6wXE$NqIk7gXAciI4
c+mX1+pqLnKmR#@FpMcn2Y900CYbD3~WY)7br#@~<!}PIJs~v_mqRi{V_#XPcK1!^kcx%Ob{G58*wx7x-U4+^=d756VlC-
_l$f9dr8d8>}-b%FnTQ*MBY|O+PF_3G$o>|Dk+~FV6yNmO+>@Jf**1osMHSfCQZ1s~x?difT4^7oPupHa-hIG7usEuHOxD2^0gFZ2X(0GDb%{a&I7O2^UZ
TtCEg19cxo449N+7IECO=%etNT8zfpj}cvCO6_O4R2J7u%U03`Zdr&;f0NYG8+8I;60(0gqKUEN-j{WH%}ssgZ0-
IDrX9VCv}D1<9fWli2O*tsU%DA|LvqWsnK^U$iDM{=Pq19+HW<h1|KX2X2m!&QWu|9ROXLmQ{Gf_hKneBhHBau+L7QT5IAov!kcldVVF?BGwxpj6U@vcLo
^h?3adS$%?XVo{2B^t(w#-
`h(G>bBD%8ZGSG(ABiEIb01#_~jS8StViun3mxbqgM1S7EBJaF+0O4rAWsy&M$4GqlTO`*<g1^GR%wL#EcBkb3ffj%#THb#oO3}Ya8^^sxWrP5)T`fGeFO
6zeFsxCu6@Y7#EXW~f%mfS5Y0*D#5IDI(_~9q$4J>#}Pu(EF@ao0vpy&-60kpm1))8ue&HH-
;tu5R>DZvCBiq6BhC{a@devfUVDl~(VP=Y)Scd0>FxDz!43@<~pVE~2ZCz-
r)i4Q7veYPTB{)1`;UwEx|sI}jj)S8;GtmID+7nhC0@B9UICh^f1y@86+0WL=S`2NX8y0OU42e!66bAdys@x%jFx5ew+W?V$F&>%-<_?xF-%`0~s-
Gl8~&m_^+y7?*y>V$^fc)QmHTu#{jpJ$lm0?M>Z_W`fdN45}UApC<tV20W-
vKCDOYq|Xb*238rV=*O$@mS2XL>6<up0OC*NL?WUi;+{Xn15kgLE%MuX6*!HBjqUtSdghcBZ5Ha?`Jo~-
2A3kxPf0CThDenl*!>*h!OXUi9=`2b#{aZCGEs`!HXwYm`2S&w9})wa1NB0l^)p|lKnHF>rJcUWvSJUqo`>V9o<PyJ01;C(~d`b@i7yVrWGC8N!`~S2~hW
SM=)vH%p=rfm8+*d7#j>%GnF5Nh8{HkFxZ^o$w4Dk-e3l@Uxc6slpu4_8yeJw3~vG`2HDkBe-ajc$rTV9ut&wpk>czo87;CMPxs7#z!KleeVQf8Om4ZW{$
mx%a(0)979gu(Xa_++cA_&hP;2Im5^uY6iLdBDXo*s^KZKz!40U0s2SYs=>cvnmhWaqnhoOE9^<!ulL&Hmah676!!+uH^uFm@ZkbD_7(RZIkCC9P#c4HPb
9yff8G^>FQwx|X9-30`SJBYX`Xs3}QAkV=%3xBusjiCm*m@o1h0*id}LSv+hn@$ptF8uEmwH-
j02XNU&!dk4%3xQl6GA>oBLm*dsLKac`YM2uHA9Sn_s$)HSY^=u}XejpQI?6BcQGVp2qbyp37aQPt0d;V9sDs;ugA2ocK-3<D0e&-
XfV+tQfhg!rU7$QkT{y^HFvzb%y-#xmitRHmYBwBX3Y4DePldoytDgAkzWZ1A-
9OKL_pj_>{AJt2NH{MU*03Xsu}@B%xRq$<rnX<=er=w$J;V8#M$gVGcE*lPfNjNvd*Z?&H5`rkjHXt#qqj&Pyy3b?WA+gc_9)M!jCN*7R9=;Qo)F!bG@=>
@vf&Xlkx+U*&P2lctJ$ukksIrKhHpgntH$~c_c`M8yRT*&k<Tz=eGB>P^Yn|EdoF0}({piUO;?W@Cd7#a>NGXEru_&2-
(}l^(f*8nc0SeE;kn_oB<$`kQo6jLzk1IY>Sj3(hJUG=c?|En3eUx~xLIBJ8yfQherV>O@do`M>v%6NJIt0_-
ViK(nT}|@edXP!J0wStM5&dt4j8nX`(ThyheSt6jE2yLV*rNp=KfSUhcC=&xEU5y3vr#Pf0{G~JadYagWlukME{I#$DnXMv==ztK^!AvwPXz7UMLKqtH1u
3r0j^9!N5<Y#F%$(6}vh~*-p2Ag-0JjQFzu%wg6_-
ehe$xOSTX_NX;8Ab{r(pR_^LYYM{hHlxqCMC?kt*1O$Jtmy~Cjv5o9Lf(9zND;tpS+eL5GApE##%tm|HHr(J=&PXtCyrB%>-
XLk6XGeVO+z$pXq*5mF&onOb&+Y}Ltj7&@x8$E~6uqs^B4yayn}J&-8*yr^z?rfpa+{+=wI3U8LQ`<TGq>Pu2g(RB^GN%NVi-aTaa-
uSp#zs~YCBQM=#p+yu?95?4gZFx#=d#oa$^)H9kbIuo7rh!t?^`lWd9S4qvyBYD6`LA#q6`Uo--G<;$NwiI-qW)4yaqH1L~sI5EbiM`>0sgYNQ^hTeDOT)
Xk#n&3F&gIG;9ZJhQ73{ZAL|)8Ki;UbNRPqW@`03CON?p+TYc+Rw!7wa>s4T|DC^O5R>>u>E5xdzcz*U!~f!hw4P7XkQ3J=z)4)7lzOS^}Zeqp$F=Hy%<6
d)cg7{gdV8(^<xM<Q12VY5PG2Ar(qV`57hqxO@6MId^btHawG9Z-
JYV|%mi(4s4ISYFSnJ9?ThapM9Up~U;KvYOdU2#Q_y!a+Zk78Ny<aU81IYH4JW!I*E($0<BO45pZZ`Yjhn_!rLaJWE{@jVo#@zJ+eUnG^OyBwwxNNrs7}j
YR>x?Qy0%AYlE0MTOQufUxq}xoe{tiBk-tzMP8$AV$CqI(d&!D9K%jgdWl#Q+Nln%A7ivMZhrdu9u+ISvws?-
K`abL8hCzEY%rIy`!wiFlG|ZM~*|qEpPs27J@~5N0M%?o>?oq8Ru9wlpl<Falu?<wy*9Z+e&QX(>i(N&Bh6Vql^z9(<C($Pz!VfFDheajhkf`K!Q!h)~zf
V5}SriqaKtIgTO^3p_(I{C<If>eeGAvmG6vLcLAP0z>^o#s?lxak67+VJ=bnlHk!uKp6>@oAG0lrf1<{PUe$k@E+qsg2N>OiyqLr2gkGPN`dJdX3Varhah
EaAERDrHFiJmV7oObY>KMSxi?@mE{us3YU$t}NW79Y-
QS8JDCmNYUl}>WBmJhsR}cn5M&k+T&{AY?9KevMQnB*i=T&$etGa49KnMoD&|q4O!Jo>>~!xR7Xen8O@k|ZN{$-
MmFI2(Q@={pXe_DHPd||s+sQVqnhbHBXuybFAKO1B%z0ieSPR*VxJK`Ozg`-
%iicXg7L4{xLvpv$cGsRyD_nT!)wU+42RJ3l?V!H1l`Uf1ACG(u+eN_)}3gf=mvNu!6*9Wy(TL24xvHu=zcu^8zJ72;rmy|{7*=40G{CwhPp7+g`pk{^<b
zML%kU4!%!cF`Z3gxp<xUSV+e`j4Lk}4e)eYlFGSyUvTrjx=UW2mQ0$oR*cdmHl;a@i$jUIzFWo>KFZ<3FDlap=2hzXj04-
)f;&du2H;c;MMs<bO3XN%0_Iir*IDL%AwFEbs)4pPIm(JuK&P-r(x2eNW?D(CS-9o$%nPV<6g~luBmkVr|69v$bKF>g$0Q$WtTz2FVZ~lc6?-
`VMZ;3DTjVYAD#$?`~1Y#qsEHJB3gttvbo7`jmO4z63Au`m1c8qxmp<y5mh4oHx=pf4Wz46~G0W5tSmR>H@z}oyO-QSG+TD9=@sK>Sf{;!FGl*D$Wzj}Px
k7fU_y{8Rs>bg?T5+D<WXHu8CDHG(zp*9d|+46@Phe$Cd@0llXg42*~yV!sXo*3g8i9!hkBB$l85St&&Y<4y?rJd|H-
RVp^JJ~|E*+#NuESuQaK!^!(VxS=wZW0Fy*nDZvIrqwvj7)$e%_fy+tasnN@7;6nefNCad(J)QtI|-
Mkim$S>F?poAi1bVJwVj1Y3C#!D}V(}0^TfNct^1u7hmuzmKRC35P#X+)FU<>oX8g0-
D423H^yf@*HXk|Ap(c8Bq}CRaoo$_4GIo?^p`mN+dqNfA7W3acI;jkN3mGGn?$iBiY2+-
jdHuKp*U<?!sES=W{}Cp9=5!cEdg=oa<n2q=~bs0vl~D%DlJr<X|m-
FTCIvZ6?lH|uE;)Zxkm?!u~L1sd=3T8SP5_5$64u)Z{sTlkeFRLCSR!Uuc(7>B3WNijiKj+sH`8_Auy}fsj)uCLl}PrWNdhd<myyg+UU|LvarEm-
@5+f8j7u<#;%#huBiq}Zi`t!xzcIzB=NA{WT7&6JM)aoy}84)!*K>HE#x^KcWmB~IFP}E(e+K7{v(^rsdr>$&=p2UU_mqWblsJuq3bJbe+DgZp_e*#?4yc
@qF+kG*1}?D_1QDeE%E{%Kwa%>nuY1d%RS0*{n&9B*!Aa_rCK&xNvpqO(i>FXz&DXr>(~g5>Y{l})7>dtErZw0J{ml-@9UJrmzg28-
K!f!B7^#7IrBYPI6&L&!+d9rg0DT>j-
AF4a?W9XiQ8>z(B|&fO70OI4g`Lxb#r)hK726r3LWa9Bh0iT5qZk4wuFx2c8WK>6UW)+KGARYP9K!rEg7Z{WA<a3hcMh!dnDYHT~%feU}UOx#nc{AGRTlQ
l<3LfYo9dCmfWpI*>c+TqMd~aq7GF=9CX{%4jWp+s^=Da(+`!Ij^P0B)ke-
=j)k&VHM}i{TQEAkrPp;lQs3Zh==qwzDf>UrqAnjDiAtGgM~B~QI3RgSj!NMUDf1$#1Kg)BlV%|Ew2V6Bew{4%Fepp8r6k2A%0jn|3~nbt>0piGT_EtN3$
oycM<%1OY>#d0#wnVO5?0_2ri}Z*_t*p4F%Os|_tneJ*^$RKWGXy-
4aU>!*D2VZ<2prrT@eg+wLEuFXZMunD%#h`8UY83O?fHoQ$+h&q*4PEtq{6%igYseoR94471_N{uW<8lyZACRWf()|%G<88{mW*3$M#)WzrhI;wOtZl_R;
KSJDJVp-
Z>}GE;TcVV2CQX+YL&lALkfb61~QEJ9cCt(httZiO>?Se;H<hhB{eL#g8LunBOxs%zi~p@0RX+f$wR)ucaNnV=!}2^J2uXGdpc;JM%ZRohbri_zz7qJ|J|
A>0jy?-
S5`K$9uh=K1R2X)G_;vq>kBVC3VccDyEL{y8^N$$kj1i29;F5?Yz(6%#JJyYo25J7^<y{1<(z;24ys(`X}1VY#!CdOoJ=>pT{$Ys<|twkMXepx^em#sEn&
)y7UosOjlY&9n+N&QO9%{BkGv0?1(z1D>tH!>EZ!&gRYnCo_Tgp4b#Lt%rr5}{TBwV;Rms&6s&zQJDBNQ7AHy-J*e<IngMoord{1aoF+G-
mSK!LX4jIvs~O8}8Pke#+X&y<5anB(+XjUgZtD|bxb0pchTHyLh~c&`2{GJuw-Cc^pBG}d?Q=p5x7{AgZMVj9+YPbYwjq|=u8!rlRoB_E)Nm<AFEH+#CNK
_=AuyqAKbOXSz(kqZY}8nY&}WZDa5_Q<@y+3g#XALQ+H^S_mOYhy!*)xDRovC)G)U@E$<i!(tEt3!Y#1^WOPAPGfeIM)sI@8VESA)_nLg7)+uzPZ!!mAv!
%RKI6gZh&fn&EQhfsmzdNY)U6{?jqpZ5ccf~PKBBIun%0CDpjP|yA$U=0AxbtH5gBO!#_Lq~a#EDfJg%pt!GzJpCKwb|HtRMiGTosAzF<Fm?x*%h)!i{ya
|D&o#ZV#&h{Q#)z)M@1A5*XF2`L-
!*EZAXI9_*l(YeQKK0N%WzU=tC!?4_!nbx)^=vV)UV_Dx&TH`q0hQ9cmBJg?t1@bYYCXHkLkgxCY^QdiP&AiRh5j14tt7mei3k`i=zjq79HZhF;M4r*~lj
=tU*ci%O&yl}IltkzQ0Hy{JTbQHk`T66r-
H(u+!@7nMjaDv@4P#?TAe2d^P@hl`>E_ww0>Uv2R5QSHabwG`wc=|G5rT<t{)GWK;&QJOVTilU@mBDF{WC<*F9Og{Khv+Wu@)%0+h>AXDqNxkf`NZ|vx1V
IiMmfLJ})Cs3Po_QfFJ~Y>4=^*Zv573DfJkYa?M=5-Poe5V<4lPtG59t@G&O>+}>X1<uj*_Y1FgNKNU?zR-
?9?<Ji2~U+J3&aJ9c+g27!z;Df4?~SwwI1W{uK`-uSTJDx4>4OM2cV>eQ^;kDGtfyqlhewKaR?$-
%exCM<QYdnUM|ZDc(5BkZW)3^C1!EXi!S+6`QtCVnbHJ?V}}u$*x3))bmQ}RTf5dpHka@=Vq;j-
L=3(nDP1y(s!1&G0PM8$PBnS;P0P+XP3O`dPxXM6Mp^lxiH3OS2DY0uK{}PpC3LQmc-X}Hl*@6MHYH>h0?26`5(v^Xdu*cT7LCu{-
<PiNU6<A>KTe#(ywQRXL>mm4bKA2!85)xXqF=G^#L}|P@qLn<pWgFh}08OGTWt8zmhtFeTLUbAUUm<&;Y9=a3Xl789RV%7dr6Zu*3p}!XK9TB%-
xL@Q1hU(uE^7>f#6G-
t<WrAA4Kduie<kF!b>)*_#f1Y@R=95c`<^GhC+NgjUaNJAqZ6755%=pAfd4!V2N$y!({kO>dOckEjjqet`zleOv%(s7dnbf*`i0NkTV_<S$}Jav_eSI2av
CT#~UMCO{B|#aBi4ar~x(m<Ph{MG<<}fk(1ZgHVAED)=v`k`9`UK&?Fhu~eF{l2<B4l*u;n4{eH9XT@&I!oYlW*gv4Xr+)?=ZnF|Eq`ceW@~o8i4R=3Gg*
jG59hUq9-=Qaz(fhmk8`JsyY<^#21(^G=CIBf3L&TQnt3zYq=2Bif+-%BYaMPjQp;5SzC-
f}y?zqe}mN`2vGeh=&oNse~(7)Jgcv|*<1nE<dHm|262gKBa<j;T!ZAS5#DjicO8nM+EdI<wGyK$ogOCRK=*4R>Oq%@1xD7v|$CH+@<$z*1S9xd4#DH&o%
4D&}zjFFNftfXkP#CL_4yryN?KO1Eo%K1+%YgcZ<R`1Y8;yx#8bv=WVcWtXH`Fr}<_eNV@$V<~=OGjIu!P}TK1i4jL$Qy?0S8|Zb7-
5YhK64(W9w?^ALn*AXjM&Ophi8aC-
%oo0Pi1XT)H;+L;q$a!UE4HKQ^h?1wO+YGJ6G1guQp$Sd?2on)ihTFA{4Isw^AI%&6opU9gFVLfS4+)eUi$;Mq=JPjWq>GrW4O?Kb4gm_|=xRJLVw_thzY
hcU{q=G3QcAeT&STC{T6lxhp%S5kN@HBY=1`0PpTXV04_1J=D+cGT0r!q9#qz?8cPq%8o)zL18;I#@~ANX@MefV^60UtEh=qBU<TOsj<dLCyho{Zv);<GX
hN3RU^Rzxf}B*8VMfu2<yVmNJcuSO`zvuZP?8Ux}Au1QWvl~+;vZ*{3%!`1|`g34aQ2byGv<EjnI4?xhg80XN>QS&4>qyusb{ETC3QxA_>avRvJ00k8Q!=
r(zkr3Dc}Jio4inqKtl4GSN!lF@*2cwYw%-`D`d|{qRZ!%!D;pcFo0FDK*h*WTT;nQn;g0g8V618KnxbHtMsLJ_uyZ!xTJ!5VAX<3$itEa<j!Jv~Fw-
>fpyWp>?Encq04^O$y<Xg^}vF*j`T;h=$_NZ`W%yLi=76f~A~b$e>5A{37kOmLuDofFGUKJ>_0D7x=mdk--ad*_skrp&+hd4t`g*OhMeloUH<1t9YBHu{l
qxCDfRB89K=7c}5_-uMpbEUN+rj?`wn#i@h%pZrHuM7}nr1DMdH~tWZN!L&-8O_GV3yw*~O^GSi3n-6hN~j+2ib68D(r)GW}NXXDSTnuqug-
F_c`vKNSZO6EddNe=#G<3y-{f~W4KIiZgx)1t|YXmTkeoh(_!av$=Vx6~|9%{j8WHAQw`sS=+>|334@J#sPp*nS}H*;pd(d2-%ZISG$flj-apTL!Yx37z-
+6;@FDfxDJ+PA%@y*~C2y?^J~2z;Cg<b)?=0oOU5+x~(Gtog|2RN~e$35c4{g+ESqOu5nAXP`{r_AAkH@cnoML3o_7H2%v+ppg##15Of>8eX%j_Z7f8{`^
GKQLbKASH0y!0;cNSR2Lp_S0Ju9Aa43*YeNIpGI+jwOr;S^RpmV8o?*r!&fX-
u}u@FG_#)3W`m`<S0iC)K20$n(6DT3Bh>87P;5`dn}Kw}|*?vDk1G>}E04T)aIQUX0?+)@OcO{L$OnW)#Z7-
%d6&;zlcdjfL^^qfSmV<~~2J8mg})>7f~w<YRy3WJP=0C^}Da(lo`kadY($5Mhkaokeuw2?~J8xnQ;y9_iI0_fpb(EdOPfzC?wI+haXnd6osXltVB&p|)P
Kx1L+#(1Q*aHO73uRpsfzH$pk>ILJLB4{a5DF<E7Kw}|*jzek_L+Vn6UjN4}@s*nxR+lasw-iBFBr4^gA7P-e5J1PFbq+`CN_zd_r{gQnL9~u6@G;{0@A-
8%zv5yeP!0GBRs3+=DzJS^6P40R2paegtbwdFJ<>QRHIxTVY|c7}KgU`>JbVZf??e*5)_*_j!vqK%hyC#1j5nS5bENg$;SNl^g$XQ1KJFLb&euB95d4S|7
q|EV&6~4=_|rpgK;qz-
H%6dpdIJ)Y;13)h+2TVx<832CKS<PVJ`G+(yI;CrW5jJfBUvS*F+Msj(+}Qh@_}3+d6heSu$uG3a&{8x+g3+ThxcA{I$UnkQM|{&<73Vjx&H#9=q22;)pP
yT^C>Y7WbKi|K*Q*14OLo-FhEWzULu9S^fq9jZF&&r+EA2eldy&~9pj2s+zT6R-
jcry0|qyZC|_kysf5}5AQK3@V$(e+^5f>vi>w{EAHvOEUm|nNlUiKh0)K`9QubkE!ssNUMZWK;fL`1g&_+SaD7(mXfZKn30t`|Lta(vKa`$W8#oP{xlfB5
BPF{I(xf9P_qbE4GYT0(|b}d(KqZbNWcwMe7oNxPKY1n)*{7P20mh|T_7ezfb@HiTkx&v0+X_-
X^rlm{e)QG^PsJWq!(ZkP$_h1CH;x71}SHu_mM!#&iD*n>f<achC+e#%J4byE>xLv;Ru5_UfdLC}Y7Sf=I_U>|T`YarBqn7T6CEV0{iH{tOplUb*%aJ2`N
v%7QR_--
?pU!b*b0<F;aZY~N8P%n!^lhy6%!_v6w4^qp;zm}xC4OR`PEx+yLy8pvB~U|;;x+gedklX2vmeUpJ1z$*bIA6ctG0nY_$0NY8>>aIRkU7AZ$_lWiM5&!G=
4U_N26$U&Gy+qfK*+x?A~P6xV}MeQNL1TD3R0$D`d;2Y|(q3Y+g5I!<}CA4oqaexAb;(VJ;fbr$L$C^dU|d1c2iti^_oFO}|%QZXr>Q!{M-
tFCU5w3EIpX%RRb-inl_rtC#JW0lOMp>^00m2Ly}M^bSRBS)|VI(8FXEcP;^_wm&l4-(j8j%#-9G<<DBl|Grkv`HSoh43oAQ!N84P-
gcQZZqJbW+5e56#u^sIUsQAdEk=nSHp6vd_9AaqCv$yyEYzVJ#eoQZL~(&*3gScrix4-
`L@#Zra;>=RSpcZ9C=N5+!IaMjH6Fb#W;`%CiWzB>Bbc#(uSC@B(2<FZ099yW&aBzh_i#h<xfIrit=#oB9r5E%c$doRS!`!T#S+_Nk1oL@*5v&}Vg@eBOM
*)Uzb+x?ixPJvBaw?0a#Zu>H<6t9BtO^qmx0cA$YhIojB(vTZsWKgRw1-
q%gBkuY@*buAw*$3rJOlPuHehLhg>2v5dsM01}JY}H57J8?&gLvlMfvz&JXM+uZjV>s|@txWqN>|DmF8xip|WaVl#89*o;mU?UojoU$OLxO|yVTzGM)aaw
ZapPG+*%YLGHpiB<5n!uqBe&)C?7etiEq^jM*L8(>Y<^~&xRonq;84N8^)vFRvP&?(63U|G)FlG>`|^pW3+IkEK_K?Lkx?9~OKHoZ7Qv&fV6_F^@w7i~zw
9j+nCePxpPjF%3r_S%J`(NQpT$ZkK`jT-Gj?;<bqBVV!H){F#uRA0EzQ`z0UP_69g##Aq+dNI|HseViiU}^wULzo)E)G(%o7kbj+)$|_B(PNHYhMp^yZr5
*to8l2RJ=(^lxk#f-
EKpqvUv@(VFjKwkSz?vEKZE{nvMQD#(TkP|@_n0%MenPm3c#;wmE0G@bgYf}n~ZSMJ7jf91@4JvOJ2i><k9(&v_4PHd(IQ{6nFlFyp~)f+Dp9u^g^#;mMp
&9rEsOV>@5kFnc5X~Pztx${zxVrqS6OL{vCMih~2B}mfcr@E0XNsKdF`dC$#pQL+~NdozJ`SwoA;N&n04S?X(Fddw!G+-
4~l$X=Z|eNahKO<?QC$f%V<@qYRLekYkO;T=3W#GfVYLp0YH>^C%uj)&Z;(JaC`d5oK*n#M;Wex`7*KZMH`^Z(H(U*gTw&x7pQqQM*Z^4QFpAvRqlPR7x!
aIb?d)*w79nnR|aCgq{)N-
6~#9TQ>oQVsJB;Wj?WI_Taa{@wR)XA3=vPcCWchcJHeyGyR!R^AtnPQw%jvG1NSTNHhN=7EM)7V$syflUOu$`bofVK+WT>=vTLN(R_0@*v{`WIP=lDh`ZT
fS9|Q4pTwO9M0|WNijQ{7QP&{6?JO!&&z9xvx1%}N$w|&{K?2tsi#+DH7OUoNIovFhf6fTNoKIx;$ng3}G{Xm<MoE_JEWGJ&0sa@0v6kCkOvN$q%RNu^1k
2T@4hAvRjj3)-^<t_QQ~j9g$J79(1~4^*sUb`aV`{kEQ_@qemK;QUvs;e1e#^u}KomCDC7}-
{@JBc$w$nbJIRu0tMCxx`t{9z<(dVJ*$#mZ*MlSTkOe*z|0-sI|;JncPPmJA626yU}E2q9Ir|z?>{j$jy#dT5-
;e<sSQM>T5sU2X3BUUIN6%T+&KcHvFRXt49hGsW|ka>}47tQZ<NIMa?)6Yn=4b9TC=bck!&pJIiD!FhFZR9kABI?qYq+#~n6mI(Ye8l{aFT8e>ym+6i!g3
8(A>jj&^_RVuEKEk#>@XyXa16%msH~Rs%4%h=URIsGF!hyQAfHU*p3Si=gQ?Pcm?~YDMN5yq%gn>psO|0>XiehYFNE&87(;KP>sRs|hyz!JeXT%cgq59b3
kT)QA@X~4;xc*3xilf*ch71;|3LQ40p{~YCksc=#O@*S4?oTo=c~v3gA-
cav-U3(|McVBDXnLlgPMSUWXl1Y`vbw||3I$@m!xeisP|uJG3Sa+DMTFs9lHePECwn(jFlOovOfQZSXt*{@lQ_~qm^~q-0wqW?*n)HSl-sgD>J%o!^5BIr
O=DC>^>~J-$+r^_hAX4lY}?Rpw4WuOzpElr2)ToR;OM3Q(ZQ%_4vpZR2HM_6roez){1q?7IU@>NXH2v%!5l5^-W-
tT1gF|DWN3vV1;_9@Tkonq6*ugLPd`i`lv$GLi_un$EZbP_32$^S%n2*OLWv}z!l5MEoC<UU<x3;woDD$`~xXypju{WX}ouEg=~2bmR#@IMdgTW>4VE*xb
3s_0+)DmOifb6a(t;Bwfpp?fQ0K5;UHONs^&DCs-)>_Z0h_pL)rF~X;aF!D`}$ChGB;^%vBCIF}_Ybs?7T_p3x`avH5B##u-Y{SX0^kly9=@0-
oRfLw3K1$F=_{&u{oHyFbqZ4sGW7&l%bMJ3QEso99>XxJ5-gZqXx=dhTQQ2Pd<u5_x_Bk0ZqcGg%|`JJ|g_yq=|{7-
K3LDXEzEqxw#bW~$~)cx+s$Eyl$8XSIp*yS|q=UweDv`~qv@{8{%W&OeZyIRC;A66cqtB+h?*X5xH21D_~Aq)D8=W}N(gD@mOH&2jP#-
%p%BJw0*0P>?u(#y1k@pB`r%gmKz0P9A4`#`*5kzLhxt*>UneJxrk~mxbf3X<WMoL;e-
qTCBp28#i7LR*|EAC5vjw6U*wV*Evn5n%es6x@GHDtZj4v@M6=g0>6Q%qifc#cTm*P{Pp>{Uj!Uet^;G~R%3+UVxDvq|8#Amb2S5NF1$6cro6m`^=p4x=U
BN40~^OisQvWdvp4k6_*GdF_nAj3wN%$Ntgc?}a8?(tajaR}xY1;WFS>GBZT&KKk014xqObDUmW3=#v8>dZ&ADY|@sTbqqj8PPHr`CwS(xSKTZ=lo;bz97
xX}TL<&H)GXeszx48n#D8*Z$H1r2r8we^K79gYS^J<iNqM7*K`3lH}G<xSAf7Gl1rAm34(YyO-
<%u{WS>d!C4JXUB~p7;5On78B?6~XuaVnWPQboF&lx~dz2;$G9A>dzQvez{|va~X@bo}lh8AkI8hY$=Y9GhcW^l}6aWH5IN{?uZFoUzl4wA8_%pwT(|eRV
&6KQRF-1-AG9D&+j4AXRFEe`Bin@nywq&{t3s%XefH#q6DGs;VU^lJ+eKD5OGgY2>UUC?ekWwbTk0VkA1E<?lCj3t-
A4v__oDAR)CM?FDDoas_WJ{MtgiiqnRI1CU2NGSQu9TbT6oLRIkUd-
=^GKiqf8()yY}?MbBz3B5fEa2Kr6Ud9$<n30#U;@{$r!QX)!9L`jJ#$veKb649q`8kmt(;D$l|tq4G0>c$P{j2p+}j5o;`O+XF+YiV8}e=NQ={+Pt;Bwl~
nGU1q+Uyq5R6%8AmtJl^SFL%|}Icw|J6|SvYhW&=oSy8uk1+)ryleu<HLmkfk!UyxmCkHF4?GG1~mX)tUI&kxdW?Jr8Ra?KTdR298JuSXWNmNUs+W${fyU
DrDQ_I%YKbW`PbSo@1xxPxSuafJl<oYVf9KLqUp}<k^bTk5ENN&9)SwoUFBw0g}HGF+p!(69hgHtmX_mt*7wCK@$*Ey?KJfWGp&e;fyb+~R^gV&q3wu&Us
rlsKPwq^I}+m%I}ZbSF;ioSxzX16c^*AXa+>S}@GxEgT7CO0WlBxQ=EOp%l+k}}2L>9+sPZo?N;uX|!y^>Rc=!bMn^7AJQslPo03LT;3WB#C~K=zqnCzBx
+t>tTTkG~be3I3%fllIka^ev;~crKx`WMp*$7JUpFP`1RW+ySdRB-
~4G!^@haePsIf{ZvJE{SmLa1v^B1Jw7#~|)llcacIB1bL@R3R$7zN6b7)1$Iw#WadAD{nCV#!9D0wm_Nh80CR*-r5O0Cn;2x4Esa;S#dSeyrM-ZCnflc<n
Hg|7`Nm=F~jsvDg}^jk>31@vpy5K=5FT4}B^TWTCNc}01}#Wh8i>Z0O8i^)t6<<oB-
{hH`ESM!<wUY@DJ(5ct_H9Wzt|6CfMFN}HaUuUwsiDUAu{QBRk;`7tSJon3)*Vc)D=T;?d@7QPe%+$nq#fkn6^Y=Gsqwh_Q@ngc>`Dp$RIA6Fr
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
