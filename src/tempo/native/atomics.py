"""Atomic operations on elements of arrays that several threads share.

LLVM would keep a loop's counter in a register, and two threads lose half of all they count. These operations are
emitted by hand, like those of intrinsics.py. All take an array, or one field of a record array, and an index.
"""
from collections.abc import Callable
from functools import partial
from typing import Any

from tempo.native.intrinsics import intrinsic_of, llvm_intrinsic

ORDER = "seq_cst"  # all threads see all such steps in one order; on x86-64 a weaker order costs the same


def element_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic whose emitter gets the address of the element and the values.

    It returns the result: whether the element had the old value where two values are given, else an element.
    """
    from numba import types
    from numba.core import cgutils

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        array, number = kinds.args[0], kinds.args[1]
        at = context.cast(builder, values[1], number, types.intp)
        place = context.make_array(array)(context, builder, values[0])
        address = cgutils.get_item_pointer(context, builder, array, place, [at])
        return emitter(builder, address, *(
            context.cast(builder, value, kind, array.dtype)
            for kind, value in zip(kinds.args[2:], values[2:], strict=True)
        ))  # fmt: skip

    def typed(context: Any, array: Any, *others: Any) -> tuple[Any, Callable]:
        result = types.boolean if len(others) == 3 else array.dtype
        return result(array, *others), emit

    return intrinsic_of(function, typed)


atomic = partial(llvm_intrinsic, make=element_intrinsic)


def emit_load(builder: Any, address: Any) -> Any:
    """Emit an atomic load."""
    bits = getattr(address.type.pointee, "width", 64)
    return builder.load_atomic(address, ORDER, bits // 8)


def emit_add(builder: Any, address: Any, amount: Any) -> Any:
    """Emit an atomic addition, of integers or floats."""
    is_whole = hasattr(amount.type, "width")
    return builder.atomic_rmw("add" if is_whole else "fadd", address, amount, ORDER)


def emit_exchange(builder: Any, address: Any, value: Any) -> Any:
    """Emit an atomic exchange."""
    return builder.atomic_rmw("xchg", address, value, ORDER)


def emit_swap(builder: Any, address: Any, old: Any, new: Any) -> Any:
    """Emit a compare-and-swap."""
    return builder.extract_value(builder.cmpxchg(address, old, new, ORDER, ORDER), 1)


@atomic(emit_load)
def load(array, at):
    """Return the element. What its writer wrote before it is visible too."""
    return array[at]


@atomic(emit_add)
def add_to(array, at, amount):
    """Add to the element; return its value before."""
    before = array[at]
    array[at] += amount
    return before


@atomic(emit_exchange)
def exchange(array, at, value):
    """Write the element; return its value before. A thread that loads the new value sees all earlier writes."""
    before = array[at]
    array[at] = value
    return before


@atomic(emit_swap)
def swap_if(array, at, old, new):
    """Write a new value if the element still has the old one; return whether it had."""
    if array[at] != old:
        return False
    array[at] = new
    return True
