"""The sections and figures of a page about a record: results, Elo, clock, reasons, every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from tempo.arena.adapter.game_types import FORFEITS
from tempo.arena.adapter.search_info import unsearched_text
from tempo.arena.records.record_file import RATED
from tempo.lab.report.html_page import Cell, Section, facts, figure_html, paragraph, paragraphs, replay_section, table
from tempo.lab.report.plots import (
    NO_REASON,
    Interval,
    clock_figure,
    elo_figure,
    game_times_figure,
    interval_text,
    reasons_figure,
)
from tempo.lab.report.record_stats import HeadToHead, RecordStats
from tempo.lab.report.result_tables import SEATS, UNSEARCHED_MEANS, busy_text, config_text, format_number
from tempo.lab.report.summary import summary_lines, warning_text
from tempo.lab.statistics.backend_use import backend_lines
from tempo.lab.statistics.pentanomial import superiority
from tempo.lab.statistics.player_totals import Side, Totals, totals_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

CLOCK_CAPTION = (
    "Line: mean at each number of moves played. Dark band: 25 to 75 %; light band: 5 to 95 %. "
    "Grey: other players' means."
)
GAMES_CAPTION = "Mean time per move of each player in each game. Dashed: the mean over all its moves."
ENVIRONMENT = ", through kaggle_environments"
REASONS_CAPTION = "Share of each player's moves, in percent, by the reason that the player reports."


def sides_by_name(stats: RecordStats) -> list[tuple[str, list[Side]]]:
    """Return the games of everyone who played."""
    rows = [(name, stats.sides(player)) for player, name in enumerate(stats.names)]
    return [(name, sides) for name, sides in rows if sides]


def sections_of(stats: RecordStats, marked: bool = False) -> list[Section]:
    """Return the sections about one record; `marked` puts the name of the run before each title."""
    intro = _summary_html(stats) + _unsearched_html(stats) + facts(_header_facts(stats))
    parts = [Section("Run" if marked else "", intro), Section("Results", _results_html(stats))]
    if len(stats.names) > 2:
        parts.append(Section("Cross table", _cross_table(stats)))
    pictures = {name: figure_html(figure, caption) for name, figure, caption in drawings(stats)}
    if "elo" in pictures:
        parts.append(Section("Elo", pictures["elo"] + _elo_table(stats)))
    if "time" in pictures:
        parts.append(Section("Time over the game", pictures["time"] + _clock_html(stats)))
    if "games" in pictures:
        parts.append(Section("Time per game", pictures["games"]))
    if "reasons" in pictures:
        parts.append(Section("Reasons", pictures["reasons"]))
    parts.append(replay_section(stats.records, stats.names, stats.config))
    prefix = f"{stats.title}: " if marked else ""
    return [part._replace(title=prefix + part.title if part.title else "") for part in parts]


def _header_facts(stats: RecordStats) -> list[tuple[str, str]]:
    """Return what was played, by which versions of the players, when, and with which command."""
    header = stats.header
    plies = header.get("plies", (0, 0))
    openings = "the set of this board" if plies is None else f"{plies[0]} to {plies[1]} moves" if plies[1] else ""
    if source := header.get("opening_file"):
        openings = f"{source['file']}, {'shuffled' if source['shuffled'] else 'in order'}"
    entries: list[tuple[str, Any]] = [
        ("Games", f"{len(stats.games):,}, {header['kind']}{ENVIRONMENT if header.get('environment') else ''}"),
        ("Configuration", None if "files" in header else config_text(stats.config, header.get("simulations"))),
        ("Files", ", ".join(header.get("files", []))),
        ("Openings", f"{openings}, seed {header.get('seed')}" if openings else None),
        *(("Player", f"{player['name']}, {player.get('version')}") for player in header["players"]),
        ("Started", header.get("started")),
        ("Machine", header.get("machine")),
        ("Beside", busy_text(header["busy"]) if header.get("busy") else None),
        ("Command", header.get("command")),
    ]
    return [(name, str(text)) for name, text in entries if text]


def _summary_html(stats: RecordStats) -> Markup:
    """Return the summary, and a warning if too many games were forfeited."""
    return paragraphs(summary_lines(stats), "lead") + paragraph(warning_text(stats), "warning")


def _unsearched_html(stats: RecordStats) -> Markup:
    """Return a warning about unsearched moves, for the players that have any."""
    totals = [(name, totals_of(sides)) for name, sides in sides_by_name(stats)]
    said = [f"{name}: {unsearched_text(total.unsearched, total.moves)}." for name, total in totals if total.unsearched]
    return paragraph(" ".join([*said, f"{UNSEARCHED_MEANS}."] if said else []), "warning")


def _results_html(stats: RecordStats) -> Markup:
    """Return the results by player and seat."""
    head = ("player", "seat", "games", "won", "drawn", "lost", "score", "forfeits", "won by forfeit")
    rows = []
    for player, name in enumerate(stats.names):
        for seat, label in enumerate(SEATS):
            sides = [side for side in stats.sides(player) if side.seat == seat]
            if sides:
                rows.append([name, label, *_result_cells(totals_of(sides), sides)])
    note = "Won, drawn and lost count games played to their end; in the score a forfeit is a loss."
    if any(not game.is_finished() for game in stats.games):
        note += " Unfinished games do not count."
    return table(head, rows, note)


def _result_cells(total: Totals, sides: list[Side]) -> list[str]:
    """Return the cells of one row of results."""
    scores = [side.game.score(side.seat) for side in sides if side.game.is_finished()]
    score = f"{100 * sum(scores) / len(scores):.1f} %" if scores else "·"
    counts = [f"{count:,}" for count in (total.games, total.won, total.drawn, total.lost)]
    return [*counts, score, forfeits_text(total.own_forfeits), forfeits_text(total.other_forfeits)]


def forfeits_text(forfeits: dict[str, int]) -> str:
    """Return text like `2 TIMEOUT, 1 ERROR`, or a dot."""
    return ", ".join(f"{forfeits[kind]:,} {kind}" for kind in FORFEITS if forfeits[kind]) or "·"


def _cross_table(stats: RecordStats) -> Markup:
    """Return everyone's score against everyone, rows against columns, the best first."""
    order = [player for player, _ in stats.ratings()]
    rows: list[list[str | Cell]] = []
    for player in order:
        cells = [_head_to_head_cell(stats, player, other) for other in order]
        total = stats.head_to_head(player)
        rows.append([f"{player + 1} {stats.names[player]}", *cells, f"{100 * total.score:.1f}" if total else "·"])
    note = "Score in percent of the row's player against the column's; blue above 50, orange below."
    heads = [Cell(f"{player + 1}", hint=stats.names[player]) for player in order]
    return table(["", *heads, "all"], rows, note)


def _head_to_head_cell(stats: RecordStats, player: int, other: int) -> Cell:
    """Return one cell of the cross table."""
    head_to_head: HeadToHead | None = stats.head_to_head(player, other) if player != other else None
    if head_to_head is None:
        return Cell("·")
    lead = head_to_head.score - 0.5
    tint = f"background: rgba(var(--tint{'' if lead > 0 else '-low'}), {0.75 * abs(lead):.3f})"
    hint = f"+{head_to_head.won:,} ={head_to_head.drawn:,} −{head_to_head.lost:,} of {head_to_head.games:,}"
    return Cell(f"{100 * head_to_head.score:.1f}", tint, hint)


def _elo_rows(stats: RecordStats) -> list[Interval]:
    """Return the ratings of a ladder, or else the Elo of each pairing."""
    return stats.rating_rows() if stats.header["kind"] in RATED else stats.elo_differences()


def _elo_table(stats: RecordStats) -> Markup:
    """Return the numbers of the Elo figure, with the counts of pairs they come from."""
    if stats.header["kind"] in RATED:
        rows = [[row.name, interval_text(row)] for row in stats.rating_rows()]
        note = f"Maximum likelihood over all pairs, with 95 % intervals; {stats.names[stats.zero()]} is 0."
        return table(("player", "Elo"), rows, note)
    played = [counts for pairing in range(len(stats.pairings)) if any(counts := stats.counts(pairing))]
    rows = [
        [row.name, interval_text(row), f"{100 * superiority(counts):.1f} %", f"{sum(counts):,}", *map(str, counts)]
        for row, counts in zip(stats.elo_differences(), played, strict=True)
    ]
    note = f"95 % intervals from pairs of games, seats swapped; 0 to 2: points of {stats.names[0]} in a pair."
    return table(("", "Elo", "superior", "pairs", "0", "½", "1", "1½", "2"), rows, note)


def _clock_html(stats: RecordStats) -> Markup:
    """Return time, bank and speed of each player; unsearched moves and backends where any are recorded."""
    totals = [(name, totals_of(sides)) for name, sides in sides_by_name(stats)]
    banks = ("mean bank, s", "least bank, s") if stats.has_bank else ()
    unsearched = ["unsearched"] if any(total.unsearched for _, total in totals) else []
    backend = ["backend"] if any(total.backends for _, total in totals) else []
    rows: list[list[str]] = []
    for name, total in totals:
        unseen = [f"{sum(total.unsearched.values()):,}" for _ in unsearched]
        times = [_duration(total.mean_seconds), _duration(total.worst_seconds)]
        left = [f"{total.mean_bank:.1f}", f"{total.least_bank:.1f}"] if stats.has_bank else []
        speed = format_number(total.simulations_per_second, "{:,.0f}")
        rows.append([name, f"{total.moves:,}", *unseen, *times, *left, speed])
        rows[-1] += ["; ".join(backend_lines(total.backends)) or "not reported" for _ in backend]
    note = "Simulations per second: the median over searched moves."
    if stats.has_bank:
        note += " Bank: seconds left at the end of a game; below 0 for a player that was late."
    if backend:
        note += " Backend: reported by the player; its moves are counted from 1."
    heads = ("player", "moves", *unsearched, "mean time", "worst time", *banks, "simulations/s", *backend)
    return table(heads, rows, note)


def _duration(seconds: float | None) -> str:
    """Format seconds in a unit that shows the leading digits."""
    if seconds is None:
        return "-"
    unit, factor = ("s", 1.0) if seconds >= 1 else ("ms", 1e3) if seconds >= 1e-3 else ("µs", 1e6)
    return f"{seconds * factor:.{2 if seconds >= 1 else 1}f} {unit}"


def drawings(stats: RecordStats) -> list[tuple[str, Figure, str]]:
    """Return name, figure and caption of each figure that the record has data for."""
    active = [player for player in range(len(stats.names)) if stats.sides(player)]
    drawn = []
    if rows := _elo_rows(stats):
        above = f"above {stats.names[stats.zero()]}"
        label = f"Elo {above if stats.header['kind'] in RATED else f'of {stats.names[0]}'}"
        drawn.append(("elo", elo_figure(rows, label), "Elo with 95 % intervals."))
    if stats.has_times:
        drawn.append(("time", clock_figure([stats.time_series(player) for player in active]), CLOCK_CAPTION))
        times = [times for player in active if len((times := stats.game_times(player)).games) > 1]
        if times:
            drawn.append(("games", game_times_figure(times), GAMES_CAPTION))
    reason_shares = [(stats.names[player], stats.reason_shares(player)) for player in active]
    if any(set(parts) - {NO_REASON} for _, parts in reason_shares):
        drawn.append(("reasons", reasons_figure(reason_shares), REASONS_CAPTION))
    return drawn
