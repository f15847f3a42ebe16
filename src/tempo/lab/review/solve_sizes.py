"""`local_eval.py solve --sizes`: the exact value of the empty board, for all small boards of a game.

Boards on which a line fits in one direction alone are left out: few ask for them, and a row of 31 cells takes longer
than the standard board. Each board is solved in a process of its own. The file of results gets a line when a board is
done, so that the same command goes on where it was.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from itertools import product
from math import prod
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.table import Table

from tempo.arena.adapter.exact import Effort, Score, best_score
from tempo.arena.adapter.game_adapter import adapter_of, board_after, default_game, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, BadInput, shape_text
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import Executor, executor_of
from tempo.arena.records.json_lines import JsonLines
from tempo.arena.records.locked_file import LockedFile
from tempo.arena.records.record_file import RUNS
from tempo.lab.report.result_tables import plain_table, print_line
from tempo.lab.review.scoring import exact_of

MOST_CELLS = 42  # of a board, where no number is given
SIZES = ("rows", "columns", "size")  # names of an adapter's sizes that change the cells of a board
ALONE = {"source": "SOURCE", "at": "--at", "only": "--only", "seconds": "--seconds", "nodes": "--nodes"}


class SolvedBoard(NamedTuple):
    """The value of an empty board, and the work that it took."""

    score: int
    nodes: int
    seconds: float


def boards_of(game: str, given: Mapping[str, int], cells: int) -> list[MatchConfig]:
    """Return the boards of a game with at most these cells that its solver takes, the smallest first."""
    shape = {**adapter_of(game).shape, **given}
    names, least = [name for name in SIZES if name in shape], shape.get("inarow", 1)
    if not names or not exact_of(new_config(game, given)).solves_everything:
        raise BadInput(f"--sizes: {game} has no solver for empty boards of other sizes")
    if twice := sorted({*given} & {*names}):
        raise BadInput(f"--sizes goes through all {' and '.join(twice)}: leave them out of --config")
    power = 2 if names == ["size"] else 1
    boards = []
    for sizes in product(range(least, cells + 1), repeat=len(names)):
        if prod(sizes) ** power <= cells:
            with suppress(BadInput):
                config = new_config(game, {**given, **dict(zip(names, sizes, strict=True))})
                exact_of(config)
                boards.append(config)
    if not boards:
        raise BadInput(f"--sizes {cells}: no board of {game} has so few cells")
    return sorted(boards, key=lambda config: len(board_after(config, ()).cells))


def solve_board(table_bits: int, config: MatchConfig) -> SolvedBoard:
    """Return the value of an empty board."""
    began, effort, exact = perf_counter(), Effort(), exact_of(config)
    best = best_score(exact.best_scores(board_after(config, ()), effort, table_bits).values())
    return SolvedBoard(best.low, effort.searched, round(perf_counter() - began, 3))


def solve_boards(
    path: Path, boards: list[MatchConfig], executor: Executor, table_bits: int
) -> dict[str, SolvedBoard]:
    """Return the values of boards by their names, as far as they were solved until Ctrl-C. The file keeps them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with LockedFile(path, "ab"):
        file = JsonLines(path)
        if any(entry.keys() != {"game", "shape", "solved"} for entry in file.entries):
            raise BadInput(f"{path} holds no values of boards: name another file by --record")
        kept = {name_of(entry["game"], entry["shape"]): SolvedBoard(*entry["solved"]) for entry in file.entries}
        names = {name_of(config.game, config.shape): config for config in boards}
        known = {name: solved for name, solved in kept.items() if name in names}
        todo = [config for name, config in names.items() if name not in known]
        prepare = partial(exact_of(boards[0]).prepare, boards[0], table_bits)
        with (
            suppress(KeyboardInterrupt),
            Progress(lambda: about_longest(known), len(boards), len(known)) as bar,
            closing(executor.run(partial(solve_board, table_bits), todo, prepare=prepare, tick=bar.tick)) as results,
        ):
            for index, solved in results:
                config = todo[index]
                known[name_of(config.game, config.shape)] = solved
                file.append({"game": config.game, "shape": config.shape, "solved": solved})
                bar.count()
    return known


def name_of(game: str, shape: Mapping[str, int]) -> str:
    """Return a name for a board."""
    return f"{game} {shape_text(dict(sorted(shape.items())))}"


def about_longest(known: Mapping[str, SolvedBoard]) -> str:
    """Return which board took longest so far."""
    if not known:
        return ""
    name, solved = max(known.items(), key=lambda item: item[1].seconds)
    return f"longest so far: {name}, {solved.seconds:,.1f} s"


def value_table(boards: list[MatchConfig], values: Mapping[str, str]) -> Table:
    """Return a table of values by rows and columns, the most rows on top, or a line for each board."""
    if not {"rows", "columns"} <= boards[0].shape.keys():
        table = plain_table("size", "value")
        for config in boards:
            table.add_row(str(config.shape["size"]), values.get(name_of(config.game, config.shape), ""))
        return table
    places = {
        (config.shape["rows"], config.shape["columns"]): values.get(name_of(config.game, config.shape), "")
        for config in boards
    }
    across = sorted({columns for _, columns in places})
    table = plain_table("rows", *map(str, across))
    for rows in sorted({rows for rows, _ in places}, reverse=True):
        table.add_row(str(rows), *(places.get((rows, columns), "") for columns in across))
    return table


def run_sizes(options: Namespace) -> int:
    """Solve all boards and print their values."""
    if given := [word for name, word in ALONE.items() if getattr(options, name) is not None]:
        raise BadInput(f"--sizes is about all empty boards: leave out {', '.join(given)}")
    game = options.game or default_game()
    boards = boards_of(game, options.config, options.sizes)
    path = options.record or RUNS / f"sizes-{game}.jsonl"
    solved = solve_boards(path, boards, executor_of(options), options.table_bits)
    exact, console = exact_of(boards[0]), Console()
    texts = {name: str(exact.text(Score(one.score, one.score))) for name, one in solved.items()}
    console.print(value_table(boards, texts))
    nodes, spent = sum(one.nodes for one in solved.values()), sum(one.seconds for one in solved.values())
    print_line(console, f"{len(solved)} of {len(boards)} boards, {nodes:,} nodes, {spent:,.1f} s of processors", "bold")
    print_line(console, f"rows down, columns across; values for the first player, {exact.meaning}", "dim")
    print_line(console, f"record: {path}", "dim")
    return 0 if len(solved) == len(boards) else INTERRUPTED
