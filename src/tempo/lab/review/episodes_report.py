"""Reports of many games of one team: tables for the terminal, and a page with every game on a board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.records.downloads import Downloads
from tempo.arena.records.episodes import Episode, differences, settings_of
from tempo.lab.review.game_summary import RESULTS, GameSummary, explain_result, summarize_games, time_trouble
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.move_text import SEAT_MARKS
from tempo.lab.review.result_counts import (
    ResultCounts,
    by_mistake,
    by_opening,
    by_opponent,
    by_seat,
    loss_causes,
    time_lines,
    totals_line,
)
from tempo.lab.review.review_report import (
    WIDTH,
    accuracy_sections,
    games_with_scores,
    labelled,
    print_accuracy,
    score_legend,
    score_meaning,
)

ME = 0  # index of the team whose view is taken, in every episode of a set
NAME_WIDTH = 22  # characters of an opponent
MOST_NUMBERS = 4  # game numbers listed for a cause
GAMES_HEAD = ("game", "", "against", "result", "why")
COUNTS = (
    ("by opponent", by_opponent),
    ("by seat", by_seat),
    ("by opening", by_opening),
    ("by the first known mistake", by_mistake),
)


class ReviewedSet(NamedTuple):
    """The games that were read, and a list of annotated moves for each episode."""

    read: Downloads
    annotated: list[list[AnnotatedMove]]

    @property
    def episodes(self) -> list[tuple[Episode, list[AnnotatedMove]]]:
        """The episodes, each with its annotated moves."""
        return list(zip(self.read.episodes, self.annotated, strict=True))

    @property
    def labels(self) -> list[str]:
        """Board and clock of each episode, as far as they differ."""
        return differences([settings_of(episode.config) for episode in self.read.episodes])

    @property
    def summaries(self) -> list[GameSummary]:
        """The games from the team's view."""
        return [summary for episode, annotated in self.episodes for summary in summarize_games(episode, annotated, ME)]


def game_rows(summaries: Sequence[GameSummary]) -> list[list[str]]:
    """Return one row for each game: the decisive move or forfeit, and signs of time trouble."""
    return [
        [
            str(summary.game["index"]),
            SEAT_MARKS[summary.seat],
            summary.opponent,
            summary.result,
            "; ".join(filter(None, [explain_result(summary), *time_trouble(summary)])),
        ]
        for summary in summaries
    ]


def _counts_table(name: str, counts: Sequence[ResultCounts]) -> tuple[list[str], list[list[str]]]:
    """Return headings and rows of counts; a result that no game had gets no column."""
    had = [result for result in RESULTS if any(row.results[result] for row in counts)]
    rows = []
    for row in counts:
        score = "-" if row.score is None else f"{100 * row.score:.0f} %"
        rows.append([row.name, f"{row.games:,}", *(f"{row.results[result]:,}" for result in had), score])
    return [name, "games", *had, "score"], rows


def _loss_cause_rows(summaries: Sequence[GameSummary]) -> list[list[str]]:
    """Return one row for each cause of a loss."""
    rows = []
    for name, games, short in loss_causes(summaries):
        more = ", …" if len(games) > MOST_NUMBERS else ""
        rows.append([name, str(len(games)), str(short), ", ".join(map(str, games[:MOST_NUMBERS])) + more])
    return rows


CAUSES_HEAD = ("why it was lost", "games", "short of time", "which")


def print_set(console: Console, reviewed: ReviewedSet) -> None:
    """Print the totals, then every game, then the counts."""
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    summaries = reviewed.summaries
    console.print(totals_line(reviewed.read.me, summaries), style="bold", markup=False, highlight=False)
    for remark in reviewed.read.remarks:
        console.print(remark, style="italic", markup=False, highlight=False)
    _print_table(console, GAMES_HEAD, game_rows(summaries))
    if rows := _loss_cause_rows(summaries):
        _print_table(console, CAUSES_HEAD, rows, numbers=(1, 2))
    for name, counts_of in COUNTS:
        head, rows = _counts_table(name, counts_of(summaries))
        _print_table(console, head, rows, numbers=range(1, len(head)))
    for line in time_lines(summaries):
        console.print(line, markup=False, highlight=False)
    for (episode, annotated), label in zip(reviewed.episodes, reviewed.labels, strict=True):
        print_accuracy(console, episode, annotated, label)
    for meaning in dict.fromkeys(score_meaning(episode.config) for episode in reviewed.read.episodes):
        console.print(meaning, style="dim", markup=False, highlight=False)


def _print_table(
    console: Console, head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()
) -> None:
    """Print a table with columns of numbers, whose last column may wrap and whose opponent column is cut."""
    table = Table()
    for place, heading in enumerate(head):
        if place in numbers:
            table.add_column(heading, justify="right")
        elif heading == "against":
            table.add_column(heading, max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        else:
            table.add_column(heading, no_wrap=place < len(head) - 1)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)


def write_set(path: Path, reviewed: ReviewedSet, command: str = "review") -> None:
    """Write the page: the same tables, and every game on a board with its scores."""
    # imported here because matplotlib takes a second
    from tempo.lab.report.html_page import Section, game_link, paragraphs, replay_section, table, write_page

    summaries = reviewed.summaries
    intro = [totals_line(reviewed.read.me, summaries), *reviewed.read.remarks, *reviewed.read.troubles]
    sections = [Section("", paragraphs(intro))]
    for (episode, annotated), label in zip(reviewed.episodes, reviewed.labels, strict=True):
        games, config = games_with_scores(episode, annotated), episode.config
        part = replay_section(games, episode.names, config, score_legend(config))
        sections.append(part._replace(title=labelled(part.title, label)))
    if rows := _loss_cause_rows(summaries):
        sections.append(Section("Why games were lost", table(CAUSES_HEAD, rows)))
    if lines := time_lines(summaries):
        sections.append(Section("Time left", paragraphs(lines)))
    for name, counts_of in COUNTS:
        sections.append(Section(name.capitalize(), table(*_counts_table(name, counts_of(summaries)))))
    rows = [
        [game_link(summary.game["index"], number), *cells]
        for number, (episode, annotated) in enumerate(reviewed.episodes)
        for summary in summarize_games(episode, annotated, ME)
        for _, *cells in game_rows([summary])
    ]
    note = "A line opens its game. #game=17 at the end of this page's address opens game 17."
    sections.append(Section("Every game", table(GAMES_HEAD, rows, note)))
    for (episode, annotated), label in zip(reviewed.episodes, reviewed.labels, strict=True):
        sections += accuracy_sections(episode, annotated, label)
    write_page(path, f"Review: {len(summaries):,} games of {reviewed.read.me}", sections, f"{PROGRAM} {command}")
