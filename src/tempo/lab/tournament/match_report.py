"""Report of a tournament, during and after it: tables, and one line to paste."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.progress import Speed
from tempo.arena.records.record_file import RATED
from tempo.lab.report.result_tables import (
    clock_table,
    config_text,
    elo_text,
    numbered,
    percent_text,
    plain_table,
    points_text,
    print_clock_warning,
    print_line,
    print_problems,
    print_results,
    print_unsearched,
    results_table,
    shorten,
)
from tempo.lab.report.sprt_text import expected_end, llr_text, sprt_line
from tempo.lab.statistics.ladder_rating import Rating, ratings, zero_of
from tempo.lab.statistics.pentanomial import estimate, mean, superiority
from tempo.lab.statistics.player_totals import Side, totals_of
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.opening_file import openings_text
from tempo.lab.tournament.pairs import Tournament
from tempo.lab.tournament.play_games import Played
from tempo.lab.tournament.run_setup import Run
from tempo.lab.tournament.standings import Standings

NAME_WIDTH = 17
MOST_LISTED = 6  # players in a line


def live_view(run: Run, standings: Standings, speed: Speed, tables: bool) -> RenderableType:
    """Return the current scores: a line, or a table for several pairings if tables can be shown.

    There is nothing before the first pair is finished.
    """
    tournament, kind = run.tournament, run.header["kind"]
    if not any(map(any, standings.counts)):
        return ""
    if kind == "match":
        return match_line(standings, run.sprt, speed)
    if tables:
        return score_table(run, standings)
    said = rating_line(tournament, standings) if kind in RATED else gauntlet_line(tournament, standings)
    return Text(f"{said}{time_text(speed.seconds(len(standings.schedule) - standings.games), ', ends in ')}")


def match_line(standings: Standings, sprt: Sprt | None, speed: Speed) -> Text:
    """Return the pairs and the score of a match so far; its SPRT, or its Elo; and when it is expected to end."""
    counts, in_order, most = standings.counts[0], standings.in_order[0], len(standings.schedule) // 2
    pairs, score, elo, better = score_cells(counts)
    if sprt is None:
        left = time_text(speed.seconds(len(standings.schedule) - standings.games), ", ends in ")
        more = f"Elo {elo}, better with {better}{left}"
    elif (end := expected_end(sprt, in_order) if any(in_order) else most + 1) > most:
        more = f"LLR {llr_text(sprt, in_order)}, no end before pair {most:,}"
    else:
        left = time_text(speed.seconds(2 * end - standings.games), ", in ")
        more = f"LLR {llr_text(sprt, in_order)}, ends near pair {end:,}{left}"
    percent = score.replace(" (", " % (")
    return Text(f"{pairs} {'pair' if pairs == '1' else 'pairs'}, score {percent}, {more}")


def gauntlet_line(tournament: Tournament, standings: Standings) -> str:
    """Return the scores of a gauntlet in one line."""
    results = zip(tournament.pairings, standings.counts, strict=True)
    parts = [
        f"{100 * mean(counts):.1f} % against {tournament.players[other].name}"
        for (_, other), counts in results
        if any(counts)
    ]
    return listed(parts)


def rating_line(tournament: Tournament, standings: Standings) -> str:
    """Return the ratings of a ladder in one line, the best first."""
    rated = zip(tournament.players, rated_players(tournament, standings), strict=True)
    known = sorted(((rating, player.name) for player, rating in rated if rating.known), key=lambda entry: -entry[0].elo)
    return f"Elo {listed([f'{name} {rating_texts(rating)[0]}' for rating, name in known])}"


def listed(parts: Sequence[str]) -> str:
    """Return the first parts, and how many more there are."""
    more = len(parts) - MOST_LISTED
    return ", ".join(parts if more <= 0 else [*parts[:MOST_LISTED], f"and {more:,} more"])


def time_text(seconds: float | None, before: str) -> str:
    """Return a time to go after the words before it; nothing if it is not known, or over."""
    if not seconds:
        return ""
    if seconds < 60:
        return f"{before}less than a minute"
    minutes = ceil(seconds / 60)
    return f"{before}about {f'{minutes} minutes' if minutes < 120 else f'{seconds / 3600:.1f} hours'}"


def score_table(run: Run, standings: Standings) -> Table:
    """Return the scores with their certainty."""
    tournament, sprt = run.tournament, run.sprt
    if run.header["kind"] in RATED:
        return ladder_table(tournament, standings)
    table = plain_table("against", "pairs", "score %", "Elo", "better", *([] if sprt is None else ["LLR"]))
    for (_, other), counts in zip(tournament.pairings, standings.counts, strict=True):
        if any(counts):
            cells = [shorten(f"{other + 1} {tournament.players[other].name}"), *score_cells(counts)]
            table.add_row(*cells, *([] if sprt is None else [f"{sprt.llr(standings.in_order[0]):+.2f}"]))
    return table


def score_cells(counts: Sequence[int]) -> list[str]:
    """Return the cells of a pairing: pairs, score, Elo, likelihood of superiority."""
    result = estimate(counts)
    score = percent_text(result).replace(" %", "")
    return [f"{sum(counts):,}", score, elo_text(result).removeprefix("Elo "), f"{100 * superiority(counts):.1f} %"]


def rated_players(tournament: Tournament, standings: Standings) -> list[Rating]:
    """Return the ratings of all players."""
    results = dict(zip(tournament.pairings, standings.counts, strict=True))
    names = [player.name for player in tournament.players]
    return ratings(len(names), results, zero_of(names, tournament.pairings))


def ladder_table(tournament: Tournament, standings: Standings) -> Table:
    """Return the ratings on one scale, the best first."""
    table = plain_table("player", "Elo", "95 %", "games", "score %")
    rated = enumerate(rated_players(tournament, standings))
    by_rating = sorted(rated, key=lambda entry: (not entry[1].known, -entry[1].elo))
    for index, rating in by_rating:
        games, points = 0, 0.0
        for (first, second), counts in zip(tournament.pairings, standings.counts, strict=True):
            if index in (first, second) and any(counts):
                games += 2 * sum(counts)
                score = mean(counts)
                points += 2 * sum(counts) * (score if index == first else 1 - score)
        elo, interval = rating_texts(rating)
        score_text = f"{100 * points / games:.1f}" if games else "-"
        name = shorten(f"{index + 1} {tournament.players[index].name}", NAME_WIDTH)
        table.add_row(name, elo, interval, f"{games:,}", score_text)
    return table


def rating_texts(rating: Rating) -> tuple[str, str]:
    """Return rating and interval as text."""
    if not rating.known:
        return "?", ""
    if rating.low == rating.high:
        return "0", "by definition"
    return f"{rating.elo:+.0f}".replace("-", "−"), f"{rating.low:+.0f} to {rating.high:+.0f}".replace("-", "−")


def cross_table(tournament: Tournament, standings: Standings) -> Table:
    """Return the score in percent of each row's player against each column's."""
    scores: dict[tuple[int, int], float] = {}
    for (first, second), counts in zip(tournament.pairings, standings.counts, strict=True):
        if any(counts):
            scores[first, second], scores[second, first] = mean(counts), 1 - mean(counts)
    everyone = range(len(tournament.players))
    table = plain_table("against", *(f"{index + 1}" for index in everyone))
    for row in everyone:
        cells = [f"{100 * scores[row, column]:.0f}" if (row, column) in scores else "·" for column in everyone]
        table.add_row(shorten(f"{row + 1} {tournament.players[row].name}", NAME_WIDTH), *cells)
    return table


def sides_of(player: int, tournament: Tournament, played: Played) -> list[Side]:
    """Return the games from one player's view."""
    schedule = tournament.schedule()
    seats = {index: tournament.seats(schedule[index]) for index in played}
    return [Side(game, seats[index].index(player)) for index, game in played.items() if player in seats[index]]


def pairing_sides(pairing: int, tournament: Tournament, played: Played) -> list[Side]:
    """Return the games of one pairing from its first player's view."""
    schedule = tournament.schedule()
    return [Side(game, schedule[index].game) for index, game in played.items() if schedule[index].pairing == pairing]


def summary_line(run: Run, standings: Standings, pairing: int = 0) -> str:
    """Return a match in one line. A forfeited game counts as lost."""
    tournament, counts = run.tournament, standings.counts[pairing]
    result = estimate(counts)
    names = " vs ".join(tournament.players[index].name for index in tournament.pairings[pairing])
    sides = pairing_sides(pairing, tournament, run.played)
    line = (
        f"{names}: {percent_text(result)}, {elo_text(result)}, better with {100 * superiority(counts):.1f} %, "
        f"{sum(counts):,} {'pair' if sum(counts) == 1 else 'pairs'}, "
        f"{config_text(tournament.config, tournament.simulations)}, "
        f"{openings_text(run.header)}, seed {tournament.seed}; "
        f"{points_text(sides)}; pairs {'/'.join(map(str, counts))}"
    )
    unsearched = [sum(totals_of(those).unsearched.values()) for those in (sides, [side.other() for side in sides])]
    return line + (f"; unsearched moves {unsearched[0]:,} and {unsearched[1]:,}" if any(unsearched) else "")


def labelled_games(run: Run, played: Played) -> list[tuple[str, PlayedGame, tuple[str, str]]]:
    """Return what each game is called, the game, and the names of its players by seat."""
    tournament, labelled = run.tournament, []
    names, schedule = [player.name for player in tournament.players], tournament.schedule()
    for index, game in played.items():
        scheduled = schedule[index]
        first, second = tournament.seats(scheduled)
        who = f"{names[first]} against {names[second]}, " if len(names) > 2 else ""
        labelled.append((f"{who}pair {scheduled.pair} game {scheduled.game}", game, (names[first], names[second])))
    return labelled


def print_report(console: Console, run: Run, standings: Standings, played: Played) -> None:
    """Print the tables and lines of a match, gauntlet or ladder; the games are in the order of the schedule."""
    tournament, sprt, kind = run.tournament, run.sprt, run.header["kind"]
    names = [player.name for player in tournament.players]
    sides = [(name, sides_of(player, tournament, played)) for player, name in enumerate(numbered(names))]
    sides = [(name, those) for name, those in sides if those]
    console.print(results_table("player", sides[:1] if kind == "match" else sides))
    console.print(clock_table("player", sides, tournament.config.timed))
    print_unsearched(console, sides)
    if any(map(any, standings.counts)):
        console.print(score_table(run, standings))
        if kind in RATED:
            console.print(cross_table(tournament, standings))
    labelled = labelled_games(run, played)
    print_problems(console, labelled)
    if tournament.config.tournament:
        print_results(console, labelled)
    print_clock_warning(console, sum(game.forfeit() is not None for game in played.values()), len(played))
    for pairing, counts in enumerate(standings.counts):
        if any(counts) and kind not in RATED:
            line = summary_line(run, standings, pairing)
            print_line(console, line, "bold" if kind == "match" else "dim")
    if sprt is not None and any(standings.counts[0]):
        print_line(console, sprt_line(sprt, standings.in_order[0], tournament.config.scale), "bold")
