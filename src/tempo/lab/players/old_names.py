"""Former names of search options and of their values, which typed overrides, records and studies may still use."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

OLD_NAMES = {
    "trust": "probcut_margin",
    "memory": "table_bits",
    "unseen": "fpu_reduction",
    "undecided": "draw_value",
}
OLD_WORDS = {("choose", "rate"): "value", ("playout", "worthy"): "weighted"}


def name_among(fields: Collection[str], name: str) -> str:
    """Return the name that one of these fields has for an option, old or new; the given name if none has."""
    if name in fields:
        return name
    others = [OLD_NAMES.get(name), *(old for old, new in OLD_NAMES.items() if new == name)]
    return next((other for other in others if other and other in fields), name)


def current_name(name: str) -> str:
    """Return the name that an option has today."""
    return OLD_NAMES.get(name, name)


def current_word(name: str, word: Any) -> Any:
    """Return the word that an option takes today in place of a former one."""
    return OLD_WORDS.get((current_name(name), word), word)


def former_word(name: str, word: Any) -> Any:
    """Return the word that an option took in builds of old commits in place of today's."""
    return next((old for (option, old), new in OLD_WORDS.items() if (option, new) == (current_name(name), word)), word)


def current_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of options under the names and words of today."""
    return {current_name(name): current_word(name, value) for name, value in values.items()}
