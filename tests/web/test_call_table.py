"""Call tables describe arguments as numba's calling convention has them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from tempo.arena.adapter.game_adapter import games
from tempo.native.loader.machine_code import KernelObject, flatten, kernel_key
from tempo.web.call_table import ArrayContents, CallTable, type_of
from tempo.web.export_command import configs_of
from tempo.web.game_export import calls_of

RECORD = np.dtype([("value", np.float64), ("visits", np.int32)])


class Work(NamedTuple):
    table: np.ndarray
    size: int


def kernel(work, state, count):
    """Stand for a kernel."""


def made(function: Any, arguments: tuple) -> KernelObject:
    return KernelObject(kernel_key(function, arguments), "", "", "q", 0, (), (), b"")


def flat(described: dict[str, Any], arrays: list[dict[str, Any]], addresses: dict[int, int]) -> Iterator[Any]:
    """The arguments that a description stands for, written out as a program in another language does it."""
    for part in described["arguments"]:
        if "array" in part:
            array = arrays[part["array"]]
            kind = array["type"]
            size = np.dtype(kind).itemsize if isinstance(kind, str) else kind["size"]
            shape = array["shape"]
            strides = [size * int(np.prod(shape[place + 1 :])) for place in range(len(shape))]
            yield from (0, 0, int(np.prod(shape)), size, addresses[part["array"]], *shape, *strides)
        elif "name" in part:
            value = part["value"]
            yield {"True": 1, "False": 0}[value] if value in ("True", "False") else float(value)
        else:
            yield 0


@pytest.mark.parametrize("game", games())
def test_each_kernel_of_a_game_gets_what_its_machine_code_takes(game):
    config = configs_of(game)[0]
    calls, contents = calls_of(game, "champion", [config])[0], ArrayContents()
    table = CallTable(contents, {}, ())
    for name, (called, arguments) in calls.items():
        table.add(name, made(called.function, arguments), called.function, arguments)
    addresses = {number: array.ctypes.data for number, array in enumerate(table.kept)}
    for name, (_, arguments) in calls.items():
        expected = [float(one) for argument in arguments for one in flatten(argument)]
        assert list(map(float, flat(table.calls[name], table.arrays, addresses))) == expected, name
    for array, described in zip(table.kept, table.arrays, strict=True):
        place = described.get("content")
        if place is None:
            assert not array.reshape(-1).view(np.uint8).any()
        else:
            assert array.tobytes() == contents.content[place : place + array.nbytes]


def test_arguments_that_share_memory_have_the_same_array():
    state, words = np.zeros(2, np.uint64), np.arange(4, dtype=np.int64)
    table = CallTable(ArrayContents(), {}, ())
    for name, own in (("first", state), ("second", state.copy())):
        table.add(name, made(kernel, (Work(words, 3), own, 1)), kernel, (Work(words, 3), own, 1))
    numbers = {name: [part.get("array") for part in call["arguments"]] for name, call in table.calls.items()}
    assert numbers == {"first": [0, None, 1, None], "second": [0, None, 2, None]}
    assert [part.get("name") for part in table.calls["first"]["arguments"]] == [
        "work.table", "work.size", "state", "count"]  # fmt: skip


def test_sizes_and_computed_arrays():
    contents, words = ArrayContents(), np.arange(4, dtype=np.int64)
    places = [("call", "work.table")], [("call", "state")]
    table = CallTable(contents, dict.fromkeys(places[0], 1 << 10), places[1])
    arguments = (Work(words, 3), np.ones(2, np.uint64), 1)
    table.add("call", made(kernel, arguments), kernel, arguments)
    assert table.arrays == [{"type": "<i8", "shape": [1024]}, {"type": "<u8", "shape": [2]}] and contents.content == b""


def test_equal_contents_are_kept_once():
    contents = ArrayContents()
    assert [contents.place_of(one) for one in (b"abc", b"de", b"abc")] == [0, 3, 0] and contents.content == b"abcde"


@pytest.mark.parametrize("arguments", [
    (Work(np.zeros((4, 4))[:, ::2], 3), np.zeros(2), 1),
    (Work(shared := np.zeros(4), 3), shared.view(np.int64), 1),
])  # fmt: skip
def test_what_cannot_be_described_is_refused(arguments):
    with pytest.raises(ValueError, match=r"is not contiguous|shares memory"):
        CallTable(ArrayContents(), {}, ()).add("call", made(kernel, arguments), kernel, arguments)


def test_types_of_records_list_their_fields():
    assert type_of(RECORD) == {"fields": [["value", "<f8", 0], ["visits", "<i4", 8]], "size": 12}
    assert type_of(np.dtype(np.uint16)) == "<u2"
