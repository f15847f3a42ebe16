"""The linker and the memory for its code: what LLVM emits runs wherever it lies, and the rest is refused."""

import ctypes
import struct
from functools import cache

import pytest
from llvmlite import binding

from tempo.native.loader.executable_memory import ExecutableMemory
from tempo.native.loader.linker import ARM64, JUMPS, LinkedCode, LinkError, link
from tempo.native.loader.targets import CODES, usable_codes

X86, ARM = "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"
HERE = CODES[usable_codes()[0]].triple
# A table of pointers to constants, a constant of a floating-point number, a call within and a call of the C library.
PROGRAM = """
@first = internal constant [3 x i64] [i64 10, i64 20, i64 30]
@second = internal constant [3 x i64] [i64 11, i64 22, i64 33]
@tables = internal constant [2 x ptr] [ptr @first, ptr @second]
declare double @exp(double)

define internal double @half(double %x) noinline {
  %y = fmul double %x, 0.5
  ret double %y
}

define double @kernel(i64 %table, i64 %index) {
  %place = getelementptr [2 x ptr], ptr @tables, i64 0, i64 %table
  %row = load ptr, ptr %place
  %entry = getelementptr i64, ptr %row, i64 %index
  %number = load i64, ptr %entry
  %real = sitofp i64 %number to double
  %halved = call double @half(double %real)
  %small = fdiv double %halved, 10.0
  %power = call double @exp(double %small)
  ret double %power
}
"""
VARIABLE = """
@count = internal global i64 7
define i64 @kernel(i64 %by) {
  %old = load i64, ptr @count
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  ret i64 %new
}
"""
OUTSIDE_DATA = """
@elsewhere = external global i64
define i64 @kernel() {
  %value = load i64, ptr @elsewhere
  ret i64 %value
}
"""


@cache
def emit(text: str, triple: str = X86) -> bytes:
    """Return the object that LLVM makes of a module."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(triple)
    machine = target.create_target_machine(opt=2, reloc="pic", codemodel="small")
    module = binding.parse_assembly(text)
    module.triple, module.data_layout = triple, str(machine.target_data)
    made: bytes = machine.emit_object(module)
    return made


def test_linked_code_runs_wherever_it_lies():
    linked = link(emit(PROGRAM, HERE), "kernel")
    assert [name for name, _ in linked.externals] == ["exp"]
    kept = [ExecutableMemory(linked) for _ in range(3)]  # at three addresses
    for memory in kept:
        run = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_int64, ctypes.c_int64)(memory.entry)
        assert [run(1, 2), run(0, 0)] == [pytest.approx(2.718281828 ** 1.65), pytest.approx(2.718281828 ** 0.5)]
    assert len({memory.entry for memory in kept}) == 3


def test_references_of_arm64_name_the_pages_of_their_targets():
    """Read back by hand from the instructions: each `adrp` and what follows it give the address of a constant."""
    linked = link(emit(PROGRAM, ARM), "kernel")
    words = struct.unpack(f"<{len(linked.code) // 4}I", linked.code[: len(linked.code) // 4 * 4])
    (_, slot), = linked.externals
    assert linked.code[slot - 8 : slot] == JUMPS[ARM64]
    calls = [(place, word) for place, word in enumerate(words[: slot // 4]) if word >> 26 in (0b100101, 0b000101)]
    jumps = {(place + (word & 0x3FFFFFF)) * 4 for place, word in calls}
    assert slot - 8 in jumps
    reached = set()
    for place, word in enumerate(words[:-1]):
        if word & 0x9F000000 == 0x90000000:  # adrp
            page = ((word >> 29 & 3) | (word >> 5 & 0x7FFFF) << 2) + place * 4 // 4096
            following = next(w for w in words[place + 1 :] if w & 0xFFC00000 == 0x91000000)  # add
            reached.add(page * 4096 + (following >> 10 & 0xFFF))
    tables = {place for place in linked.pointers if place - 8 not in linked.pointers}
    assert reached == tables
    rows = [int.from_bytes(linked.code[place : place + 8], "little") for place in linked.pointers]
    assert [struct.unpack_from("<3q", linked.code, row) for row in rows] == [(10, 20, 30), (11, 22, 33)]


@pytest.mark.parametrize(("content", "function", "complaint"), [
    (b"MZ" + bytes(100), "kernel", "no object file"),
    (emit(PROGRAM), "other", "no function other"),
    (emit(VARIABLE), "kernel", "variables in section .data"),
    (emit(OUTSIDE_DATA), "kernel", "relocation"),
])
def test_an_object_that_this_linker_does_not_know_is_refused(content, function, complaint):
    with pytest.raises(LinkError, match=complaint):
        link(content, function)


def test_a_function_that_the_system_lacks_is_named():
    linked = link(emit(PROGRAM, HERE), "kernel")
    with pytest.raises(OSError, match="no function nonesuch in this process"):
        ExecutableMemory(linked._replace(externals=(("nonesuch", linked.externals[0][1]),)))


def test_memory_is_given_back():
    size = 1 << 25
    before = resident()
    for _ in range(4):
        ExecutableMemory(LinkedCode(0, (), (), bytes(size)))
    assert resident() - before < 2 * size


def resident() -> int:
    """Return the bytes of memory that this process holds."""
    import psutil

    return psutil.Process().memory_info().rss
