"""Games of a network against itself, to learn from: a block of them side by side, a ply at a time."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import entry
from tempo.native.rng import below, new_rng
from tempo.search.game import ONGOING
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.mcts import SearchParams
from tempo.training.self_play.batched_search import Evaluate, Root, Searches
from tempo.training.self_play.configs import Plan
from tempo.training.self_play.dirichlet import NOISY, Noise
from tempo.training.self_play.gumbel import GUMBEL, new_halving
from tempo.training.self_play.samples import MOST_LEFT, Played, planes_as_bits, sample_type

NEVER = 1 << 30  # a ply that no game comes to
CERTAIN = 1.0  # a worth that was proved


class Manner(NamedTuple):
    """How games are played."""

    root: Root
    full: Any  # searches to learn from
    quick: Any  # the others
    late_ply: int  # from which on they are ...
    late_full: Any
    late_quick: Any
    params: SearchParams  # below the root
    full_share: float  # of the searches, how many are full
    blind: int  # plies that chance plays before a game begins, at most
    blind_share: float  # of the games, in how many it plays any
    sober: float  # of those plies, how many at most a quick search plays all the same; each game has a share of its own
    stretch: int  # plies after those that are learned from; then quick searches play the game to its end
    whole_share: float  # of the games, of which all plies are
    lasting: float  # how much of a worth is what the next search of that game found, and so on, to the result


def manner_of(plan: Plan) -> Manner:
    """How games are played to learn from."""
    full: Any
    if plan.root == "noisy":
        root = NOISY
        full = Noise(
            plan.simulations, plan.alpha, plan.noise, plan.even_draws, plan.forced, plan.prunes, plan.drawn_plies,
            plan.exploration,
        )  # fmt: skip
        quick = full._replace(simulations=plan.quick, share=0.0, drawn_plies=0, forced=0.0, prunes=False)
        late_full = full._replace(simulations=plan.late_simulations)
        late_quick = quick._replace(simulations=plan.late_quick)
    else:
        root = GUMBEL
        full, quick, late_full, late_quick = (
            new_halving(plan.considered, most, plan.scale, plan.drawn_plies)
            for most in (plan.simulations, plan.quick, plan.late_simulations, plan.late_quick)
        )
    return Manner(
        root, full, quick, plan.late_ply, late_full, late_quick, params_of(plan), plan.full_share, plan.blind,
        plan.blind_share, plan.sober, plan.stretch, plan.whole_share, plan.lasting,
    )  # fmt: skip


def params_of(plan: Plan) -> SearchParams:
    """How a tree is gone through below its root."""
    return SearchParams(np.float32(plan.exploration), np.float32(plan.first_play), 1.0, plan.proofs)


class Boards:
    """Games under way from one start, a row for each, all at the same ply."""

    def __init__(self, searches: Searches, start: np.ndarray, rngs: np.ndarray) -> None:
        count = len(rngs)
        self.searches, self.rngs = searches, rngs
        self.states, self.actions = np.tile(start, (count, 1)), np.zeros(count, np.int64)
        self.outcomes, self.last_moves = np.full(count, ONGOING), np.full(count, NOBODY_MOVED)
        self.results = np.zeros(count, np.int64)  # for the side that began
        self.going, self.ply = np.arange(count), 0

    def draw(self, seats: np.ndarray) -> None:
        """Let chance choose the next moves of some games."""
        searches = self.searches
        draw_moves(searches.game, self.states, seats, self.rngs, self.actions, searches.trees.actions[0])

    def search(self, seats: np.ndarray, root: Root, how: Any, params: SearchParams, evaluate: Evaluate) -> None:
        """Let searches choose them."""
        found = self.searches.run(
            seats, self.states, self.last_moves, self.ply, root, how, params, self.rngs, evaluate
        )  # fmt: skip
        self.actions[seats] = found.actions[seats]

    def play(self) -> None:
        """Make the moves that were chosen."""
        going, outcomes = self.going, self.outcomes
        play_moves(self.searches.game, self.states, going, self.actions, outcomes)
        self.last_moves[going] = self.actions[going]
        self.results[going] = outcomes[going] if self.ply & 1 == 0 else -outcomes[going]
        self.going, self.ply = going[outcomes[going] == ONGOING], self.ply + 1


class Noted(NamedTuple):
    """What was found of positions on the way; a row for each."""

    samples: np.ndarray  # sample_type[positions]
    seats: np.ndarray  # int64[positions] which game
    plies: np.ndarray  # int64[positions] how far it was
    is_full: np.ndarray  # bool[positions] whether it is learned from


class Games:
    """Plays so many at once, from a start."""

    def __init__(self, searches: Searches, start: np.ndarray, count: int, manner: Manner, evaluate: Evaluate) -> None:
        self.searches, self.start, self.count = searches, start, count
        self.manner, self.evaluate = manner, evaluate

    def play(self, seed: int) -> Played:
        """All of them, to their ends; the seed says all."""
        self.searches.forget()
        chance, count, manner = np.random.default_rng(seed), self.count, self.manner
        boards = Boards(self.searches, self.start, np.stack([new_rng((seed << 12) + one) for one in range(count)]))
        blind = chance.integers(1, max(1, manner.blind) + 1, count) * (chance.random(count) < manner.blind_share)
        sober = manner.sober * chance.random(count)
        last = blind + np.where(chance.random(count) < manner.whole_share, NEVER, manner.stretch)
        games: list[list[int]] = [[] for _ in range(count)]
        noted = [self.note(np.zeros(0, np.int64), np.zeros(0, bool), boards)]
        while (going := boards.going).size:
            begun = boards.ply >= blind[going]
            drawn = ~begun & (chance.random(going.size) >= sober[going])
            full = begun & (boards.ply < last[going]) & (chance.random(going.size) < manner.full_share)
            is_late = boards.ply >= manner.late_ply
            quick, thorough = (manner.late_quick, manner.late_full) if is_late else (manner.quick, manner.full)
            boards.draw(going[drawn])
            boards.search(going[~drawn & ~full], manner.root, quick, manner.params, self.evaluate)
            boards.search(going[full], manner.root, thorough, manner.params, self.evaluate)
            noted.append(self.note(going[begun], full[begun], boards))
            for seat in going.tolist():
                games[seat].append(int(boards.actions[seat]))
            boards.play()
        return Played(in_order(joined(noted), boards.results, games, manner.lasting), games)

    def note(self, seats: np.ndarray, is_full: np.ndarray, boards: Boards) -> Noted:
        """What was found of some positions."""
        found = self.searches.found
        samples = np.zeros(len(seats), sample_type(self.searches.shape))
        samples["planes"] = planes_as_bits(self.searches.look_at(seats, boards.states, boards.last_moves))
        samples["policy"], samples["worth"] = found.policies[seats], found.worths[seats]
        samples["surprise"] = found.surprises[seats]
        return Noted(samples, seats, np.full(len(seats), boards.ply), is_full)


def joined(noted: Sequence[Noted]) -> Noted:
    """All of them as one."""
    return Noted(*(np.concatenate(parts) for parts in zip(*noted, strict=True)))


def in_order(noted: Noted, results: np.ndarray, games: list[list[int]], lasting: float) -> np.ndarray:
    """What is learned of games, one after the other, with what became of them."""
    order = np.lexsort((noted.plies, noted.seats))
    samples, seats, plies, is_full = (part[order] for part in noted)
    samples["result"] = results[seats] * np.where(plies & 1 == 0, 1, -1)
    left = np.array([len(game) for game in games])[seats] - plies
    samples["left"] = np.minimum(left, MOST_LEFT)
    samples["worth"] = with_what_followed(samples, left, lasting)
    return samples[is_full]


def with_what_followed(samples: np.ndarray, left: np.ndarray, lasting: float) -> np.ndarray:
    """float64[samples] what positions are worth by their own searches and all that came later: the next search in that
    game, and at last its result, each counts so much less than the one before. What is certain stays as it is."""
    worths, results = samples["worth"].astype(np.float64), samples["result"].astype(np.float64)
    for at in range(samples.size - 1, -1, -1):
        if abs(worths[at]) < CERTAIN:
            after = results[at] if left[at] == 1 else -worths[at + 1]
            worths[at] += lasting * (after - worths[at])
    return worths


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
