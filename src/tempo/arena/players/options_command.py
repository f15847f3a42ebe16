"""`local_eval.py tune --options`: the options of our players, for `match PLAYER:NAME=VALUE` and `tune --param NAME`.

The reference page shows the same tables (docs/option_tables.py).
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, default_first
from tempo.arena.adapter.game_options import add_game
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, run_command
from tempo.arena.players.option_table import NO_RANGE, Option, options_of, range_text
from tempo.arena.players.profile_agents import PLAYER_OPTIONS, choices_of, own_options, profile_names, profile_of
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan

DESCRIPTION = """\
List the options of our players, with their defaults and ranges. A match takes them as champion:NAME=VALUE,NAME=VALUE;
tune searches the range of one by --param NAME.
"""
COLUMNS = ("option", "default", "range", "meaning")
OWN_COLUMNS = ("option", "game", "values", "meaning")


class OptionTable(NamedTuple):
    """A table of options as texts."""

    title: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, ...]]


def option_tables(games: Sequence[str]) -> dict[str, OptionTable]:
    """Return the options of these games' players: of the search, of the time plan, and what each game adds."""
    own: dict[tuple[str, str, str], list[str]] = {}
    for game in games:
        for option in own_options(profile_of(profile_names(game)[0], game)).values():
            own.setdefault((option.name, _values_text(option, [game]), option.about), []).append(game)
    own |= {(name, "from 1 up", about): ["all"] for name, about in PLAYER_OPTIONS.items()}
    added = [(name, ", ".join(players), values, about) for (name, values, about), players in own.items()]
    return {
        "search": OptionTable("Search options", COLUMNS, _rows(SearchOptions, games)),
        "plan": OptionTable("Time plan", COLUMNS, _rows(TimePlan, games)),
        "games": OptionTable("What a game adds", OWN_COLUMNS, added),
    }


def _rows(holder: type, games: Sequence[str]) -> list[tuple[str, ...]]:
    """Return a row for each option of a named tuple."""
    return [
        (option.name, _value_text(option.default), _values_text(option, games), option.about)
        for option in options_of(holder).values()
    ]


def _value_text(value: float | str) -> str:
    """Format a value as it is typed."""
    return value if isinstance(value, str) else f"{int(value) if isinstance(value, bool) else value:,}"


def _values_text(option: Option, games: Sequence[str]) -> str:
    """Format the values that an option can have in these games."""
    if option.range is not NO_RANGE:
        return range_text(option.range)
    if option.kind is bool:
        return "0, 1"
    return ", ".join(dict.fromkeys(word for game in games for word in choices_of(game).get(option.name, ())))


def markdown(table: OptionTable) -> str:
    """Return the table for a page."""
    lines = [table.columns, ["---"] * len(table.columns), *((f"`{name}`", *cells) for name, *cells in table.rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def parser() -> Parser:
    """Return the parser of `tune --options`."""
    options = Parser(prog="local_eval.py tune --options", description=DESCRIPTION)
    add_game(options, default=None, about="list only the options of one game")
    return options


def run(options: Namespace) -> int:
    """Print the tables."""
    games = default_first() if options.game is None else [adapter_of(options.game).game]
    console = Console(highlight=False)
    for title, columns, rows in option_tables(games).values():
        table = Table(*columns, title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for row in rows:
            table.add_row(*row)
        console.print(table)
    return 0


def main(argv: list[str]) -> int:
    """Run `local_eval.py tune --options`."""
    return run_command(parser(), run, argv)
