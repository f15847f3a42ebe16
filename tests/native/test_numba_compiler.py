"""Between numba and machine code: names that LLVM would cut, the verifier, last passes, functions of numba itself."""

import numba
import numpy as np
import pytest
from llvmlite import binding

from tempo.native import numba_compiler
from tempo.native.jit import njit
from tempo.native.loader.machine_code import Unusable
from tempo.native.numba_compiler import compile_kernel, optimize, shorten_names

LONG = "_ZN5tempo" + "x" * 1100  # LLVM's parser keeps 1,024 characters
HALF = """
define double @"{long}"(i1 %likely) {{
entry:
  br i1 %likely, label %{long}.exit, label %"{long}$exit.i"

{long}.exit:                                      ; preds = %entry
  br label %"{long}$exit.i"

"{long}$exit.i":                                  ; preds = %{long}.exit, %entry
  %".{long}.value" = phi double [ 0.5, %{long}.exit ], {other}
  ret double %".{long}.value"
}}
""".format
WHOLE, BROKEN = HALF(long=LONG, other="[ 1.0, %entry ]"), HALF(long="f", other="[ 0.5, %f.exit ]")

UNUSED_ARGUMENT = """
define internal i64 @part0(i64 %used, i64 %unused) noinline {
  ret i64 %used
}

define i64 @kernel(i64 %first, i64 %second) {
  %result = call i64 @part0(i64 %first, i64 %second)
  ret i64 %result
}
"""


@njit
def twice(number):
    return number + number


def test_long_names_of_blocks_and_values_are_shortened_and_stay_apart() -> None:
    text = shorten_names(WHOLE)
    module = binding.parse_assembly(text)
    module.verify()
    (function,) = module.functions
    assert function.name == LONG and text.count(LONG) == 1
    assert [block.name for block in function.blocks] == ["entry", "long-0", "long-1"]
    assert len([line for line in text.splitlines() if "long-" in line]) == 6


def test_other_names_stay() -> None:
    text = HALF(long="f", other="[ 1.0, %entry ]")
    assert shorten_names(text) == text


def test_a_module_that_does_not_verify_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code of it would crash the process."""
    monkeypatch.setattr(numba_compiler, "shorten_names", lambda text: BROKEN)
    with pytest.raises(Unusable) as refused:
        compile_kernel(twice, (1,))
    reason = "PHI node entries do not match predecessors!"
    assert str(refused.value) == f"numba made a module that LLVM refuses, so no machine code: {reason}"


@pytest.mark.skipif(binding.llvm_version_info[0] < 15, reason="these passes make some kernels of LLVM 14 slower")
def test_internal_functions_lose_arguments_that_they_do_not_use() -> None:
    module = binding.parse_assembly(UNUSED_ARGUMENT)
    target = binding.Target.from_default_triple()
    optimize(module, target.create_target_machine())
    assert [len(list(function.arguments)) for function in module.functions if function.name == "part0"] in ([], [1])
    assert len(list(module.get_function("kernel").arguments)) == 2


@numba.njit
def below(number, limit):
    if number >= limit:
        raise ValueError("not below")
    return np.abs(number)


@njit
def twice_below(number):
    return 2 * below(number, 10)


def test_a_function_of_numba_itself_that_a_kernel_calls_runs_from_python_as_well() -> None:
    """Functions of kernels have no machine code of their own; nor has what they call, before numba asks for it."""
    assert compile_kernel(twice_below, (1,)).code
    assert below(-3, 10) == 3
    with pytest.raises(ValueError, match="not below"):
        below(11, 10)
    assert numba.njit(lambda number: below(number, 10) + np.abs(number))(-4) == 8
