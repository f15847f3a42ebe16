"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""
from collections.abc import Callable
from functools import partial
from inspect import Parameter, Signature, signature
from typing import Any

from tempo.native.numba_compiler import MARKED


def llvm_intrinsic(emitter: Callable) -> Callable:
    """Mark a function as `njit` does, with machine code from an emitter. Without compilation the Python body runs.

    The emitter gets an llvmlite builder and the arguments, for an array the address of its first element. It returns
    nothing.
    """

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.emitter, function.make_intrinsic = emitter, partial(numba_intrinsic, function, emitter)
        return function

    return mark


def numba_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic that the compiler uses in place of the function."""
    from numba import types
    from numba.extending import intrinsic

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            emitter(builder, *(
                context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
                for kind, value in zip(kinds.args, values, strict=True)
            ))  # fmt: skip
            return context.get_dummy_value()

        return types.void(*kinds), emit

    names = ["context", *signature(function).parameters]  # numba reads how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)
