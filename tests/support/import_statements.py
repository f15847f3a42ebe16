"""Import statements of a source, found in its text: to parse all sources takes seconds."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress

STATEMENT = re.compile(r"^[ \t]*((?:from[ \t]+[\w.]+[ \t]+)?import[ \t]+(?:\([^()]*\)|[^\n(]*))", re.MULTILINE)


def import_statements(text: str) -> Iterator[ast.stmt]:
    """Yield the statements on lines of their own, also those in a function or in a text with code."""
    for statement in STATEMENT.findall(text):
        with suppress(SyntaxError):  # a sentence
            yield from ast.parse(statement).body
