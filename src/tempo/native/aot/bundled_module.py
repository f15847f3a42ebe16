"""Modules of a built file: their imports, the names that they bind, and the lines that the file takes from them.

This module needs only the standard library.
"""

from __future__ import annotations

import ast
import symtable
from collections.abc import Iterator
from typing import NamedTuple

PACKAGE = "tempo"
IMPORTS = (ast.Import, ast.ImportFrom)


class Import(NamedTuple):
    """One name of an import statement."""

    where: str  # file:line
    source: str
    name: str  # empty for `import source`
    alias: str  # empty where there is none

    @property
    def ours(self) -> bool:
        """Whether it is a name of the package."""
        return self.source.partition(".")[0] == PACKAGE

    @property
    def bound(self) -> str:
        """The name that it binds in its module."""
        return self.alias or self.name or self.source.partition(".")[0]

    @property
    def spelled(self) -> str:
        """It, as it stands after `import`."""
        return (self.name or self.source) + (f" as {self.alias}" if self.alias else "")


class Module(NamedTuple):
    """A module of a built file."""

    name: str
    path: str  # as people read it: src/tempo/…
    lines: list[str]
    tree: ast.Module
    imports: list[Import]  # those at the top level
    defines: dict[str, str]  # every other name that the module binds, and where

    @property
    def names(self) -> dict[str, str]:
        """The names of ours that it can read, each with the module that defines it."""
        return dict.fromkeys(self.defines, self.name) | {i.name: i.source for i in self.imports if i.ours}


def imports_in(tree: ast.AST, path: str) -> Iterator[Import]:
    """Yield the names of all import statements in a tree."""
    for node in ast.walk(tree):
        if isinstance(node, IMPORTS):
            source = "" if isinstance(node, ast.Import) else "." * node.level + (node.module or "")
            for a in node.names:
                yield Import(f"{path}:{a.lineno}", source or a.name, a.name if source else "", a.asname or "")


def names_bound_by(statement: ast.stmt) -> list[str]:
    """Return the names that a statement binds in its module, also through functions that declare them global."""
    names = {name for node in ast.walk(statement) if isinstance(node, ast.Global) for name in node.names}
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):  # the rest of its body binds nothing in the module
        statement = type(statement)(**vars(statement) | {"body": [ast.Pass()]})
    symbols = symtable.symtable(ast.unparse(statement), "statement", "exec").get_symbols()
    names |= {s.get_name() for s in symbols if s.is_assigned() or s.is_imported() or s.is_declared_global()}
    return sorted(names)


def gathered(imports: list[Import]) -> list[str]:
    """Return one import line for each source, sorted, __future__ first."""
    lines = {f"import {item.spelled}" for item in imports if not item.name}
    for source in {item.source for item in imports if item.name}:
        names = sorted({item.spelled for item in imports if item.name and item.source == source})
        lines.add(f"from {source} import {', '.join(names)}")
    return sorted(lines, key=lambda line: ("__future__" not in line, line.split()[1], line))


def body(module: Module) -> str:
    """Return a module without its imports, the comments directly above them and the blank lines above those."""
    lines, kept, end = module.lines, list[str](), 0
    for statement in module.tree.body:
        above, start = lines[end:statement.lineno - 1], max(end, statement.lineno - 1)
        end = statement.end_lineno or 0
        if isinstance(statement, IMPORTS):
            while above and above[-1].startswith("#"):
                above.pop()
            while above and not above[-1].strip():
                above.pop()
        kept += above if isinstance(statement, IMPORTS) else above + lines[start:end]
    return "\n".join(kept + lines[end:]).strip("\n")
