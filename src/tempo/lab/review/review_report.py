"""What a review found, as tables for the terminal and as a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tempo.lab.records.episodes import BROKEN_OFF, Episode, GameRecord
from tempo.lab.review.move_quality import Accuracy, Judged, accuracy, first_lost

if TYPE_CHECKING:
    from tempo.lab.report.html_page import Section

WIDTH = 100
WORDS = {1: "win", 0: "draw", -1: "loss"}
MARKS = ("X", "O")


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def given_away(one: Judged) -> str:
    """What the move cost, in words; nothing if it was perfect."""
    if one.is_perfect:
        return ""
    if one.keeps_value is False and one.best.value is not None and one.played.value is not None:
        return f"{WORDS[one.best.value]} → {WORDS[one.played.value]}"
    if one.plies_given_away is not None:
        return f"{one.plies_given_away} plies"
    return "not the best" if one.is_perfect is False else "?"


def said(one: Judged) -> str:
    """The agent's own log line, or what is known of its thinking."""
    if one.move is None:
        return ""
    if one.move.get("note"):
        return str(one.move["note"])
    parts = [one.move["reason"]] if one.move.get("reason") else []
    if one.move.get("simulations") is not None:
        parts.append(f"{one.move['simulations']:,} sims")
    if one.move.get("value") is not None:
        parts.append(f"value {one.move['value']:.2f}")
    if one.move.get("seconds") is not None:
        parts.append(f"{one.move['seconds']:.2f} s")
    return ", ".join(parts)


def cell(one: Judged, column: int) -> Text:
    """The score of a column: green if it is best, in brackets if it was played, red if it then lost value."""
    score = one.scores[column]
    text = score.text() if score is not None else ""
    style = "green" if column in one.best_columns else ""
    if column == one.column:
        text = f"[{text}]"
        style = "bold red" if one.keeps_value is False else "bold green" if one.is_perfect else "bold yellow"
    return Text(text, style, justify="right")


def moves_table(judged: Sequence[Judged], columns: int) -> Table:
    table = Table(title="what each column was worth to the side that moved; [ ] was played", title_justify="left")
    table.add_column("move", justify="right")
    table.add_column("")
    for column in range(columns):
        table.add_column(str(column), justify="right", no_wrap=True)
    table.add_column("gave away", no_wrap=True)
    if any(said(one) for one in judged):
        table.add_column("the agent said", overflow="ellipsis", no_wrap=True)
    for one in judged:
        cells = [cell(one, column) for column in range(columns)]
        style = "red" if one.keeps_value is False else ""
        table.add_row(
            str(one.ply + 1),
            MARKS[one.seat],
            *cells,
            Text(given_away(one), style),
            *[said(one)][: len(table.columns) - columns - 3],
        )
    table.pad_edge = False
    table.padding = (0, 1, 0, 0)
    return table


def accuracy_row(name: str, figures: Accuracy) -> list[str]:
    row = [name, f"{figures.moves:,}", percent(figures.perfect, figures.perfect_known)]
    row += [percent(figures.keeping, figures.keeping_known)]
    return [*row, str(figures.keeping_known - figures.keeping), str(figures.moves - figures.perfect_known)]


ACCURACY_HEAD = ("player", "moves", "perfect", "keep the value", "lost value", "not told")


def accuracy_rows(episode: Episode, judged: Sequence[Judged]) -> list[list[str]]:
    """One row for every player that moved. Moves whose scores are too vague are in no percentage."""
    rows = []
    for player, name in enumerate(episode.names):
        own = [one for one in judged if one.player == player]
        if own:
            rows.append(accuracy_row(name, accuracy(own)))
    return rows


def result_text(game: GameRecord, names: Sequence[str]) -> str:
    """How a game ended."""
    statuses, rewards = game["statuses"], game["rewards"]
    by_seat = [names[player] for player in game["players"]]
    for seat in (0, 1):
        if statuses[seat] not in ("DONE", BROKEN_OFF):
            return f"{by_seat[seat]} forfeited: {game.get('problem') or statuses[seat]}"
    if BROKEN_OFF in statuses:
        return "broken off"
    return (
        "drawn" if rewards[0] == rewards[1] else f"won by {by_seat[0 if (rewards[0] or 0) > (rewards[1] or 0) else 1]}"
    )


def turning_points(episode: Episode, judged: Sequence[Judged]) -> list[str]:
    """For each side the first move that made its position lost, if there was one."""
    lines = []
    for seat in (0, 1):
        one = first_lost(judged, seat)
        if one is not None:
            best = ", ".join(str(column) for column in one.best_columns)
            name = episode.names[one.player]
            lines.append(
                f"{MARKS[seat]} {name} was first lost by move {one.ply + 1}, column {one.column} "
                f"({given_away(one)}); best was {best}"
            )
    return lines or ["nobody made a lost position out of one that was not"]


def game_title(episode: Episode, game: GameRecord) -> str:
    """Who played, and how it ended."""
    names = [episode.names[player] for player in game["players"]]
    opening = "".join(str(column + 1) for column in game["opening"])
    after = f" after {opening}" if opening else ""
    return f"game {game.get('index', 0)}{after}: X {names[0]} against O {names[1]}, {result_text(game, episode.names)}"


def print_review(console: Console, episode: Episode, judged: Sequence[Judged]) -> None:
    """Accuracy over all games, and the first of them in full."""
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    first, game = [one for one in judged if one.game == 0], episode.games[0]
    console.print(game_title(episode, game), style="bold", markup=False, highlight=False)
    if first:
        console.print(moves_table(first, episode.terms.columns))
    for line in turning_points(episode, first):
        console.print(line, markup=False, highlight=False)
    games = len(episode.games)
    table = Table(title=f"accuracy, {games} game{'s' * (games > 1)}", title_justify="left")
    for place, heading in enumerate(ACCURACY_HEAD):
        table.add_column(heading, justify="right" if place else "left")
    for row in accuracy_rows(episode, judged):
        table.add_row(*map(Text, row))
    console.print(table)


def write_review(path: Path, episode: Episode, judged: Sequence[Judged]) -> None:
    """The page: the same tables, and every game on a board with the scores above it."""
    from tempo.lab.report.html_page import Section, paragraph, replay_section, table, write_page  # matplotlib: a second

    sections: list[Section] = [Section("Accuracy", table(ACCURACY_HEAD, accuracy_rows(episode, judged)))]
    for place, game in enumerate(episode.games):
        own = [one for one in judged if one.game == place]
        if place == 0:
            sections.append(
                Section(
                    game_title(episode, game),
                    moves_html(own, episode) + "".join(paragraph(line) for line in turning_points(episode, own)),
                )
            )
    sections.append(replay_section(with_scores(episode, judged), episode.names, episode.terms))
    write_page(path, f"Review: {' against '.join(episode.names)}", sections, "local_eval.py review")


def moves_html(judged: Sequence[Judged], episode: Episode) -> str:
    from tempo.lab.report.html_page import table

    head = ["move", "", *(str(column) for column in range(episode.terms.columns)), "gave away", "the agent said"]
    rows = []
    for one in judged:
        cells = [cell(one, column).plain for column in range(episode.terms.columns)]
        rows.append([str(one.ply + 1), MARKS[one.seat], *cells, given_away(one), said(one)])
    return table(head, rows, "What each column was worth to the side that moved; [ ] was played.")


def with_scores(episode: Episode, judged: Sequence[Judged]) -> list[GameRecord]:
    """The games as the page replays them, each move with scores, the best columns and a note."""
    found = {(one.game, one.ply): one for one in judged}
    games = []
    for place, game in enumerate(episode.games):
        moves = []
        for step, move in enumerate(game["moves"], start=len(game["opening"])):
            one = found.get((place, step))
            if one is None:
                moves.append(move)
                continue
            notes = [text for text in (given_away(one) and f"gave away: {given_away(one)}", said(one)) if text]
            bound = [None if score is None else score.low if score.value != -1 else score.high for score in one.scores]
            moves.append({**move, "scores": bound, "best": one.best_columns, "note": "; ".join(notes) or None})
        games.append({**game, "moves": moves})
    return games
