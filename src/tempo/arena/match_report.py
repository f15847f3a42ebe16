"""What a match says when it is over: tables, one line that can be pasted, and figures for JSON."""

from __future__ import annotations

from math import isfinite
from typing import Any

from rich.console import Console

from tempo.arena.pairs import Match
from tempo.arena.records import game_record
from tempo.arena.session import Played
from tempo.arena.statistics import Estimate, estimate, pair_counts
from tempo.arena.tables import (
    clock_table,
    elo_text,
    percent,
    print_line,
    print_problems,
    results_table,
    session_text,
    terms_text,
)
from tempo.arena.tally import Side, tally


def finished_pairs(played: Played) -> list[tuple[float, float]]:
    """The scores of player 0 in each pair of which both games are done."""
    scores = {index: game.score(index % 2) for index, game in played.items()}
    firsts = [index for index in sorted(scores) if index % 2 == 0 and index + 1 in scores]
    return [(scores[index], scores[index + 1]) for index in firsts]


def running_score(played: Played) -> str:
    """The score so far, for the progress bar."""
    pairs = finished_pairs(played)
    if not pairs:
        return ""
    so_far = estimate(pair_counts(pairs))
    return f"{percent(so_far)}, {elo_text(so_far)}"


def sides_of(player: int, played: Played) -> list[Side]:
    """The games from one player's view: player 0 has the first seat in even games, player 1 in odd ones."""
    return [Side(game, index % 2 ^ player) for index, game in played.items()]


def summary_line(match: Match, played: Played) -> str:
    """The whole match in one line. A game that was forfeited counts as lost by who forfeited it."""
    pairs = finished_pairs(played)
    counts = pair_counts(pairs)
    result = estimate(counts)
    points = [score for pair in pairs for score in pair]
    won, drawn, lost = (points.count(score) for score in (1.0, 0.5, 0.0))
    shortest, longest = match.plies
    line = (
        f"{' vs '.join(match.names())}: {percent(result)}, {elo_text(result)}, {len(pairs):,} pairs, "
        f"{terms_text(match.terms, match.simulations)}, plies {shortest}-{longest}, seed {match.seed}; "
        f"+{won:,} ={drawn:,} −{lost:,}; pairs {'/'.join(map(str, counts))}"
    )
    total = tally(sides_of(0, played))
    if total.forfeits():
        own, other = sum(total.own_forfeits.values()), sum(total.other_forfeits.values())
        line += f"; forfeits {own} and {other}"
    return line


def print_report(console: Console, match: Match, played: Played, seconds: float, workers: int) -> None:
    names = match.names()
    sides = [(name, sides_of(player, played)) for player, name in enumerate(names)]
    console.print(results_table("player", sides[:1]))
    console.print(clock_table("player", sides, match.terms.timed))
    seatings = match.seatings()
    labelled = []
    for index, game in played.items():
        pair, swapped = seatings[index]
        labelled.append((f"pair {pair} game {swapped}", game, names[::-1] if swapped else names))
    print_problems(console, labelled)
    if finished_pairs(played):
        print_line(console, summary_line(match, played), "bold")
    print_line(console, session_text(len(played), seconds, workers), "dim")


def match_record(match: Match, played: Played, seconds: float) -> dict[str, Any]:
    """All that was measured, for JSON. An infinite Elo is null."""
    counts = pair_counts(finished_pairs(played))
    seatings = match.seatings()
    games = [game_record(game, **seatings[index]._asdict()) for index, game in played.items()]
    return {
        "kind": "match",
        "players": match.names(),
        "terms": match.terms._asdict(),
        "simulations": match.simulations,
        "plies": match.plies,
        "seed": match.seed,
        "seconds": seconds,
        "pairs": counts,
        **(score_record(estimate(counts)) if sum(counts) else {}),
        "tallies": [tally(sides_of(player, played))._asdict() for player in (0, 1)] if played else [],
        "games": games,
    }


def score_record(result: Estimate) -> dict[str, Any]:
    elo = {name: value if isfinite(value) else None for name, value in result.elo()._asdict().items()}
    return {"score": result._asdict(), "elo": elo}
