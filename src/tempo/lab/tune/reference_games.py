"""Reference games: whole games by decent players that err, with what every legal column is worth.

A player that is being tuned is led along these games and asked at each of its positions; what it gives away is
then looked up, not searched for. They are made once from a seed and kept in a text file, a game a line: the
columns, how many of them were the opening, and for each later position seven letters, what each column is worth
to the side to move (w, d, l; a dash where it is full):

    3324435014... 4 dllwld- llllll- ...

Openings are balanced: by the table of outcomes, a draw. No opening comes twice (a mirror image is the same one),
so that any part of the file is disjoint from any other.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.connectx.book.outcomes import OUTCOME_STONES, outcome_of
from tempo.connectx.exact.solver import Solver
from tempo.connectx.rules import new_board, new_state
from tempo.connectx.sport.board import ConnectXBoard
from tempo.connectx.sport.openings import draw_openings
from tempo.connectx.sport.plug_in import configuration_of, observation_of
from tempo.lab.command_line.inputs import ROOT, BadInput, plies
from tempo.lab.jobs.executor import Executor
from tempo.lab.referee.one_game import Struct, Terms
from tempo.lab.review.drawn_positions import board_after, searcher
from tempo.lab.tournament.play_games import progress_bar

OPENING_STONES = (2, 6)
TABLE_BITS = 24
WORTH = {"w": 1.0, "d": 0.5, "l": 0.0}
BOARD = Terms()


class Reference(NamedTuple):
    """One game. `worth` is of the positions from the opening on, the last move's included."""

    columns: tuple[int, ...]
    opening: int
    worth: tuple[str, ...]

    def loss(self, ply: int, column: int) -> float:
        """What is given away if this column is played at this ply: 1 a win turned into a loss."""
        values = self.worth[ply - self.opening]
        return best_of(values) - WORTH[values[column]]

    def at_stake(self, ply: int) -> bool:
        """Whether there is anything to give away."""
        return len({value for value in self.worth[ply - self.opening] if value in WORTH}) > 1

    def plies(self, seat: int) -> list[int]:
        """When this seat is asked: until nothing is at stake any more, for what follows decides nothing."""
        mine = [ply for ply in range(self.opening, len(self.columns)) if ply % 2 == seat]
        while mine and not self.at_stake(mine[-1]):
            mine.pop()
        return mine

    def line(self) -> str:
        return f"{''.join(map(str, self.columns))} {self.opening} {' '.join(self.worth)}"


def best_of(values: str) -> float:
    return max(WORTH[value] for value in values if value in WORTH)


def reference_games(path: Path, count: int, seed: int, executor: Executor) -> list[Reference]:
    """The games of a seed, from the file as far as it goes; what is missing is made and added."""
    head = f"reference games, seed {seed}"
    lines = path.read_text().splitlines() if path.exists() else [head]
    if lines[:1] != [head]:
        raise BadInput(f"{path} does not hold the reference games of seed {seed}: name another file")
    games = [read_line(line) for line in lines[1:]]
    if len(games) < count:
        openings = draw_openings(count, BOARD, OPENING_STONES, seed)
        games += make_games(openings[len(games) :], seed, executor)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([head, *(game.line() for game in games)]) + "\n")
    return games[:count]


def add_game_options(parser: ArgumentParser, first: int, last: int) -> None:
    """Which reference games, the same for every command that reads them."""
    add = parser.add_argument
    add("--games", type=plies, default=(first, last), metavar="N-M", help=f"which reference games ({first}-{last})")
    add("--seed", type=int, default=1, metavar="N", help="of the reference games (1)")
    add("--reference", type=Path, metavar="FILE", help="where they are (runs/reference-SEED.txt)")


def chosen_games(options: Namespace, executor: Executor) -> list[Reference]:
    """Those that were asked for."""
    first, last = options.games
    path = options.reference or default_path(options.seed)
    return reference_games(path, last + 1, options.seed, executor)[first:]


def default_path(seed: int) -> Path:
    return ROOT / "runs" / f"reference-{seed}.txt"


def read_line(line: str) -> Reference:
    columns, opening, *worth = line.split()
    return Reference(tuple(map(int, columns)), int(opening), tuple(worth))


def make_games(openings: Sequence[tuple[int, ...]], seed: int, executor: Executor) -> list[Reference]:
    """Play a game from each opening, and label it."""
    games: dict[int, Reference] = {}
    jobs = [(opening, f"{seed} {''.join(map(str, opening))}") for opening in openings]
    with progress_bar() as bar:
        task = bar.add_task("playing", total=len(jobs), score="reference games")
        with closing(executor.run(make_game, jobs, tick=bar.refresh, lasting=True)) as results:
            for index, game in results:
                games[index] = game
                bar.update(task, advance=1)
    return [games[index] for index in sorted(games)]


def make_game(job: tuple[tuple[int, ...], str]) -> Reference:
    """One game: the same opening and seed make the same game. Labelled from its end, where proofs are cheap."""
    opening, seed = job
    rng = random.Random(seed)
    players = [searcher(rng), searcher(rng)]
    columns = list(opening)
    board, over = board_after(BOARD, opening), False
    while not over and not board.is_full():
        column = players[board.stones % 2](observation_of(board, 0.0), Struct(configuration_of(BOARD)))
        columns.append(column)
        over = board.drop(column)
    worth = [worth_of(board_after(BOARD, columns[:ply])) for ply in range(len(columns) - 1, len(opening) - 1, -1)]
    return Reference(tuple(columns), len(opening), tuple(reversed(worth)))


def worth_of(board: ConnectXBoard) -> str:
    """What each column is worth to the side to move, a letter each."""
    letters = ""
    for column in range(board.columns):
        if not board.is_free(column):
            letters += "-"
        elif board.would_win(column):
            letters += "w"
        else:
            after = ConnectXBoard(board.rows, board.columns, board.inarow)
            after.cells, after.heights, after.stones = board.cells[:], board.heights[:], board.stones
            after.drop(column)
            letters += "wdl"[1 + outcome(after)]
    return letters


def outcome(board: ConnectXBoard) -> int:
    """1, 0 or -1 for the side to move, of a game that is not won."""
    if board.is_full():
        return 0
    state = state_of(board)
    if board.stones <= OUTCOME_STONES:
        known = outcome_of((int(state[0]), int(state[1])))
        assert known is not None
        return known
    bounds = solver().solve_outcome(state)
    return (bounds.low >= 1) - (bounds.high <= -1)


@cache
def solver() -> Solver:
    """One for all games of a process, which remembers what it found."""
    return Solver(new_board(*BOARD[:3]), TABLE_BITS)


def state_of(board: ConnectXBoard) -> np.ndarray:
    return new_state(board.cells, board.rows, board.columns, board.mark)
