"""Root policy of AlphaZero: PUCT from the root on, Dirichlet noise on the priors, moves drawn by visits.

The noise can be in the draw of the move alone (`uniform_share`) and then affects neither search nor policy target: a
draw from shares that a Dirichlet distribution gave for this one draw is a uniform draw.

Two later ideas from KataGo are options. *Forced playouts* give a child that noise made likely enough visits to show
whether it deserves them. *Pruned targets* subtract the visits that PUCT alone would not have made.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.leaves.puct import LEAST_PRIOR
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT
from tempo.training.self_play.batched_search import RootPolicy
from tempo.training.self_play.distributions import gamma, uniform
from tempo.training.self_play.gumbel import child_value


class DirichletConfig(NamedTuple):
    """Configuration of the root policy."""

    simulations: int
    dirichlet_alpha: float  # of the Dirichlet distribution
    fraction: float  # of the noise in a prior; 0: no noise
    uniform_share: float  # of the move draws that are uniform, and not by visits
    forced_playouts: float  # k of forced playouts: a child gets at least sqrt(k * prior * visits of the root); 0: none
    prune_targets: bool  # whether policy targets are pruned
    sampled_plies: int  # of a game, in which moves are drawn by visits; after them the most visited move is played
    exploration: float  # c of PUCT below the root, for pruning


@njit
def add_noise(tree, config, scratch, rng, ply):
    """Mix Dirichlet noise into the priors of the root's children.

    Args:
        tree: with an expanded root; priors and exploration bonuses of its children are written.
        config: DirichletConfig.
        scratch: Scratch; the priors without noise are written.
        rng: uint64[1].
        ply: of the game, unused.
    """
    first, count, total = tree.selection[ROOT].first, tree.selection[ROOT].count, 0.0
    for number in range(count):
        scratch.priors[number] = tree.priors[first + number]
        scratch.scores[number] = gamma(rng, config.dirichlet_alpha) if config.fraction > 0.0 else 0.0
        total += scratch.scores[number]
    for number in range(count):
        child = first + number
        if total > 0.0:
            mixed = (1.0 - config.fraction) * scratch.priors[number] + config.fraction * scratch.scores[number] / total
            tree.priors[child] = max(LEAST_PRIOR, np.float32(mixed))
        tree.selection[child].child_bonus = tree.priors[child]


@njit
def forced_child(tree, config, scratch, done):
    """Return a child with fewer visits than it must have; ROOT if there is none."""
    if config.forced_playouts > 0.0:
        first, visits = tree.selection[ROOT].first, tree.stats[ROOT].visits
        for child in range(first, first + tree.selection[ROOT].count):
            own = tree.stats[child].visits
            is_open = own > 0 and tree.stats[child].proof == UNKNOWN
            if is_open and own * own < config.forced_playouts * tree.priors[child] * visits:
                return child
    return ROOT


@njit
def draw_child(tree, config, scratch, rng, ply):
    """Draw a child by its visits; after the sampled plies return the most visited one. Parameters: as in add_noise."""
    count_visits(tree, config, scratch)
    first, count, total, most = tree.selection[ROOT].first, tree.selection[ROOT].count, 0.0, 0
    for number in range(count):
        total += scratch.scores[number]
        if scratch.scores[number] > scratch.scores[most]:
            most = number
    if total > 0.0 and ply < config.sampled_plies:
        if uniform(rng) < config.uniform_share:
            return first + np.int64(uniform(rng) * count)
        left = uniform(rng) * total
        for number in range(count):
            left -= scratch.scores[number]
            if left < 0.0:
                return first + number
    return first + most


@inlined
def count_visits(tree, config, scratch):
    """Write each child's visits to the scratch, less those that only forcing explains. Of a proven win and lost
    children, the win alone counts."""
    first, count = tree.selection[ROOT].first, tree.selection[ROOT].count
    best, won = first, False
    for child in range(first, first + count):
        won = won or tree.stats[child].proof > DRAW
        if tree.stats[child].visits > tree.stats[best].visits:
            best = child
    bonus = config.exploration * math.sqrt(tree.stats[ROOT].visits)
    goal = child_value(tree, best, 0.0) + bonus * tree.priors[best] / (1 + tree.stats[best].visits)
    for number in range(count):
        child = first + number
        visits, proof = float(tree.stats[child].visits), tree.stats[child].proof
        if won or proof < UNKNOWN:
            visits = 1.0 if proof > DRAW else 0.0
        elif config.prune_targets and child != best and visits > 0.0:
            gap = goal - child_value(tree, child, 0.0)
            deserved = bonus * tree.priors[child] / gap - 1.0 if gap > 0.0 else visits
            most_off = math.sqrt(config.forced_playouts * tree.priors[child] * tree.stats[ROOT].visits)
            visits = max(min(visits, max(deserved, visits - most_off)), 0.0)
            visits = 0.0 if visits <= 1.0 else visits
        scratch.scores[number] = visits


@njit
def write_visit_policy(tree, config, scratch, policy):
    """Write the shares of visits as the policy; return the root's value.

    Args:
        tree: after the search.
        config: DirichletConfig.
        scratch: Scratch with the counted visits.
        policy: float32[actions] written.

    Returns: the value of the position by the search, 0 to 1.
    """
    first, count = tree.selection[ROOT].first, tree.selection[ROOT].count
    total = 0.0
    for number in range(count):
        total += scratch.scores[number]
    for action in range(policy.size):
        policy[action] = 0.0
    for number in range(count):  # if all moves lose, the network's policy stays
        share = scratch.scores[number] / total if total > 0.0 else scratch.priors[number]
        policy[tree.selection[first + number].action] = share
    proof = tree.stats[ROOT].proof
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 0.0 if proof > DRAW else 1.0
    return 1.0 - tree.stats[ROOT].value / tree.stats[ROOT].visits


DIRICHLET = RootPolicy(add_noise, forced_child, draw_child, write_visit_policy)
