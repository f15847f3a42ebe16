"""Orders of kernels in bytes: what comes out has the types of what went in, without its contents."""

import pickle

import numba
import numpy as np
import pytest

from tempo.native.aot.make_objects import aot_games, kernel_calls
from tempo.native.jit import kernel
from tempo.native.kernel_orders import pack_order, unpack_order
from tempo.native.loader.machine_code import kernel_key, origin_key
from tempo.native.numba_compiler import numba_value


def kinds(arguments: tuple) -> list:
    """Return the types of arguments, as numba sees them."""
    return [numba.typeof(numba_value(argument)) for argument in arguments]


@pytest.mark.parametrize("game", aot_games())
def test_all_kernels_of_a_game_can_be_ordered(game):
    for called, arguments in kernel_calls(game):
        order = pack_order(called.function, arguments)
        function, received = unpack_order(order)
        assert function is called.function and kinds(received) == kinds(arguments)
        assert kernel_key(function, received) == kernel_key(called.function, arguments)
        assert origin_key(function, received) == origin_key(called.function, arguments)
        assert len(order) < 20_000  # trees and tables stay here


@pytest.mark.parametrize("array", [
    np.zeros(10_000_000), np.zeros((300, 200), np.int8), np.zeros((6, 8))[::2, ::2],
    np.zeros(30_000, [("a", "i4"), ("b", "f4")]).view(np.recarray),
])  # fmt: skip
def test_of_an_array_only_the_type_is_sent(array):
    order = pack_order(kinds, (array,))
    (received,) = unpack_order(order)[1]
    assert numba.typeof(received) == numba.typeof(array) and len(order) < 1000 and received.size <= 4


def test_a_function_without_a_name_in_its_module_cannot_be_ordered():
    @kernel
    def hidden(numbers):
        return numbers[0]

    with pytest.raises(pickle.PicklingError, match="hidden stands in no module"):
        pack_order(hidden.function, (np.zeros(1),))
    with pytest.raises(pickle.PicklingError, match="hidden stands in no module"):
        pack_order(kinds, (hidden,))
