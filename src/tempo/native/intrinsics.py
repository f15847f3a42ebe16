"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""
from collections.abc import Callable
from functools import partial
from inspect import Parameter, Signature, signature
from typing import Any

from tempo.native.loader.marked import MARKED


def address_intrinsic(function: Callable, emitter: Callable, returned: str = "void") -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    A named tuple is one for the emitter, too. It returns what the emitter does, of this type of numba; usually nothing.
    """
    from numba import types
    from numba.core import cgutils

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        def lowered(kind: Any, value: Any) -> Any:
            if hasattr(kind, "instance_class"):  # of a named tuple
                return kind.instance_class(*map(lowered, kind, cgutils.unpack_tuple(builder, value)))
            return context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value

        result = emitter(builder, *map(lowered, kinds.args, values))
        return context.get_dummy_value() if returned == "void" else result

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return getattr(types, returned)(*kinds), emit

    return intrinsic_of(function, typed)


def intrinsic_of(function: Callable, typed: Callable) -> Any:
    """Return the numba intrinsic with the parameters of the function; `typed` gives its type and its code."""
    from numba.extending import intrinsic

    names = ["context", *signature(function).parameters]  # numba reads how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)


def llvm_intrinsic(emitter: Callable, make: Callable = address_intrinsic) -> Callable:
    """Mark a function as `njit` does, with machine code from an emitter. Without compilation the Python body runs.

    The emitter gets an llvmlite builder and what `make`, the maker of the numba intrinsic, says of the arguments.
    """

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.emitter, function.make_intrinsic = emitter, partial(make, function, emitter)
        return function

    return mark
