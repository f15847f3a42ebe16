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
from tempo.lab.review.game_summary import RESULTS, Story, short_of_time, stories_of, why
from tempo.lab.review.move_quality import JudgedMove
from tempo.lab.review.move_text import MARKS
from tempo.lab.review.result_counts import Sum, by_mistake, by_opponent, by_seat, causes, verdict
from tempo.lab.review.review_report import (
    WIDTH,
    accuracy_head,
    accuracy_rows,
    legend,
    meaning,
    print_accuracy,
    with_scores,
)

ME = 0  # whose view it is, in every episode of a set
NAME_WIDTH = 22  # characters of an opponent
MOST_NUMBERS = 4  # games that are named behind a cause
GAMES_HEAD = ("game", "", "against", "result", "why")
SUMS = (("by opponent", by_opponent), ("by seat", by_seat), ("by the first known mistake", by_mistake))


class ReviewedSet(NamedTuple):
    """The games that were read, and what their moves are worth: a list of judged moves for each episode."""

    read: Downloads
    judged: list[list[JudgedMove]]

    @property
    def episodes(self) -> list[tuple[Episode, list[JudgedMove]]]:
        return list(zip(self.read.episodes, self.judged, strict=True))

    @property
    def stories(self) -> list[Story]:
        return [story for episode, judged in self.episodes for story in stories_of(episode, judged, ME)]


def game_rows(stories: Sequence[Story]) -> list[list[str]]:
    """A row for each game: what decided it, and whether it was short of time."""
    return [
        [
            str(story.game["index"]),
            MARKS[story.seat],
            story.opponent,
            "won by forfeit" if story.result == "forfeited to" else story.result,
            "; ".join(filter(None, [why(story), *short_of_time(story)])),
        ]
        for story in stories
    ]


def sum_head(rows: Sequence[Sum]) -> list[str]:
    """Results that no game had have no column."""
    had = [result for result in RESULTS if any(row.results[result] for row in rows)]
    return ["games", *("won by forfeit" if result == "forfeited to" else result for result in had), "score"]


def sum_row(row: Sum, rows: Sequence[Sum]) -> list[str]:
    had = [result for result in RESULTS if any(one.results[result] for one in rows)]
    score = "-" if row.score is None else f"{100 * row.score:.0f} %"
    return [row.name, f"{row.games:,}", *(f"{row.results[result]:,}" for result in had), score]


def cause_rows(stories: Sequence[Story]) -> list[list[str]]:
    rows = []
    for name, games, short in causes(stories):
        more = ", …" if len(games) > MOST_NUMBERS else ""
        rows.append([name, str(len(games)), str(short), ", ".join(map(str, games[:MOST_NUMBERS])) + more])
    return rows


CAUSES_HEAD = ("why it was lost", "games", "short of time", "which")


def print_set(console: Console, found: ReviewedSet) -> None:
    """The verdict first, then every game, then the sums."""
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    stories = found.stories
    console.print(verdict(found.read.me, stories), style="bold", markup=False, highlight=False)
    for remark in found.read.remarks:
        console.print(remark, style="italic", markup=False, highlight=False)
    table = new_table("", GAMES_HEAD)
    for row in game_rows(stories):
        table.add_row(*map(Text, row))
    console.print(table)
    if rows := cause_rows(stories):
        table = new_table("", CAUSES_HEAD, numbers=(1, 2))
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)
    for name, sums_of in SUMS:
        print_sums(console, name, sums_of(stories))
    for episode, judged in found.episodes:
        print_accuracy(console, episode, judged)
        console.print(meaning(episode.config), style="dim", markup=False, highlight=False)


def new_table(title: str, head: Sequence[str], numbers: Sequence[int] = ()) -> Table:
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


def print_sums(console: Console, name: str, rows: Sequence[Sum]) -> None:
    head = sum_head(rows)
    table = new_table("", [name, *head], numbers=range(1, len(head) + 1))
    for row in rows:
        table.add_row(*map(Text, sum_row(row, rows)))
    console.print(table)


def write_set(path: Path, found: ReviewedSet) -> None:
    """The page: the same tables, and every game on a board with the scores on it."""
    from tempo.lab.report.html_page import Section, paragraph, replay_section, table, write_page  # matplotlib: a second

    stories = found.stories
    intro = [verdict(found.read.me, stories), *found.read.remarks, *found.read.troubles]
    sections = [Section("", "".join(map(paragraph, intro)))]
    sections += [
        replay_section(with_scores(episode, judged), episode.names, episode.config, legend(episode.config))
        for episode, judged in found.episodes
    ]
    if rows := cause_rows(stories):
        sections.append(Section("Why games were lost", table(CAUSES_HEAD, rows)))
    for name, sums_of in SUMS:
        sums = sums_of(stories)
        rows = [sum_row(row, sums) for row in sums]
        sections.append(Section(name.capitalize(), table([name, *sum_head(sums)], rows)))
    note = "#game=17 at the end of this page's address opens game 17."
    sections.append(Section("Every game", table(GAMES_HEAD, game_rows(stories), note)))
    for episode, judged in found.episodes:
        if rows := accuracy_rows(episode, judged):
            head = accuracy_head(rows)
            sections.append(Section("Accuracy", table(head, [row[: len(head)] for row in rows])))
    write_page(path, f"Review: {len(stories):,} games of {found.read.me}", sections, "local_eval.py review")
