"""Root policy of Gumbel AlphaZero: it improves the policy with few simulations. PUCT selects below the root.

Each move gets a Gumbel noise g, so that the largest `g + logit` is a draw from the policy. The moves with the largest
sums are searched equally often, then the better half of them, and so on (sequential halving), where better means

    g + logit + sigma(value),   sigma(value) = (FIRST_VISITS + visits of the most visited) * VALUE_SCALE * value

The policy target is the softmax of `logit + sigma(value)`. A move without visits counts with the value of the root.
This policy is an improvement for any number of simulations.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT
from tempo.training.self_play.batched_search import RootPolicy
from tempo.training.self_play.distributions import gumbel

FIRST_VISITS = 50.0
VALUE_SCALE = 0.5  # weight of values against logits
WORST = -1e300


class GumbelConfig(NamedTuple):
    """Configuration of the root policy."""

    simulations: int
    visits: np.ndarray  # int64[considered moves + 1, simulations] visits that the next child to search has so far
    sampled_plies: int  # of a game, in which moves have Gumbel noise; after them the best move is played


def new_gumbel_config(considered: int, simulations: int, sampled_plies: int) -> GumbelConfig:
    """Return the configuration for at most `considered` moves at the root."""
    rows = [halving_schedule(moves, simulations) for moves in range(considered + 1)]
    visits = np.array(rows, np.int64).reshape(considered + 1, simulations)
    return GumbelConfig(simulations, visits, sampled_plies)


def halving_schedule(moves: int, simulations: int) -> list[int]:
    """Return for each simulation how many visits its child has before: all moves equally often, then half of them,
    down to two."""
    if moves < 2:
        return list(range(simulations))
    schedule: list[int] = []
    visits, left, stages = 0, moves, math.ceil(math.log2(moves))
    while len(schedule) < simulations:
        for _ in range(max(1, simulations // (stages * left))):
            schedule += [visits] * left
            visits += 1
        left = max(2, left // 2)
    return schedule[:simulations]


@njit
def draw_gumbels(tree, config, scratch, rng, ply):
    """Write g + logit of each child of the root to the scratch; after the sampled plies, the logit alone.

    Args:
        tree: with an expanded root.
        config: GumbelConfig.
        scratch: Scratch, written.
        rng: uint64[1].
        ply: of the game.
    """
    first = tree.selection[ROOT].first
    for number in range(tree.selection[ROOT].count):
        scratch.priors[number] = tree.priors[first + number]
        scratch.scores[number] = math.log(tree.priors[first + number])
        if ply < config.sampled_plies:
            scratch.scores[number] += gumbel(rng)


@njit
def next_child(tree, config, scratch, done):
    """Return the best child among those whose turn it is in the halving schedule."""
    row = min(tree.selection[ROOT].count, config.visits.shape[0] - 1)
    return best_child_with_visits(tree, scratch, config.visits[row, done])


@njit
def best_most_visited(tree, config, scratch, rng, ply):
    """Return the best child among the most visited. Parameters: as in draw_gumbels."""
    return best_child_with_visits(tree, scratch, most_visits(tree))


@njit
def best_child_with_visits(tree, scratch, visits):
    """Return the best child of the root that is not lost, among those with `visits` visits, else among all; a proven
    win comes first."""
    first, most = tree.selection[ROOT].first, most_visits(tree)
    best, best_score, best_fits = first, WORST, False
    for child in range(first, first + tree.selection[ROOT].count):
        if tree.stats[child].proof > DRAW:
            return child
        if tree.stats[child].proof < UNKNOWN:  # lost
            continue
        fits = tree.stats[child].visits == visits
        score = scratch.scores[child - first] + sigma(most, child_value(tree, child, 0.0))
        if (fits and not best_fits) or (fits == best_fits and score > best_score):
            best, best_score, best_fits = child, score, fits
    return best


@inlined
def most_visits(tree):
    """Return the visits of the most visited child of the root that is not lost."""
    most, first = 0, tree.selection[ROOT].first
    for child in range(first, first + tree.selection[ROOT].count):
        if tree.stats[child].proof >= UNKNOWN:
            most = max(most, tree.stats[child].visits)
    return most


@inlined
def sigma(most, value):
    """Return the weight of a value against a logit."""
    return (FIRST_VISITS + most) * VALUE_SCALE * value


@inlined
def child_value(tree, child, default):
    """Return a child's value for the side that moves there, 0 to 1; `default` without visits."""
    proof, visits = tree.stats[child].proof, tree.stats[child].visits
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 1.0 if proof > DRAW else 0.0
    return tree.stats[child].value / visits if visits > 0 else default


@njit
def write_improved_policy(tree, config, scratch, policy):
    """Write the improved policy; return its value.

    Args:
        tree: after the search.
        config: GumbelConfig.
        scratch: Scratch, overwritten.
        policy: float32[actions] written.

    Returns: the expected value of the policy, 0 to 1.
    """
    first, count, most = tree.selection[ROOT].first, tree.selection[ROOT].count, most_visits(tree)
    default = 1.0 - tree.stats[ROOT].value / tree.stats[ROOT].visits
    best = WORST
    for child in range(first, first + count):
        score = math.log(tree.priors[child]) + sigma(most, child_value(tree, child, default))
        scratch.scores[child - first] = score
        best = max(best, score)
    total = value = 0.0
    for action in range(policy.size):
        policy[action] = 0.0
    for child in range(first, first + count):
        share = math.exp(scratch.scores[child - first] - best)
        policy[tree.selection[child].action] = share
        total += share
        value += share * child_value(tree, child, default)
    for action in range(policy.size):
        policy[action] /= total
    return value / total


GUMBEL = RootPolicy(draw_gumbels, next_child, best_most_visited, write_improved_policy)
