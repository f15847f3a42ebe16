"""Generate games for later stages to label.

A small tree search plays two thirds of them. It knows nothing of the learned evaluation and errs in other places.
The others are played by the evaluation one ply deep (noisy_games.py). Strong games are played by
alpha-beta: there the side to move has less of an advantage than in games of weaker players.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.evaluation.evaluate import Knowledge
from tempo.games.othello.move_priors import rate_squares
from tempo.games.othello.playouts import roxanne_playout
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, new_game, start_state
from tempo.games.othello.training.noisy_games import LONGEST_PREFIX, MOTLEY, SHORTEST_PREFIX, walk
from tempo.native.jit import Call
from tempo.native.rng import new_rng
from tempo.search.choose import best_move
from tempo.search.mcts import SearchParams, search
from tempo.search.ordering import by_prior
from tempo.search.tree import clear, new_tree

PLY = np.dtype([("mine", "<u8"), ("theirs", "<u8"), ("game", "<u4")])
BY_TREE = 2 / 3  # of the games
SIMULATIONS = 25, 100  # a move: drawn for each game, smaller ones more often
DRAWS = 5  # the prefix at random is the shortest of so many
NODES = 60_000
# As the champion searched before anything was learned; docs/othello.md has how it was tuned.
SEARCH_PARAMS = SearchParams(np.float32(0.4), np.float32(0.1), 1.0, True, 1, np.float32(1.3), 0.5)

Position = tuple[int, int]  # the discs of the side to move, and of the other
Best = Callable[[np.ndarray, list[int]], int]  # (state, moves) -> the move to play


class GamePlayer:
    """Plays games down to a few empty squares. One lasts as long as its process."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.state, self.trace = start_state(), np.zeros((CELLS, 3), np.uint64)
        self.rng = new_rng(0)
        game = new_game(roxanne_playout)._replace(ordering=by_prior(rate_squares))
        self.tree = new_tree(game, self.state, NODES)
        self.searching: Call = search.on(game, self.tree, self.state, SEARCH_PARAMS, self.rng, last=(1,))
        self.walking: Call = walk.on(knowledge, last=(MOTLEY, self.state, self.rng, 0, self.trace))

    def block(self, games: int, empty: int, seed: int, best: Best | None) -> bytes:
        """The plies of so many games, in the order in which they were played; by who says what is best, if anybody."""
        chance, rows = Random(seed), []
        self.rng[:] = new_rng(seed)
        for number in range(games):
            if best is not None:
                path = self.played(chance, drawn_prefix(chance), empty, best)
            elif chance.random() < BY_TREE:
                path = self.by_tree(chance, empty)
            else:
                path = self.by_evaluation(empty)
            rows += [(mine, theirs, number) for mine, theirs in path]
        return np.array(rows, PLY).tobytes()

    def by_evaluation(self, empty: int) -> list[Position]:
        """A game that came so far."""
        while not self.walking(MOTLEY, self.state, self.rng, empty, self.trace):
            pass
        return [(int(mine), int(theirs)) for mine, theirs, _ in self.trace[: CELLS - 4 - empty + 1]]

    def by_tree(self, chance: Random, empty: int) -> list[Position]:
        """A game by new trees of so many simulations, drawn by chance."""
        prefix, (least, most) = drawn_prefix(chance), SIMULATIONS
        simulations = round(least * (most / least) ** chance.random())
        return self.played(chance, prefix, empty, lambda state, moves: self.searched(simulations))

    def played(self, chance: Random, prefix: int, empty: int, best: Best) -> list[Position]:
        """A game down to so many empty squares, or to its end; so many plies are drawn by chance."""
        self.state[:] = start_state()
        path: list[Position] = []
        while empty_squares(int(self.state[MINE]), int(self.state[THEIRS])) >= empty:
            moves = squares_in(int(moves_of(self.state[MINE], self.state[THEIRS])))
            if moves:
                path.append((int(self.state[MINE]), int(self.state[THEIRS])))
                by_chance = len(path) <= prefix or len(moves) == 1
                self.play(chance.choice(moves) if by_chance else best(self.state, moves))
            else:
                self.play(PASS)
                if not moves_of(self.state[MINE], self.state[THEIRS]):
                    break
        return path

    def searched(self, simulations: int) -> int:
        """The move that a new tree is for."""
        clear(self.tree)
        self.searching(simulations)
        return int(self.tree.selection[best_move(self.tree, "bound")].action)

    def play(self, move: int) -> None:
        """Play a move, or pass, where the searches look for it."""
        self.state[:] = state_after(self.state, move)


def drawn_prefix(chance: Random) -> int:
    """How many plies are drawn by chance."""
    return min(chance.randint(SHORTEST_PREFIX, LONGEST_PREFIX) for _ in range(DRAWS))


def empty_squares(mine: int, theirs: int) -> int:
    """Of the board, by the discs of both sides."""
    return CELLS - (mine | theirs).bit_count()


def squares_in(discs: int) -> list[int]:
    return [square for square in range(CELLS) if discs >> square & 1]


def games_in(block: bytes) -> list[np.ndarray]:
    """The plies of each game."""
    plies = np.frombuffer(block, PLY)
    return np.split(plies, np.flatnonzero(np.diff(plies["game"])) + 1)
