"""Games of a network against itself, to learn from: a block of them side by side, a ply at a time."""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tempo.jit import entry
from tempo.lab.selfplay.samples import MOST_LEFT, Played, planes_as_bits, sample_type
from tempo.lab.selfplay.searches import Evaluate, Root, Searches
from tempo.rng import below, new_rng
from tempo.search.game import ONGOING
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.mcts import Settings


class Manner(NamedTuple):
    """How games are played."""

    root: Root
    full: Any  # searches to learn from
    late: Any  # the same, towards the end of a game
    late_ply: int
    quick: Any  # the others
    settings: Settings  # below the root
    full_share: float  # of the searches, how many are full
    blind: int  # plies that chance plays before a game begins, at most
    blind_share: float  # of the games, in how many it plays any


class Games:
    """Plays so many at once, from a start."""

    def __init__(self, searches: Searches, start: np.ndarray, count: int, manner: Manner, evaluate: Evaluate) -> None:
        self.searches, self.start, self.count = searches, start, count
        self.manner, self.evaluate = manner, evaluate

    def play(self, seed: int) -> Played:
        """All of them, to their ends; the seed says all."""
        chance, count, manner = np.random.default_rng(seed), self.count, self.manner
        rngs = np.stack([new_rng((seed << 12) + number) for number in range(count)])
        states, actions = np.tile(self.start, (count, 1)), np.zeros(count, np.int64)
        outcomes, lasts = np.full(count, ONGOING), np.full(count, NOBODY_MOVED)
        blind = chance.integers(1, max(1, manner.blind) + 1, count) * (chance.random(count) < manner.blind_share)
        games: list[list[int]] = [[] for _ in range(count)]
        results, noted = np.zeros(count, np.int64), [np.zeros(0, sample_type(self.searches.shape))]
        going, ply = np.arange(count), 0
        while going.size:
            drawn, full = ply < blind[going], chance.random(going.size) < manner.full_share
            draw_moves(self.searches.game, states, going[drawn], rngs, actions, self.searches.trees.actions[0])
            wanted = manner.late if ply >= manner.late_ply else manner.full
            for seats, how in ((going[~drawn & full], wanted), (going[~drawn & ~full], manner.quick)):
                found = self.searches.run(
                    seats, states, lasts, ply, manner.root, how, manner.settings, rngs, self.evaluate
                )
                actions[seats] = found.actions[seats]
                if how is wanted and seats.size:
                    noted.append(self.note(seats, states, lasts, ply))
            play_moves(self.searches.game, states, going, actions, outcomes)
            lasts[going] = actions[going]
            for seat in going.tolist():
                games[seat].append(int(actions[seat]))
            results[going] = outcomes[going] * (1 if ply & 1 == 0 else -1)  # for the side that began
            going, ply = going[outcomes[going] == ONGOING], ply + 1
        return Played(in_order(np.concatenate(noted), results, games), games)

    def note(self, seats: np.ndarray, states: np.ndarray, lasts: np.ndarray, ply: int) -> np.ndarray:
        """What was found of some positions; `result` is their seat for now, and `left` how far the game is."""
        found = self.searches.found
        samples = np.zeros(len(seats), sample_type(self.searches.shape))
        samples["planes"] = planes_as_bits(self.searches.look_at(seats, states, lasts))
        samples["policy"], samples["worth"] = found.policies[seats], found.worths[seats]
        samples["surprise"], samples["result"], samples["left"] = found.surprises[seats], seats, ply
        return samples


def in_order(samples: np.ndarray, results: np.ndarray, games: list[list[int]]) -> np.ndarray:
    """Game by game, with what became of them."""
    seats, plies = samples["result"].astype(np.int64), samples["left"].astype(np.int64)
    samples["result"] = results[seats] * np.where(plies & 1 == 0, 1, -1)
    samples["left"] = np.minimum(np.array([len(game) for game in games])[seats] - plies, MOST_LEFT)
    return samples[np.lexsort((plies, seats))]


@entry
def draw_moves(game, states, seats, rngs, actions, listed):
    """Chance moves in some games."""
    for seat in seats:
        actions[seat] = listed[below(rngs[seat], game.legal(game.board, states[seat], listed))]


@entry
def play_moves(game, states, seats, actions, outcomes):
    """Make the moves, and see whether that was the end."""
    for seat in seats:
        game.play(game.board, states[seat], actions[seat])
        outcomes[seat] = game.outcome(game.board, states[seat])
