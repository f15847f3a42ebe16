"""Digests of sources: words do not count, names and constants do, on every version of Python."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from folders import ROOT
from python_versions import installed_pythons

from tempo.native.aot import source_digest
from tempo.native.aot.source_digest import digest_of_text, source_digests, stale_sources

TEXT = '''
"""A module."""
from typing import NamedTuple

LIMIT: int = 3  # a comment
WORD = "caf\\u00e9 \\U0001f600"
NUMBERS = 1, 1.0, True, None, ..., 2j, -0.0, b"\\xff"


class Pair(NamedTuple):
    """Two numbers."""

    first: int
    second: float = 0.5  # the larger one


@staticmethod
def total(pair: Pair, *rest: int, scale: float = 1.0) -> float:
    """Return the sum."""
    value: float = pair.first + pair.second
    for number in rest:
        if number > LIMIT:
            pass
        value += number * scale
    with open(f"{value!r:>{LIMIT}}" "and" f"{LIMIT=}") as file, file:
        return [*rest, lambda x, /, y=1, *, z=2: {x: y, **{}}, (yield)]
'''
GOLDEN = "92207dd30227ae0bb799d946"  # changes only with `serialize`: all recorded digests are then stale

SAME = {
    "comment": (" # the larger one", " # the other"),
    "docstring of the module": ("A module.", "The module."),
    "docstring of a class": ("Two numbers.", "Two, both numbers."),
    "docstring of a function": ('"""Return the sum."""', '"""Add.\n\n    All of them.\n    """'),
    "no docstring": ('    """Return the sum."""\n', ""),
    "annotation": ("pair: Pair", "pair: tuple"),
    "annotation of a result": (" -> float:", ":"),
    "annotation of a variable": ("value: float =", "value ="),
    "annotation of a constant": ("LIMIT: int =", "LIMIT ="),
    "annotation of a field": ("first: int", "first: float"),
    "layout": ("for number in rest:", "for number in (\n        rest\n    ):"),
}
OTHER = {
    "constant": ("LIMIT: int = 3", "LIMIT: int = 4"),
    "type of a constant": ("NUMBERS = 1, ", "NUMBERS = 1.0, "),
    "truth": ("True", "1"),
    "sign of zero": ("-0.0", "0.0"),
    "name of a field": ("first: int", "one: int"),
    "default of a field": ("float = 0.5", "float = 0.6"),
    "default of a parameter": ("y=1", "y=3"),
    "operator": ("number * scale", "number / scale"),
    "decorator": ("@staticmethod", "@classmethod"),
    "order of fields": ("    first: int\n    second: float = 0.5", "    second: float = 0.5\n    first: int"),
    "word": ("caf", "kaf"),
}


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1 or old == "True"
    return TEXT.replace(old, new)


@pytest.mark.parametrize("case", SAME)
def test_words_do_not_count(case: str) -> None:
    old, new = SAME[case]
    text = changed(old, new)
    assert text != TEXT and digest_of_text(text) == digest_of_text(TEXT)


@pytest.mark.parametrize("case", OTHER)
def test_what_is_computed_does_count(case: str) -> None:
    assert digest_of_text(changed(*OTHER[case])) != digest_of_text(TEXT)


def test_the_golden_digest() -> None:
    assert digest_of_text(TEXT) == GOLDEN


def test_line_ends_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "unix.py").write_bytes(TEXT.encode())
    (tmp_path / "dos.py").write_bytes(TEXT.replace("\n", "\r\n").encode())
    found = source_digests(["unix.py", "dos.py"], tmp_path)
    assert found["unix.py"] == found["dos.py"]


SERIALIZE_ALL = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tempo.native.aot.source_digest import digest_of_text
assert "numpy" not in sys.modules and "numba" not in sys.modules
print(digest_of_text(sys.stdin.read()))
for folder in "games", "native", "network", "search":  # what committed machine code is made of
    for path in sorted(Path(sys.argv[1], "tempo", folder).rglob("*.py")):
        if not path.name.endswith("_data.py"):
            print(path.name, digest_of_text(path.read_bytes()))
"""


@cache
def digests_on(python: str) -> list[str]:
    """The digests of TEXT and of the sources of committed machine code on a Python, which needs no package."""
    command = [python, "-S", "-c", SERIALIZE_ALL, str(ROOT / "src")]
    done = subprocess.run(command, input=TEXT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.long
@pytest.mark.parametrize("python", installed_pythons().values())
def test_all_versions_of_python_give_the_same(python: str) -> None:
    """With a single version, the golden digest stands for the others."""
    assert digests_on(python) == digests_on(sys.executable)


def test_only_what_has_other_bytes_is_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text(TEXT, encoding="utf-8")
    recorded = source_digests(["one.py", "two.py"], tmp_path)
    parsed: list[str] = []

    def noted(text: str | bytes) -> str:
        parsed.append(text.decode() if isinstance(text, bytes) else text)
        return digest_of_text(text)

    monkeypatch.setattr(source_digest, "digest_of_text", noted)
    assert stale_sources(recorded, tmp_path) == [] and parsed == []
    (tmp_path / "two.py").write_text(TEXT + "# more\n", encoding="utf-8")
    assert stale_sources(recorded, tmp_path) == [] and len(parsed) == 1
    (tmp_path / "two.py").write_text(TEXT + "MORE = 1\n", encoding="utf-8")
    assert stale_sources(recorded, tmp_path) == ["two.py"]
    (tmp_path / "two.py").write_text("no Python", encoding="utf-8")
    (tmp_path / "one.py").unlink()
    assert stale_sources(recorded, tmp_path) == ["one.py", "two.py"]
