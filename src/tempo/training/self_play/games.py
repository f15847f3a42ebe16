"""Self-play games: a block of them side by side, one ply at a time."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import kernel
from tempo.native.rng import below, new_rng
from tempo.search.game import ONGOING
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.options import SearchOptions, SearchParams, params_of
from tempo.training.self_play.batched_search import BatchedSearch, Evaluate, RootPolicy
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.dirichlet import DIRICHLET, DirichletConfig
from tempo.training.self_play.gumbel import GUMBEL, new_gumbel_config
from tempo.training.self_play.samples import MAX_PLIES_LEFT, PlayedGames, pack_planes, sample_type

NEVER = 1 << 30  # a ply that no game reaches
PROVEN = 1.0  # absolute value of a proven position
UNSOLVED = 2  # in place of an outcome, -1 to 1
Solve = Callable[[np.ndarray], int]  # a state -> its exact outcome for the side to move, -1 to 1


class SelfPlayConfig(NamedTuple):
    """A run, and the searches of its games."""

    run: RunConfig
    root: RootPolicy
    full: Any  # configuration of a full search, which yields a sample
    fast: Any  # of a fast search
    late_full: Any  # ... and of both from `late_ply` on
    late_fast: Any
    params: SearchParams  # below the root


def self_play_config(run: RunConfig) -> SelfPlayConfig:
    """Return how the games of a run are played."""
    full: Any
    if run.root == "dirichlet":
        root = DIRICHLET
        full = DirichletConfig(
            run.simulations, run.dirichlet_alpha, run.dirichlet_fraction, run.uniform_move_share, run.forced_playouts,
            run.prune_targets, run.sampled_plies, run.exploration,
        )  # fmt: skip
        fast = full._replace(
            simulations=run.fast_simulations, fraction=0.0, sampled_plies=0, forced_playouts=0.0, prune_targets=False
        )
        late_full = full._replace(simulations=run.late_simulations)
        late_fast = fast._replace(simulations=run.late_fast_simulations)
    else:
        root = GUMBEL
        full, fast, late_full, late_fast = (
            new_gumbel_config(run.considered_moves, most, run.sampled_plies)
            for most in (run.simulations, run.fast_simulations, run.late_simulations, run.late_fast_simulations)
        )
    return SelfPlayConfig(run, root, full, fast, late_full, late_fast, search_params(run))


def search_params(run: RunConfig) -> SearchParams:
    """Return the parameters of the search below the root."""
    options = SearchOptions(puct=run.exploration, fpu_reduction=run.first_play, proofs=run.proofs)
    return params_of(options, by_network=True)


class GameBatch:
    """Games from one start, a slot for each, all at the same ply."""

    def __init__(self, search: BatchedSearch, start: np.ndarray, rngs: np.ndarray) -> None:
        count = len(rngs)
        self.searcher, self.rngs = search, rngs
        self.states, self.actions = np.tile(start, (count, 1)), np.zeros(count, np.int64)
        self.outcomes, self.last_moves = np.full(count, ONGOING), np.full(count, NOBODY_MOVED)
        self.results = np.zeros(count, np.int64)  # for the side that began
        self.active, self.ply = np.arange(count), 0

    def draw_moves(self, slots: np.ndarray) -> None:
        """Choose the next moves of some games at random."""
        searcher = self.searcher
        draw_moves(searcher.game, self.states, slots, self.rngs, self.actions, searcher.trees.actions[0])

    def search(
        self, slots: np.ndarray, root: RootPolicy, config: Any, params: SearchParams, evaluate: Evaluate
    ) -> None:
        """Choose the next moves of some games by search; parameters as in BatchedSearch.run."""
        results = self.searcher.run(
            slots, self.states, self.last_moves, self.ply, root, config, params, self.rngs, evaluate
        )  # fmt: skip
        self.actions[slots] = results.actions[slots]

    def play(self) -> None:
        """Play the chosen moves."""
        active, outcomes = self.active, self.outcomes
        play_moves(self.searcher.game, self.states, active, self.actions, outcomes)
        self.last_moves[active] = self.actions[active]
        self.results[active] = outcomes[active] if self.ply & 1 == 0 else -outcomes[active]
        self.active, self.ply = active[outcomes[active] == ONGOING], self.ply + 1

    def end(self, slots: np.ndarray, outcomes: np.ndarray) -> None:
        """End some games with their exact outcomes, int64[slots] for the side to move."""
        self.results[slots] = outcomes if self.ply & 1 == 0 else -outcomes
        self.active = np.setdiff1d(self.active, slots)


class Recorded(NamedTuple):
    """Positions recorded during play."""

    samples: np.ndarray  # sample_type[positions]
    slots: np.ndarray  # int64[positions] the game
    plies: np.ndarray  # int64[positions]
    is_sample: np.ndarray  # bool[positions] whether the position becomes a training sample
    outcomes: np.ndarray  # int64[positions] exact ones for the side to move, or UNSOLVED


class SelfPlay:
    """Plays blocks of games from one start."""

    def __init__(
        self, search: BatchedSearch, start: np.ndarray, count: int, config: SelfPlayConfig, evaluate: Evaluate,
        solve: Solve | None = None,
    ) -> None:  # fmt: skip
        """Set up a block.

        Args:
            search: has at least `count` slots.
            start: the state in which each game begins.
            count: games of a block.
            config: how they are played.
            evaluate: the network.
            solve: solves positions from `solved_ply` on, where the configuration has one.
        """
        self.searcher, self.start, self.count = search, start, count
        self.config, self.evaluate, self.solve = config, evaluate, solve

    def play(self, seed: int) -> PlayedGames:
        """Play a block of games to their ends. The seed determines all moves."""
        self.searcher.clear_cache()
        rng, count, config, run = np.random.default_rng(seed), self.count, self.config, self.config.run
        batch = GameBatch(self.searcher, self.start, np.stack([new_rng((seed << 12) + slot) for slot in range(count)]))
        random_plies = rng.integers(1, max(1, run.random_opening_plies) + 1, count)
        random_plies = random_plies * (rng.random(count) < run.random_opening_share)
        searched_share = run.searched_opening_share * rng.random(count)
        is_whole = rng.random(count) < run.whole_game_share
        window_end = random_plies + np.where(is_whole, NEVER, run.sample_window)
        games: list[list[int]] = [[] for _ in range(count)]
        recorded = [self.record(np.zeros(0, np.int64), np.zeros(0, bool), batch)]
        while True:
            over = batch.active[batch.ply >= window_end[batch.active]]
            if 0 < run.solved_ply <= batch.ply and over.size:
                batch.end(over, self.outcomes(over, batch))
            if not (active := batch.active).size:
                break
            in_game = batch.ply >= random_plies[active]
            drawn = ~in_game & (rng.random(active.size) >= searched_share[active])
            full = in_game & (batch.ply < window_end[active]) & (rng.random(active.size) < run.full_search_share)
            is_late = batch.ply >= run.late_ply
            fast, thorough = (config.late_fast, config.late_full) if is_late else (config.fast, config.full)
            batch.draw_moves(active[drawn])
            batch.search(active[~drawn & ~full], config.root, fast, config.params, self.evaluate)
            batch.search(active[full], config.root, thorough, config.params, self.evaluate)
            recorded.append(self.record(active[in_game], full[in_game], batch))
            for slot in active.tolist():
                games[slot].append(int(batch.actions[slot]))
            batch.play()
        together = Recorded(*map(np.concatenate, zip(*recorded, strict=True)))
        samples = finished_samples(together, batch.results, games, run.td_lambda)
        return PlayedGames(samples, games, batch.results.tolist() if run.solved_ply else ())

    def record(self, slots: np.ndarray, is_sample: np.ndarray, batch: GameBatch) -> Recorded:
        """Record the current positions of some games with their search results."""
        results = self.searcher.results
        samples = np.zeros(len(slots), sample_type(self.searcher.shape))
        samples["planes"] = pack_planes(self.searcher.encode(slots, batch.states, batch.last_moves))
        samples["policy"], samples["value"] = results.policies[slots], results.values[slots]
        samples["surprise"] = results.surprises[slots]
        outcomes = np.full(len(slots), UNSOLVED)
        if 0 < self.config.run.solved_ply <= batch.ply:
            outcomes[is_sample] = self.outcomes(slots[is_sample], batch)
        return Recorded(samples, slots, np.full(len(slots), batch.ply), is_sample, outcomes)

    def outcomes(self, slots: np.ndarray, batch: GameBatch) -> np.ndarray:
        """Return the exact outcomes of the current positions of some games, int64[slots] for the side to move."""
        assert self.solve is not None
        return np.array([self.solve(batch.states[slot]) for slot in slots], np.int64)


def finished_samples(
    recorded: Recorded, results: np.ndarray, games: list[list[int]], td_lambda: float
) -> np.ndarray:
    """Return the samples game by game, with results, plies left and value targets filled in.

    A solved position has its exact outcome as its result and value.

    Args:
        recorded: all recorded positions, in any order.
        results: int64[games] for the side that began.
        games: the moves of each game.
        td_lambda: see td_values.
    """
    order = np.lexsort((recorded.plies, recorded.slots))
    samples, slots, plies, is_sample, outcomes = (part[order] for part in recorded)
    is_solved = outcomes != UNSOLVED
    samples["result"] = np.where(is_solved, outcomes, results[slots] * np.where(plies & 1 == 0, 1, -1))
    samples["value"][is_solved] = outcomes[is_solved]
    left = np.array([len(game) for game in games])[slots] - plies
    samples["plies_left"] = np.minimum(left, MAX_PLIES_LEFT)
    samples["value"] = td_values(samples, left, is_solved, td_lambda)
    return samples[is_sample]


def td_values(samples: np.ndarray, left: np.ndarray, is_solved: np.ndarray, td_lambda: float) -> np.ndarray:
    """Return TD(lambda) value targets: the search's value, mixed with the values of later searches and the result.

    Args:
        samples: sample_type[positions] game by game, in the order of the plies.
        left: int64[positions] plies to the end of the game.
        is_solved: bool[positions].
        td_lambda: weight of everything later; 0 keeps the search's values, 1 is the result.

    Returns: float64[positions], -1 to 1. Proven values stay as they are.
    """
    values, results = samples["value"].astype(np.float64), samples["result"].astype(np.float64)
    for at in range(samples.size - 1, -1, -1):
        if abs(values[at]) < PROVEN and not is_solved[at]:
            after = results[at] if left[at] == 1 else -values[at + 1]
            values[at] += td_lambda * (after - values[at])
    return values


@kernel
def draw_moves(game, states, slots, rngs, actions, listed):
    """Draw random legal moves.

    Args:
        game: the rules.
        states: [slots, words of a state].
        slots: int64[] the games to draw for.
        rngs: uint64[slots, 1].
        actions: int64[slots] written.
        listed: int64[actions] scratch.
    """
    for slot in slots:
        actions[slot] = listed[below(rngs[slot], game.legal(game.board, states[slot], listed))]


@kernel
def play_moves(game, states, slots, actions, outcomes):
    """Play a move in some games and write their outcomes.

    Args:
        game: the rules.
        states: [slots, words of a state] updated.
        slots: int64[] the games to play in.
        actions: int64[slots] the moves.
        outcomes: int64[slots] written, for the side that just moved.
    """
    for slot in slots:
        game.play(game.board, states[slot], actions[slot])
        outcomes[slot] = game.outcome(game.board, states[slot])
