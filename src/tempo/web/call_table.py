"""Call table: what a program in another language needs to call kernels, as JSON.

    {"arrays": [{"type": "<i8", "shape": [1], "content": 512}, ...],
     "calls": {"search": {"kernel": "search-8a36b313cb4f5a73", "kinds": "qqq...", "returns": "q",
                          "arguments": [{"name": "game.board.columns", "value": "7"},
                                        {"name": "tree.used", "array": 0}, ...]}}}

Arguments are listed part by part, in the order of numba's calling convention (machine_code.py): first the addresses of
result and exception, then for each number its value, for each array 0, 0, its size, the size of an item, its address,
shape and strides, and 0 for each function and None. Arguments that share memory have the same array. `content` is the
place of an array's content among those of all tables; without it the array is zero at first. The type of an array of
records lists its fields: name, type, offset.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from inspect import signature
from typing import Any

import numpy as np

from tempo.native.loader.machine_code import KernelObject

Place = tuple[str, str]  # the name of a call, and of an array among its arguments


class ArrayContents:
    """Contents of arrays, one after the other, each once."""

    def __init__(self, computed: Collection[np.ndarray] = ()) -> None:
        """Create an empty collection; the contents of `computed` are left out, a kernel `fill_arrays` writes them."""
        self.places: dict[bytes, int] = {}
        self.size = 0
        self.computed = {array.ctypes.data for array in computed}

    def place_of(self, content: bytes) -> int:
        """Return where this content lies; it is added where it is new."""
        if content not in self.places:
            self.places[content] = self.size
            self.size += len(content)
        return self.places[content]

    @property
    def content(self) -> bytes:
        """All contents."""
        return b"".join(self.places)


class CallTable:
    """The calls of kernels that work on the same arrays."""

    def __init__(self, contents: ArrayContents, sizes: Mapping[Place, int], computed: Collection[Place]) -> None:
        """Create an empty table.

        contents: where those of the arrays go
        sizes: lengths of arrays of one dimension, in place of those that they have here
        computed: arrays whose content the program writes itself
        """
        self.contents, self.sizes, self.computed = contents, sizes, computed
        self.arrays: list[dict[str, Any]] = []
        self.calls: dict[str, dict[str, Any]] = {}
        self.numbers: dict[int, int] = {}  # of arrays, by address
        self.kept: list[np.ndarray] = []  # so that no address is used twice

    def add(self, name: str, made: KernelObject, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Add a call under a name."""
        if name in self.calls:
            raise ValueError(f"two calls are named {name}")
        parts = [part for argument, value in zip(signature(function).parameters, arguments, strict=True)
                 for part in self._parts_of((name, argument), value)]  # fmt: skip
        self.calls[name] = {"kernel": made.key, "kinds": made.kinds, "returns": made.returns, "arguments": parts}

    def _parts_of(self, place: Place, value: Any) -> Iterator[dict[str, Any]]:
        """Yield the parts of an argument, each a number, an array or, as {}, what has no value: a function or None."""
        call, name = place
        if isinstance(value, tuple):
            fields = getattr(value, "_fields", range(len(value)))
            for field, part in zip(fields, value, strict=True):
                yield from self._parts_of((call, f"{name}.{field}"), part)
        elif isinstance(value, np.ndarray):
            yield {"name": name, "array": self._number_of(place, value)}
        elif isinstance(value, bool | int | float | np.generic):
            yield {"name": name, "value": str(value.item() if isinstance(value, np.generic) else value)}
        else:
            yield {}

    def _number_of(self, place: Place, array: np.ndarray) -> int:
        """Return the number of an array, described when it is first met."""
        address = array.ctypes.data
        if address not in self.numbers:
            if not array.flags.c_contiguous:
                raise ValueError(f"{place[1]} is not contiguous")
            self.numbers[address] = len(self.arrays)
            self.kept.append(array)
            self.arrays.append(self._described(place, array))
        first = self.kept[self.numbers[address]]
        if first.shape != array.shape or first.dtype != array.dtype:
            raise ValueError(f"{place[1]} shares memory with another array, and differs")
        return self.numbers[address]

    def _described(self, place: Place, array: np.ndarray) -> dict[str, Any]:
        """Return the description of an array."""
        shape = [self.sizes[place]] if place in self.sizes else list(array.shape)
        described = {"type": type_of(array.dtype), "shape": shape}
        is_computed = place in self.computed or array.ctypes.data in self.contents.computed
        if not is_computed and place not in self.sizes and np.frombuffer(array, np.uint8).any():
            described["content"] = self.contents.place_of(array.tobytes())
        return described


def type_of(kind: np.dtype) -> Any:
    """Return the type of an array's items: numpy's name, or the fields of a record and its size."""
    if kind.names is None:
        return kind.str
    fields = [[name, kind.fields[name][0].str, kind.fields[name][1]] for name in kind.names] if kind.fields else []
    return {"fields": fields, "size": kind.itemsize}
