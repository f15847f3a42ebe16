"""Tables and lines for the terminal, at most 80 columns wide."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isinf

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import FORFEITS, MatchConfig, PlayedGame
from tempo.arena.adapter.search_info import unsearched_text
from tempo.arena.command_line.console import Console
from tempo.lab.statistics.backend_use import backend_lines
from tempo.lab.statistics.pentanomial import Estimate
from tempo.lab.statistics.player_totals import Side, Totals, totals_of

SEATS = ("first", "second")
KINDS = {"ERROR": "err", "INVALID": "inv", "TIMEOUT": "late"}
ALERT = "bold white on red"
OWNERS = [f"{owner}\n{KINDS[kind]}" for owner in ("own", "opp") for kind in FORFEITS]
LEFT_ALIGNED = ("seat", "backend", "subject")  # columns of text, like the first one
SHOWN_PROBLEMS = 5
MOST_FORFEITED = 0.1  # largest share of forfeited games without a warning
UNSEARCHED_MEANS = (
    "An unsearched move was chosen without a search, in a hurry or after an error: the result says little about the "
    "search. Causes and remedies: docs/background/machine-code.md"
)

Rows = Sequence[tuple[str, Sequence[Side]]]


def results_table(who: str, rows: Rows) -> Table:
    """Return wins, draws and losses by seat, and forfeits by kind: the player's own, then the opponent's."""
    table = plain_table(who, "seat", "games", "won", "drawn", "lost", *OWNERS)
    table.caption = "forfeits, own and opponent's: error, invalid move, timeout"
    table.caption_justify = "left"
    for name, sides in rows:
        for seat, label in enumerate(SEATS):
            seated = [side for side in sides if side.seat == seat]
            if seated:
                table.add_row(shorten(name), label, *result_cells(totals_of(seated)))
                name = ""
        table.add_section()
    return table


def result_cells(total: Totals) -> list[Text]:
    """Return the cells of one row of results."""
    return [
        Text(f"{total.games:,}"),
        _count_cell(total.won, "bold green"),
        _count_cell(total.drawn, "yellow"),
        _count_cell(total.lost, "red"),
        *(_count_cell(total.own_forfeits[kind], ALERT) for kind in FORFEITS),
        *(_count_cell(total.other_forfeits[kind], "bold red") for kind in FORFEITS),
    ]


def clock_table(who: str, rows: Rows, timed: bool = True) -> Table:
    """Return time per move, bank left and speed; unsearched moves and backends where any are recorded."""
    totals = [totals_of(sides) for _, sides in rows]
    unsearched = ["unsearched"] if any(total.unsearched for total in totals) else []
    backend = ["backend"] if any(total.backends for total in totals) else []
    columns = ("mean\ns/move", "worst\ns/move", "mean\nbank", "least\nbank", "simulations\nper second")
    table = plain_table(who, "moves", *unsearched, *columns, *backend)
    for (name, _), total in zip(rows, totals, strict=True):
        table.add_row(
            shorten(name),
            f"{total.moves:,}",
            *(_count_cell(sum(total.unsearched.values()), ALERT) for _ in unsearched),
            format_number(total.mean_seconds, "{:.3f}"),
            format_number(total.worst_seconds, "{:.3f}"),
            format_number(total.mean_bank if timed else None, "{:.1f}"),
            format_number(total.least_bank if timed else None, "{:.1f}"),
            format_number(total.simulations_per_second, "{:,.0f}"),
            *("\n".join(backend_lines(total.backends)) for _ in backend),
        )
    return table


def plain_table(who: str, *columns: str) -> Table:
    """Return an empty table without borders; headings are aligned at the bottom."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    lines = 1 + max(column.count("\n") for column in (who, *columns))
    for column in (who, *columns):
        header = "\n" * (lines - 1 - column.count("\n")) + column
        is_text = column in (who, *LEFT_ALIGNED)
        table.add_column(header, justify="left" if is_text else "right", no_wrap=column != "backend")
    return table


def _count_cell(count: int, style: str) -> Text:
    """Return a count, or a dim dot for zero."""
    return Text(f"{count:,}", style) if count else Text("·", "dim")


def format_number(value: float | None, form: str) -> str:
    """Format a number, or a dash for None."""
    return "-" if value is None else form.format(value)


def shorten(name: str, width: int = 13) -> str:
    """Cut a long name in the middle, so that the player and its overrides stay visible.

    Of an agent file keep the name without its folder, in several lines if it is long.
    """
    if len(name) <= width:
        return name
    number, _, rest = name.partition(" ")
    head = len(number) + 1 if number.isdecimal() and rest else 0
    if name.endswith(".py"):
        return name[:head] + f"\n{' ' * head}".join(_file_lines(re.split(r"[/\\]", name[head:])[-1], width - head))
    if "/" not in name:
        head = max(head, (width - 1) // 2)
    return f"{name[:head]}…{name[head + 1 - width :]}"


def _file_lines(file: str, width: int) -> list[str]:
    """Break the name of a file into lines, after an underscore or hyphen if one has room."""
    return re.findall(rf".{{1,{width}}}$|.{{1,{width - 1}}}[_-]|.{{1,{width}}}", file)


def numbered(names: Sequence[str]) -> list[str]:
    """Number the players, so that names stay different when they are cut."""
    return [f"{number} {name}" for number, name in enumerate(names, start=1)]


def points_text(sides: Sequence[Side]) -> str:
    """Return wins, draws and losses on the board, forfeits, and unfinished games."""
    total = totals_of(sides)
    own, other = sum(total.own_forfeits.values()), sum(total.other_forfeits.values())
    board = f"+{total.won:,} ={total.drawn:,} −{total.lost:,}"
    forfeits = f" on the board, {other:,} won and {own:,} lost by forfeit" if own or other else ""
    return board + forfeits + (f", {total.unfinished:,} unfinished" if total.unfinished else "")


def clock_warning(forfeits: int, games: int) -> str:
    """Return a warning if too many games were forfeited for the result to show who plays better; else nothing."""
    why = "the run measured the clock or a mistake, and says little about who plays better"
    return f"{forfeits:,} of {games:,} games were forfeited: {why}" if forfeits > MOST_FORFEITED * games else ""


def print_clock_warning(console: Console, forfeits: int, games: int) -> None:
    """Print the warning, if there is one."""
    if warning := clock_warning(forfeits, games):
        print_line(console, f"✗ {warning}", ALERT)


def problems_of(games: Sequence[tuple[str, PlayedGame, tuple[str, str]]]) -> list[str]:
    """Return a line about each forfeit and game without a result, of (label of the game, game, names by seat)."""
    problems = []
    for label, game, names in games:
        if (seat := game.forfeit()) is not None:
            how = f"{names[seat]} ({SEATS[seat]}) {game.statuses[seat]} at step {game.plies()}: "
            problems.append(f"{label}: {how}{game.problem}")
        elif not game.is_finished():
            problems.append(f"{label}: {game.problem}")
    return problems


def first_problems(problems: Sequence[str]) -> list[str]:
    """Return the first few lines of `problems_of`, marked, and how many more there are."""
    lines = [*problems[:SHOWN_PROBLEMS]]
    if left := len(problems) - len(lines):
        lines.append(f"and {left} more forfeits or games without a result")
    return [f"✗ {line}" for line in lines]


def print_problems(console: Console, games: Sequence[tuple[str, PlayedGame, tuple[str, str]]]) -> None:
    """Print the first few forfeits and games without a result."""
    for line in first_problems(problems_of(games)):
        print_line(console, line, "red")


def print_unsearched(console: Console, rows: Rows) -> None:
    """Print who played unsearched moves, how many, and what to do about it."""
    unsearched = [(name, total) for name, sides in rows if (total := totals_of(sides)).unsearched]
    for name, total in unsearched:
        print_line(console, f"✗ {name}: {unsearched_text(total.unsearched, total.moves)}", ALERT)
    if unsearched:
        print_line(console, UNSEARCHED_MEANS, "red")


def print_results(console: Console, games: Sequence[tuple[str, PlayedGame, tuple[str, str]]]) -> None:
    """Print the result of each game, with both players' last and total times, as tournaments report them."""
    for label, game, names in games:
        seconds = [[move.seconds for move in game.moves if move.seat == seat] for seat in (0, 1)]
        clocks = [f"{own[-1]:.2f} s and {sum(own):.1f} s" if own else "no move" for own in seconds]
        points = f"{game.score(0):g}–{game.score(1):g}" if game.is_finished() else "against"
        why = f" ({game.problem})" if game.problem and game.forfeit() is None else ""
        line = f"{label}: {names[0]} {points} {names[1]}{why}; last move and in total {clocks[0]}, {clocks[1]}"
        print_line(console, line, "dim")


def print_line(console: Console, line: str, style: str) -> None:
    """Print a line without wrapping it, so that it can be copied."""
    console.print(Text(line, style), soft_wrap=True)


def ran_text(games: int, seconds: float, workers: int) -> str:
    """Return number of games, seconds and workers."""
    return f"{games:,} game{'' if games == 1 else 's'}, {seconds:,.1f} s, {workers} at once"


def busy_text(count: int) -> str:
    """Return the load that kept the machine busy during the games."""
    return f"{count:,} {'process' if count == 1 else 'processes'} busy-waiting"


def percent_text(estimate: Estimate) -> str:
    """Format a score with its interval."""
    return f"{100 * estimate.score:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def elo_text(estimate: Estimate) -> str:
    """Format Elo with its interval; only the finite bound if the other is infinite."""
    value, low, high = estimate.elo()
    if isinf(high):
        text = f"Elo above {low:+.0f}"
    elif isinf(low):
        text = f"Elo below {high:+.0f}"
    else:
        text = f"Elo {value:+.0f} ({low:+.0f} to {high:+.0f})"
    return text.replace("-", "−")


def config_text(config: MatchConfig, simulations: int | None) -> str:
    """Format the clock or the simulations, after the board if it is not the standard one."""
    usual = config.shape == adapter_of(config.game).shape
    board = "" if usual else "".join(f"{name} {size}, " for name, size in config.shape.items())
    if simulations is not None:
        return f"{board}{simulations:,} sims"
    return f"{board}{config.act_timeout:g} s a move, bank {config.bank:g} s{scale_text(config.scale)}"


def scale_text(scale: float) -> str:
    """Return how much shorter than the full clock the clock is, if it was scaled."""
    return "" if scale == 1 else f", clock 1/{scale:g}"
