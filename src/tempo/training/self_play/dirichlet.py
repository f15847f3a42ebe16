"""The root as it was first searched: PUCT all the way, noise on the priors, moves drawn by how often they were visited.
Or the noise is in that draw alone, and neither in the search nor in what is learned of it: who draws from shares that
Dirichlet's distribution gave for this one draw, draws all moves as often.

Two things that were learned since can be had with it: *forced playouts*, so many visits of each child that noise made
likely that it shows whether it deserves them, and *pruned targets*, without the visits that PUCT by itself would not
have paid.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.leaves.puct import LEAST_PRIOR
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT
from tempo.training.self_play.batched_search import Root
from tempo.training.self_play.distributions import gamma, unit
from tempo.training.self_play.gumbel import worth_of


class Noise(NamedTuple):
    """How a root is searched."""

    simulations: int
    alpha: float  # of Dirichlet's distribution
    share: float  # of the noise in a prior; 0 for the best play
    share_of_draws: float  # that are evenly of all moves, and not by visits
    forced: float  # k: a child gets sqrt(k * prior * visits of the root); 0: none is forced
    prunes: bool  # whether targets are pruned
    drawn_plies: int  # of a game, in which moves are drawn by their visits; later the most visited is played
    exploration: float  # as below the root, to tell what PUCT would have paid


@njit
def add_noise(tree, noise, scratch, rng, ply):
    """Mix the priors of the root's children with chance."""
    first, count, total = tree.selection[ROOT].first, tree.selection[ROOT].count, 0.0
    for number in range(count):
        scratch.clean[number] = tree.priors[first + number]
        scratch.numbers[number] = gamma(rng, noise.alpha) if noise.share > 0.0 else 0.0
        total += scratch.numbers[number]
    for number in range(count):
        child = first + number
        if total > 0.0:
            mixed = (1.0 - noise.share) * scratch.clean[number] + noise.share * scratch.numbers[number] / total
            tree.priors[child] = max(LEAST_PRIOR, np.float32(mixed))
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def forced_child(tree, noise, scratch, done):
    """A child that has fewer visits than it must have; ROOT if there is none."""
    if noise.forced > 0.0:
        first, visits = tree.selection[ROOT].first, tree.stats[ROOT].visits
        for child in range(first, first + tree.selection[ROOT].count):
            paid = tree.stats[child].visits
            is_open = paid > 0 and tree.stats[child].proof == UNKNOWN
            if is_open and paid * paid < noise.forced * tree.priors[child] * visits:
                return child
    return ROOT


@njit
def drawn_child(tree, noise, scratch, rng, ply):
    """By its visits, or the most visited."""
    count_visits(tree, noise, scratch)
    first, count, total, most = tree.selection[ROOT].first, tree.selection[ROOT].count, 0.0, 0
    for number in range(count):
        total += scratch.numbers[number]
        if scratch.numbers[number] > scratch.numbers[most]:
            most = number
    if total > 0.0 and ply < noise.drawn_plies:
        if unit(rng) < noise.share_of_draws:
            return first + np.int64(unit(rng) * count)
        left = unit(rng) * total
        for number in range(count):
            left -= scratch.numbers[number]
            if left < 0.0:
                return first + number
    return first + most


@inlined
def count_visits(tree, noise, scratch):
    """How often each child was visited, less what only forcing paid for; a sure win alone, if there is one."""
    first, count = tree.selection[ROOT].first, tree.selection[ROOT].count
    best, won = first, False
    for child in range(first, first + count):
        won = won or tree.stats[child].proof > DRAW
        if tree.stats[child].visits > tree.stats[best].visits:
            best = child
    bonus = noise.exploration * math.sqrt(tree.stats[ROOT].visits)
    goal = worth_of(tree, best, 0.0) + bonus * tree.priors[best] / (1 + tree.stats[best].visits)
    for number in range(count):
        child = first + number
        visits, proof = float(tree.stats[child].visits), tree.stats[child].proof
        if won or proof < UNKNOWN:
            visits = 1.0 if proof > DRAW else 0.0
        elif noise.prunes and child != best and visits > 0.0:
            room = goal - worth_of(tree, child, 0.0)
            deserved = bonus * tree.priors[child] / room - 1.0 if room > 0.0 else visits
            most_off = math.sqrt(noise.forced * tree.priors[child] * tree.stats[ROOT].visits)
            visits = max(min(visits, max(deserved, visits - most_off)), 0.0)
            visits = 0.0 if visits <= 1.0 else visits
        scratch.numbers[number] = visits


@njit
def write_visits(tree, noise, scratch, policy):
    """The shares of visits, float32[actions]; return what the position is worth by the search, 0 to 1."""
    first, count = tree.selection[ROOT].first, tree.selection[ROOT].count
    total = 0.0
    for number in range(count):
        total += scratch.numbers[number]
    for action in range(policy.size):
        policy[action] = 0.0
    for number in range(count):  # lost whatever is played: as the network had it
        share = scratch.numbers[number] / total if total > 0.0 else scratch.clean[number]
        policy[tree.selection[first + number].action] = share
    proof = tree.stats[ROOT].proof
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 0.0 if proof > DRAW else 1.0
    return 1.0 - tree.stats[ROOT].value / tree.stats[ROOT].visits


NOISY = Root(add_noise, forced_child, drawn_child, write_visits)
