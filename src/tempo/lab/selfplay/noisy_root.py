"""The root as it was first searched: PUCT all the way, noise on the priors, moves drawn by how often they were visited.

Two things that were learned since can be had with it: *forced playouts*, so many visits of each child that noise made
likely that it shows whether it deserves them, and *pruned targets*, without the visits that PUCT by itself would not
have paid.
"""
import math
from typing import NamedTuple

import numpy as np

from tempo.jit import inlined, njit
from tempo.lab.selfplay.chances import gamma, unit
from tempo.lab.selfplay.games import Root
from tempo.lab.selfplay.gumbel import worth_of
from tempo.search.mcts import back_up, select, simulate
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.puct import LEAST_PRIOR
from tempo.search.tree import ROOT, copy_state, forget_node


class Noise(NamedTuple):
    """How a root is searched."""

    simulations: int
    alpha: float  # of Dirichlet's distribution
    share: float  # of the noise in a prior; 0 for the best play
    forced: float  # k: a child gets sqrt(k * prior * visits of the root); 0: none is forced
    prunes: bool  # whether targets are pruned
    drawn_plies: int  # of a game, in which moves are drawn by their visits; later the most visited is played
    counted: np.ndarray  # float64[actions] visits of each child, as they are learned
    clean: np.ndarray  # float32[actions] the priors without noise


def new_noise(
    simulations: int, actions: int, alpha: float = 0.3, share: float = 0.25, forced: float = 0.0,
    prunes: bool = False, drawn_plies: int = 1000,
) -> Noise:
    return Noise(
        simulations, alpha, share, forced, prunes, drawn_plies, np.zeros(actions), np.zeros(actions, np.float32)
    )


@njit
def search_noisy(game, tree, root_state, last, settings, noise, rng, ply):
    """Search a position anew, after the last move; return the child of the root to play."""
    for node in range(tree.used[0]):
        forget_node(tree, node)
    tree.used[0] = 1
    tree.choice[ROOT].action = last
    copy_state(tree.state, root_state)
    back_up(game, tree, settings, 0, simulate(game, tree, settings, rng, 0))
    first, count = tree.choice[ROOT].first, tree.choice[ROOT].count
    add_noise(tree, noise, rng, first, count)
    for _ in range(noise.simulations):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            break
        copy_state(tree.state, root_state)
        depth, child = 0, forced_child(tree, noise, first, count)
        if child != ROOT:
            game.play(game.board, tree.state, tree.choice[child].action)
            tree.path[1], depth = child, 1
        depth = select(game, tree, settings, rng, depth)
        back_up(game, tree, settings, depth, simulate(game, tree, settings, rng, depth))
    count_visits(tree, settings, noise, first, count)
    return drawn_child(tree, noise, rng, first, count, ply)


@inlined
def add_noise(tree, noise, rng, first, count):
    """Mix the priors of the root's children with chance."""
    total = 0.0
    for number in range(count):
        noise.clean[number] = tree.priors[first + number]
        noise.counted[number] = gamma(rng, noise.alpha) if noise.share > 0.0 else 0.0
        total += noise.counted[number]
    for number in range(count):
        if total > 0.0:
            mixed = (1.0 - noise.share) * noise.clean[number] + noise.share * noise.counted[number] / total
            tree.priors[first + number] = max(LEAST_PRIOR, np.float32(mixed))
        child = first + number
        if tree.books[child].visits == 0:
            tree.choice[child].doubt = tree.priors[child]


@inlined
def forced_child(tree, noise, first, count):
    """A child that has fewer visits than it must have; ROOT if there is none."""
    if noise.forced > 0.0:
        visits = tree.books[ROOT].visits
        for child in range(first, first + count):
            done = tree.books[child].visits
            is_open = done > 0 and tree.books[child].proof == UNKNOWN
            if is_open and done * done < noise.forced * tree.priors[child] * visits:
                return child
    return ROOT


@inlined
def count_visits(tree, settings, noise, first, count):
    """How often each child was visited, less what only forcing paid for; a sure win alone, if there is one."""
    best, won = first, False
    for child in range(first, first + count):
        won = won or tree.books[child].proof > DRAW
        if tree.books[child].visits > tree.books[best].visits:
            best = child
    bonus = settings.exploration * math.sqrt(tree.books[ROOT].visits)
    goal = worth_of(tree, best, 0.0) + bonus * tree.priors[best] / (1 + tree.books[best].visits)
    for number in range(count):
        child = first + number
        visits, proof = float(tree.books[child].visits), tree.books[child].proof
        if won or proof < UNKNOWN:
            visits = 1.0 if proof > DRAW else 0.0
        elif noise.prunes and child != best and visits > 0.0:
            room = goal - worth_of(tree, child, 0.0)
            deserved = bonus * tree.priors[child] / room - 1.0 if room > 0.0 else visits
            most_off = math.sqrt(noise.forced * tree.priors[child] * tree.books[ROOT].visits)
            visits = max(min(visits, max(deserved, visits - most_off)), 0.0)
            visits = 0.0 if visits <= 1.0 else visits
        noise.counted[number] = visits


@inlined
def drawn_child(tree, noise, rng, first, count, ply):
    """By its visits, or the most visited."""
    total, most = 0.0, 0
    for number in range(count):
        total += noise.counted[number]
        if noise.counted[number] > noise.counted[most]:
            most = number
    if total > 0.0 and ply < noise.drawn_plies and noise.share > 0.0:
        left = unit(rng) * total
        for number in range(count):
            left -= noise.counted[number]
            if left < 0.0:
                return first + number
    return first + most


@njit
def write_visits(tree, noise, policy):
    """The shares of visits, float32[actions]; return what the position is worth by the search, 0 to 1."""
    first, count = tree.choice[ROOT].first, tree.choice[ROOT].count
    total = 0.0
    for number in range(count):
        total += noise.counted[number]
    for action in range(policy.size):
        policy[action] = 0.0
    for number in range(count):  # lost whatever is played: as the network had it
        share = noise.counted[number] / total if total > 0.0 else noise.clean[number]
        policy[tree.choice[first + number].action] = share
    proof = tree.books[ROOT].proof
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else 0.0 if proof > DRAW else 1.0
    return 1.0 - tree.books[ROOT].value / tree.books[ROOT].visits


NOISY = Root(search_noisy, write_visits)
