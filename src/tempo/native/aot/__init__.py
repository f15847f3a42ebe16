"""Ahead-of-time compilation; never bundled.

make_objects        compiles a game's kernels and writes them as text
packing             packs machine code as text
kernel_cache        compiled kernels on disk, shared by all processes
parallel_compiling  compiles many kernels at once, on all cores
own_files           files that only this user can have written
file_lock           locks for processes that share a file
kernel_digest       digest of all that a kernel is made from
source_digest       digest of sources without comments, docstrings and annotations
"""
