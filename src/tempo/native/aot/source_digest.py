"""Digests of Python sources by their syntax trees: a changed comment, docstring or annotation changes nothing.

`build.py`, the loader and the maker of machine code all ask here whether code is older than its sources. Names,
constants and the order of a class's fields count. `ast.dump` gives different text on different versions of Python;
`serialize` gives the same text on 3.10 to 3.14. This module needs only the standard library.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tempo.native.loader.aot_format import digest_of_bytes
from tempo.registry import source_file

# Fields that no compiler of kernels reads. `simple` and `ctx` follow from the other fields.
IGNORED_FIELDS = {
    "annotation", "returns", "type_comment", "type_ignores", "type_params", "kind", "ctx", "simple",
}  # fmt: skip
NOT_PARSED = "not Python"  # in place of a tree's digest


def serialize(node: ast.AST, *, decorators: bool = True) -> str:
    """Return the text of a syntax tree without docstrings and annotations, equal on all versions of Python.

    Each node is written as `(Type field=... field=...)`. Empty fields are left out, so a field that only newer
    versions know makes no difference. `decorators=False` leaves out those of the node itself.
    """
    parts = [type(node).__name__]
    for name, value in sorted(ast.iter_fields(node)):
        if name not in IGNORED_FIELDS and (decorators or name != "decorator_list"):
            text = _serialize_field(node, value)
            if text:
                parts.append(f"{name}={text}")
    return f"({' '.join(parts)})"


def _serialize_field(node: ast.AST, value: object) -> str:
    """Return the text of one field of a node; empty for an empty field."""
    if isinstance(value, ast.AST):
        return serialize(value)
    if isinstance(node, ast.Constant):
        return serialize_constant(value)
    if isinstance(value, list):
        items = _joined_strings(value) if isinstance(node, ast.JoinedStr) else _effective(value, type(node))
        texts = [serialize(item) if isinstance(item, ast.AST) else ascii(item) for item in items]
        return f"[{' '.join(texts)}]" if texts else ""
    return "" if value is None else ascii(value)


def serialize_constant(value: object) -> str:
    """Return the text of a constant with its type: 1, 1.0 and True differ."""
    if isinstance(value, bool) or value is None or value is Ellipsis:
        return str(value)
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, float):
        return value.hex()
    if isinstance(value, complex):
        return f"{value.real.hex()}+{value.imag.hex()}j"
    return ascii(value)  # `repr` depends on the version's table of printable characters


def _effective(items: Sequence[object], owner: type[ast.AST]) -> Iterator[object]:
    """Yield the items of a list that do something: no docstring, no `pass`, no bare annotation.

    An annotated name in a class is a field and stays; elsewhere `x: int = 1` is written as `x = 1`.
    """
    for item in items:
        if isinstance(item, ast.Pass) or (isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant)):
            continue
        if isinstance(item, ast.AnnAssign) and owner is not ast.ClassDef:
            if item.value is not None:
                yield ast.Assign([item.target], item.value)
            continue
        yield item


def _joined_strings(items: Sequence[object]) -> Iterator[object]:
    """Yield the parts of an f-string, with neighbouring constants joined: versions split them differently."""
    text = ""
    for item in items:
        if isinstance(item, ast.Constant) and isinstance(item.value, str):
            text += item.value
            continue
        if text:
            yield ast.Constant(text)
        text = ""
        yield item
    if text:
        yield ast.Constant(text)


def digest_of_text(text: str | bytes) -> str:
    """Return the digest of a module's syntax tree; of a text that is not Python a word that no digest equals."""
    try:
        return digest_of_bytes(serialize(ast.parse(text)).encode())
    except (SyntaxError, ValueError):
        return NOT_PARSED


def content_of(file: Path) -> bytes:
    """Return a source's bytes with the line ends of Linux."""
    return file.read_bytes().replace(b"\r\n", b"\n")


def source_digests(paths: Sequence[str], below: Path) -> dict[str, list[str]]:
    """Return for each path below a folder the digest of its bytes and that of its syntax tree."""
    contents = {path: content_of(source_file(path, below)) for path in paths}
    return {path: [digest_of_bytes(content), digest_of_text(content)] for path, content in contents.items()}


def stale_sources(recorded: Mapping[str, Sequence[str]], below: Path) -> list[str]:
    """Return the sources that changed since `source_digests` recorded them. Only those with other bytes are parsed."""
    return [path for path, digests in recorded.items() if _has_changed(source_file(path, below), *digests)]


def _has_changed(file: Path, bytes_digest: str, tree_digest: str) -> bool:
    """Return whether a source means something else than when it was recorded."""
    try:
        content = content_of(file)
    except OSError:
        return True
    return digest_of_bytes(content) != bytes_digest and digest_of_text(content) != tree_digest
