"""Regret of time plans along reference games, computed from the traces of search_traces.py.

    python -m tempo.games.connectx.experiments.time_plan_sweeps runs/traces-classic.txt \\
        --csv docs/data/sweeps-classic.csv

The plans are for the competition's clock, 2 s a move and 60 s of overage. `--scale 40` divides the simulations per
second by 40. A move without a search takes no time. A move whose alternatives have equal value takes the time that the
plan gives it, and loses nothing.
"""

from __future__ import annotations

import csv
import sys
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.games.connectx.experiments.search_traces import (
    FIRST_LOOK,
    LOOK_GROWTH,
    STANDARD,
    DecisionPoint,
    SearchTrace,
    read_traces,
    shortcut,
)
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import ROOT, Parser, run_command, writable
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.referee.game_types import FULL_CLOCK
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tune.reference_games import ReferenceGame, add_reference_options, chosen_games
from tempo.search.clock import TimePlan, allocate

ACT_TIMEOUT, BANK = FULL_CLOCK

CELLS = 42
STAGES = ((0, 11), (12, 17), (18, 23), (24, 41))  # stones
LOOKS = (10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 600_000)
SWEEPS = {
    "cap": [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 10, 12, 15, 20],
    "share": [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4],
    "shape": [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4],
}


class SeatMove(NamedTuple):
    """One move of a seat: the row of its losses, or a fixed loss for a move without a search."""

    stones: int
    row: int | None = None  # of LossTable.losses
    loss: float = 0.0
    free: bool = False  # takes no time


class LossTable(NamedTuple):
    """Losses by position and number of simulations, from which the loss of any time plan follows."""

    seats: list[list[SeatMove]]
    looks: np.ndarray  # simulations
    losses: np.ndarray  # [rows, looks]: mean over the searches from that position
    speeds: np.ndarray  # [cells]: scaled simulations per second, by stones

    def moves(self) -> int:
        return sum(map(len, self.seats))

    def losses_of(self, plan: TimePlan) -> np.ndarray:
        """Return the total loss of each seat in its game."""
        return np.array([self.loss_of_seat(plan, moves_of_seat) for moves_of_seat in self.seats])

    def loss_of_seat(self, plan: TimePlan, moves_of_seat: list[SeatMove]) -> float:
        bank, loss = BANK, 0.0
        for move in moves_of_seat:
            loss += move.loss
            if move.free:
                continue
            seconds = allocate(plan, ACT_TIMEOUT, bank, move.stones / CELLS).soft
            bank -= max(0.0, seconds - ACT_TIMEOUT)
            loss += self.loss_after(move, seconds)
        return loss

    def loss_after(self, move: SeatMove, seconds: float) -> float:
        """Return the loss after a search of this length; 0 where all moves have equal value."""
        if move.row is None:
            return 0.0
        look = np.searchsorted(self.looks, seconds * self.speeds[move.stones], side="right") - 1
        return float(self.losses[move.row, max(0, look)])


def loss_table(
    games: Sequence[ReferenceGame], traces: Sequence[SearchTrace], speeds: Mapping[int, float], scale: float
) -> LossTable:
    """Build the table of losses, with the moves of each seat."""
    rows = {point: row for row, point in enumerate(sorted({one.point for one in traces}))}
    most = max(count for one in traces for count, _ in one.choices)
    last = int(np.ceil(np.log(most / FIRST_LOOK) / np.log(LOOK_GROWTH)))
    looks = np.array([int(FIRST_LOOK * LOOK_GROWTH**n) for n in range(1 + last)])
    losses, counts = np.zeros((len(rows), len(looks))), np.zeros(len(rows))
    for one in traces:
        game, row = games[one.point.game], rows[one.point]
        counts[row] += 1
        for (count, column), after in zip(one.choices, [*one.choices[1:], (looks[-1] + 1, -1)], strict=True):
            losses[row, (looks >= count) & (looks < after[0])] += game.loss(one.point.ply, column)
    seats = [_seat_moves(number, game, seat, rows) for number, game in enumerate(games) for seat in (0, 1)]
    return LossTable(seats, looks, losses / counts[:, None], _smooth_speeds(speeds) / scale)


def _seat_moves(number: int, game: ReferenceGame, seat: int, rows: Mapping[DecisionPoint, int]) -> list[SeatMove]:
    """Return the moves of a seat, in order."""
    moves_of_seat = []
    for ply in game.plies(seat):
        column = shortcut(game, ply)
        if column is not None:
            moves_of_seat.append(SeatMove(ply, None, game.loss(ply, column), free=True))
        else:
            moves_of_seat.append(SeatMove(ply, rows.get(DecisionPoint(number, ply))))
    return moves_of_seat


def _smooth_speeds(speeds: Mapping[int, float]) -> np.ndarray:
    """Fit a cubic through the measured speeds; return its values for every number of stones."""
    stones = np.array(sorted(speeds))
    curve = np.polyfit(stones, [speeds[count] for count in stones], 3)
    return np.polyval(curve, np.clip(np.arange(CELLS), stones[0], stones[-1]))


def read_speeds(path: Path) -> dict[int, float]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {int(stones): float(speed) for stones, speed in map(str.split, lines)}


class PlanRegret(NamedTuple):
    """A plan, its regret per move, the excess over the plan it is compared with, and half of its 95 % interval."""

    sweep: str
    plan: TimePlan
    regret: float
    more: float
    half: float


def compare(table: LossTable, sweep: str, plans: Iterable[TimePlan], standard: TimePlan) -> list[PlanRegret]:
    """Compare plans with a standard plan, paired by seat, which cancels the difficulty of the games."""
    base, per_move = table.losses_of(standard), table.moves() / len(table.seats)
    found = []
    for plan in plans:
        losses = table.losses_of(plan)
        gaps = losses - base
        half = Z_95 * gaps.std(ddof=1) / sqrt(len(gaps))
        found.append(PlanRegret(sweep, plan, losses.mean() / per_move, gaps.mean() / per_move, half / per_move))
    return found


def all_sweeps(table: LossTable) -> list[PlanRegret]:
    """Sweep one parameter at a time, and share and shape together, since the shape changes the time spent."""
    standard = TimePlan()
    regrets: list[PlanRegret] = []
    for name, values in SWEEPS.items():
        regrets += compare(table, name, [standard._replace(**{name: float(value)}) for value in values], standard)
    for cap in (5.0, 20.0):
        grid = [TimePlan(cap=cap, share=share, shape=shape) for shape in SWEEPS["shape"] for share in SWEEPS["share"]]
        regrets += compare(table, f"share and shape, cap {cap:g}", grid, standard)
    return regrets


def _loss_by_simulations(table: LossTable, counts: Sequence[int] = LOOKS) -> list[tuple[str, list[float]]]:
    """Return the mean loss of a searched position by stage of the game and number of simulations."""
    stones = np.zeros(len(table.losses))
    for moves_of_seat in table.seats:
        for move in moves_of_seat:
            if move.row is not None:
                stones[move.row] = move.stones
    places = np.searchsorted(table.looks, counts, side="right") - 1
    return [
        (f"{low} to {high} stones", list(table.losses[(stones >= low) & (stones <= high)][:, places].mean(axis=0)))
        for low, high in STAGES
    ]


def write_sweeps(path: Path, regrets: Sequence[PlanRegret]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["sweep", "cap", "share", "shape", "regret", "more", "half"])
        for one in regrets:
            numbers = (f"{number:.6f}" for number in (one.regret, one.more, one.half))
            lines.writerow([one.sweep, one.plan.cap, one.plan.share, one.plan.shape, *numbers])


def read_sweeps(path: Path) -> list[PlanRegret]:
    """Read the file of `write_sweeps`."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            PlanRegret(
                row["sweep"],
                TimePlan(cap=float(row["cap"]), share=float(row["share"]), shape=float(row["shape"])),
                *(float(row[name]) for name in ("regret", "more", "half")),
            )
            for row in csv.DictReader(file)
        ]


def _cross_check(table: LossTable, plans: Sequence[TimePlan]) -> tuple[TimePlan, PlanRegret]:
    """Select the best plan on one half of the games; return it with its regret on the other half."""
    halves = [table._replace(seats=table.seats[start:: 4] + table.seats[start + 1 :: 4]) for start in (0, 2)]
    best = min(plans, key=lambda plan: halves[0].losses_of(plan).mean())
    return best, compare(halves[1], "other half", [best], TimePlan())[0]


def _describe(plan: TimePlan) -> str:
    return f"cap {plan.cap:g}, share {plan.share:g}, shape {plan.shape:g}"


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.connectx.experiments.time_plan_sweeps", description=__doc__)
    add = options.add_argument
    add("traces", type=Path, metavar="FILE", help="traces written by search_traces.py")
    add_reference_options(options, 80, 179)
    add("--speeds", type=Path, default=ROOT / "docs" / "data" / "speeds-classic.txt", metavar="FILE")
    add("--scale", type=float, default=40.0, metavar="X", help="divisor of the simulations per second (40)")
    add("--csv", type=writable, metavar="FILE", help="write the regret of every plan")
    return options


def _read_loss_table(options: Namespace) -> LossTable:
    games = chosen_games(options, STANDARD, LocalExecutor())
    return loss_table(games, read_traces(options.traces), read_speeds(options.speeds), options.scale)


def run(options: Namespace) -> int:
    table = _read_loss_table(options)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{len(table.seats)} seats of games, {table.moves()} moves, {len(table.losses)} of them searched")
    regrets = all_sweeps(table)
    for one in regrets:
        if " and " not in one.sweep:
            value = getattr(one.plan, one.sweep)
            console.print(f"{one.sweep} {value:5g}: regret {one.regret:.4f}, {one.more:+.4f} ± {one.half:.4f}")
    for name, losses in _loss_by_simulations(table):
        figures = ", ".join(f"{count:,}: {loss:.4f}" for count, loss in zip(LOOKS, losses, strict=True))
        console.print(f"{name}, loss by simulations: {figures}")
    for sweep in sorted({one.sweep for one in regrets if " and " in one.sweep}):
        best = min((one for one in regrets if one.sweep == sweep), key=lambda one: one.regret)
        figures = f"regret {best.regret:.4f}, {best.more:+.4f} ± {best.half:.4f}"
        console.print(f"{sweep}: best {_describe(best.plan)}: {figures}")
    plans = [one.plan for one in regrets if " and " in one.sweep]
    best_plan, checked = _cross_check(table, plans)
    outcome = f"on the other half {checked.more:+.4f} ± {checked.half:.4f}"
    console.print(f"best of one half of the games: {_describe(best_plan)}; {outcome}")
    if options.csv:
        write_sweeps(options.csv, regrets)
    return 0


if __name__ == "__main__":
    sys.exit(run_command(parser(), run, sys.argv[1:]))
