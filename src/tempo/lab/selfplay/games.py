"""Games of a network against itself, to learn from: jitted, one after the other."""
import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tempo.jit import entry, inlined
from tempo.lab.selfplay.chances import happens
from tempo.network.layers import INPUTS
from tempo.rng import below
from tempo.search.game import ONGOING
from tempo.search.puct import NOBODY_MOVED, show
from tempo.search.tree import ROOT, copy_state


class Root(NamedTuple):
    """How a position is searched, and what is learned of it: gumbel.py or noisy_root.py."""

    search: Callable  # (game, tree, state, last, settings, how, rng, ply) -> the child of the root to play
    write: Callable  # (tree, how, policy) -> the worth of the position, 0 to 1; writes the better policy


class Manner(NamedTuple):
    """How games are played."""

    root: Root
    full: Any  # searches to learn from
    quick: Any  # the others
    full_share: int  # of OF_ALL: how many are full
    blind: int  # plies that chance plays before a game begins, at most
    blind_share: int  # of OF_ALL: in how many games it plays any


class Notes(NamedTuple):
    """What was noted of a game: of positions that were searched fully, one after the other."""

    planes: np.ndarray  # uint8[plies, cells, planes]
    policies: np.ndarray  # float32[plies, actions]
    worths: np.ndarray  # float32[plies] what the search found, -1 to 1
    surprises: np.ndarray  # float32[plies] how far its policy is from the network's
    at: np.ndarray  # int64[plies] the ply
    results: np.ndarray  # int64[plies] how the game ended for the side to move
    moves: np.ndarray  # int64[plies of the longest game + 1] all of them, then NOBODY_MOVED


@entry
def play_one(game, tree, start, settings, manner, rng, notes, state):
    """Play a game, and note what there is to learn: how many positions."""
    copy_state(state, start)
    noted = ply = 0
    last = np.int64(NOBODY_MOVED)
    blind = 1 + below(rng, manner.blind) if happens(rng, manner.blind_share) else 0
    result = ONGOING
    while result == ONGOING:
        if ply < blind:
            action = np.int64(tree.actions[below(rng, game.legal(game.board, state, tree.actions))])
        elif happens(rng, manner.full_share):
            action = move_by(game, tree, state, last, settings, manner.root, manner.full, rng, ply)
            note(game, tree, state, last, manner, notes, noted)
            notes.at[noted] = ply
            noted += 1
        else:
            action = move_by(game, tree, state, last, settings, manner.root, manner.quick, rng, ply)
        notes.moves[ply] = action
        game.play(game.board, state, action)
        last = action
        ply += 1
        result = game.outcome(game.board, state)
    for number in range(noted):  # the result is told from the side that moved last
        notes.results[number] = result if (ply - notes.at[number]) & 1 == 1 else -result
    notes.moves[ply] = NOBODY_MOVED
    return noted


@inlined
def move_by(game, tree, state, last, settings, root, how, rng, ply):
    """The move that a search finds."""
    child = root.search(game, tree, state, last, settings, how, rng, ply)
    return np.int64(tree.choice[child].action)


@inlined
def note(game, tree, state, last, manner, notes, noted):
    """Note a position that was just searched."""
    policy = notes.policies[noted]
    notes.worths[noted] = 2.0 * manner.root.write(tree, manner.full, policy) - 1.0
    first, surprise = tree.choice[ROOT].first, 0.0
    for number in range(tree.choice[ROOT].count):
        share = policy[tree.choice[first + number].action]
        if share > 0.0:
            surprise += share * math.log(share / manner.full.clean[number])
    notes.surprises[noted] = surprise
    show(game, state, last)
    network = game.sight.network
    planes, across = network.layers[0, INPUTS], network.columns + 2
    for row in range(network.rows):
        for column in range(network.columns):
            place = ((row + 1) * across + column + 1) * planes
            for plane in range(planes):
                notes.planes[noted, row * network.columns + column, plane] = np.uint8(network.here[place + plane])
