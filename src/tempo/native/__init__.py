"""From Python source to machine code.

jit                   marks functions as kernels
backends              chooses the backend that runs a kernel
numba_compiler        compiles a kernel with numba to an object file
background_compiler   the same in a child process, while a move is searched
child_lifetime        a child process that ends with its parent
machine_code          loads and calls object files
aot_format            the text in which a game's objects are stored
intrinsics, atomics   functions emitted for LLVM by hand
bits, rng             64-bit words, random numbers
atomic_file           files that are replaced as a whole
aot/                  kernel cache and maker of objects; never bundled
"""
