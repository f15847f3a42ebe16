"""Labelling: blocks of positions with their values. The seed of a block determines all of it.

    outcomes  whole games, all of whose positions get the game's result: cheap and rough
    exact     positions near the end, by the endgame solver, and on from there to the last of them
    searched  positions of some plies, by alpha-beta, deep enough that most leaves lie where the evaluation has been
              learned already
    played    games without labels; with `nodes`, by searches over that number of nodes a move
    self-play games played by searches; each position has the value of its search, and so have some that a random move
              would have led to
    together  nothing new
    networks  nothing new

Positions to solve or search come from new games (noisy_games.py), or from games generated before: from the game
itself, and from branches that leave it by one random move.
"""
from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import NamedTuple

import numpy as np

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import UNIT, PatternEvaluator, evaluate
from tempo.games.othello.evaluation.weights import Network, evaluator_of
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, new_game, start_state
from tempo.games.othello.training.game_generator import GameGenerator, empty_squares, games_in, squares_in
from tempo.games.othello.training.noisy_games import HIGH_NOISE, NoiseConfig, play_noisy_game, play_noisy_move
from tempo.games.othello.training.samples import new_samples
from tempo.native.backends import BoundKernel
from tempo.native.rng import new_rng
from tempo.search.alphabeta.deepening import alphabeta_steps
from tempo.search.alphabeta.pvs import (
    BEST_MOVE,
    BEST_SCORE,
    COMPLETED_DEPTH,
    FINISHED,
    NODES_SEARCHED,
    search_alphabeta,
)
from tempo.search.alphabeta.selectivity import probcut_cuts
from tempo.search.alphabeta.workspace import new_alphabeta_workspace, set_query
from tempo.search.game import Evaluation

OUTCOME_EMPTY = 12  # empty squares at which whole games are solved
TABLE_BITS = 20  # of the endgame solver
SEARCH_TABLE_BITS = 16  # of alpha-beta
PIECES = 12  # calls that a search is divided into, to see each depth that it finishes
PROBCUT_MARGIN = 1.3  # a little wider than in play: labels must be reliable
# The spreads of an earlier network: with those fitted after training, training from nothing could not be repeated.
FIRST_EVALUATION = EVALUATION._replace(spread=(0.254, 0.256, -0.238, 1.547))

FULL_STRETCHES = 4  # one stretch in 4 is solved from its very beginning
BRANCH_PLIES = 6  # most plies between the start of a branch and its labelled positions

OUTCOMES, EXACT, SEARCHED, PLAYED, SELF_PLAY = "outcomes", "exact", "searched", "played", "self-play"
TOGETHER, NETWORKS = "together", "networks"
RANDOM_PLIES = 4, 20  # at the beginning of a game of self-play: the smaller of two draws
SOLVED_EMPTY = 14  # from here on its positions are solved
EASIER = 5  # divides the nodes of searches there, which only find a move
ASIDE_PERIOD = 2  # a random move from one position in 2 is labelled, too
Row = tuple[int, int, int]  # discs of the side to move, of the other, and the value in units


class BlockSpec(NamedTuple):
    """Content of one block of a stage."""

    kind: str
    games: int
    min_empty: int  # empty squares
    max_empty: int
    nodes: int = 0  # of a search
    seed: int = 0
    noise: NoiseConfig = HIGH_NOISE
    games_stage: str = ""  # stage that played the games; empty for new games
    branches: int = 0  # from each of those games


class Labeller:
    """Makes blocks of samples with the network learned so far. A process has one for all its blocks."""

    def __init__(self, network: Network, table_bits: int = SEARCH_TABLE_BITS) -> None:
        """Create a labeller; the table of its searches holds 2^table_bits positions."""
        self.evaluator: PatternEvaluator = evaluator_of(network)
        self.state, self.trace = start_state(), np.zeros((CELLS, 3), np.uint64)
        game = new_game(uniform_playout)._replace(board=self.evaluator)
        rng = new_rng(0)
        self.run_game: BoundKernel = play_noisy_game.bind(
            self.evaluator, last=(HIGH_NOISE, self.state, rng, 0, self.trace)
        )
        self.run_move: BoundKernel = play_noisy_move.bind(self.evaluator, last=(HIGH_NOISE, self.state, rng))
        self.work = new_alphabeta_workspace(game, self.state, table_bits)
        self.search: BoundKernel = search_alphabeta.bind(alphabeta_steps(game, evaluate), self.work, last=(1,))
        self.cuts = cuts_by_discs(EVALUATION)
        self.solver = EndgameSolver(TABLE_BITS)
        self.solver.get_ready()

    def block(self, spec: BlockSpec, number: int, games: bytes = b"") -> bytes:
        """Return a block: samples, or games of kind PLAYED.

        Args:
            spec: what to make.
            number: of the block, part of its seed.
            games: a block of the stage `spec.games_stage`.
        """
        seed = spec.seed << 32 | number
        self.cuts = cuts_by_discs(EVALUATION if spec.kind == SELF_PLAY else FIRST_EVALUATION)
        self.work.table.fill(0)
        self.work.status[:] = 0
        if spec.kind == PLAYED:
            choose = partial(self.best_move, spec.nodes) if spec.nodes else None
            return GameGenerator(self.evaluator).block(spec.games, spec.min_empty, seed, choose)
        rng, chance = new_rng(seed), Random(seed)
        rows: list[Row] = []
        if spec.kind == SELF_PLAY:
            for _ in range(spec.games):
                rows += self._label_self_play(spec, chance)
        elif spec.games_stage:
            for game in games_in(games):
                rows += self._label_game(spec, rng, game)
                for _ in range(spec.branches):
                    rows += self._label_branch(spec, rng, game)
        else:
            for _ in range(spec.games):
                rows += self._label_outcome(spec, rng) if spec.kind == OUTCOMES else self._label_new_game(spec, rng)
        return new_samples(rows, number).tobytes()

    def _label_outcome(self, spec: BlockSpec, rng: np.ndarray) -> list[Row]:
        """Label every second position of a new game with its result."""
        if not self._play_game(spec, rng, OUTCOME_EMPTY):
            return []
        value, plies = self._solve(), CELLS - 4 - OUTCOME_EMPTY
        last = int(self.trace[plies, 2])
        taken = self.trace[int(rng[0] >> np.uint64(40)) % 2 : plies + 1 : 2]
        return [(int(mine), int(theirs), value if side == last else -value) for mine, theirs, side in taken]

    def _label_new_game(self, spec: BlockSpec, rng: np.ndarray) -> list[Row]:
        """Label a stretch of a new game."""
        top = draw_top(spec, rng)
        return self._label_onward(spec, rng, top) if self._play_game(spec, rng, top) else []

    def _label_game(self, spec: BlockSpec, rng: np.ndarray, game: np.ndarray) -> list[Row]:
        """Label a stretch of a generated game."""
        top, rows = draw_top(spec, rng), []
        for ply in game.tolist():
            if spec.min_empty <= empty_squares(*ply[:2]) <= top:
                self.state[MINE], self.state[THEIRS], _ = ply
                rows.append((*ply[:2], self._label(spec)))
        return rows

    def _label_self_play(self, spec: BlockSpec, chance: Random) -> list[Row]:
        """Play a game by searches; label its positions, and some that a random move would have led to."""
        here, rows = start_state(), list[Row]()
        random_plies, plies = min(chance.randint(*RANDOM_PLIES) for _ in range(2)), 0
        while empty_squares(int(here[MINE]), int(here[THEIRS])) >= spec.min_empty:
            moves = moves_in(here)
            if not moves:
                here = state_after(here, PASS)
                moves = moves_in(here)
                if not moves:
                    break
            if plies < random_plies:
                move = chance.choice(moves)
            else:
                rows.append(self._label_state(spec, here))
                move = int(self.work.status[BEST_MOVE])
                aside = state_after(here, chance.choice(moves))
                if chance.randrange(ASIDE_PERIOD) == 0 and moves_in(aside):
                    rows.append(self._label_state(spec, aside))
            here = state_after(here, move)
            plies += 1
        return rows

    def _label_state(self, spec: BlockSpec, state: np.ndarray) -> Row:
        """Search a position, and return it with the value found; where few squares are empty, with the exact one."""
        is_solved = empty_squares(int(state[MINE]), int(state[THEIRS])) <= SOLVED_EMPTY
        value = self.search_value(state, spec.nodes // EASIER if is_solved else spec.nodes)
        if is_solved:
            self.state[:] = state
            value = self._solve()
        return int(state[MINE]), int(state[THEIRS]), value

    def _label_branch(self, spec: BlockSpec, rng: np.ndarray, game: np.ndarray) -> list[Row]:
        """Label a stretch of a branch that leaves a generated game by a random move."""
        top = draw_top(spec, rng)
        left = [ply for ply in game.tolist() if top < empty_squares(*ply[:2]) <= top + BRANCH_PLIES]
        if not left:
            return []
        self.state[MINE], self.state[THEIRS], _ = left[int(rng[0] >> np.uint64(40)) % len(left)]
        always_random = spec.noise._replace(blunder_period=1)
        goes_on = self._play_move(spec._replace(noise=always_random), rng)
        return self._label_onward(spec, rng, top) if goes_on else []

    def _label_onward(self, spec: BlockSpec, rng: np.ndarray, top: int) -> list[Row]:
        """Label positions from at most `top` empty squares on, going forward: the solver's table then still holds most
        of what it needs."""
        goes_on, rows = True, []
        while goes_on and self.empty >= spec.min_empty:
            if self.empty <= top:
                rows.append((int(self.state[MINE]), int(self.state[THEIRS]), self._label(spec)))
            goes_on = self._play_move(spec, rng)
        return rows

    def _label(self, spec: BlockSpec) -> int:
        """Return the value of the current position, in units."""
        if spec.kind == EXACT:
            return self._solve()
        return self.search_value(self.state, spec.nodes)

    def _set_position(self, state: np.ndarray, moves: list[int]) -> None:
        """Set the position of the search."""
        self.work.cuts[:] = self.cuts[CELLS - empty_squares(int(state[MINE]), int(state[THEIRS]))]
        set_query(self.work, state, tuple(moves))

    def best_move(self, nodes: int, state: np.ndarray, moves: list[int]) -> int:
        """Return the best move by a search over `nodes` nodes."""
        self._set_position(state, moves)
        self.search(nodes)
        return int(self.work.status[BEST_MOVE])

    def search_value(self, state: np.ndarray, nodes: int) -> int:
        """Return the value of a position by a search, in units: the mean of the last two depths, since a search that is
        one ply deeper errs to the other side."""
        self._set_position(state, moves_in(state))
        results, values = self.work.status, [0, 0]
        while results[NODES_SEARCHED] < nodes and not results[FINISHED]:
            depth = results[COMPLETED_DEPTH]
            self.search(nodes // PIECES)
            if results[COMPLETED_DEPTH] > depth:
                values = [values[1] if depth else int(results[BEST_SCORE]), int(results[BEST_SCORE])]
        return int(results[BEST_SCORE]) if results[FINISHED] else sum(values) // 2

    def _play_game(self, spec: BlockSpec, rng: np.ndarray, empty: int) -> bool:
        """Play a new game; return whether it came to `empty` empty squares."""
        return bool(self.run_game(spec.noise, self.state, rng, empty, self.trace))

    def _play_move(self, spec: BlockSpec, rng: np.ndarray) -> bool:
        """Play one more move; return whether the game goes on."""
        return bool(self.run_move(spec.noise, self.state, rng))

    def _solve(self) -> int:
        """Return the exact value of the current position, in units."""
        self.solver.known.clear()
        return UNIT * self.solver.solve(self.state).low

    @property
    def empty(self) -> int:
        """Number of empty squares of the current position."""
        return empty_squares(int(self.state[MINE]), int(self.state[THEIRS]))


@cache
def cuts_by_discs(evaluation: Evaluation) -> list[np.ndarray]:
    """Return ProbCut's cuts for each number of discs."""
    return [probcut_cuts(evaluation, discs / CELLS, PROBCUT_MARGIN) for discs in range(CELLS + 1)]


def moves_in(state: np.ndarray) -> list[int]:
    """Return the legal moves of a position, without a pass."""
    return squares_in(int(moves_of(state[MINE], state[THEIRS])))


def draw_top(spec: BlockSpec, rng: np.ndarray) -> int:
    """Return the most empty squares of a stretch. Solving costs most there, so mostly two fewer."""
    is_short = spec.kind == EXACT and int(rng[0] >> np.uint64(33)) % FULL_STRETCHES
    return spec.max_empty - 2 if is_short else spec.max_empty
