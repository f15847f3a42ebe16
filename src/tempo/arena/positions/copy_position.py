"""Copy the referee's position of any game: some ten times as fast as `deepcopy`, where its parts are flat."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

Position = TypeVar("Position")
CONSTANTS = frozenset({int, float, str, bytes, bool, type(None)})
FLAT = (list, set, tuple)  # of constants alone, they are copied as a whole


def copy_position(position: Position) -> Position:
    """Return a position that shares nothing with this one that a move could change."""
    kind: Any = type(position)
    if not hasattr(position, "__dict__") or hasattr(kind, "__slots__") or hasattr(kind, "__deepcopy__"):
        return deepcopy(position)
    copied: Position = kind.__new__(kind)
    copied.__dict__.update({name: _copy(value) for name, value in position.__dict__.items()})
    return copied


def _copy(value: Any) -> Any:
    kind = type(value)
    if kind in CONSTANTS:
        return value
    if kind in FLAT and CONSTANTS.issuperset(map(type, value)):
        return kind(value)
    return deepcopy(value)
