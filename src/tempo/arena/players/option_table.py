"""Options of our profiles, read from their entries in SearchOptions, TimePlan and the profile of each game.

An entry is an annotated field: `cap: Annotated[float, Range(0, 20), "most seconds of the bank for one move"] = 5.0`.
"""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple, get_args, get_type_hints

from tempo.search.options import Range, SearchOptions
from tempo.search.player.clock import TimePlan

NO_RANGE = Range(-inf, inf)


class Option(NamedTuple):
    """An option with all that its entry says."""

    name: str
    kind: type  # float, int, bool or str
    default: Any  # None where only profiles give a value
    range: Range  # of a number; NO_RANGE for words, and for numbers that have none
    about: str
    module: str  # where the entry stands


def options_of(holder: type) -> dict[str, Option]:
    """Return the options that the fields of a named tuple declare, by name."""
    defaults = getattr(holder, "_field_defaults", {})
    options = {}
    for name, hint in get_type_hints(holder, include_extras=True).items():
        kind, *notes = get_args(hint) or (hint,)
        span = next((note for note in notes if isinstance(note, Range)), NO_RANGE)
        about = next((note for note in notes if isinstance(note, str)), "")
        options[name] = Option(name, kind, defaults.get(name), span, about, holder.__module__)
    return options


OPTIONS = {**options_of(TimePlan), **options_of(SearchOptions)}  # of every game


def range_text(span: Range) -> str:
    """Format a range."""
    return f"{span.low:,} to {span.high:,}" + ("" if span.also is None else f", or {span.also:,}")


def check_range(name: str, value: float) -> None:
    """Raise ValueError if an option cannot have this value."""
    span = OPTIONS[name].range if name in OPTIONS else NO_RANGE
    if span is not NO_RANGE and not (span.low <= value <= span.high or value == span.also):
        raise ValueError(f"{name} is a number from {range_text(span)}, not {value:g}")
