"""Marks that jit.py leaves: functions that may become machine code, and texts of machine code to be read."""
from collections.abc import Callable
from typing import Any

MARKED: dict[Callable, dict[str, Any]] = {}  # functions, each with numba's options for it alone
REGISTERED: list[tuple[str | Callable[[], str], str]] = []  # each with the file that it belongs to
