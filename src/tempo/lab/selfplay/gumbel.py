"""A search with few simulations that still makes its policy better: Gumbel's way at the root, PUCT below.

Chance draws a number g for each move, so that the largest `g + rating` is a draw by the policy. The moves that come
first so are searched, all equally often, then the better half of them, and so on (sequential halving), better by

    g + rating + sigma(value),   sigma(value) = (FIRST_VISITS + visits of the most visited) * scale * value

What is learned of it is the policy that belongs to `rating + sigma(value)`, where a move that was not looked at counts
as the whole position. However few simulations there are, that is a better policy than the one before.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.jit import inlined, njit
from tempo.lab.selfplay.chances import gumbel
from tempo.lab.selfplay.games import Root
from tempo.search.mcts import back_up, select, simulate
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, copy_state, forget_node

FIRST_VISITS = 50.0
WORST = -1e300


class Halving(NamedTuple):
    """How a root is searched."""

    visits: np.ndarray  # int64[considered moves + 1, simulations] how often a move to look at now was looked at
    scale: float  # of values against ratings
    noise: float  # of the numbers by chance: 1 to learn, 0 for the best play
    chances: np.ndarray  # float64[actions] g + rating of each child of the root
    clean: np.ndarray  # float32[actions] their priors


def new_halving(considered: int, simulations: int, scale: float, noise: float, actions: int) -> Halving:
    """For this many simulations at most."""
    rows = [halved(moves, simulations) for moves in range(considered + 1)]
    visits = np.array(rows, np.int64).reshape(considered + 1, simulations)
    return Halving(visits, scale, noise, np.zeros(actions), np.zeros(actions, np.float32))


def halved(moves: int, simulations: int) -> list[int]:
    """The row for so many moves: all of them equally often, then half of them, down to two."""
    if moves < 2:
        return list(range(simulations))
    found: list[int] = []
    times, seen, stages = 0, moves, math.ceil(math.log2(moves))
    while len(found) < simulations:
        for _ in range(max(1, simulations // (stages * seen))):
            found += [times] * seen
            times += 1
        seen = max(2, seen // 2)
    return found[:simulations]


@njit
def search_root(game, tree, root_state, last, settings, halving, rng, ply):
    """Search a position anew, after the last move; return the child of the root to play."""
    for node in range(tree.used[0]):
        forget_node(tree, node)
    tree.used[0] = 1
    tree.choice[ROOT].action = last
    copy_state(tree.state, root_state)
    back_up(game, tree, settings, 0, simulate(game, tree, settings, rng, 0))
    first, count = tree.choice[ROOT].first, tree.choice[ROOT].count
    for number in range(count):
        halving.clean[number] = tree.priors[first + number]
        halving.chances[number] = math.log(tree.priors[first + number])
        if halving.noise > 0.0:
            halving.chances[number] += halving.noise * gumbel(rng)
    row = min(count, halving.visits.shape[0] - 1)
    for done in range(halving.visits.shape[1]):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            break
        child = best_so_far(tree, halving, halving.visits[row, done])
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.choice[child].action)
        tree.path[1] = child
        depth = select(game, tree, settings, rng, 1)
        back_up(game, tree, settings, depth, simulate(game, tree, settings, rng, depth))
    return best_so_far(tree, halving, most_visits(tree))


@njit
def best_so_far(tree, halving, visits):
    """The most promising child of the root that is not lost, of those visited so often or of all; a sure win first."""
    first, most = tree.choice[ROOT].first, most_visits(tree)
    best, best_score, best_fits = first, WORST, False
    for child in range(first, first + tree.choice[ROOT].count):
        if tree.books[child].proof > DRAW:
            return child
        if tree.books[child].proof < UNKNOWN:  # lost
            continue
        fits = tree.books[child].visits == visits
        score = halving.chances[child - first] + sigma(halving, most, worth_of(tree, child, 0.0))
        if (fits and not best_fits) or (fits == best_fits and score > best_score):
            best, best_score, best_fits = child, score, fits
    return best


@inlined
def most_visits(tree):
    """Of a child of the root that is not lost."""
    most, first = 0, tree.choice[ROOT].first
    for child in range(first, first + tree.choice[ROOT].count):
        if tree.books[child].proof >= UNKNOWN:
            most = max(most, tree.books[child].visits)
    return most


@inlined
def sigma(halving, most, value):
    """What a value counts beside a rating."""
    return (FIRST_VISITS + most) * halving.scale * value


@inlined
def worth_of(tree, child, unseen):
    """What a child is worth to the side that moves there, 0 to 1; `unseen` if nobody looked."""
    proof, visits = tree.books[child].proof, tree.books[child].visits
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 1.0 if proof > DRAW else 0.0
    return tree.books[child].value / visits if visits > 0 else unseen


@njit
def write_policy(tree, halving, policy):
    """The better policy that the search found, float32[actions]; return what the position is worth by it, 0 to 1."""
    first, count, most = tree.choice[ROOT].first, tree.choice[ROOT].count, most_visits(tree)
    unseen = 1.0 - tree.books[ROOT].value / tree.books[ROOT].visits
    best = WORST
    for child in range(first, first + count):
        score = math.log(tree.priors[child]) + sigma(halving, most, worth_of(tree, child, unseen))
        halving.chances[child - first] = score
        best = max(best, score)
    total = worth = 0.0
    for action in range(policy.size):
        policy[action] = 0.0
    for child in range(first, first + count):
        share = math.exp(halving.chances[child - first] - best)
        policy[tree.choice[child].action] = share
        total += share
        worth += share * worth_of(tree, child, unseen)
    for action in range(policy.size):
        policy[action] /= total
    return worth / total


GUMBEL = Root(search_root, write_policy)
