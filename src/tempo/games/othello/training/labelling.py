"""Positions and what they are worth, block by block: the seed of a block says all that is in it.

    outcomes  whole games, all of whose positions are worth what the game came to: cheap, and rough
    exact     positions near the end, by the endgame solver, and on from there to the last of them
    searched  positions of some plies, as the champion searches, over so many positions that most leaves lie where
              evaluating has been learned already
    played    games, without labels; with a number of nodes, by searches over so many positions a move
    together  nothing new

Positions to solve or search come from new games (noisy_games.py), or from games generated before: from the game
itself, and from branches that leave it by one random move.
"""
from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import UNIT, Knowledge, evaluate
from tempo.games.othello.evaluation.weights import Network, knowledge_of
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import CELLS, MINE, THEIRS, moves_of, new_game, start_state
from tempo.games.othello.training.game_generator import GamePlayer, empty_squares, games_in, squares_in
from tempo.games.othello.training.noisy_games import WILD, Manner, step, walk
from tempo.games.othello.training.samples import new_lessons
from tempo.native.jit import Call
from tempo.native.rng import new_rng
from tempo.search.alphabeta.deepening import (
    BEST_SCORE,
    COMPLETED_DEPTH,
    FINISHED,
    new_alphabeta_workspace,
    search_alphabeta,
    set_query,
)
from tempo.search.alphabeta.last_plies import BEST_MOVE, NODES_SEARCHED
from tempo.search.alphabeta.selectivity import probcut_cuts
from tempo.search.alphabeta.transposition_table import clear_table

SOLVED_FROM = 12  # empty squares from which whole games are solved
TABLE_BITS = 20
MEMORY_BITS = 16  # of what a search remembers
LOOKS = 12  # at the depth of a search
TRUST = 1.3  # a little more than in play: a label is believed
# The spreads of an earlier network: were they those that are fitted after learning, nobody could learn the same again.
AT_FIRST = EVALUATION._replace(spread=(0.254, 0.256, -0.238, 1.547))

WIDE = 4  # of so many stretches one is solved from its very beginning
FARTHEST = 6  # plies before what is asked about, where a game may be left

OUTCOMES, EXACT, SEARCHED, PLAYED, TOGETHER = "outcomes", "exact", "searched", "played", "together"
Row = tuple[int, int, int]


class Lesson(NamedTuple):
    """What one block of a stage is made of."""

    kind: str
    games: int
    least: int  # empty squares
    most: int
    nodes: int = 0  # of a search
    seed: int = 0
    manner: Manner = WILD
    games_of: str = ""  # the stage that played the games, if not new ones are
    beside: int = 0  # beside each of those so many stretches more


class Labeller:
    """Makes blocks of lessons, with what has been learned so far. One lasts as long as its process."""

    def __init__(self, network: Network) -> None:
        self.knowledge: Knowledge = knowledge_of(network)
        self.state, self.trace = start_state(), np.zeros((CELLS, 3), np.uint64)
        game = new_game(uniform_playout)._replace(board=self.knowledge)
        rng = new_rng(0)
        self.walking: Call = walk.on(self.knowledge, last=(WILD, self.state, rng, 0, self.trace))
        self.stepping: Call = step.on(self.knowledge, last=(WILD, self.state, rng))
        self.work = new_alphabeta_workspace(game, self.state, MEMORY_BITS)
        self.search: Call = search_alphabeta.on(game, evaluate, self.work, last=(1,))
        self.cuts = [probcut_cuts(AT_FIRST, discs / CELLS, TRUST) for discs in range(CELLS + 1)]
        self.solver = EndgameSolver(TABLE_BITS)
        self.solver.get_ready()

    def block(self, lesson: Lesson, number: int, games: bytes = b"") -> bytes:
        """The lessons of one block; of these games, if they were played before."""
        seed = lesson.seed << 32 | number
        clear_table(self.work.table)
        self.work.status[:] = 0
        if lesson.kind == PLAYED:
            best = partial(self.best_move, lesson.nodes) if lesson.nodes else None
            return GamePlayer(self.knowledge).block(lesson.games, lesson.least, seed, best)
        rng = new_rng(seed)
        rows: list[Row] = []
        if lesson.games_of:
            for game in games_in(games):
                rows += self.along(lesson, rng, game)
                for _ in range(lesson.beside):
                    rows += self.aside(lesson, rng, game)
        else:
            for _ in range(lesson.games):
                rows += self.outcomes(lesson, rng) if lesson.kind == OUTCOMES else self.anew(lesson, rng)
        return new_lessons(rows, number).tobytes()

    def outcomes(self, lesson: Lesson, rng: np.ndarray) -> list[Row]:
        """Every second position or so of a game, as long as there is something to choose."""
        if not self.walk(lesson, rng, SOLVED_FROM):
            return []
        value, plies = self.solved(), CELLS - 4 - SOLVED_FROM
        last = int(self.trace[plies, 2])
        taken = self.trace[int(rng[0] >> np.uint64(40)) % 2 : plies + 1 : 2]
        return [(int(mine), int(theirs), value if side == last else -value) for mine, theirs, side in taken]

    def anew(self, lesson: Lesson, rng: np.ndarray) -> list[Row]:
        """A stretch of a new game."""
        top = top_of(lesson, rng)
        return self.onward(lesson, rng, top) if self.walk(lesson, rng, top) else []

    def along(self, lesson: Lesson, rng: np.ndarray, game: np.ndarray) -> list[Row]:
        """A stretch of a game as it was played."""
        top, rows = top_of(lesson, rng), []
        for ply in game.tolist():
            if lesson.least <= empty_squares(*ply[:2]) <= top:
                self.state[MINE], self.state[THEIRS], _ = ply
                rows.append((*ply[:2], self.worth(lesson)))
        return rows

    def aside(self, lesson: Lesson, rng: np.ndarray, game: np.ndarray) -> list[Row]:
        """A stretch of what might have come of a game, had one of its moves been drawn blindly."""
        top = top_of(lesson, rng)
        left = [ply for ply in game.tolist() if top < empty_squares(*ply[:2]) <= top + FARTHEST]
        if not left:
            return []
        self.state[MINE], self.state[THEIRS], _ = left[int(rng[0] >> np.uint64(40)) % len(left)]
        blindly = lesson.manner._replace(slip=1)
        return self.onward(lesson, rng, top) if self.step(lesson._replace(manner=blindly), rng) else []

    def onward(self, lesson: Lesson, rng: np.ndarray, top: int) -> list[Row]:
        """From here on, with so many empty squares and fewer; who solves still knows most of what is asked next."""
        goes_on, rows = True, []
        while goes_on and self.empty >= lesson.least:
            if self.empty <= top:
                rows.append((int(self.state[MINE]), int(self.state[THEIRS]), self.worth(lesson)))
            goes_on = self.step(lesson, rng)
        return rows

    def worth(self, lesson: Lesson) -> int:
        """The label of this position, in units."""
        if lesson.kind == EXACT:
            return self.solved()
        self.ask(self.state, squares_in(int(moves_of(self.state[MINE], self.state[THEIRS]))))
        return self.searched(lesson.nodes)

    def ask(self, state: np.ndarray, moves: list[int]) -> None:
        """Begin to search a position."""
        self.work.cuts[:] = self.cuts[CELLS - empty_squares(int(state[MINE]), int(state[THEIRS]))]
        set_query(self.work, state, tuple(moves))

    def best_move(self, nodes: int, state: np.ndarray, moves: list[int]) -> int:
        """What a search over so many positions would play."""
        self.ask(state, moves)
        self.search(nodes)
        return int(self.work.status[BEST_MOVE])

    def searched(self, nodes: int) -> int:
        """What a search over so many positions finds: the mean of what it found at the last two depths, since a search
        one ply deeper errs to the other side."""
        told, values = self.work.status, [0, 0]
        while told[NODES_SEARCHED] < nodes and not told[FINISHED]:
            depth = told[COMPLETED_DEPTH]
            self.search(nodes // LOOKS)
            if told[COMPLETED_DEPTH] > depth:
                values = [values[1] if depth else int(told[BEST_SCORE]), int(told[BEST_SCORE])]
        return int(told[BEST_SCORE]) if told[FINISHED] else sum(values) // 2

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
        return empty_squares(int(self.state[MINE]), int(self.state[THEIRS]))


def top_of(lesson: Lesson, rng: np.ndarray) -> int:
    """The most empty squares of a stretch: what is solved costs most there, so mostly two fewer."""
    is_narrow = lesson.kind == EXACT and int(rng[0] >> np.uint64(33)) % WIDE
    return lesson.most - 2 if is_narrow else lesson.most
