"""Loading machine code: nothing about a process may make LLVM end it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tempo.native.aot.make_objects import aot_objects
from tempo.native.machine_code import Unusable, load_object

# Leaves a hole of some pages in the address space, and nothing else within 8 GiB of it.
FAR_APART = """
import ctypes, sys
from tempo.native.aot.make_objects import aot_objects
from tempo.native.machine_code import LoadedKernel

PAGE, APART, NO_RESERVE = 4096, 1 << 33, 0x4022
library = ctypes.CDLL(None)
library.mmap.restype = ctypes.c_void_p
library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]

def take(size):
    return library.mmap(None, size, 0, NO_RESERVE, -1, 0)

kernels = aot_objects("connectx")
LoadedKernel(kernels[0], "native")  # libraries are in memory from here on
wall = take(APART)
for size in (1 << 30, 1 << 21, 1 << 16, PAGE):
    while (place := take(size)) > wall:
        pass
    library.munmap(place, size)
hole = int(sys.argv[1]) * PAGE
library.munmap(wall + APART - hole, hole)
print(len([LoadedKernel(kernel, "native") for kernel in kernels]) == len(kernels))
"""


@pytest.mark.parametrize("pages", [1, 4])
def test_parts_of_an_object_are_never_far_apart(pages):
    done = subprocess.run([sys.executable, "-c", FAR_APART, str(pages)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr[-500:]


def test_functions_that_do_not_exist_are_refused():
    kernel = aot_objects("connectx")[0]._replace(externals=("no_such_function",))
    with pytest.raises(Unusable, match="no no_such_function in this process"):
        load_object(kernel)
