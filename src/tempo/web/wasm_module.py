"""Compile kernels to WebAssembly and link them to one module; the linker is wasm-ld of LLVM (`apt-get install lld`)."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tempo.native.aot.kernel_cache import compile_cached
from tempo.native.aot.parallel_compiling import compile_all
from tempo.native.loader.machine_code import KernelObject
from tempo.native.loader.targets import WEB

LINKER = "wasm-ld"
STACK_BYTES = 1 << 20  # of the kernels; below it lie no arrays, so an overflow traps
Call = tuple[Callable, tuple[Any, ...]]  # a function, and arguments of the types that it is compiled for


class LinkingFailed(Exception):
    """There is no linker for WebAssembly here, or it refuses an object; the message says why."""


def web_objects(calls: Sequence[Call]) -> list[KernelObject]:
    """Return the kernels of these calls, compiled on all cores or taken from the cache."""
    for (function, *_), seconds in compile_all([(*call, WEB) for call in calls]):
        print(f"compiled {function.__name__} for {WEB}, {seconds:.1f} s of a processor", flush=True)
    return [compile_cached(*call, WEB) for call in calls]


def find_linker() -> str:
    """Return the linker's path; raise LinkingFailed if there is none."""
    path = shutil.which(LINKER)
    if path is None:
        raise LinkingFailed(f"no {LINKER} here, which links WebAssembly: apt-get install lld")
    return path


def link_module(objects: Sequence[KernelObject]) -> bytes:
    """Return one module that exports each kernel by its key and imports its memory; raise LinkingFailed if that fails.

    The stack lies at the beginning of the memory, then the kernels' constants. `__heap_base` is where both end.
    """
    exports = {made.key: made.code for made in objects}
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = [folder / f"{number}.o" for number in range(len(exports))]
        for file, code in zip(files, exports.values(), strict=True):
            file.write_bytes(code)
        names = [f"--export={key}" for key in (*exports, "__heap_base")]
        fixed = ["--no-entry", "--import-memory", "--strip-all", "--stack-first", "-z", f"stack-size={STACK_BYTES}"]
        command = [find_linker(), *fixed, *names, "-o", str(folder / "module.wasm"), *map(str, files)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise LinkingFailed(f"{LINKER}: {done.stdout.strip()[:300]}")
        return (folder / "module.wasm").read_bytes()
