"""Background compiler: compiles kernels in a child process while the agent plays.

Compiling a kernel takes seconds, on a busy machine a minute, and cannot be interrupted. So a player on a clock orders
what it needs, goes on with what it has, and now and then looks for what is finished. A compiler that hangs or crashes
never delivers and costs nothing else; neither does a system that cannot start a process.

The child of a built file is a fresh Python that executes the file's source and gets orders by name (kernel_orders.py).
Sources below src/ may have been edited since they were imported: there the child is forked. So it is where a fresh
Python fails. Windows cannot fork, and imports the sources again.

The child runs while it is our turn. On Linux it is stopped while it is not: that time belongs to the opponent. It ends
with its parent. Linux guarantees that even for a stopped process, if the main thread started it and as soon as the
child has asked for it, which a greeting tells; otherwise the child watches its parent itself and is not stopped. It has
a session of its own, because the system sends SIGHUP to a group with a stopped member when the parent of the group's
leader ends.
"""
import gc
import marshal
import os
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from tempfile import mkstemp
from typing import Any

from tempo.native.child_lifetime import die_with
from tempo.native.kernel_orders import pack_order, unpack_order
from tempo.native.loader.machine_code import KernelObject
from tempo.native.numba_compiler import compile_kernel

SIZE_BYTES = 8  # in front of each message
GREETING = ""  # in place of a key: from now on the child ends with its parent
MOST_FAILURES = 3  # processes that ended before they delivered anything
TICK = 0.01  # seconds between two looks while waiting
MOST_FILES = 1 << 16  # that the parent may have open
Order = tuple[Callable, tuple[Any, ...]]  # a function, and arguments of the types that it is compiled for
Delivery = tuple[str, KernelObject | str]  # a key, and the object or why there will be none
# What a fresh Python runs. The task is in a file, since a pipe would have the parent wait for its reader.
FRESH_PYTHON = """
import marshal, os, sys
with open(sys.argv[1], "rb") as task:
    sys.path[:], source, file, *arguments = marshal.load(task)
os.unlink(sys.argv[1])
names = {}
exec(compile(source, file, "exec"), names)
names["compile_packed"](*arguments)
"""


class BackgroundCompiler:
    """Compiles what is ordered in a child process. Its methods never raise."""

    def __init__(self) -> None:
        self.orders: dict[str, Order] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that started the child: one forked from the owner leaves it alone
        self.child: subprocess.Popen[bytes] | None = None  # a fresh Python
        self.task = ""  # its file
        self.pipe = -1
        self.received = b""
        self.has_greeted = False
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Order a kernel; ordering it again changes nothing."""
        self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        """True while an order is not delivered."""
        return bool(self.orders)

    def finished(self) -> list[Delivery]:
        """Return what was delivered since the last call, and start the child if there is work. Never waits."""
        try:
            return list(self.deliveries())
        except Exception as problem:  # no process to be had, no memory, a torn message
            return self.give_up(f"{type(problem).__name__}: {problem}")

    def deliveries(self) -> Iterator[Delivery]:
        """Do as `finished`; may raise."""
        if self.process and self.owner != os.getpid():
            self.forget()
        if self.orders and not self.process:
            self.start()
        if not self.process or self.is_stopped:
            return
        has_ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            self.has_delivered |= key != GREETING
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else KernelObject(*made)
        if has_ended or not self.orders:
            self.close()
            self.failures += has_ended and not self.has_delivered
            if self.failures >= MOST_FAILURES:
                yield from self.give_up("the process that compiled was killed")

    def read(self) -> bool:
        """Read what is in the pipe; return whether the child has ended."""
        with suppress(BlockingIOError):
            while part := read_available(self.pipe):
                self.received += part
                self.has_greeted = True
            return True
        return False

    def give_up(self, why: str) -> list[Delivery]:
        """End the child and deliver a reason in place of each order."""
        self.close()
        refusals: list[Delivery] = [(key, why) for key in self.orders]
        self.orders.clear()
        return refusals

    def close(self) -> None:
        """End the child, if it is ours, and leave nothing behind."""
        if self.process and self.owner == os.getpid():
            with suppress(OSError):
                if self.child:
                    self.child.kill()
                    self.child.wait()
                else:
                    os.kill(self.process, signal.SIGKILL)
                    os.waitpid(self.process, 0)
            with suppress(OSError):
                os.unlink(self.task)  # noqa: PTH108
        self.forget()

    def forget(self) -> None:
        """Let go of the child."""
        if self.process:
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.child, self.task, self.received, self.is_stopped = 0, None, "", b"", False

    def wait(self, seconds: float) -> None:
        """Sleep for a moment."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def pause(self) -> None:
        """Stop the child: the opponent's turn begins."""
        if self.process and self.can_stop and self.has_greeted and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def resume(self) -> None:
        """Let the child go on: our turn begins."""
        if self.is_stopped and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGCONT)
        self.is_stopped = False

    def start(self) -> None:
        """Start a child for all that is ordered: a fresh Python, or one forked from this process."""
        self.owner, self.received, self.has_greeted, self.has_delivered = os.getpid(), b"", False, False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        if not hasattr(os, "fork"):
            self.start_fresh()
            return
        try:
            if is_imported() or self.failures:
                raise LookupError("no fresh Python")
            self.start_fresh()
        except Exception:  # no source, a function without a name, no private file
            self.fork()

    def start_fresh(self) -> None:
        """Start a fresh Python that executes the source that this process executed."""
        source, file = executed_source()
        packed = [(key, pack_order(*order)) for key, order in self.orders.items()]
        descriptor, self.task = mkstemp(prefix="tempo_")
        with os.fdopen(descriptor, "wb") as task:
            marshal.dump((sys.path, source, file, self.owner, self.can_stop, packed), task)
        ours, theirs = os.pipe()
        try:
            self.child = subprocess.Popen(
                [sys.executable, "-c", FRESH_PYTHON, self.task],
                stdin=subprocess.DEVNULL,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except BaseException:
            os.close(ours)
            os.unlink(self.task)  # noqa: PTH108
            raise
        finally:
            os.close(theirs)
        self.process, self.pipe = self.child.pid, ours

    def fork(self) -> None:
        """Fork a child, which has the functions and arguments in its memory."""
        ours, theirs = os.pipe()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Python warns about threads; the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                os.setsid()
                os.closerange(3, theirs)
                os.closerange(theirs + 1, MOST_FILES)
                deliver_all(self.owner, self.can_stop, self.orders.items(), theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def is_imported() -> bool:
    """Return whether this is a module of the package, and not part of a built file."""
    return str(is_imported.__module__).startswith("tempo.")


def executed_source() -> tuple[str, str]:
    """Return a source with the functions of this process, and its file; OSError if it cannot be had any more."""
    file = executed_source.__code__.co_filename
    if is_imported():
        return f"from {executed_source.__module__} import compile_packed", "compiler"
    if "\n" in file:  # some loaders that execute a text give the text in place of the file's name
        return file, "agent"
    if stamp_of(file) != STAMP:
        raise OSError(f"{file} has changed since it was loaded")
    with open(file, encoding="utf-8") as opened:  # noqa: PTH123
        return opened.read(), file


def stamp_of(file: str) -> tuple[int, int]:
    """Return what changes when a file is written; zeros if there is none."""
    with suppress(OSError, ValueError):
        status = os.stat(file)  # noqa: PTH116
        return status.st_mtime_ns, status.st_size
    return 0, 0


STAMP = stamp_of(stamp_of.__code__.co_filename)


def read_available(pipe: int) -> bytes:
    """Return bytes that are in a pipe, none at its end; BlockingIOError if there are none yet."""
    if sys.platform == "win32":
        import _winapi
        import msvcrt

        with suppress(BrokenPipeError):
            available, _ = _winapi.PeekNamedPipe(msvcrt.get_osfhandle(pipe), 0)
            if not available:
                raise BlockingIOError
    else:
        os.set_blocking(pipe, False)
    return os.read(pipe, 1 << 16)


def compile_packed(parent: int, dies_by_itself: bool, packed: list[tuple[str, bytes]]) -> None:
    """Compile packed orders, in a fresh Python."""
    pipe = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    deliver_all(parent, dies_by_itself, ((key, unpack_order(order)) for key, order in packed), pipe)
    os._exit(0)


def deliver_all(parent: int, dies_by_itself: bool, orders: Iterable[tuple[str, Order]], pipe: int) -> None:
    """Compile one kernel after the other and deliver each as soon as it is finished; the process ends with its parent.

    It says nothing, and Ctrl-C does not reach it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # a collection would copy a parent's memory
    die_with(parent, watched=not dies_by_itself)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    deliver(pipe, GREETING, "")
    for key, (function, arguments) in orders:
        made: Any
        try:
            made = tuple(compile_kernel(function, arguments))
        except BaseException as problem:
            made = str(problem)
        deliver(pipe, key, made)


def deliver(pipe: int, key: str, made: Any) -> None:
    """Write a message into the pipe."""
    text = marshal.dumps((key, made))
    left = len(text).to_bytes(SIZE_BYTES, "big") + text
    while left:
        left = left[os.write(pipe, left) :]
