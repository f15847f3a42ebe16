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

from tempo.native.jit import inlined, njit
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT
from tempo.training.self_play.batched_search import Root
from tempo.training.self_play.distributions import gumbel

FIRST_VISITS = 50.0
WORST = -1e300


class Halving(NamedTuple):
    """How a root is searched."""

    simulations: int
    visits: np.ndarray  # int64[considered moves + 1, simulations] how often a move to look at now was looked at
    scale: float  # of values against logits
    drawn_plies: int  # of a game, in which chance has a say; later the best move is played


def new_halving(considered: int, simulations: int, scale: float, drawn_plies: int) -> Halving:
    """For this many simulations at most."""
    rows = [halved(moves, simulations) for moves in range(considered + 1)]
    visits = np.array(rows, np.int64).reshape(considered + 1, simulations)
    return Halving(simulations, visits, scale, drawn_plies)


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
def draw_chances(tree, halving, scratch, rng, ply):
    """g + rating of each child of the root; after the drawn plies, the rating alone."""
    first = tree.selection[ROOT].first
    for number in range(tree.selection[ROOT].count):
        scratch.clean[number] = tree.priors[first + number]
        scratch.numbers[number] = math.log(tree.priors[first + number])
        if ply < halving.drawn_plies:
            scratch.numbers[number] += gumbel(rng)


@njit
def next_child(tree, halving, scratch, done):
    """The most promising one of those whose turn it is."""
    row = min(tree.selection[ROOT].count, halving.visits.shape[0] - 1)
    return best_so_far(tree, halving, scratch, halving.visits[row, done])


@njit
def best_child_after_all(tree, halving, scratch, rng, ply):
    """Of those visited most."""
    return best_so_far(tree, halving, scratch, most_visits(tree))


@njit
def best_so_far(tree, halving, scratch, visits):
    """The most promising child of the root that is not lost, of those visited so often or of all; a sure win first."""
    first, most = tree.selection[ROOT].first, most_visits(tree)
    best, best_score, best_fits = first, WORST, False
    for child in range(first, first + tree.selection[ROOT].count):
        if tree.stats[child].proof > DRAW:
            return child
        if tree.stats[child].proof < UNKNOWN:  # lost
            continue
        fits = tree.stats[child].visits == visits
        score = scratch.numbers[child - first] + sigma(halving, most, worth_of(tree, child, 0.0))
        if (fits and not best_fits) or (fits == best_fits and score > best_score):
            best, best_score, best_fits = child, score, fits
    return best


@inlined
def most_visits(tree):
    """Of a child of the root that is not lost."""
    most, first = 0, tree.selection[ROOT].first
    for child in range(first, first + tree.selection[ROOT].count):
        if tree.stats[child].proof >= UNKNOWN:
            most = max(most, tree.stats[child].visits)
    return most


@inlined
def sigma(halving, most, value):
    """What a value counts beside a rating."""
    return (FIRST_VISITS + most) * halving.scale * value


@inlined
def worth_of(tree, child, unseen):
    """What a child is worth to the side that moves there, 0 to 1; `unseen` if nobody looked."""
    proof, visits = tree.stats[child].proof, tree.stats[child].visits
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 1.0 if proof > DRAW else 0.0
    return tree.stats[child].value / visits if visits > 0 else unseen


@njit
def write_policy(tree, halving, scratch, policy):
    """The better policy that the search found, float32[actions]; return what the position is worth by it, 0 to 1."""
    first, count, most = tree.selection[ROOT].first, tree.selection[ROOT].count, most_visits(tree)
    unseen = 1.0 - tree.stats[ROOT].value / tree.stats[ROOT].visits
    best = WORST
    for child in range(first, first + count):
        score = math.log(tree.priors[child]) + sigma(halving, most, worth_of(tree, child, unseen))
        scratch.numbers[child - first] = score
        best = max(best, score)
    total = worth = 0.0
    for action in range(policy.size):
        policy[action] = 0.0
    for child in range(first, first + count):
        share = math.exp(scratch.numbers[child - first] - best)
        policy[tree.selection[child].action] = share
        total += share
        worth += share * worth_of(tree, child, unseen)
    for action in range(policy.size):
        policy[action] /= total
    return worth / total


GUMBEL = Root(draw_chances, next_child, best_child_after_all, write_policy)
