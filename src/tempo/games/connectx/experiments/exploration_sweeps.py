"""Regret of UCB's constant c and of its growth, computed from the traces of search_traces.py for several c.

    python -m tempo.games.connectx.experiments.exploration_sweeps runs/traces-c*.txt \\
        --csv docs/data/exploration-classic.csv

Each file holds the traces of one constant c; its name ends in c: traces-c0.8.txt. With a growth, c differs from
position to position; losses between two constants are interpolated. The time for a move does not depend on c, so each
position is looked up at the time that the time plan gives it.
"""

from __future__ import annotations

import csv
import re
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.games.connectx.experiments.search_traces import STANDARD, read_traces
from tempo.games.connectx.experiments.time_plan_sweeps import CELLS, STAGES, LossTable, loss_table, read_speeds
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, writable
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.referee.game_types import FULL_CLOCK
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tune.reference_games import add_reference_options, chosen_games
from tempo.search.clock import TimePlan, allocate

ACT_TIMEOUT, BANK = FULL_CLOCK

GROWTHS = (-0.4, -0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.4)
CLASSIC_VALUES = (1.0, 0.1)  # exploration and growth of CLASSIC


class SearchedLosses(NamedTuple):
    """Losses of all searched positions with each constant, after the time that the plan gives them."""

    constants: np.ndarray  # ascending
    losses: np.ndarray  # [positions, constants]
    stones: np.ndarray  # [positions]
    seats: np.ndarray  # [positions]: index of the seat (two for each game)
    moves: int  # of all seats, including those without a search


class SweepPoint(NamedTuple):
    """One pair of values: the regret per move, its excess over CLASSIC's, and half of that excess' 95 % interval."""

    scale: float
    exploration: float
    growth: float
    regret: float
    more: float
    half: float


def losses_by_constant(tables: Mapping[float, LossTable], plan: TimePlan) -> SearchedLosses:
    """Look up the loss of each position with each constant, after the time of the plan."""
    constants = sorted(tables)
    losses, stones, seats = [], [], []
    for seat, moves_of_seat in enumerate(tables[constants[0]].seats):
        bank = BANK
        for move in moves_of_seat:
            if move.free:
                continue
            seconds = allocate(plan, ACT_TIMEOUT, bank, move.stones / CELLS).soft
            bank -= max(0.0, seconds - ACT_TIMEOUT)
            if move.row is not None:
                losses.append([tables[c].loss_after(move, seconds) for c in constants])
                stones.append(move.stones)
                seats.append(seat)
    moves = tables[constants[0]].moves()
    return SearchedLosses(np.array(constants), np.array(losses), np.array(stones), np.array(seats), moves)


def losses_with(searched: SearchedLosses, exploration: float, growth: float) -> np.ndarray:
    """Return the loss of each position if c grows with the stones; c is clipped to the range that was traced."""
    c = np.clip(exploration + growth * searched.stones / CELLS, searched.constants[0], searched.constants[-1])
    above = np.clip(np.searchsorted(searched.constants, c), 1, len(searched.constants) - 1)
    low, high = searched.constants[above - 1], searched.constants[above]
    part = (c - low) / (high - low)
    rows = np.arange(len(c))
    return (1 - part) * searched.losses[rows, above - 1] + part * searched.losses[rows, above]


def compare(searched: SearchedLosses, scale: float, pairs: Sequence[tuple[float, float]]) -> list[SweepPoint]:
    """Compare each pair of values with CLASSIC's, paired by seat."""
    count = int(searched.seats.max()) + 1
    per_move = searched.moves / count
    base = np.bincount(searched.seats, losses_with(searched, *CLASSIC_VALUES), count)
    points = []
    for pair in pairs:
        losses = np.bincount(searched.seats, losses_with(searched, *pair), count)
        gaps = losses - base
        half = Z_95 * gaps.std(ddof=1) / sqrt(count) / per_move
        points.append(SweepPoint(scale, *pair, losses.mean() / per_move, gaps.mean() / per_move, half))
    return points


class Stage(NamedTuple):
    """A stage of the game: mean loss of a searched position with each constant, its excess over the constant of
    CLASSIC, and half of that excess' 95 % interval."""

    name: str
    losses: np.ndarray
    more: np.ndarray
    half: np.ndarray


def _by_stage(searched: SearchedLosses) -> list[Stage]:
    """Return every stage of the game with at least two searched positions."""
    standing = int(np.argmin(np.abs(searched.constants - CLASSIC_VALUES[0])))
    stages = []
    for low, high in STAGES:
        losses = searched.losses[(searched.stones >= low) & (searched.stones <= high)]
        if len(losses) > 1:
            gaps = losses - losses[:, standing : standing + 1]
            half = Z_95 * gaps.std(axis=0, ddof=1) / sqrt(len(gaps))
            stages.append(Stage(f"{low} to {high} stones", losses.mean(axis=0), gaps.mean(axis=0), half))
    return stages


def _write_points(path: Path, points: Sequence[SweepPoint]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(SweepPoint._fields)
        lines.writerows([*one[:3], *(f"{number:.6f}" for number in one[3:])] for one in points)


def read_points(path: Path) -> list[SweepPoint]:
    """Read the file of `_write_points`."""
    with path.open(encoding="utf-8", newline="") as file:
        return [SweepPoint(**{name: float(text) for name, text in row.items()}) for row in csv.DictReader(file)]


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.connectx.experiments.exploration_sweeps", description=__doc__)
    add = options.add_argument
    add("traces", type=Path, nargs="+", metavar="FILE", help="traces of search_traces.py, one file for each c")
    add_reference_options(options, 80, 119)
    add("--speeds", type=Path, default=ROOT / "docs" / "data" / "speeds-classic.txt", metavar="FILE")
    scales = [40, 160, 640]
    add("--scales", type=positive, nargs="+", default=scales, metavar="X", help="divisors of the clock (40 160 640)")
    add("--csv", type=writable, metavar="FILE", help="write the regret of every pair of values")
    return options


def _constant_of(path: Path) -> float:
    found = re.search(r"c(\d+(?:\.\d+)?)\.txt$", path.name)
    if not found:
        raise BadInput(f"{path}: the name must end in the constant, for example traces-c0.8.txt")
    return float(found[1])


def _describe(constants: np.ndarray, stage: Stage) -> str:
    rows = zip(constants, stage.losses, stage.more, stage.half, strict=True)
    return ", ".join(f"c {c:g}: {loss:.4f} ({more:+.4f} ± {half:.4f})" for c, loss, more, half in rows)


def run(options: Namespace) -> int:
    games = chosen_games(options, STANDARD, LocalExecutor())
    speeds, console, points = read_speeds(options.speeds), Console(highlight=False, soft_wrap=True), []
    traces = {_constant_of(file): read_traces(file) for file in options.traces}
    if len(traces) < 2:
        raise BadInput("one constant cannot be compared: give the files of several")
    for scale in options.scales:
        tables = {c: loss_table(games, noted, speeds, scale) for c, noted in traces.items()}
        searched = losses_by_constant(tables, TimePlan())
        console.print(f"clock 1/{scale}: {len(searched.losses)} searched positions of {searched.moves} moves")
        pairs = [(float(c), 0.0) for c in searched.constants] + [(1.0, growth) for growth in GROWTHS]
        found = compare(searched, scale, pairs)
        for one in found:
            console.print(
                f"  c {one.exploration:g}, growth {one.growth:+g}: regret {one.regret:.4f}, "
                f"{one.more:+.4f} ± {one.half:.4f}"
            )
        for stage in _by_stage(searched):
            console.print(f"  {stage.name}, loss per searched position: {_describe(searched.constants, stage)}")
        points += found
    if options.csv:
        _write_points(options.csv, points)
    return 0


if __name__ == "__main__":
    sys.exit(run_command(parser(), run, sys.argv[1:]))
