"""Digest of one kernel: of all that its machine code is made from.

These are the syntax trees of the functions it may run, the values of the globals that these read, the types of its
arguments with the names of their fields, the compile options, the target processor, numba's version and the modules
that drive numba and link. Names of modules do not count: a moved function keeps its machine code.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from tempo.native import numba_compiler
from tempo.native.aot.source_digest import content_of, digest_of_text, serialize, serialize_constant
from tempo.native.loader import linker
from tempo.native.loader.aot_format import digest_of_bytes
from tempo.native.loader.machine_code import type_key
from tempo.native.loader.marked import MARKED
from tempo.native.loader.targets import CODES
from tempo.native.numba_compiler import OPTIONS, host_code

COMPILER = " ".join(digest_of_text(content_of(Path(str(module.__file__)))) for module in (numba_compiler, linker))


class Definition(NamedTuple):
    """A function in a source file: its syntax tree as text, and what Python compiles it to."""

    tree: str
    code: CodeType


def kernel_digest(function: Callable, arguments: tuple[Any, ...], code: str = "") -> str:
    """Return the digest of all that the machine code of this function, for arguments of these types, is made from.

    Without the name of a kind of machine code it is that of this machine.
    """
    target = CODES[code or host_code()][2:]
    head = f"{target} numba {version('numba')} {sorted(OPTIONS.items())} {COMPILER} {function.__name__}"
    kinds = " ".join(_type_text(argument) for argument in arguments)
    parts = {_definition_text(one) for one in reached(function, arguments)}
    parts |= {_definition_text(one) for helper in reached(function, arguments) for one in _helpers_of(helper)}
    return digest_of_bytes(head.encode(), kinds.encode(), *(part.encode() for part in sorted(parts)))


def _definition_text(function: Any) -> str:
    """Return a function as text: name, options, defaults, syntax tree, and the values of the globals it reads."""
    values = (f"{name} = {_value_text(function.__globals__[name])}" for name in _names_read(function))
    options = sorted(MARKED.get(function, {}).items())
    head = f"{function.__name__} {options} {_value_text(function.__defaults__)}"
    return "\n".join([head, tree_of(function), *values])


def _value_text(value: Any) -> str:
    """Return a value as text: equal in all processes and on all versions of Python for what kernels read."""
    value = getattr(value, "function", value)  # of what Python calls as machine code
    if isinstance(value, np.ndarray):
        return f"array {value.dtype.descr} {value.shape} {digest_of_bytes(np.ascontiguousarray(value).tobytes())}"
    if isinstance(value, np.generic):
        return f"{value.dtype.str} {value.tobytes().hex()}"
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", ())
        return f"{type(value).__name__}{fields}({', '.join(_value_text(part) for part in value)})"
    if isinstance(value, bool | int | float | str | bytes | None):
        return serialize_constant(value)
    if isinstance(value, FunctionType) and _is_ours(value):
        return f"function {value.__name__} {digest_of_bytes(tree_of(value).encode())}"
    if isinstance(value, np.dtype):
        return f"dtype {value.descr}"
    if isinstance(value, type) and hasattr(value, "_fields"):
        return f"{value.__name__}{value._fields}"
    if isinstance(value, ModuleType):
        return f"module {value.__name__}"
    if callable(value) and hasattr(value, "__qualname__"):
        return f"{value.__module__}.{value.__qualname__}"
    return f"{type(value).__name__} {value!r}"


def _type_text(value: Any) -> str:
    """Return the type of an argument as text, with the names of a tuple's fields and the functions in it."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", ())
        return f"{type(value).__name__}{fields}({', '.join(_type_text(part) for part in value)})"
    return _value_text(value) if callable(value) else type_key(value)


def _is_ours(function: FunctionType | type) -> bool:
    """Return whether a function or class is marked for compilation, or stands in our package."""
    return function in MARKED or (function.__module__ or "").partition(".")[0] == __name__.partition(".")[0]


def tree_of(function: FunctionType) -> str:
    """Return the syntax tree of a function without its decorators, as text.

    The source file may have changed since it was imported. Its tree counts only if Python compiles it to the very code
    that is in memory; else the code in memory itself stands in for it.
    """
    code = function.__code__
    try:
        stamp = Path(code.co_filename).stat()
        found = _definitions_in(code.co_filename, stamp.st_mtime_ns, stamp.st_size)[code.co_name, code.co_firstlineno]
    except (OSError, SyntaxError, ValueError, KeyError):
        return code_text(code)
    return found.tree if found.code == code else code_text(code)


@cache
def _definitions_in(path: str, _changed: int, _size: int) -> dict[tuple[str, int], Definition]:
    """Return all functions of a source file by their name and first line, decorators included."""
    content = Path(path).read_bytes()
    tree = ast.parse(content)
    codes = {(code.co_name, code.co_firstlineno): code for code in _codes_in(compile(content, path, "exec", 0, True))}
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            place = node.name, min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if place in codes:
                found[place] = Definition(serialize(node, decorators=False), codes[place])
    return found


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and all that are nested in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes_in(constant)


def code_text(code: CodeType) -> str:
    """Return instructions, constants and names of code in memory as text."""
    texts = []
    for one in _codes_in(code):
        constants = [constant for constant in one.co_consts if not isinstance(constant, CodeType)]
        texts.append(f"{one.co_code.hex()} {constants!r} {one.co_names} {one.co_varnames}")
    return "\n".join(texts)


def _names_read(function: Any) -> list[str]:
    """Return the globals that a function, or one nested in it, reads."""
    names = {name for code in _codes_in(function.__code__) for name in code.co_names}
    return sorted(names & function.__globals__.keys())


def marked_in(value: Any) -> Iterator[Callable]:
    """Yield the functions marked for machine code in a value, however deep."""
    value = getattr(value, "function", value)
    if isinstance(value, tuple):
        for part in value:
            yield from marked_in(part)
    elif callable(value) and getattr(value, "__hash__", None) and value in MARKED:
        yield value


def reached(function: Callable, arguments: tuple[Any, ...]) -> set[Callable]:
    """Return all functions marked for machine code that this call may run."""
    found, waiting = set[Callable](), [function, *marked_in(arguments)]
    while waiting:
        one: Any = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += [other for name in _names_read(one) for other in marked_in(one.__globals__[name])]
    return found


def _helpers_of(function: Any) -> set[FunctionType]:
    """Return the Python functions of ours that write the machine code of an intrinsic, methods of classes included.

    None for other functions.
    """
    found, waiting = set[FunctionType](), []
    if hasattr(function, "emitter"):
        waiting = [function.emitter, function.make_intrinsic.func]
    while waiting:
        one = waiting.pop()
        if isinstance(one, FunctionType) and one not in found and one not in MARKED and _is_ours(one):
            found.add(one)
            waiting += [one.__globals__[name] for name in _names_read(one)]
        elif isinstance(one, type) and _is_ours(one):
            waiting += [*vars(one).values(), *one.__bases__]
    return found
