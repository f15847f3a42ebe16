"""Targets: the machines that machine code is made for.

Linked code asks little of a system: a calling convention, a few functions of the C library and, on arm64, that nobody
touches register x18. So Macs with Intel processors run the code for Linux, and all arm64 systems the same code.
"""
import platform
import re
import sys
from functools import cache
from typing import NamedTuple

from tempo.native.loader.cpuid import x86_features

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}
V2 = "cx16 popcnt sse3 sse4.1 sse4.2 ssse3"
V3 = f"{V2} avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave"  # most processors since 2015


class Code(NamedTuple):
    """A kind of machine code."""

    systems: tuple[str, ...]  # where it runs
    needs: str  # features of a processor, by LLVM's names
    triple: str  # this and the rest are for LLVM
    processor: str
    attributes: str


INTEL = "linux x86_64", "macos x86_64"
ARM = "linux arm64", "macos arm64", "windows arm64"
CODES = {  # where several fit, the first one is used
    "x86_64-v3": Code(INTEL, V3, "x86_64-unknown-linux-gnu", "x86-64-v3", ""),
    "x86_64-v2": Code(INTEL, V2, "x86_64-unknown-linux-gnu", "x86-64-v2", ""),
    "x86_64-v3-windows": Code(("windows x86_64",), V3, "x86_64-pc-windows-msvc-elf", "x86-64-v3", ""),
    "arm64": Code(ARM, "", "aarch64-unknown-linux-gnu", "generic", "+reserve-x18"),
    "wasm32": Code((), "", "wasm32-unknown-unknown", "generic", "+simd128,+bulk-memory"),
}
COMMITTED = "x86_64-v3"  # what a file for the competition holds
WEB = "wasm32"  # what tempo.web links to modules for browsers
TARGETS = {
    "linux-x86_64-v3": "x86_64-v3", "linux-x86_64-v2": "x86_64-v2", "linux-aarch64": "arm64", "macos-arm64": "arm64",
    "macos-x86_64": "x86_64-v3", "windows-x86_64": "x86_64-v3-windows", "windows-arm64": "arm64",
}  # fmt: skip


def system() -> str:
    """Return the name of this system and its kind of processor; on Windows that which this Python is made for.

    There an arm64 processor emulates x86-64 for programs of that kind, and `platform.machine()` may return either.
    """
    build = re.search(r"\((AMD64|ARM64)\)", sys.version) if sys.platform == "win32" else None
    machine = (build[1] if build else platform.machine()).lower()
    bits = "" if sys.maxsize > 1 << 32 else " with a Python of 32 bits"
    return f"{SYSTEMS.get(sys.platform, sys.platform)} {MACHINES.get(machine, machine)}{bits}"


@cache
def usable_codes() -> list[str]:
    """Return the kinds of machine code that run here, the best one first."""
    here = [name for name, code in CODES.items() if system() in code.systems]
    needed = {name: set(CODES[name].needs.split()) for name in here}
    return [name for name in here if not needed[name] or needed[name] <= host_features()]


@cache
def host_features() -> set[str]:
    """Return the names of this processor's features. No code for other processors than x86-64 needs any."""
    return x86_features() if system().endswith(" x86_64") else set()


def why_unusable(names: list[str]) -> str:
    """Return why none of these kinds of machine code runs here."""
    here = [name for name in names if name in CODES and system() in CODES[name].systems]
    if not here:
        return f"machine code for {', '.join(names)}, and this is {system()}"
    lacking = sorted(set(CODES[here[-1]].needs.split()) - host_features())
    return f"machine code for a processor with {' '.join(lacking)}"
