"""How good a network is, by something true: positions of which it is known what every move is worth."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.jit import entry, njit
from tempo.lab.records.score_sets import read_score_set
from tempo.lab.referee.exact import Scores
from tempo.lab.selfplay.gumbel import new_halving, search_root
from tempo.rng import new_rng
from tempo.search.game import Game
from tempo.search.mcts import Settings
from tempo.search.puct import NOBODY_MOVED
from tempo.search.tree import ROOT, new_tree

SIMULATIONS = (0, 100)  # 0 is the best rated move: one evaluation


class Known(NamedTuple):
    """Positions, and what their moves are worth."""

    states: np.ndarray  # [positions, words of a state]
    scores: Sequence[Scores]


def known_in(path: Path, state_after: Callable[[Sequence[int]], np.ndarray]) -> Known:
    """Those of a set."""
    _, positions = read_score_set(path)
    return Known(np.array([state_after(one.actions) for one in positions]), [one.scores for one in positions])


class Quality(NamedTuple):
    """Shares of all moves, in percent."""

    kept: float  # the value: a win stayed a win, a draw a draw
    perfect: float  # no other move is worth more


def qualities(game: Game, known: Known, scale: float, settings: Settings) -> dict[int, Quality]:
    """By simulations."""
    return {
        simulations: quality(known, chosen(game, known.states, simulations, scale, settings))
        for simulations in SIMULATIONS
    }


def chosen(game: Game, states: np.ndarray, simulations: int, scale: float, settings: Settings) -> np.ndarray:
    """int64[positions] the moves that are played."""
    tree, moves = new_tree(game, states[0], (simulations + 2) * (game.actions + 1)), np.zeros(len(states), np.int64)
    halving = new_halving(game.actions, simulations, scale, 0.0, game.actions)
    choose_all(game, tree, states, settings, halving, new_rng(1), moves)
    return moves


@entry
def choose_all(game, tree, states, settings, halving, rng, moves):
    """Write the move for each position."""
    for number in range(states.shape[0]):
        child = search_root(game, tree, states[number], NOBODY_MOVED, settings, halving, rng, 0)
        if halving.visits.shape[1] == 0:
            child = best_rated(tree)
        moves[number] = tree.choice[child].action


@njit
def best_rated(tree):
    """The child of the root that the network rates best."""
    best = first = tree.choice[ROOT].first
    for child in range(first + 1, first + tree.choice[ROOT].count):
        if tree.priors[child] > tree.priors[best]:
            best = child
    return best


def quality(known: Known, moves: np.ndarray) -> Quality:
    kept = perfect = 0
    for move, scores in zip(moves.tolist(), known.scores, strict=True):
        best = max(scores.values(), key=lambda score: score.low)
        perfect += scores[move].low == best.low
        kept += scores[move].value == best.value
    return Quality(100 * kept / len(moves), 100 * perfect / len(moves))
