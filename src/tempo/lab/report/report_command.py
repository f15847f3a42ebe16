"""`local_eval.py report RECORD...`: what a run has found, on the terminal, as a page and as pictures.

Everything is computed from the record, so a run that was killed, or is still going, can be looked at too.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from rich.console import Console

from tempo.lab.command_line.inputs import BadInput, Parser, run_command, writable
from tempo.lab.records.downloads import episodes_record, is_download
from tempo.lab.records.record_file import Record, read_record
from tempo.lab.referee.game_data import FORFEITS
from tempo.lab.referee.thoughts import blind_text
from tempo.lab.report.html_page import Cell, Section, facts, paragraph, picture, replay_section, table, write_page
from tempo.lab.report.plots import UNSAID, Interval, clock_figure, elo_figure, interval_text, reasons_figure, save
from tempo.lab.report.record_stats import Meeting, RecordFigures
from tempo.lab.report.summary import print_verdict, verdict_lines, warning_text
from tempo.lab.report.tables import (
    BLIND_MEANS,
    SEATS,
    busy_text,
    clock_table,
    config_text,
    number,
    print_blind,
    print_line,
    results_table,
)
from tempo.lab.statistics.pentanomial import superiority
from tempo.lab.statistics.player_totals import Side, Totals, totals_of
from tempo.lab.statistics.rungs import rung_lines

DESCRIPTION = "Tell what records of games say: tables on the terminal, a page to look at, pictures for documents."
EXAMPLES = """\
examples:
  local_eval.py report runs/match-20261121-103000.jsonl
  local_eval.py report runs/ladder.jsonl --html ladder.html
  local_eval.py report runs/ladder.jsonl --pictures docs/pictures
  local_eval.py report episodes/                     as downloaded from the competition

the page is one file and needs no network; #game=17 at the end of its address opens game 17
"""
CLOCK_CAPTION = (
    "Mean over the moves at each number of moves played, the dark band half of them, the light band from 5 to 95 %. "
    "Grey: the others' means."
)
ENVIRONMENT = ", through kaggle_environments"
REASONS_CAPTION = "Share of each player's moves, in percent, by the reason that the player gives for them."


def parser() -> Parser:
    options = Parser(prog="local_eval.py report", description=DESCRIPTION, epilog=EXAMPLES)
    what = "a file of games, as runs/ holds them, or downloaded episodes"
    options.add_argument("records", nargs="+", metavar="RECORD", type=Path, help=what)
    options.add_argument("--html", metavar="FILE", type=writable, help="write one page with everything, games included")
    options.add_argument("--pictures", metavar="DIR", type=folder, help="write the drawings, each as SVG and as PNG")
    return options


def folder(text: str) -> Path:
    """A folder that is there."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder '{text}'")
    return Path(text)


def run(options: Namespace) -> int:
    found = [read_findings(path) for path in options.records]
    for findings in found:
        print_findings(Console(), findings)
    if options.html:
        sections = [section for findings in found for section in sections_of(findings, marked=len(found) > 1)]
        write_page(options.html, "; ".join(findings.title for findings in found), sections)
    if options.pictures:
        for path, findings in zip(options.records, found, strict=True):
            for name, figure, _ in drawings(findings):
                save(figure, options.pictures, f"{path.stem}-{name}")
    return 0


def read_findings(path: Path) -> RecordFigures:
    record = downloaded(path) if is_download(path) else read_record(path)
    try:
        findings = RecordFigures(record)
    except (KeyError, TypeError, ValueError) as problem:
        raise BadInput(f"'{path}' is damaged: {type(problem).__name__} {problem}") from None
    if not findings.games:
        raise BadInput(f"'{path}' holds no finished game yet")
    return findings


def downloaded(path: Path) -> Record:
    """Episodes of the competition as a record; a line for each file that could not be read."""
    record, read = episodes_record([path])
    for trouble in read.troubles:
        print(f"local_eval.py report: {trouble}", file=sys.stderr)
    return record


def write_report(record: Path, html: Path) -> None:
    """The page of one record: what `--html` of a match or a ladder does at its end."""
    findings = read_findings(record)
    write_page(html, findings.title, sections_of(findings))


def print_findings(console: Console, findings: RecordFigures) -> None:
    """The verdict first; of a ladder the ratings, one a line, once more at the end."""
    rows = sides_by_name(findings)
    print_verdict(console, findings)
    console.print(results_table("player", rows))
    if findings.clocked:
        console.print(clock_table("player", rows, findings.config.timed))
    print_blind(console, rows)
    for row in findings.rating_rows() if findings.header["kind"] == "ladder" else ():
        print_line(console, f"{row.name}: Elo {interval_text(row)}", "bold")


def sides_by_name(findings: RecordFigures) -> list[tuple[str, list[Side]]]:
    """Everyone who played."""
    rows = [(name, findings.sides(player)) for player, name in enumerate(findings.names)]
    return [(name, sides) for name, sides in rows if sides]


def sections_of(findings: RecordFigures, marked: bool = False) -> list[Section]:
    """All that a page says of one record; `marked` puts the name of the run before each title."""
    intro = verdict_html(findings) + blind_html(findings) + facts(header_facts(findings))
    parts = [Section("Run" if marked else "", intro), Section("Results", results_html(findings))]
    if len(findings.names) > 2:
        parts.append(Section("Cross table", cross_table(findings)))
    pictures = {name: picture(figure, caption) for name, figure, caption in drawings(findings)}
    if "elo" in pictures:
        parts.append(Section("Elo", pictures["elo"] + elo_table(findings)))
    if "time" in pictures:
        parts.append(Section("Time over the game", pictures["time"] + clock_html(findings)))
    if "reasons" in pictures:
        parts.append(Section("Reasons", pictures["reasons"]))
    parts.append(replay_section(findings.records, findings.names, findings.config))
    prefix = f"{findings.title}: " if marked else ""
    return [part._replace(title=prefix + part.title if part.title else "") for part in parts]


def header_facts(findings: RecordFigures) -> list[tuple[str, str]]:
    """What was played, by whom exactly, when, and with which command."""
    header = findings.header
    shortest, longest = header.get("plies") or (0, 0)
    entries: list[tuple[str, Any]] = [
        ("Games", f"{len(findings.games):,}, {header['kind']}{ENVIRONMENT if header.get('environment') else ''}"),
        ("Configuration", None if "files" in header else config_text(findings.config, header.get("simulations"))),
        ("Files", ", ".join(header.get("files", []))),
        ("Openings", f"{shortest} to {longest} moves, seed {header.get('seed')}" if longest else None),
        *(("Player", f"{player['name']}, {player.get('version')}") for player in header["players"]),
        ("Started", header.get("started")),
        ("Machine", header.get("machine")),
        ("Beside", busy_text(header["busy"]) if header.get("busy") else None),
        ("Command", header.get("command")),
    ]
    return [(name, str(text)) for name, text in entries if text]


def verdict_html(findings: RecordFigures) -> str:
    """What is said first; and a warning, if it was the clock that decided."""
    warning = warning_text(findings)
    said = "".join(paragraph(line, "lead") for line in verdict_lines(findings))
    return said + (paragraph(warning, "warning") if warning else "")


def blind_html(findings: RecordFigures) -> str:
    """Above all else: whose moves say little, because they were played without looking."""
    totals = [(name, totals_of(sides)) for name, sides in sides_by_name(findings)]
    said = [f"{name}: {blind_text(total.blind, total.moves)}." for name, total in totals if total.blind]
    return paragraph(" ".join([*said, f"{BLIND_MEANS}."]), "warning") if said else ""


def results_html(findings: RecordFigures) -> str:
    """By player and seat; below, in a match, what follows from it."""
    head = ("player", "seat", "games", "won", "drawn", "lost", "score", "forfeits", "won by forfeit")
    rows = []
    for player, name in enumerate(findings.names):
        for seat, label in enumerate(SEATS):
            sides = [side for side in findings.sides(player) if side.seat == seat]
            if sides:
                rows.append([name, label, *result_cells(totals_of(sides), sides)])
    note = "Won, drawn and lost are games played to their end; the score counts a forfeit as a loss."
    return table(head, rows, note)


def result_cells(total: Totals, sides: list[Side]) -> list[str]:
    score = sum(side.game.score(side.seat) for side in sides) / total.games
    counts = [f"{count:,}" for count in (total.games, total.won, total.drawn, total.lost)]
    return [*counts, f"{100 * score:.1f} %", forfeits_text(total.own_forfeits), forfeits_text(total.other_forfeits)]


def forfeits_text(forfeits: dict[str, int]) -> str:
    """`2 TIMEOUT, 1 ERROR`, or a dot."""
    return ", ".join(f"{forfeits[kind]:,} {kind}" for kind in FORFEITS if forfeits[kind]) or "·"


def cross_table(findings: RecordFigures) -> str:
    """Everyone's score against everyone, rows against columns, the best first."""
    order = [player for player, _ in findings.ratings()]
    rows: list[list[str | Cell]] = []
    for player in order:
        cells = [meeting_cell(findings, player, other) for other in order]
        total = findings.meeting(player)
        rows.append([f"{player + 1} {findings.names[player]}", *cells, f"{100 * total.score:.1f}" if total else "·"])
    note = "Score in percent of the row's player against the column's; blue above 50, orange below."
    heads = [Cell(f"{player + 1}", hint=findings.names[player]) for player in order]
    return table(["", *heads, "all"], rows, note)


def meeting_cell(findings: RecordFigures, player: int, other: int) -> Cell:
    meeting: Meeting | None = findings.meeting(player, other) if player != other else None
    if meeting is None:
        return Cell("·")
    lead = meeting.score - 0.5
    tint = f"background: rgba(var(--tint{'' if lead > 0 else '-low'}), {0.75 * abs(lead):.3f})"
    hint = f"+{meeting.won:,} ={meeting.drawn:,} −{meeting.lost:,} of {meeting.games:,}"
    return Cell(f"{100 * meeting.score:.1f}", tint, hint)


def elo_rows(findings: RecordFigures) -> list[Interval]:
    return findings.rating_rows() if findings.header["kind"] == "ladder" else findings.differences()


def elo_table(findings: RecordFigures) -> str:
    """The figures of the drawing; of pairings also the pairs that they come from."""
    if findings.header["kind"] == "ladder":
        rows = [[row.name, interval_text(row)] for row in findings.rating_rows()]
        note = f"Maximum likelihood over all pairs, with 95 % intervals; {findings.names[findings.zero()]} is 0."
        return table(("player", "Elo"), rows, note)
    played = [counts for pairing in range(len(findings.pairings)) if any(counts := findings.counts(pairing))]
    rows = [
        [row.name, interval_text(row), f"{100 * superiority(counts):.1f} %", f"{sum(counts):,}", *map(str, counts)]
        for row, counts in zip(findings.differences(), played, strict=True)
    ]
    note = f"95 % intervals from pairs of games, seats swapped; 0 to 2: points of {findings.names[0]} in a pair."
    return table(("", "Elo", "superior", "pairs", "0", "½", "1", "1½", "2"), rows, note)


def clock_html(findings: RecordFigures) -> str:
    """Time, bank and speed of each player; blind moves and rungs where any are known."""
    totals = [(name, totals_of(sides)) for name, sides in sides_by_name(findings)]
    banks = ("mean bank, s", "least bank, s") if findings.banked else ()
    blind = ["blind"] if any(total.blind for _, total in totals) else []
    rung = ["rung"] if any(total.rungs for _, total in totals) else []
    rows: list[list[str]] = []
    for name, total in totals:
        unseen = [f"{sum(total.blind.values()):,}" for _ in blind]
        times = [duration(total.mean_seconds), duration(total.worst_seconds)]
        left = [f"{total.mean_bank:.1f}", f"{total.least_bank:.1f}"] if findings.banked else []
        speed = number(total.simulations_per_second, "{:,.0f}")
        rows.append([name, f"{total.moves:,}", *unseen, *times, *left, speed])
        rows[-1] += ["; ".join(rung_lines(total.rungs)) or "not told" for _ in rung]
    note = "Simulations per second: the median of the moves that were searched."
    if findings.banked:
        note += " Banks: what was left at the end of a game, below 0 for who was too late."
    if rung:
        note += " Rung: what the search ran as, by the player's own words; moves are counted from its first."
    return table(("player", "moves", *blind, "mean time", "worst time", *banks, "simulations/s", *rung), rows, note)


def duration(seconds: float | None) -> str:
    """In a unit in which the first digits say something."""
    if seconds is None:
        return "-"
    unit, factor = ("s", 1.0) if seconds >= 1 else ("ms", 1e3) if seconds >= 1e-3 else ("µs", 1e6)
    return f"{seconds * factor:.{2 if seconds >= 1 else 1}f} {unit}"


def drawings(findings: RecordFigures) -> list[tuple[str, Figure, str]]:
    """Name, figure and caption of each drawing that the record has the figures for."""
    active = [player for player in range(len(findings.names)) if findings.sides(player)]
    found = []
    if rows := elo_rows(findings):
        above = f"above {findings.names[findings.zero()]}"
        label = f"Elo {above if findings.header['kind'] == 'ladder' else f'of {findings.names[0]}'}"
        found.append(("elo", elo_figure(rows, label), "Elo with 95 % intervals."))
    if findings.clocked:
        found.append(("time", clock_figure([findings.course(player) for player in active]), CLOCK_CAPTION))
    shares = [(findings.names[player], findings.shares(player)) for player in active]
    if any(set(parts) - {UNSAID} for _, parts in shares):
        found.append(("reasons", reasons_figure(shares), REASONS_CAPTION))
    return found


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
