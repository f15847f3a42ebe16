"""What many episodes add up to, as tables for the terminal and as a page with every game on the board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tempo.lab.records.downloads import Downloads
from tempo.lab.records.episodes import Episode
from tempo.lab.review.game_summary import RESULTS, GameSummary, explain_result, summarize_games, time_trouble
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.move_text import SEAT_MARKS
from tempo.lab.review.result_counts import ResultCounts, by_mistake, by_opponent, by_seat, loss_causes, verdict
from tempo.lab.review.review_report import (
    WIDTH,
    accuracy_head,
    accuracy_rows,
    games_with_scores,
    print_accuracy,
    score_legend,
    score_meaning,
)

ME = 0  # whose view it is, in every episode of a set
NAME_WIDTH = 22  # characters of an opponent
MOST_NUMBERS = 4  # games that are named behind a cause
GAMES_HEAD = ("game", "", "against", "result", "why")
COUNTS = (("by opponent", by_opponent), ("by seat", by_seat), ("by the first known mistake", by_mistake))


class ReviewedSet(NamedTuple):
    """The games that were read, and what their moves are worth: a list of judged moves for each episode."""

    read: Downloads
    annotated: list[list[AnnotatedMove]]

    @property
    def episodes(self) -> list[tuple[Episode, list[AnnotatedMove]]]:
        return list(zip(self.read.episodes, self.annotated, strict=True))

    @property
    def summaries(self) -> list[GameSummary]:
        return [summary for episode, annotated in self.episodes for summary in summarize_games(episode, annotated, ME)]


def _game_rows(summaries: Sequence[GameSummary]) -> list[list[str]]:
    """A row for each game: what decided it, and whether it was short of time."""
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


def _counts_head(rows: Sequence[ResultCounts]) -> list[str]:
    """Results that no game had have no column."""
    had = [result for result in RESULTS if any(row.results[result] for row in rows)]
    return ["games", *had, "score"]


def _counts_row(row: ResultCounts, rows: Sequence[ResultCounts]) -> list[str]:
    had = [result for result in RESULTS if any(one.results[result] for one in rows)]
    score = "-" if row.score is None else f"{100 * row.score:.0f} %"
    return [row.name, f"{row.games:,}", *(f"{row.results[result]:,}" for result in had), score]


def _loss_cause_rows(summaries: Sequence[GameSummary]) -> list[list[str]]:
    rows = []
    for name, games, short in loss_causes(summaries):
        more = ", …" if len(games) > MOST_NUMBERS else ""
        rows.append([name, str(len(games)), str(short), ", ".join(map(str, games[:MOST_NUMBERS])) + more])
    return rows


CAUSES_HEAD = ("why it was lost", "games", "short of time", "which")


def print_set(console: Console, found: ReviewedSet) -> None:
    """The verdict first, then every game, then the sums."""
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    summaries = found.summaries
    console.print(verdict(found.read.me, summaries), style="bold", markup=False, highlight=False)
    for remark in found.read.remarks:
        console.print(remark, style="italic", markup=False, highlight=False)
    table = _new_table("", GAMES_HEAD)
    for row in _game_rows(summaries):
        table.add_row(*map(Text, row))
    console.print(table)
    if rows := _loss_cause_rows(summaries):
        table = _new_table("", CAUSES_HEAD, numbers=(1, 2))
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)
    for name, counts_of in COUNTS:
        _print_counts(console, name, counts_of(summaries))
    for episode, annotated in found.episodes:
        print_accuracy(console, episode, annotated)
        console.print(score_meaning(episode.config), style="dim", markup=False, highlight=False)


def _new_table(title: str, head: Sequence[str], numbers: Sequence[int] = ()) -> Table:
    """A table whose last column may be long, and whose names may not."""
    table = Table(title=title or None, title_justify="left")
    for place, heading in enumerate(head):
        if place in numbers:
            table.add_column(heading, justify="right")
        elif heading == "against":
            table.add_column(heading, max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        else:
            table.add_column(heading, no_wrap=place < len(head) - 1)
    return table


def _print_counts(console: Console, name: str, rows: Sequence[ResultCounts]) -> None:
    head = _counts_head(rows)
    table = _new_table("", [name, *head], numbers=range(1, len(head) + 1))
    for row in rows:
        table.add_row(*map(Text, _counts_row(row, rows)))
    console.print(table)


def write_set(path: Path, found: ReviewedSet) -> None:
    """The page: the same tables, and every game on a board with the scores on it."""
    from tempo.lab.report.html_page import Section, paragraph, replay_section, table, write_page  # matplotlib: a second

    summaries = found.summaries
    intro = [verdict(found.read.me, summaries), *found.read.remarks, *found.read.troubles]
    sections = [Section("", "".join(map(paragraph, intro)))]
    sections += [
        replay_section(
            games_with_scores(episode, annotated), episode.names, episode.config, score_legend(episode.config)
        )
        for episode, annotated in found.episodes
    ]
    if rows := _loss_cause_rows(summaries):
        sections.append(Section("Why games were lost", table(CAUSES_HEAD, rows)))
    for name, counts_of in COUNTS:
        counts = counts_of(summaries)
        rows = [_counts_row(row, counts) for row in counts]
        sections.append(Section(name.capitalize(), table([name, *_counts_head(counts)], rows)))
    note = "#game=17 at the end of this page's address opens game 17."
    sections.append(Section("Every game", table(GAMES_HEAD, _game_rows(summaries), note)))
    for episode, annotated in found.episodes:
        if rows := accuracy_rows(episode, annotated):
            head = accuracy_head(rows)
            sections.append(Section("Accuracy", table(head, [row[: len(head)] for row in rows])))
    write_page(path, f"Review: {len(summaries):,} games of {found.read.me}", sections, "local_eval.py review")
