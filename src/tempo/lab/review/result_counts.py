"""What many games of one team add up to: by opponent, by seat, by the move of the first mistake, and why it lost.

Pure counting. A mistake is a move that is known to have given value away; a game without one that is known is counted
apart, and none is guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tempo.lab.review.game_summary import RESULTS, Story, cause, short_of_time

SEATS = ("first (X)", "second (O)")
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # of a range of moves
MOST_RANGES = 10
UNKNOWN = "none is known"


class Sum(NamedTuple):
    """Some of the games, by how they ended."""

    name: str
    games: int
    results: Counter[str]  # by RESULTS

    @property
    def score(self) -> float | None:
        """The share of points in the games that came to an end; None if none did."""
        ended = self.games - self.results["unfinished"]
        won = self.results["won"] + self.results["forfeited to"] + 0.5 * self.results["drawn"]
        return won / ended if ended else None


class Cause(NamedTuple):
    """Games that were lost for the same reason."""

    name: str
    games: list[int]  # by their numbers
    short: int  # how many of them had blind or late moves, or drew on the bank


def sum_of(name: str, stories: Sequence[Story]) -> Sum:
    return Sum(name, len(stories), Counter(story.result for story in stories))


def sums_by(stories: Sequence[Story], key: Callable[[Story], str]) -> list[Sum]:
    """A sum for each value of the key, in the order in which these first come."""
    parts: dict[str, list[Story]] = {}
    for story in stories:
        parts.setdefault(key(story), []).append(story)
    return [sum_of(name, part) for name, part in parts.items()]


def by_opponent(stories: Sequence[Story]) -> list[Sum]:
    """The most frequent first."""
    return sorted(sums_by(stories, lambda story: story.opponent), key=lambda one: (-one.games, one.name))


def by_seat(stories: Sequence[Story]) -> list[Sum]:
    return sums_by(sorted(stories, key=lambda story: story.seat), lambda story: SEATS[story.seat])


def by_mistake(stories: Sequence[Story]) -> list[Sum]:
    """By the number of the move that was the first mistake, in ranges of equal width; those without one come last."""
    found = [(story.mistake.ply + 1, story) for story in stories if story.mistake is not None]
    others = [story for story in stories if story.mistake is None]
    last = max((move for move, _ in found), default=0)
    width = next((width for width in WIDTHS if last <= width * MOST_RANGES), WIDTHS[-1])
    ranges: dict[int, list[Story]] = {}
    for move, story in sorted(found, key=lambda entry: entry[0]):
        ranges.setdefault((move - 1) // width * width + 1, []).append(story)
    rows = [sum_of(range_text(start, width), part) for start, part in ranges.items()]
    return [*rows, sum_of(UNKNOWN, others)] if others else rows


def range_text(start: int, width: int) -> str:
    return f"move {start}" if width == 1 else f"moves {start}–{start + width - 1}"


def causes(stories: Sequence[Story]) -> list[Cause]:
    """Why games were lost, forfeits first, then the most frequent."""
    parts: dict[str, list[Story]] = {}
    for story in stories:
        if (name := cause(story)) is not None:
            parts.setdefault(name, []).append(story)
    rows = [
        Cause(name, [story.game["index"] for story in part], sum(bool(short_of_time(story)) for story in part))
        for name, part in parts.items()
    ]
    return sorted(rows, key=lambda one: (not one.name.startswith("forfeit"), -len(one.games), one.name))


def verdict(name: str, stories: Sequence[Story]) -> str:
    """`10 games of ann: 6 won, 1 drawn, 2 lost, 1 forfeited`."""
    found = sum_of(name, stories)
    words = {"forfeited to": "won by the other's forfeit"}
    told = [f"{found.results[result]:,} {words.get(result, result)}" for result in RESULTS if found.results[result]]
    return f"{found.games:,} game{'s' * (found.games != 1)} of {name}: {', '.join(told)}"
