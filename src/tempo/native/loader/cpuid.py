"""Features of an x86-64 processor: what its instructions CPUID and XGETBV return.

A few bytes of machine code run them, the same on Linux, macOS and Windows. No package and no file of the system is
needed: numpy and glibc run CPUID as well when they start, so it works in every container.
"""
import ctypes
from collections.abc import Callable
from functools import cache

from tempo.native.loader.executable_memory import ExecutableMemory
from tempo.native.loader.linker import LinkedCode

EAX, ECX, EBX = 0xC0, 0xC8, 0xD8  # registers, as operands of `mov eax, REGISTER`
EXTENDED = 0x80000000  # the first of the extended leaves; the basic ones start with 0
PROCESSOR_FEATURES = {  # LLVM's names of features; for each its leaf of CPUID, a register and a bit
    "sse3": (1, ECX, 0), "ssse3": (1, ECX, 9), "fma": (1, ECX, 12), "cx16": (1, ECX, 13), "sse4.1": (1, ECX, 19),
    "sse4.2": (1, ECX, 20), "movbe": (1, ECX, 22), "popcnt": (1, ECX, 23), "xsave": (1, ECX, 26), "avx": (1, ECX, 28),
    "f16c": (1, ECX, 29), "bmi": (7, EBX, 3), "avx2": (7, EBX, 5), "bmi2": (7, EBX, 8),
    "lzcnt": (EXTENDED + 1, ECX, 5),
}  # fmt: skip
USE_YMM = {"fma", "xsave", "avx", "f16c", "avx2"}  # features that the system must support as well
OSXSAVE = 1 << 27  # of register ECX of leaf 1: XGETBV may be called
SAVES_YMM = 0b110  # bits of XCR0: the system saves registers XMM and YMM


def x86_features() -> set[str]:
    """Return the features of this processor that may be used, of those in PROCESSOR_FEATURES."""
    return features_in(cache(_cpuid), _xgetbv)


def features_in(cpuid: Callable[[int, int], int], xgetbv: Callable[[], int]) -> set[str]:
    """Return the features that a processor reports.

    cpuid: returns a register of a leaf.
    xgetbv: returns XCR0; called only where the system has enabled it.
    """
    has = {
        name
        for name, (leaf, register, bit) in PROCESSOR_FEATURES.items()
        if leaf <= cpuid(leaf & EXTENDED, EAX) and cpuid(leaf, register) >> bit & 1
    }
    enabled = cpuid(1, ECX) & OSXSAVE and xgetbv() & SAVES_YMM == SAVES_YMM
    return has if enabled else has - USE_YMM


def _cpuid(leaf: int, register: int) -> int:
    """Return a register after CPUID. The calling conventions differ in arguments only, so the code has none."""
    load = leaf.to_bytes(4, "little").hex()
    # mov r8, rbx; mov eax, LEAF; xor ecx, ecx; cpuid; mov eax, REGISTER; mov rbx, r8; ret
    return _returned_by(f"4989d8 b8{load} 31c9 0fa2 89{register:x} 4c89c3 c3")


def _xgetbv() -> int:
    """Return the lower half of XCR0, the extended control register."""
    return _returned_by("31c9 0f01d0 c3")  # xor ecx, ecx; xgetbv; ret


def _returned_by(code: str) -> int:
    """Run machine code without arguments, in hexadecimal digits; return register EAX."""
    memory = ExecutableMemory(LinkedCode(0, (), (), bytes.fromhex(code)))
    result: int = ctypes.CFUNCTYPE(ctypes.c_uint32)(memory.entry)()
    return result
