"""The report of a reviewed episode: tables for the terminal, and a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import BROKEN_OFF, MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.records.episodes import SEATS, Episode
from tempo.arena.records.record_file import GameRecord
from tempo.lab.report.boards.replay import forfeiter, points
from tempo.lab.review.game_summary import GameSummary, forfeit_text, time_trouble
from tempo.lab.review.move_quality import AnnotatedMove, accuracy, first_lost, mean_loss
from tempo.lab.review.move_text import SEAT_MARKS, best_text, loss_text, total_cost, value_text

if TYPE_CHECKING:
    from tempo.lab.report.html_page import Section

WIDTH = 100
LISTED = "the score of each column for the side that moved; [ ] was played"
UNLISTED = "the move played and the best move, with their scores for the side that moved"


def _share_percent(part: int, whole: int) -> str:
    """Format a share in percent, with its counts."""
    return f"{100 * part / whole:.0f} % ({part:,}/{whole:,})" if whole else "-"


def _agent_note(move: AnnotatedMove) -> str:
    """Return the agent's own log line, or what the record holds about its search."""
    recorded = move.move or {}
    if recorded.get("note"):
        return str(recorded["note"])
    texts = {"reason": "{}", "simulations": "{:,} sims", "value": "value {:.2f}", "seconds": "{:.2f} s"}
    return ", ".join(text.format(recorded[name]) for name, text in texts.items() if recorded.get(name) is not None)


def _move_columns(config: MatchConfig) -> list[str]:
    """Return the headings between the number of a move and its loss."""
    adapter = adapter_of(config.game)
    listed = [adapter.name_of(action, config) for action in adapter.listed(config)]
    return listed or ["played", "score", "best", "score"]


def _table_caption(config: MatchConfig) -> str:
    """Return the caption of the table of moves."""
    return LISTED if adapter_of(config.game).listed(config) else UNLISTED


def _move_cells(move: AnnotatedMove, config: MatchConfig) -> list[Text]:
    """Return the cells of one move: best moves in green, the move played in brackets, in red if it lost value."""
    adapter = adapter_of(config.game)
    style = "bold red" if move.keeps_value is False else "bold green" if move.is_perfect else "bold yellow"
    listed = []
    for action in adapter.listed(config):
        text = value_text(move, action, config)
        if action == move.action:
            listed.append(Text(f"[{text}]", style, justify="right"))
        else:
            listed.append(Text(text, "green" if action in move.best_actions else "", justify="right"))
    if listed:
        return listed
    best = move.best_actions or sorted(move.estimates, key=lambda action: -move.estimates[action])
    worth = value_text(move, best[0], config) if best else ""
    played = Text(adapter.name_of(move.action, config), style if move.keeps_value is not None else "")
    return [played, Text(value_text(move, move.action, config)), Text(best_text(move, config), "green"), Text(worth)]


def _move_row(move: AnnotatedMove, config: MatchConfig, last: Sequence[str]) -> list[Text]:
    """Return the cells of a row: number, side, the cells of the move, its loss, and those of the `last` columns."""
    cost = Text(loss_text(move, config), "red" if move.keeps_value is False else "")
    place = [Text(str(move.ply + 1)), Text(SEAT_MARKS[move.seat])]
    return [*place, *_move_cells(move, config), cost, *(Text(LAST_COLUMNS[name](move)) for name in last)]


def _recorded(move: AnnotatedMove, name: str, text: str) -> str:
    """Format a number that the record of a move holds; empty where it is not known."""
    value = (move.move or {}).get(name)
    return "" if value is None else text.format(value)


LAST_COLUMNS: dict[str, Callable[[AnnotatedMove], str]] = {  # shown if any move has something there
    "time": lambda move: _recorded(move, "seconds", "{:.2f}"),
    "bank": lambda move: _recorded(move, "bank", "{:.1f}"),
    "agent log": _agent_note,
}


def _last_columns(annotated: Sequence[AnnotatedMove]) -> list[str]:
    """Return the columns after the loss: time and bank, in seconds, and the agent's line, where they are known."""
    return [name for name, text_of in LAST_COLUMNS.items() if any(text_of(move) for move in annotated)]


def _moves_table(annotated: Sequence[AnnotatedMove], config: MatchConfig) -> Table:
    """Return the table of a game's moves."""
    listed = bool(adapter_of(config.game).listed(config))
    table = Table()
    table.add_column("move", justify="right")
    table.add_column("")
    for head in _move_columns(config):
        table.add_column(head, justify="right" if listed else "left", no_wrap=True)
    table.add_column("loss", no_wrap=True)
    last = _last_columns(annotated)
    for name in last:
        table.add_column(name, justify="left" if name == "agent log" else "right", overflow="ellipsis", no_wrap=True)
    for move in annotated:
        table.add_row(*_move_row(move, config, last))
    table.pad_edge = False
    table.padding = (0, 1, 0, 0)
    return table


ACCURACY_MEANS = (
    "result kept: counts only positions in which the result depends on the move; loss: in the unit of the game, of "
    "moves with exact scores"
)


def _accuracy_row(name: str, own: Sequence[AnnotatedMove], config: MatchConfig) -> list[str]:
    """Return the cells of one player's accuracy."""
    figures, cost, loss = accuracy(own), total_cost(own, config), mean_loss(own)
    row = [name, f"{figures.moves:,}", _share_percent(figures.perfect, figures.perfect_known)]
    row += [_share_percent(figures.keeping, figures.keeping_known)]
    row += [str(figures.keeping_known - figures.keeping), str(figures.moves - figures.perfect_known)]
    row.append("-" if cost is None else f"{cost[0].text()} in {cost[1]:,}")
    return [*row, "-" if loss is None else f"~{100 * loss:.1f} %"]


def labelled(title: str, label: str) -> str:
    """Return a title with what tells it from others."""
    return f"{title}, {label}" if label else title


def accuracy_table(episode: Episode, annotated: Sequence[AnnotatedMove]) -> tuple[Sequence[str], list[list[str]]]:
    """Return the headings, and one row for every player that moved.

    Undecided moves are in no percentage. The column of estimates is left out where there are none.
    """
    sides = [(name, [move for move in annotated if move.player == player]) for player, name in enumerate(episode.names)]
    rows = [_accuracy_row(name, own, episode.config) for name, own in sides if own]
    head = ("player", "moves", "perfect", "result kept", "result lost", "unknown", "loss")
    if any(row[-1] != "-" for row in rows):
        return (*head, "estimated loss a move"), rows
    return head, [row[:-1] for row in rows]


def _result_text(game: GameRecord, names: Sequence[str]) -> str:
    """Describe the result of a game."""
    statuses, rewards = game["statuses"], game["rewards"]
    by_seat = [names[player] for player in game["players"]]
    loser = forfeiter(game)
    if loser is not None:
        return f"{by_seat[loser]} forfeited: {forfeit_text(game, loser)}"
    if BROKEN_OFF in statuses:
        return f"broken off: {game['problem']}" if game.get("problem") else "broken off"
    return (
        "drawn" if rewards[0] == rewards[1] else f"won by {by_seat[0 if (rewards[0] or 0) > (rewards[1] or 0) else 1]}"
    )


def _player_text(seat: int, name: str) -> str:
    """Name a player by its seat, and by its own name if it has one."""
    return f"Player {seat + 1}" if name == SEATS[seat] else f"Player {seat + 1} ({name})"


def _turning_points(episode: Episode, annotated: Sequence[AnnotatedMove]) -> list[str]:
    """Return, for each side, the first move that made its position lost, if there was one."""
    lines, config = [], episode.config
    if not annotated:
        return []
    for seat in (0, 1):
        lost = first_lost(annotated, seat)
        if lost is not None:
            name, move = episode.names[lost.player], adapter_of(config.game).name_of(lost.action, config)
            lines.append(
                f"{_player_text(seat, name)} lost it on move {lost.ply + 1}: {move} ({loss_text(lost, config)}); "
                f"best was {best_text(lost, config)}"
            )
    if any(move.keeps_value is None for move in annotated) and not lines:
        return ["no move is known to have turned a won or drawn position into a lost one"]
    return lines or ["no move turned a won or drawn position into a lost one"]


def _time_trouble_lines(episode: Episode, game: GameRecord) -> list[str]:
    """Return one line for each player whose log lines show time trouble."""
    summaries = [GameSummary(game, episode.config, episode.names, seat, ()) for seat in (0, 1)]
    _table_caption = [(summary, "; ".join(time_trouble(summary))) for summary in summaries]
    return [f"{SEAT_MARKS[summary.seat]} {summary.name}: {text}" for summary, text in _table_caption if text]


def _game_title(episode: Episode, game: GameRecord) -> str:
    """Return the title of a game: the players and the result."""
    names, adapter = [episode.names[player] for player in game["players"]], adapter_of(episode.config.game)
    opening = " ".join(adapter.name_of(action, episode.config) for action in game["opening"])
    after = f" after {opening}" if opening else ""
    return f"game {game.get('index', 0)}{after}: X {names[0]} against O {names[1]}, {_result_text(game, episode.names)}"


def score_meaning(config: MatchConfig) -> str:
    """Explain the unit of scores, and the mark of estimates."""
    exact = adapter_of(config.game).exact()
    estimated = "~ marks an estimate of the search, not an exact score"
    return f"{exact.meaning}; {estimated}" if exact is not None else estimated


def score_legend(config: MatchConfig) -> str:
    """Explain the unit of scores below a board, whose own legend tells exact scores and estimates apart."""
    exact = adapter_of(config.game).exact()
    return f"Scores: {exact.meaning}." if exact is not None else ""


def print_review(console: Console, episode: Episode, annotated: Sequence[AnnotatedMove]) -> None:
    """Print the moves of the first game, and the accuracy over all games."""
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    first, game = [move for move in annotated if move.game == 0], episode.games[0]
    console.print(_game_title(episode, game), style="bold", markup=False, highlight=False)
    if first:
        console.print(_table_caption(episode.config), style="italic", highlight=False, markup=False)
        console.print(_moves_table(first, episode.config))
        console.print(score_meaning(episode.config), style="dim", markup=False, highlight=False)
    for line in [*_turning_points(episode, first), *_time_trouble_lines(episode, game)]:
        console.print(line, markup=False, highlight=False)
    print_accuracy(console, episode, annotated)


def print_accuracy(console: Console, episode: Episode, annotated: Sequence[AnnotatedMove], label: str = "") -> None:
    """Print one row for every player that moved, if any did; `label` names the board and clock of several."""
    games, (head, rows) = len(episode.games), accuracy_table(episode, annotated)
    if not rows:
        return
    table = Table(title=labelled(f"accuracy, {games} game{'s' * (games > 1)}", label), title_justify="left")
    for place, heading in enumerate(head):
        table.add_column(heading, justify="right" if place else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)
    console.print(ACCURACY_MEANS, style="dim", markup=False, highlight=False)


def accuracy_sections(episode: Episode, annotated: Sequence[AnnotatedMove], label: str = "") -> list[Section]:
    """Return the section of a page with the same table, if any player moved."""
    # imported here because matplotlib takes a second
    from tempo.lab.report.html_page import Section, table

    head, rows = accuracy_table(episode, annotated)
    return [Section(labelled("Accuracy", label), table(head, rows, f"{ACCURACY_MEANS}."))] if rows else []


def write_review(path: Path, episode: Episode, annotated: Sequence[AnnotatedMove]) -> None:
    """Write the page: the same tables, and every game on a board with its scores."""
    from tempo.lab.report.html_page import Section, paragraphs, replay_section, table, write_page

    config, own = episode.config, [move for move in annotated if move.game == 0]
    html = paragraphs([*_turning_points(episode, own), *_time_trouble_lines(episode, episode.games[0])])
    if own:
        last = _last_columns(own)
        rows = [[cell.plain for cell in _move_row(move, config, last)] for move in own]
        caption = f"{_table_caption(config)}. {score_meaning(config)}."
        html = table(["move", "", *_move_columns(config), "loss", *last], rows, caption) + html
    replays = replay_section(games_with_scores(episode, annotated), episode.names, config, score_legend(config))
    sections = [*accuracy_sections(episode, annotated), Section(_game_title(episode, episode.games[0]), html), replays]
    write_page(path, f"Review: {' against '.join(episode.names)}", sections, f"{PROGRAM} review")


def games_with_scores(episode: Episode, annotated: Sequence[AnnotatedMove]) -> list[GameRecord]:
    """Return the games for the page's replay, with the move that lost each; moves with scores, marks and notes."""
    by_place = {(move.game, move.ply): move for move in annotated}
    games = []
    for place, game in enumerate(episode.games):
        moves = []
        for step, move in enumerate(game["moves"], start=len(game["opening"])):
            annotation = by_place.get((place, step))
            moves.append(move if annotation is None else {**move, **_move_annotation(annotation, episode.config)})
        own = [move for move in annotated if move.game == place]
        lost = next((move for seat in (0, 1) if points(game, seat) == 0 and (move := first_lost(own, seat))), None)
        games.append({**game, "moves": moves, **({} if lost is None else {"turn": lost.ply + 1})})
    return games


def _move_annotation(move: AnnotatedMove, config: MatchConfig) -> dict[str, Any]:
    """Return the fields of one move that the page's replay shows."""
    cost = loss_text(move, config)
    notes = [text for text in (cost and f"loss: {cost}", _agent_note(move)) if text]
    scores = {action: _score_annotation(move, action, config) for action in {**move.estimates, **move.scores}}
    mark = "blunder" if move.keeps_value is False else "slower" if move.is_slower else None
    chance = move.chance if move.seat == 0 or move.chance is None else 1 - move.chance
    note = "; ".join(notes) or None
    return {"scores": scores, "best": move.best_actions, "mark": mark, "note": note, "chance": chance}


def _score_annotation(move: AnnotatedMove, action: int, config: MatchConfig) -> dict[str, Any]:
    """Return value, text and kind of one score for the page's replay."""
    score = move.scores.get(action)
    value = None if score is None else score.value
    estimated = value is None and action in move.estimates
    return {"value": value, "text": value_text(move, action, config).lstrip("~"), "estimate": estimated}
