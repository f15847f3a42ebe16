"""Modules and files that only this machine has: listed, or refused as they would be in the competition.

Foreign are a module that the file imports and the competition's images lack, and a file that is read outside the
sandbox, unless it belongs to Python or the system.
"""

from __future__ import annotations

import builtins
import errno
import importlib
import os
import site
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tempo.lab.check.sandbox.process import WRITING

OF_SYSTEM = ("/proc", "/sys", "/dev", "/etc", "/usr", "/lib", "/lib64", "/bin", "/System", "/Library")


class ForeignUse:
    """Modules and files of this machine alone that a checked file uses."""

    def __init__(self, path: str, known: Collection[str], is_refused: bool) -> None:
        """Replace the functions that import.

        path: of the file in its sandbox
        known: modules beside the standard library
        is_refused: whether it gets the error that it would get in the competition
        """
        self.path = path
        self.is_refused = is_refused
        self.known = {*known, *sys.stdlib_module_names}
        self.roots = allowed_roots(path)
        self.modules: dict[str, None] = {}
        self.files: dict[str, None] = {}
        self.is_watching = False
        self.usual_import, self.usual_module = builtins.__import__, importlib.import_module
        builtins.__import__ = self.import_statement
        importlib.import_module = self.import_module
        sys.addaudithook(self.hear)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """List what is used in here."""
        self.is_watching = True
        try:
            yield
        finally:
            self.is_watching = False

    def import_statement(self, name: str, *rest: Any, **options: Any) -> Any:
        """Run an import statement, or `__import__`."""
        with self.importing(name, sys._getframe(1).f_code.co_filename):
            return self.usual_import(name, *rest, **options)

    def import_module(self, name: str, package: str | None = None) -> Any:
        """Do as `importlib.import_module`."""
        with self.importing(name, sys._getframe(1).f_code.co_filename):
            return self.usual_module(name, package)

    @contextmanager
    def importing(self, name: str, importer: str) -> Iterator[None]:
        """List a foreign module that the checked file imports, but not its files."""
        top, is_watching = name.partition(".")[0], self.is_watching
        if is_watching and importer == self.path and top and top not in self.known:
            self.modules[top] = None
            if self.is_refused:
                raise ModuleNotFoundError(f"No module named {top!r}", name=top)
            self.is_watching = False
        try:
            yield
        finally:
            self.is_watching = is_watching

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        """List a foreign file that is opened to be read."""
        if not self.is_watching or event not in ("open", "ctypes.dlopen"):
            return
        path = arguments[0]
        is_read = event == "ctypes.dlopen" or not arguments[2] & WRITING
        if not is_read or not isinstance(path, str | bytes | os.PathLike):
            return
        place = os.path.realpath(os.fsdecode(path))
        if Path(place).is_file() and not any(is_below(place, root) for root in self.roots):
            self.files[place] = None
            if self.is_refused:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), os.fsdecode(path))

    def report(self) -> dict[str, list[str]]:
        """Return what was used."""
        return {"modules": list(self.modules), "files": list(self.files)}


def allowed_roots(path: str) -> list[str]:
    """Return the folders of the sandbox, of Python and its packages, and of the system."""
    ours = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    python = [sys.prefix, sys.base_prefix, sys.exec_prefix, *(place for place in sys.path if place not in ours)]
    packages = [*site.getsitepackages(), site.getusersitepackages()]
    roots = [str(Path(path).parents[1]), *python, *packages, *OF_SYSTEM, os.environ.get("SYSTEMROOT", "")]
    return [os.path.realpath(root) for root in roots if root]


def is_below(place: str, root: str) -> bool:
    """Return whether a path is a folder or lies below it."""
    return place == root or place.startswith(root.rstrip(os.sep) + os.sep)
