"""Features of processors, by CPUID: of several, and of this one."""

import platform
from typing import NamedTuple

import pytest
from llvmlite import binding

from tempo.native.loader import targets
from tempo.native.loader.cpuid import EAX, EBX, ECX, EXTENDED, PROCESSOR_FEATURES, features_in, x86_features
from tempo.native.loader.targets import CODES, V2, V3

INTEL = [name for name in CODES if name.startswith("x86_64")]
SSE, SSE_AND_AVX = 0b011, 0b111  # XCR0: the registers that a system saves


class Processor(NamedTuple):
    """Words that CPUID returns, and XCR0."""

    highest: int
    ecx_1: int
    ebx_7: int
    highest_extended: int
    extended_ecx_1: int
    xcr0: int | None = SSE_AND_AVX  # None: XGETBV raises an exception

    def cpuid(self, leaf: int, register: int) -> int:
        words = {
            (0, EAX): self.highest, (1, ECX): self.ecx_1, (7, EBX): self.ebx_7,
            (EXTENDED, EAX): self.highest_extended, (EXTENDED + 1, ECX): self.extended_ecx_1,
        }  # fmt: skip
        return words[leaf, register]

    def xgetbv(self) -> int:
        assert self.xcr0 is not None, "an invalid instruction on this processor"
        return self.xcr0

    @property
    def features(self) -> set[str]:
        return features_in(self.cpuid, self.xgetbv)


HASWELL = Processor(0xD, 0xFED83203, 0x3A9, EXTENDED + 8, 0x21)
WITHOUT_YMM = {*V3.split()} - {"avx", "avx2", "f16c", "fma", "xsave"}
# As qemu-x86_64 emulates them (-cpu NAME). LLVM names the same features under it.
PROCESSORS = {
    "core2duo": (Processor(0xA, 0x80002209, 0, EXTENDED + 8, 0x1, None), {"cx16", "sse3", "ssse3"}),
    "Nehalem": (Processor(0xB, 0x80982201, 0, EXTENDED + 8, 0x1, None), {*V2.split()}),
    "SandyBridge": (Processor(0xD, 0x9E982203, 0, EXTENDED + 8, 0x1), {*V2.split(), "avx", "xsave"}),
    "IvyBridge": (Processor(0xD, 0xFE982203, 0x281, EXTENDED + 8, 0x1), {*V2.split(), "avx", "f16c", "xsave"}),
    "Haswell": (HASWELL, {*V3.split()}),
    "EPYC": (Processor(0xD, 0xFED8320B, 0x9801A9, EXTENDED + 0x1E, 0x75), {*V3.split()}),
    "Opteron_G5": (
        Processor(0xD, 0xBE983203, 0, EXTENDED + 0x1A, 0x65),
        {*V2.split(), "avx", "f16c", "fma", "lzcnt", "xsave"},
    ),
}


@pytest.mark.parametrize("name", PROCESSORS)
def test_the_features_of_a_processor(name):
    processor, features = PROCESSORS[name]
    assert processor.features == features


@pytest.mark.parametrize(("system", "features"), [
    (HASWELL, {*V3.split()}),
    (HASWELL._replace(xcr0=SSE), WITHOUT_YMM),  # a kernel that does not save registers YMM
    (HASWELL._replace(xcr0=None, ecx_1=HASWELL.ecx_1 & ~(1 << 27)), WITHOUT_YMM),  # one that does not use XSAVE
    (HASWELL._replace(highest=6), {*V3.split()} - {"avx2", "bmi", "bmi2"}),  # leaf 7 is then undefined
    (HASWELL._replace(highest_extended=EXTENDED), {*V3.split()} - {"lzcnt"}),
])  # fmt: skip
def test_features_that_must_not_be_used_count_as_missing(system, features):
    assert system.features == features


def test_every_feature_that_machine_code_needs_is_known():
    assert set(PROCESSOR_FEATURES) == {feature for name in INTEL for feature in CODES[name].needs.split()}


@pytest.mark.skipif(not targets.system().endswith(" x86_64"), reason="CPUID is an instruction of x86-64")
def test_llvm_names_the_same_features_of_this_processor():
    has = {name for name, has in binding.get_host_cpu_features().items() if has}
    assert x86_features() == has & set(PROCESSOR_FEATURES)


@pytest.mark.parametrize(("system", "machine", "codes"), [
    ("linux", "aarch64", ["arm64"]), ("darwin", "arm64", ["arm64"]), ("linux", "riscv64", []), ("linux", "i686", []),
])  # fmt: skip
def test_no_other_processor_runs_cpuid(monkeypatch, system, machine, codes):
    def crash() -> set[str]:
        raise AssertionError("machine code for another processor was run")

    monkeypatch.setattr(targets.sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(targets, "x86_features", crash)
    assert targets.usable_codes.__wrapped__() == codes
    assert targets.host_features.__wrapped__() == set()


@pytest.mark.parametrize(("build", "expected"), [("AMD64", "windows x86_64"), ("ARM64", "windows arm64")])
@pytest.mark.parametrize("machine", ["AMD64", "ARM64"])
def test_on_windows_the_build_of_python_names_the_processor(monkeypatch, machine, build, expected):
    """An arm64 processor emulates x86-64 there."""
    monkeypatch.setattr(targets.sys, "platform", "win32")
    monkeypatch.setattr(targets.sys, "version", f"3.12.7 (tags/v3.12.7:0b05ead) [MSC v.1941 64 bit ({build})]")
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert targets.system() == expected
