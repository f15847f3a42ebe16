"""Records of long computations: a JSON object a line, appended as results come.

A run that was interrupted goes on from the results so far; a last line that was cut off is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


class JsonLines:
    """A file of JSON objects, open to append."""

    def __init__(self, path: Path) -> None:
        """Read the entries so far, and write the file without a broken last line."""
        self.path = path
        self.entries: list[dict[str, Any]] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            with suppress(ValueError):
                self.entries.append(json.loads(line))
        path.write_text("".join(map(line_of, self.entries)), encoding="utf-8")

    def append(self, entry: Mapping[str, Any]) -> None:
        """Append an entry."""
        self.entries.append(dict(entry))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line_of(entry))


def line_of(entry: Mapping[str, Any]) -> str:
    """Return the line of an entry."""
    return json.dumps(entry) + "\n"
