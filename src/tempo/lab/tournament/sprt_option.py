"""The option --sprt: two hypotheses in Elo, or a preset by its name."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tempo.arena.command_line.inputs import BadInput, Parser, did_you_mean
from tempo.lab.statistics.sprt import PRESETS, Sprt

OPTION = "--sprt"
PRESETS_TEXT = " or ".join(f"{name} ({elo0:g} {elo1:g})" for name, (elo0, elo1) in PRESETS.items())


def with_numbers(parser: Parser, argv: Sequence[str]) -> list[str]:
    """Return the arguments with the two numbers in place of a preset's name after --sprt."""
    words: list[str] = []
    for word in argv:
        if word.startswith(f"{OPTION}="):
            words += [OPTION, word.removeprefix(f"{OPTION}=")]
        else:
            words.append(word)
    expanded: list[str] = []
    for before, word in zip(["", *words], words, strict=False):
        if before != OPTION:
            expanded.append(word)
        elif word in PRESETS:
            expanded += [f"{elo:g}" for elo in PRESETS[word]]
        elif is_number(word):
            expanded.append(word)
        else:
            parser.error(f"{OPTION} takes {PRESETS_TEXT}, or two numbers, not '{word}'{did_you_mean(word, PRESETS)}")
    return expanded


def is_number(word: str) -> bool:
    """Return whether a word is a number."""
    with suppress(ValueError):
        float(word)
        return True
    return False


def read_sprt(bounds: Sequence[float] | None) -> Sprt | None:
    """Return the SPRT of two bounds; BadInput if they make no test."""
    if bounds is None:
        return None
    try:
        return Sprt(*bounds).validate()
    except ValueError as problem:
        raise BadInput(str(problem)) from None
