"""Machine code that raises: the error and the line of the source come from interpreting it again."""
import sys

import numpy as np
import pytest

from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.players.kernel_errors import error_in_source
from tempo.arena.players.profile_agents import StrictAgent
from tempo.native.jit import kernel, njit
from tempo.native.loader.machine_code import KernelError

SOURCE = """\
@njit
def share(part, whole):
    return part / whole


@kernel
def shares(numbers, whole):
    total = 0.0
    for number in numbers:
        total += share(number, number - whole)
    return total


@kernel
def count_down(left, by):
    left[0] -= by
    return 10 // left[0]
"""


@pytest.fixture(scope="module")
def kernels():
    """Kernels in a module of ours, which needs no file."""
    names = {"__name__": "tempo.planted", "njit": njit, "kernel": kernel}
    exec(compile(SOURCE, "planted.py", "exec"), names)
    return names


def failure(function, *arguments) -> KernelError:
    with pytest.raises(KernelError, match=r"ended with status 1; TEMPO_BACKEND=python names the line") as raised:
        function(*arguments)
    return raised.value


@pytest.mark.parametrize("numbers", [np.arange(9), np.arange(9.0), np.zeros(1), np.zeros(1, np.int32)])
def test_a_division_by_zero_names_the_line_that_divides(kernels, numbers):
    error = failure(kernels["shares"], numbers, numbers[-1])
    with pytest.raises(SearchFailed, match=r"^the search raised ZeroDivisionError: .*divide.* \(planted.py:3\)$"):
        StrictAgent().log_error(error)
    assert sys.gettrace() is None or sys.gettrace().__name__ != "watch"


def test_an_error_that_does_not_come_again_names_the_kernel(kernels):
    """The failed call has left 0, and the next one does not divide by it."""
    left = np.array([5])
    error = failure(kernels["count_down"], left, np.int64(5))
    assert error_in_source(error) is error and left[0] == -5
    assert "machine code of tempo.planted.count_down (line 14) " in str(error)


def test_it_does_not_take_longer_than_it_may(kernels):
    error = failure(kernels["shares"], np.arange(9), 8)
    assert error_in_source(error, seconds=0.0) is error


def test_other_errors_stay_as_they_are():
    error = ValueError("no move")
    assert error_in_source(error) is error
