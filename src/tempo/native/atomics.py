"""What several threads do to one array, each in a single step: no thread can come in between, and no count is lost.

Left to itself LLVM keeps what a loop counts in a register, and two threads lose half of all they count. These are
written for it by hand, as `written.py` has it. All take an array, also one field of a record array, and a place in it.
"""
from collections.abc import Callable
from functools import partial
from typing import Any

from tempo.native.numba_compiler import MARKED

ORDER = "seq_cst"  # all threads see all such steps in one order; on x86-64 a weaker one costs the same


def atomic(writer: Callable) -> Callable:
    """As `njit`, and the machine code is what a writer writes: it is given a builder of llvmlite's, the address of the
    element and the values, and gives what is returned. Interpreted the function is what it stands as."""

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.writer, function.numbas = writer, partial(for_numba, function, writer)
        return function

    return mark


def for_numba(function: Callable, writer: Callable) -> Any:
    """What the compiler takes in place of the function."""
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def write(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        array, number = kinds.args[0], kinds.args[1]
        at = context.cast(builder, values[1], number, types.intp)
        place = context.make_array(array)(context, builder, values[0])
        address = cgutils.get_item_pointer(context, builder, array, place, [at])
        return writer(builder, address, *(
            context.cast(builder, value, kind, array.dtype)
            for kind, value in zip(kinds.args[2:], values[2:], strict=True)
        ))  # fmt: skip

    def look_typed(context: Any, array: Any, at: Any) -> tuple[Any, Callable]:
        return array.dtype(array, at), write

    def change_typed(context: Any, array: Any, at: Any, value: Any) -> tuple[Any, Callable]:
        return array.dtype(array, at, value), write

    def swap_typed(context: Any, array: Any, at: Any, old: Any, new: Any) -> tuple[Any, Callable]:
        return types.boolean(array, at, old, new), write

    typed: dict[int, Callable] = {2: look_typed, 3: change_typed, 4: swap_typed}
    return intrinsic(typed[function.__code__.co_argcount])


def write_load(builder: Any, address: Any) -> Any:
    bits = getattr(address.type.pointee, "width", 64)
    return builder.load_atomic(address, ORDER, bits // 8)


def write_add(builder: Any, address: Any, amount: Any) -> Any:
    is_whole = hasattr(amount.type, "width")
    return builder.atomic_rmw("add" if is_whole else "fadd", address, amount, ORDER)


def write_exchange(builder: Any, address: Any, value: Any) -> Any:
    return builder.atomic_rmw("xchg", address, value, ORDER)


def write_swap(builder: Any, address: Any, old: Any, new: Any) -> Any:
    return builder.extract_value(builder.cmpxchg(address, old, new, ORDER, ORDER), 1)


@atomic(write_load)
def load(array, at):
    """What stands there, and whatever its writer had written before it."""
    return array[at]


@atomic(write_add)
def add_to(array, at, amount):
    """Add; what stood there before."""
    before = array[at]
    array[at] += amount
    return before


@atomic(write_exchange)
def exchange(array, at, value):
    """Write, and all that was written before it is seen by who loads it; what stood there before."""
    before = array[at]
    array[at] = value
    return before


@atomic(write_swap)
def swap_if(array, at, old, new):
    """Write the new value if the old one still stands there; whether it did."""
    if array[at] != old:
        return False
    array[at] = new
    return True
