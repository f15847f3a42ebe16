"""Generation of games for later stages to label.

A small tree search plays two thirds of them. It knows nothing of the learned evaluation and errs in other places. The
others are played by the evaluation one ply deep (noisy_games.py). Strong games are played by alpha-beta: there the side
to move has less of an advantage than in games of weaker players.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.evaluation.evaluate import PatternEvaluator
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.playouts import roxanne_playout
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, new_game, start_state
from tempo.games.othello.training.noisy_games import (
    LONGEST_PREFIX,
    LOW_NOISE_GREEDY,
    SHORTEST_PREFIX,
    play_noisy_game,
)
from tempo.native.backends import BoundKernel
from tempo.native.rng import new_rng
from tempo.search.choose import best_move
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.ordering import by_prior
from tempo.search.tree import clear, new_tree

PLY = np.dtype([("mine", "<u8"), ("theirs", "<u8"), ("game", "<u4")])
TREE_SHARE = 2 / 3  # of the games
SIMULATIONS = 25, 100  # a move: drawn log-uniformly for each game
PREFIX_DRAWS = 5  # of the random opening's length; the shortest counts
NODES = 60_000
# As the champion searched before anything was learned: fixed, so that training can be repeated.
SEARCH_OPTIONS = SearchOptions(exploration=0.4, first_play=0.1, proofs=True, bias=1.3)

Position = tuple[int, int]  # the discs of the side to move, and of the other
ChooseMove = Callable[[np.ndarray, list[int]], int]  # (state, moves) -> the move to play


class GameGenerator:
    """Plays games down to a few empty squares. A process has one for all its blocks."""

    def __init__(self, evaluator: PatternEvaluator) -> None:
        self.state, self.trace = start_state(), np.zeros((CELLS, 3), np.uint64)
        self.rng = new_rng(0)
        game = new_game(roxanne_playout)._replace(ordering=by_prior(write_move_priors))
        self.tree = new_tree(game, self.state, NODES)
        params = params_of(SEARCH_OPTIONS)
        self.run_search: BoundKernel = search.bind(game, self.tree, self.state, params, self.rng, last=(1,))
        self.run_noisy_game: BoundKernel = play_noisy_game.bind(
            evaluator, last=(LOW_NOISE_GREEDY, self.state, self.rng, 0, self.trace)
        )

    def block(self, games: int, empty: int, seed: int, choose: ChooseMove | None) -> bytes:
        """Play a block of games.

        Args:
            games: how many.
            empty: empty squares at which a game is left.
            seed: determines all games.
            choose: chooses all moves after the opening; None for the usual mixture.

        Returns: the plies, PLY[], in the order in which they were played.
        """
        chance, rows = Random(seed), []
        self.rng[:] = new_rng(seed)
        for number in range(games):
            if choose is not None:
                path = self._play(chance, draw_prefix(chance), empty, choose)
            elif chance.random() < TREE_SHARE:
                path = self._play_by_tree(chance, empty)
            else:
                path = self._play_by_evaluation(empty)
            rows += [(mine, theirs, number) for mine, theirs in path]
        return np.array(rows, PLY).tobytes()

    def _play_by_evaluation(self, empty: int) -> list[Position]:
        """Play games until one comes to `empty` empty squares."""
        while not self.run_noisy_game(LOW_NOISE_GREEDY, self.state, self.rng, empty, self.trace):
            pass
        return [(int(mine), int(theirs)) for mine, theirs, _ in self.trace[: CELLS - 4 - empty + 1]]

    def _play_by_tree(self, chance: Random, empty: int) -> list[Position]:
        """Play a game by tree search with a random number of simulations."""
        prefix, (least, most) = draw_prefix(chance), SIMULATIONS
        simulations = round(least * (most / least) ** chance.random())
        return self._play(chance, prefix, empty, lambda state, moves: self._search(simulations))

    def _play(self, chance: Random, prefix: int, empty: int, choose: ChooseMove) -> list[Position]:
        """Play a game down to `empty` empty squares or to its end, after `prefix` random plies."""
        self.state[:] = start_state()
        path: list[Position] = []
        while empty_squares(int(self.state[MINE]), int(self.state[THEIRS])) >= empty:
            moves = squares_in(int(moves_of(self.state[MINE], self.state[THEIRS])))
            if moves:
                path.append((int(self.state[MINE]), int(self.state[THEIRS])))
                by_chance = len(path) <= prefix or len(moves) == 1
                self._make_move(chance.choice(moves) if by_chance else choose(self.state, moves))
            else:
                self._make_move(PASS)
                if not moves_of(self.state[MINE], self.state[THEIRS]):
                    break
        return path

    def _search(self, simulations: int) -> int:
        """Return the best move by a new tree."""
        clear(self.tree)
        self.run_search(simulations)
        return int(self.tree.selection[best_move(self.tree, "bound")].action)

    def _make_move(self, move: int) -> None:
        """Play a move or a pass in the state that the kernels read."""
        self.state[:] = state_after(self.state, move)


def draw_prefix(chance: Random) -> int:
    """Draw the number of random plies at the beginning."""
    return min(chance.randint(SHORTEST_PREFIX, LONGEST_PREFIX) for _ in range(PREFIX_DRAWS))


def empty_squares(mine: int, theirs: int) -> int:
    """Return the number of empty squares for the discs of both sides."""
    return CELLS - (mine | theirs).bit_count()


def squares_in(discs: int) -> list[int]:
    """Return the numbers of the squares in a bitboard."""
    return [square for square in range(CELLS) if discs >> square & 1]


def games_in(block: bytes) -> list[np.ndarray]:
    """Return the plies of each game of a block, PLY[]."""
    plies = np.frombuffer(block, PLY)
    return np.split(plies, np.flatnonzero(np.diff(plies["game"])) + 1)
