"""Configuration of a self-play run, and the original design as a preset."""
from __future__ import annotations

import math
from typing import NamedTuple


class TrainConfig(NamedTuple):
    """Fitting the network to samples: optimizer and loss."""

    batch_size: int = 256
    optimizer: str = "adam"  # or "muon", which orthogonalizes updates and wants ten times the learning rate
    learning_rate: float = 2e-3
    weight_decay: float = 1e-4  # decoupled, applied in every step
    l2_penalty: float = 0.0  # weight of the sum of squared weights in the loss
    result_share: float = 0.5  # of the value target: the game's result; the rest is the search's value
    reply_weight: float = 0.0  # of the loss of an auxiliary head that predicts the reply; the board does without it
    surprise_share: float = 0.0  # of the samples drawn in proportion to their surprise; the rest is drawn uniformly


MUON = TrainConfig(optimizer="muon", learning_rate=0.02, weight_decay=0.03)


class RunConfig(NamedTuple):
    """A self-play run: generations of games, each followed by fitting."""

    generations: int = 100
    games: int = 1000  # in each generation
    games_per_block: int = 50  # played side by side
    simulations: int = 24  # of a full search
    fast_simulations: int = 6  # of a fast search, which yields no sample
    late_ply: int = 1000  # from this ply on searches have late_simulations or late_fast_simulations:
    late_simulations: int = 0  # near the end proofs are in reach
    late_fast_simulations: int = 0
    full_search_share: float = 1.0  # of the searches that are full: playout cap randomization
    root: str = "gumbel"  # or "dirichlet"
    considered_moves: int = 8  # Gumbel: moves that sequential halving starts with
    dirichlet_fraction: float = 0.25  # of the noise in a prior
    dirichlet_alpha: float = 1.0
    uniform_move_share: float = 0.0  # of the moves drawn by visits that are drawn uniformly instead: see dirichlet.py
    forced_playouts: float = 0.0  # see dirichlet.py
    prune_targets: bool = False
    sampled_plies: int = 1000  # moves are drawn up to this ply; after it the best move is played
    exploration: float = 1.0
    first_play: float = 0.1
    proofs: bool = True
    random_opening_plies: int = 4  # at most
    random_opening_share: float = 0.5  # of the games that begin with random plies
    searched_opening_share: float = 0.0  # of those plies that a fast search plays; each game draws a share up to this
    sample_window: int = 1000  # plies of a game that yield samples; after them fast searches play it to its end
    whole_game_share: float = 0.0  # of the games whose plies all yield samples
    td_lambda: float = 0.0  # weight of later searches' values in a value target
    solved_ply: int = 0  # from here on the game's solver ends games after their samples, and labels those; 0: never
    replay_window: int = 20  # generations to learn from, reached when half of them are over
    min_replay_window: int = 4
    sample_reuse: float = 4.0  # how often each sample is drawn, all generations together
    steps: int = 0  # of the optimizer after each generation; 0: by sample_reuse
    final_rate_share: float = 0.1  # of the learning rate that is left at the end of its cosine schedule
    gate_games: int = 0  # games in which a new network must score 55 % to replace the best one; 0: no gate
    measure_every: int = 5  # generations between two measurements on solved positions; 0: none
    seed: int = 1
    train: TrainConfig = TrainConfig()

    def most_simulations(self) -> int:
        """Return the simulations of the longest search."""
        return max(self.simulations, self.fast_simulations, self.late_simulations, self.late_fast_simulations)

    def first_replayed(self, generation: int) -> int:
        """Return the first generation in the replay window, which grows with the run."""
        window = max(self.min_replay_window, (generation + 1) // 2)
        return max(0, generation + 1 - min(self.replay_window, window))

    def learning_rate(self, generation: int) -> float:
        """Return the learning rate of a generation, on a cosine schedule."""
        falling = 0.5 * (1 + math.cos(math.pi * generation / self.generations))
        return self.train.learning_rate * (self.final_rate_share + (1 - self.final_rate_share) * falling)


# The system as first described: 400 playouts, Dirichlet noise in a quarter of the move draws, results alone as values.
# Its c of 5 for values of -1 to 1 is 2.5 for values of 0 to 1. It learns from the last 75 games, about 1,250 positions,
# each in eight symmetries. The optimizer is ours: ten Muon batches for each game, where the original used one,
# five times, with Adam.
ORIGINAL = RunConfig(
    generations=120,
    games=25,
    games_per_block=25,
    simulations=400,
    root="dirichlet",
    dirichlet_fraction=0.0,
    uniform_move_share=0.25,
    exploration=2.5,
    first_play=0.0,
    proofs=False,
    random_opening_plies=0,
    random_opening_share=0.0,
    replay_window=3,
    min_replay_window=3,
    steps=250,
    final_rate_share=1.0,
    measure_every=0,
    train=TrainConfig(
        batch_size=512, optimizer="muon", learning_rate=0.015, weight_decay=0.15, l2_penalty=1e-4, result_share=1.0
    ),
)
