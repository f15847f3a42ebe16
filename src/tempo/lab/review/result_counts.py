"""Counts over many games of one team: by opponent, seat, opening, first mistake and cause of loss; and the time left.

A mistake is a move that is known to have given value away. Games without a known mistake are counted separately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.lab.review.game_summary import RESULTS, GameSummary, loss_cause, time_trouble

SEATS = ("first (X)", "second (O)")
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # moves in a range
MOST_RANGES = 10
UNKNOWN = "none is known"
OPENING_PLIES = 4  # moves by which games are told apart
MOST_OPENINGS, OTHERS = 10, "others"


class ResultCounts(NamedTuple):
    """A group of games, counted by result."""

    name: str
    games: int
    results: Counter[str]  # by RESULTS

    @property
    def score(self) -> float | None:
        """The share of points in the games that ended; None if none did."""
        ended = self.games - self.results["unfinished"]
        won = self.results["won"] + self.results["won by forfeit"] + 0.5 * self.results["drawn"]
        return won / ended if ended else None


class _LossCause(NamedTuple):
    """Games that were lost for the same reason."""

    name: str
    games: list[int]  # numbers of the games
    in_time_trouble: int  # games with unsearched or late moves, or with bank used


def _count_results(name: str, summaries: Sequence[GameSummary]) -> ResultCounts:
    """Count the results of a group of games."""
    return ResultCounts(name, len(summaries), Counter(summary.result for summary in summaries))


def _counts_by(summaries: Sequence[GameSummary], key: Callable[[GameSummary], str]) -> list[ResultCounts]:
    """Return the counts for each value of the key, in the order of first occurrence."""
    parts: dict[str, list[GameSummary]] = {}
    for summary in summaries:
        parts.setdefault(key(summary), []).append(summary)
    return [_count_results(name, part) for name, part in parts.items()]


def by_opponent(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """Return the counts for each opponent, the most frequent first."""
    rows = _counts_by(summaries, lambda summary: summary.opponent)
    return sorted(rows, key=lambda row: (-row.games, row.name))


def by_seat(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """Return the counts for each seat."""
    return _counts_by(sorted(summaries, key=lambda summary: summary.seat), lambda summary: SEATS[summary.seat])


def by_opening(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """Return the counts for each sequence of first moves, the most frequent first; rare ones together."""
    rows = _counts_by(summaries, _opening_of)
    kept = {row.name for row in sorted(rows, key=lambda row: -row.games)[:MOST_OPENINGS]}
    rows = _counts_by(summaries, lambda summary: name if (name := _opening_of(summary)) in kept else OTHERS)
    return sorted(rows, key=lambda row: (row.name == OTHERS, -row.games, row.name))


def _opening_of(summary: GameSummary) -> str:
    """Return the first moves of a game by their usual names."""
    adapter, game = adapter_of(summary.config.game), summary.game
    actions = [*game["opening"], *(move["action"] for move in game["moves"] if move["action"] is not None)]
    return " ".join(adapter.name_of(action, summary.config) for action in actions[:OPENING_PLIES]) or "no move"


def time_lines(summaries: Sequence[GameSummary]) -> list[str]:
    """Return what was left of the bank at the end of the games, and the slowest move, as far as they are known."""
    lines = []
    banks = [(bank, summary) for summary in summaries if (bank := summary.game["banks"][summary.seat]) is not None]
    if banks and any(summary.config.timed and summary.config.bank for _, summary in banks):
        least, worst = min(banks, key=lambda entry: entry[0])
        middle = median(bank for bank, _ in banks)
        lines.append(f"bank left at the end: least {least:.1f} s (game {worst.game['index']}), median {middle:.1f} s")
    moves = [
        (move["seconds"], move["step"] + 1, summary.game["index"])
        for summary in summaries
        for move in summary.game["moves"]
        if move["seat"] == summary.seat and move.get("seconds") is not None
    ]
    if moves:
        slowest, number, index = max(moves)
        lines.append(f"slowest move: {slowest:.2f} s (game {index}, move {number})")
    return lines


def by_mistake(summaries: Sequence[GameSummary]) -> list[ResultCounts]:
    """Return the counts by the number of the first mistake, in ranges of equal width; games without one come last."""
    mistakes = [(summary.mistake.ply + 1, summary) for summary in summaries if summary.mistake is not None]
    others = [summary for summary in summaries if summary.mistake is None]
    last = max((move for move, _ in mistakes), default=0)
    width = next((width for width in WIDTHS if last <= width * MOST_RANGES), WIDTHS[-1])
    ranges: dict[int, list[GameSummary]] = {}
    for move, summary in sorted(mistakes, key=lambda entry: entry[0]):
        ranges.setdefault((move - 1) // width * width + 1, []).append(summary)
    rows = [_count_results(range_text(start, width), part) for start, part in ranges.items()]
    return [*rows, _count_results(UNKNOWN, others)] if others else rows


def range_text(start: int, width: int) -> str:
    """Return text like `moves 6–10`."""
    return f"move {start}" if width == 1 else f"moves {start}–{start + width - 1}"


def loss_causes(summaries: Sequence[GameSummary]) -> list[_LossCause]:
    """Return the causes of losses, forfeits first, then the most frequent."""
    parts: dict[str, list[GameSummary]] = {}
    for summary in summaries:
        if (name := loss_cause(summary)) is not None:
            parts.setdefault(name, []).append(summary)
    rows = []
    for name, part in parts.items():
        in_trouble = sum(bool(time_trouble(summary)) for summary in part)
        rows.append(_LossCause(name, [summary.game["index"] for summary in part], in_trouble))
    return sorted(rows, key=lambda cause: (not cause.name.startswith("forfeit"), -len(cause.games), cause.name))


def totals_line(name: str, summaries: Sequence[GameSummary]) -> str:
    """Return text like `10 games of ann: 6 won, 1 drawn, 2 lost, 1 forfeited`."""
    counts = _count_results(name, summaries)
    words = {"won by forfeit": "won by the other's forfeit"}
    parts = [f"{counts.results[result]:,} {words.get(result, result)}" for result in RESULTS if counts.results[result]]
    return f"{counts.games:,} game{'s' * (counts.games != 1)} of {name}: {', '.join(parts)}"
