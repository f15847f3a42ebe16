"""Digests of kernels: they cover all that a kernel is made from, and nothing else."""
import numpy as np
import pytest

from tempo.native.aot.kernel_digest import code_text, kernel_digest, reached, tree_of
from tempo.native.aot.make_objects import aot_games, kernel_calls
from tempo.network.tile_arithmetic import Floats, Integers
from tempo.network.tiles import TiledLayer, run_tile

SOME_KERNELS = '''
"""A module."""
from typing import NamedTuple
import numpy as np
from tempo.native.jit import kernel, inlined, njit

LIMIT = np.float32(3)


class Pair(NamedTuple):
    """Two numbers."""

    first: int
    second: int


@njit
def limited(number):
    """Return at most LIMIT."""
    return min(number, LIMIT)


@kernel
def total(pair, number):
    def times(value):
        return value * 5
    return limited(pair[0]) + times(pair[1])


@kernel
def another(number):
    """Return twice the number."""
    return number * 2
'''


def digests_of(folder, text):
    """The digests of both kernels of a module."""
    folder.mkdir()
    file = folder / "kernels.py"
    file.write_text(text, encoding="utf-8")
    names = {"__name__": "kernels"}
    exec(compile(text, str(file), "exec"), names)
    calls = (("total", (names["Pair"](1, 2), 3)), ("another", (1,)))
    return [kernel_digest(names[name].function, arguments) for name, arguments in calls]


@pytest.mark.parametrize(("old", "new", "differ"), [
    ("Return at most LIMIT.", "Return the smaller.", [False, False]),
    ("LIMIT = np", "# A comment.\nLIMIT = np", [False, False]),
    ("first: int\n", "first: float\n", [False, False]),
    ("float32(3)", "float32(4)", [True, False]),
    ("float32(3)", "float64(3)", [True, False]),
    ("value * 5", "value * 6", [True, False]),
    ("number * 2", "number * 3", [False, True]),
    ("first: int\n", "one: int\n", [True, False]),
    ("@njit\ndef limited", "@inlined\ndef limited", [True, False]),
    ("    first: int\n    second: int", "    second: int\n    first: int", [True, False]),
])
def test_a_digest_covers_what_a_kernel_is_made_from(old, new, differ, tmp_path):
    assert SOME_KERNELS.count(old) == 1
    before = digests_of(tmp_path / "before", SOME_KERNELS)
    after = digests_of(tmp_path / "after", SOME_KERNELS.replace(old, new))
    assert [one != two for one, two in zip(before, after, strict=True)] == differ


def test_a_source_edited_after_the_import_does_not_count(tmp_path):
    """The code in memory is what is compiled."""
    file = tmp_path / "kernels.py"
    file.write_text(SOME_KERNELS, encoding="utf-8")
    names = {"__name__": "kernels"}
    exec(compile(SOME_KERNELS, str(file), "exec"), names)
    digest = kernel_digest(names["another"].function, (1,))
    file.write_text(SOME_KERNELS.replace("number * 2", "number * 3"), encoding="utf-8")
    edited = kernel_digest(names["another"].function, (1,))
    new = {"__name__": "kernels"}
    exec(compile(file.read_text(), str(file), "exec"), new)
    assert len({digest, edited, kernel_digest(new["another"].function, (1,))}) == 3


def test_what_writes_machine_code_counts_also_in_classes(monkeypatch):
    floats, places = np.zeros(16, np.float32), np.zeros(6, np.int64)
    layer = TiledLayer(floats, 16, floats, 2, 0, 1, floats, floats, 0, True, False, 0)
    arguments = (layer, places, 0, 0, 0)
    before = kernel_digest(run_tile, arguments)
    assert kernel_digest(run_tile, arguments) == before
    monkeypatch.setattr(Floats, "add_product", Integers.add_product)
    assert kernel_digest(run_tile, arguments) != before


def test_all_kernels_of_the_games_are_identified_by_their_source():
    """None falls back on its code in memory, which differs between versions of Python."""
    for game in aot_games():
        for called, arguments in kernel_calls(game):
            for function in reached(called.function, arguments):
                assert tree_of(function) != code_text(function.__code__), function.__name__
