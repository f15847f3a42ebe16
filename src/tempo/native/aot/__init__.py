"""Ahead-of-time compilation; never bundled.

bundled_module      modules of a built file, as build.py reads them
reading_order       their order in the file, and its table of contents
bundled_code        machine code of built files: is it fresh, and which of it does a file get?
make_objects        compiles a game's kernels and writes them as text
packing             packs machine code as text
kernel_cache        compiled kernels on disk, shared by all processes
parallel_compiling  compiles many kernels at once, on all cores
own_files           files that only this user can have written
file_lock           locks for processes that share a file
kernel_digest       digest of all that a kernel is made from
source_digest       digest of sources without comments, docstrings and annotations
"""
