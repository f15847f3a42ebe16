"""The first lines of a report: who is stronger, how certain that is, and the state of the test."""

from __future__ import annotations

from tempo.arena.command_line.console import Console
from tempo.arena.records.record_file import QUICK, RATED
from tempo.lab.report.plots import interval_text
from tempo.lab.report.record_stats import RecordStats
from tempo.lab.report.result_tables import (
    clock_warning,
    elo_text,
    percent_text,
    points_text,
    print_clock_warning,
    print_line,
    scale_text,
)
from tempo.lab.statistics.pentanomial import Estimate, estimate

WITH_PAIRS = ("match", "gauntlet")  # kinds of records that are summarized pair by pair; a ladder has ratings
MOST_RATED = 12  # players of a ladder in one line


def print_summary(console: Console, stats: RecordStats) -> None:
    """Print the summary, and a warning if too many games were forfeited."""
    for line in summary_lines(stats):
        print_line(console, line, "bold")
    print_clock_warning(console, _count_forfeits(stats), len(stats.games))


def summary_lines(stats: RecordStats) -> list[str]:
    """Return the result of the run, by its kind, then the state of the SPRT, if there is one."""
    kind = stats.header["kind"]
    if kind in WITH_PAIRS:
        lines = [_pairing_line(stats, pairing) for pairing in _played_pairings(stats)]
    else:
        lines = [_ladder_line(stats) if kind in RATED else _points_line(stats)]
    test = stats.sprt_text()
    return [*lines, test] if test else lines


def _played_pairings(stats: RecordStats) -> list[int]:
    """Return the pairings that have a finished game."""
    return [number for number, (first, other) in enumerate(stats.pairings) if stats.sides(first, other)]


def _pairing_line(stats: RecordStats, pairing: int) -> str:
    """Return text like `a is stronger than b: a scores 75.0 % (60.1 to 89.9), Elo +191 (+71 to +379), ...`."""
    first, other = (stats.names[player] for player in stats.pairings[pairing])
    counts = stats.counts(pairing)
    points = points_text(stats.sides(*stats.pairings[pairing]))
    if not any(counts):
        return f"{first} and {other}: no pair of games is finished yet; {first} {points}"
    score, pairs = estimate(counts), f"{sum(counts):,} {'pair' if sum(counts) == 1 else 'pairs'}"
    figures = f"{first} scores {percent_text(score)}, {elo_text(score)}, 95 % intervals of {pairs}"
    return f"{stronger(first, other, score)}: {figures}{scale_text(stats.config.scale)}; {points}"


def stronger(first: str, other: str, score: Estimate) -> str:
    """Return who is stronger, if the interval excludes 50 %."""
    if score.low <= 0.5 <= score.high:
        return f"{first} and {other}: undecided who is stronger"
    return f"{first} is stronger than {other}" if score.low > 0.5 else f"{other} is stronger than {first}"


def _ladder_line(stats: RecordStats) -> str:
    """Return the players in order of rating, with their intervals."""
    rated = [f"{place}. {row.name} {interval_text(row)}" for place, row in enumerate(stats.rating_rows(), start=1)]
    left = len(rated) - MOST_RATED
    shown = rated if left <= 0 else [*rated[:MOST_RATED], f"and {left:,} more"]
    pairs = sum(sum(stats.counts(pairing)) for pairing in range(len(stats.pairings)))
    return f"By Elo, with 95 % intervals of {pairs:,} pairs: {', '.join(shown)}"


def _points_line(stats: RecordStats) -> str:
    """Return wins, draws, losses and forfeits: of the first player if it is in all games, else of everyone."""
    everyone = range(len(stats.names))
    first = stats.header["kind"] == QUICK or len(stats.sides(0)) == len(stats.games)
    listed = [(player, stats.sides(player)) for player in (everyone[:1] if first else everyone)]
    texts = [f"{stats.names[player]} {points_text(sides)}" for player, sides in listed if sides]
    if first and len(stats.names) > 2:
        met = [(other, stats.sides(0, other)) for other in everyone[1:]]
        texts += [f"against {stats.names[other]} {points_text(sides)}" for other, sides in met if sides]
    return f"{len(stats.games):,} games: {'; '.join(texts)}"


def _count_forfeits(stats: RecordStats) -> int:
    """Return the number of forfeited games."""
    return sum(game.forfeit() is not None for game in stats.games)


def warning_text(stats: RecordStats) -> str:
    """Return the warning about forfeits; empty if there are few."""
    return clock_warning(_count_forfeits(stats), len(stats.games))
