"""Images of the competition: the pinned packages of each environment, as far as public sources tell.

`NAME.txt` is a list of requirements. Its first two lines are the title and the version of Python.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tempo.native.loader.aot_format import digest_of_bytes

FOLDER = Path(__file__).parent
NAMES = ("playing", "notebook_3_12", "notebook_3_13", "numpy_alone")  # in the order of the table
BEGINNING = re.compile(r"# (.+)\n# python 3\.(\d+)\n")


class Image(NamedTuple):
    """An environment of `check --kaggle`."""

    name: str
    title: str
    minor: int  # of its Python
    pins: tuple[str, ...]  # `numpy==2.4.0`

    @property
    def key(self) -> str:
        """Return the name of its folder, which changes with Python and pins."""
        text = " ".join([str(self.minor), *self.pins])
        return f"{self.name}-{digest_of_bytes(text.encode())[:12]}"

    def contents(self) -> str:
        """Return `Python 3.11, numpy 2.4.0`."""
        return ", ".join([f"Python 3.{self.minor}", *(pin.replace("==", " ") for pin in self.pins)])


def images() -> list[Image]:
    """Return all images."""
    return [read_image(FOLDER / f"{name}.txt") for name in NAMES]


def read_image(path: Path) -> Image:
    """Return the image of a list of requirements."""
    text = path.read_text(encoding="utf-8")
    beginning = BEGINNING.match(text)
    assert beginning, f"{path} does not begin with a title and a version of Python"
    return Image(path.stem, beginning[1], int(beginning[2]), tuple(lines_of(text)))


def lines_of(text: str) -> list[str]:
    """Return the lines that are no comments."""
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


@cache
def competition_modules() -> frozenset[str]:
    """Return the modules that the competition's images have, beside the standard library."""
    return frozenset(" ".join(lines_of((FOLDER / "modules.txt").read_text(encoding="utf-8"))).split())
