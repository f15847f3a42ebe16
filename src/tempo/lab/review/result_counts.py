"""What many games of one team add up to: by opponent, by seat, by the move of the first mistake, and why it lost.

Pure counting. A mistake is a move that is known to have given value away; a game without one that is known is counted
apart, and none is guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tempo.lab.review.game_summary import RESULTS, GameSummary, loss_cause, time_trouble

SEATS = ("first (X)", "second (O)")
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # of a range of moves
MOST_RANGES = 10
UNKNOWN = "none is known"


class ResultCounts(NamedTuple):
    """Some of the games, by how they ended."""

    name: str
    games: int
    results: Counter[str]  # by RESULTS

    @property
    def score(self) -> float | None:
        """The share of points in the games that came to an end; None if none did."""
        ended = self.games - self.results["unfinished"]
        won = self.results["won"] + self.results["won by forfeit"] + 0.5 * self.results["drawn"]
        return won / ended if ended else None


class _LossCause(NamedTuple):
    """Games that were lost for the same reason."""

    name: str
    games: list[int]  # by their numbers
    short: int  # how many of them had blind or late moves, or drew on the bank


def _count_results(name: str, summaries: Sequence[GameSummary]) -> ResultCounts:
    return ResultCounts(name, len(summaries), Counter(summary.result for summary in summaries))


def _counts_by(summaries: Sequence[GameSummary], key: Callable[[GameSummary], str]) -> list[ResultCounts]:
    """A sum for each value of the key, in the order in which these first come."""
    parts: dict[str, list[GameSummary]] = {}
    for summary in summaries:
        parts.setdefault(key(summary), []).append(summary)
    return [_count_results(name, part) for name, part in parts.items()]


def by_opponent(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """The most frequent first."""
    return sorted(_counts_by(summaries, lambda summary: summary.opponent), key=lambda one: (-one.games, one.name))


def by_seat(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    return _counts_by(sorted(summaries, key=lambda summary: summary.seat), lambda summary: SEATS[summary.seat])


def by_mistake(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """By the number of the move that was the first mistake, in ranges of equal width; those without one come last."""
    found = [(summary.mistake.ply + 1, summary) for summary in summaries if summary.mistake is not None]
    others = [summary for summary in summaries if summary.mistake is None]
    last = max((move for move, _ in found), default=0)
    width = next((width for width in WIDTHS if last <= width * MOST_RANGES), WIDTHS[-1])
    ranges: dict[int, list[GameSummary]] = {}
    for move, summary in sorted(found, key=lambda entry: entry[0]):
        ranges.setdefault((move - 1) // width * width + 1, []).append(summary)
    rows = [_count_results(range_text(start, width), part) for start, part in ranges.items()]
    return [*rows, _count_results(UNKNOWN, others)] if others else rows


def range_text(start: int, width: int) -> str:
    return f"move {start}" if width == 1 else f"moves {start}–{start + width - 1}"


def loss_causes(summaries: Sequence[GameSummary]) -> list[_LossCause]:
    """Why games were lost, forfeits first, then the most frequent."""
    parts: dict[str, list[GameSummary]] = {}
    for summary in summaries:
        if (name := loss_cause(summary)) is not None:
            parts.setdefault(name, []).append(summary)
    rows = []
    for name, part in parts.items():
        in_trouble = sum(bool(time_trouble(summary)) for summary in part)
        rows.append(_LossCause(name, [summary.game["index"] for summary in part], in_trouble))
    return sorted(rows, key=lambda one: (not one.name.startswith("forfeit"), -len(one.games), one.name))


def verdict(name: str, summaries: Sequence[GameSummary]) -> str:
    """`10 games of ann: 6 won, 1 drawn, 2 lost, 1 forfeited`."""
    found = _count_results(name, summaries)
    words = {"won by forfeit": "won by the other's forfeit"}
    told = [f"{found.results[result]:,} {words.get(result, result)}" for result in RESULTS if found.results[result]]
    return f"{found.games:,} game{'s' * (found.games != 1)} of {name}: {', '.join(told)}"
