"""Positions and what they are worth, block by block: the seed of a block says all that is in it.

    outcomes  whole games, all of whose positions are worth what the game came to: cheap, and rough
    exact     positions near the end, by the endgame solver, and on from there to the last of them
    searched  positions of some plies, by a search whose leaves lie where evaluating has been learned already
    together  nothing new
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tempo.jit import Call
from tempo.othello.endgame.endgame import EndgameSolver
from tempo.othello.evaluation.evaluate import UNIT, Knowledge, evaluate, new_knowledge
from tempo.othello.evaluation.weights import lay_out, weights_table
from tempo.othello.playouts import uniform_playout
from tempo.othello.rules import CELLS, MINE, THEIRS, new_game, start_state
from tempo.othello.sport.school.lessons import new_lessons
from tempo.othello.sport.school.walks import WILD, Manner, step, walk
from tempo.rng import new_rng
from tempo.search.alphabeta import best_move, new_workspace

SOLVED_FROM = 12  # empty squares from which whole games are solved
FEWEST = 8  # with fewer empty squares nobody asks for an evaluation
TABLE_BITS = 20

OUTCOMES, EXACT, SEARCHED, TOGETHER = "outcomes", "exact", "searched", "together"


class Lesson(NamedTuple):
    """What one block of a stage is made of."""

    kind: str
    games: int
    least: int  # empty squares
    most: int
    depths: tuple[int, ...] = ()  # of searches, whose mean counts
    seed: int = 0
    manner: Manner = WILD


class Labeller:
    """Makes blocks of lessons, with what has been learned so far. One lasts as long as its process."""

    def __init__(self, kept: np.ndarray) -> None:
        weights = weights_table()
        lay_out(weights, kept)
        self.knowledge: Knowledge = new_knowledge(weights)
        self.state, self.trace = start_state(), np.zeros((CELLS, 3), np.uint64)
        game = new_game(uniform_playout)._replace(board=self.knowledge)
        rng = new_rng(0)
        self.walking: Call = walk.on(self.knowledge, last=(WILD, self.state, rng, 0, self.trace))
        self.stepping: Call = step.on(self.knowledge, last=(WILD, self.state, rng))
        self.search: Call = best_move.on(game, evaluate, new_workspace(game, self.state), last=(self.state, 1))
        self.solver = EndgameSolver(TABLE_BITS)
        self.solver.get_ready()

    def block(self, lesson: Lesson, number: int) -> bytes:
        """The lessons of one block."""
        rng = new_rng(lesson.seed << 32 | number)
        rows: list[tuple[int, int, int]] = []
        for _ in range(lesson.games):
            rows += {OUTCOMES: self.outcomes, EXACT: self.exact, SEARCHED: self.searched}[lesson.kind](lesson, rng)
        return new_lessons(rows, number).tobytes()

    def outcomes(self, lesson: Lesson, rng: np.ndarray) -> list[tuple[int, int, int]]:
        """Every second position or so of a game, as long as there is something to choose."""
        if not self.walk(lesson, rng, SOLVED_FROM):
            return []
        value, plies = self.solved(), CELLS - 4 - SOLVED_FROM
        last = int(self.trace[plies, 2])
        taken = self.trace[int(rng[0] >> np.uint64(40)) % 2 : plies + 1 : 2]
        return [(int(mine), int(theirs), value if side == last else -value) for mine, theirs, side in taken]

    def exact(self, lesson: Lesson, rng: np.ndarray) -> list[tuple[int, int, int]]:
        """A position, and others from there to the end; the solver still knows most of what it asks there."""
        wide = int(rng[0] >> np.uint64(33)) % 4 == 0
        goes_on, rows = self.walk(lesson, rng, lesson.most if wide else lesson.most - 2), []
        while goes_on and self.empty >= FEWEST:
            rows.append((int(self.state[MINE]), int(self.state[THEIRS]), self.solved()))
            goes_on = self.step(lesson, rng)
        return rows

    def searched(self, lesson: Lesson, rng: np.ndarray) -> list[tuple[int, int, int]]:
        """All positions of a stretch of a game."""
        goes_on, rows = self.walk(lesson, rng, lesson.most), []
        while goes_on and self.empty >= lesson.least:
            value = sum(int(self.search(self.state, depth)) for depth in lesson.depths) / len(lesson.depths)
            rows.append((int(self.state[MINE]), int(self.state[THEIRS]), round(value)))
            goes_on = self.step(lesson, rng)
        return rows

    def walk(self, lesson: Lesson, rng: np.ndarray, empty: int) -> bool:
        """Whether a new game came to so many empty squares."""
        return bool(self.walking(lesson.manner, self.state, rng, empty, self.trace))

    def step(self, lesson: Lesson, rng: np.ndarray) -> bool:
        """Whether it goes on after one more move."""
        return bool(self.stepping(lesson.manner, self.state, rng))

    def solved(self) -> int:
        """What the position is worth exactly, in units."""
        self.solver.known.clear()
        return UNIT * self.solver.solve(self.state).low

    @property
    def empty(self) -> int:
        return CELLS - (int(self.state[MINE]) | int(self.state[THEIRS])).bit_count()
