"""Tests that use what Windows lacks: they are skipped there, with the reason. What our sources use never counts.

`on_posix` imports a module at the top of a file whose other tests need no such module, `needs_fork` marks a test.
"""

import ctypes
import sys
import traceback
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tempo.native.loader.targets import COMMITTED, usable_codes

TESTS = Path(__file__).resolve().parents[1]
NAMES = ("module 'os' has no attribute", "module 'signal' has no attribute", "No module named 'resource'")
OPTIONS = ("preexec_fn is not supported", "pass_fds not supported", "process_group not supported")


def needs_fork(reason: str) -> Any:
    """Return the mark of a test whose workers must be forked, because of what they get or see of the test."""
    return pytest.mark.skipif(sys.platform != "linux", reason=reason)


UNDER_WINE = sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")
not_under_wine = partial(pytest.mark.skipif, UNDER_WINE)
only_posix = partial(pytest.mark.skipif, sys.platform == "win32")
needs_modes = only_posix(reason="there a folder's access list protects its files, and no mode does")
needs_committed_code = pytest.mark.skipif(
    COMMITTED not in usable_codes(), reason="the committed machine code is for another system"
)
has_links = not_under_wine(reason="Wine does not follow links")


class Missing:
    """Stands for a module that is not there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, attribute: str) -> Any:
        if attribute.startswith(("_", "pytest")):  # pytest itself looks
            raise AttributeError(attribute)
        pytest.skip(f"Windows has no module {self.name}")


def on_posix(name: str) -> Any:
    """Return a module; on Windows something whose use skips the test."""
    return Missing(name) if sys.platform == "win32" else import_module(name)


def missing_on_windows(error: BaseException) -> str:
    """Return what a test asked for that Windows lacks; nothing where it failed for another reason, or elsewhere."""
    if sys.platform != "win32":
        return ""
    ours = [Path(frame.filename) for frame in traceback.extract_tb(error.__traceback__)]
    if any("tempo" in file.parts for file in ours if file.is_relative_to(TESTS.parent / "src")):
        return ""
    text = str(error)
    if isinstance(error, FileNotFoundError) and str(error.filename).replace("\\", "/").startswith("/proc"):
        return "Windows has no /proc"
    if text.startswith((*NAMES, *OPTIONS)):
        return f"on Windows: {text}"
    return ""
