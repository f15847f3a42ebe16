"""Puzzles: positions in which few moves keep the value, in three grades. `make_puzzles` made them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.records.score_sets import Scored, read_score_set
from tempo.registry import folder_of

GRADES = ("easy", "medium", "hard")


class PuzzleSet(NamedTuple):
    """Puzzles of one grade on one board, the easier ones first."""

    grade: str
    config: MatchConfig
    positions: tuple[Scored, ...]


def puzzle_file(game: str, grade: str) -> Path:
    """Return the file with a game's puzzles of a grade."""
    return folder_of(game) / "adapter" / "puzzles" / f"{grade}.txt"


def has_puzzles(game: str) -> bool:
    """Return whether a game has puzzles."""
    return any(puzzle_file(game, grade).exists() for grade in GRADES)


def hardest_puzzle(game: str) -> tuple[MatchConfig, Scored] | None:
    """Return the hardest puzzle of a game and its board, without reading the others; None if it has none."""
    for grade in reversed(GRADES):
        if (path := puzzle_file(game, grade)).exists():
            config, [position] = read_score_set(path, slice(-1, None))
            return config, position
    return None


@cache
def puzzle_sets(game: str) -> tuple[PuzzleSet, ...]:
    """Return a game's puzzles, the easy ones first; empty if it has none."""
    sets = []
    for grade in GRADES:
        if (path := puzzle_file(game, grade)).exists():
            config, positions = read_score_set(path)
            sets.append(PuzzleSet(grade, config, tuple(positions)))
    return tuple(sets)
