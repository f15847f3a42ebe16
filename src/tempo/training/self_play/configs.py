"""How long, how many, how much: all numbers of learning by self-play, and the design it began with."""
from __future__ import annotations

import math
from typing import NamedTuple


class Recipe(NamedTuple):
    """How a network learns from samples."""

    batch: int = 256
    optimizer: str = "adam"  # or muon, which turns all rows of a layer alike and wants a rate ten times as high
    rate: float = 2e-3
    decay: float = 1e-4  # of the weights, with every step
    penalty: float = 0.0  # for the squares of all weights, in the loss
    result_share: float = 0.5  # of a value to learn: how the game ended; the rest is what the search found
    value_weight: float = 1.0
    reply_weight: float = 0.0  # of a head that tells what will be answered, which the board does without
    surprise_share: float = 0.0  # of what is drawn, by how far the search was from the network; the rest evenly


class Plan(NamedTuple):
    """A run: generations of games, and what is learned after each."""

    generations: int = 100
    games: int = 1000  # in each generation
    block: int = 50  # games, side by side
    simulations: int = 24  # a move
    quick: int = 6  # in the searches that nothing is learned of
    late_ply: int = 1000  # of a game, from which searches have ...
    late_simulations: int = 0  # ... so many: the nearer the end, the more can be known for certain
    late_quick: int = 0
    full_share: float = 1.0  # of the searches, of which something is
    root: str = "gumbel"  # or noisy
    considered: int = 8  # moves, by Gumbel
    scale: float = 0.5  # of values against logits, by Gumbel
    noise: float = 0.25  # in a prior, by Dirichlet
    alpha: float = 1.0
    even_draws: float = 0.0  # of the moves that are drawn by their visits: see dirichlet.py
    forced: float = 0.0  # playouts: see dirichlet.py
    prunes: bool = False
    drawn_plies: int = 1000  # moves are drawn so long; then the best one is played, for the sake of the result
    exploration: float = 1.0
    first_play: float = 0.1
    proofs: bool = True
    blind: int = 4  # plies by chance at the beginning, at most
    blind_share: float = 0.5  # of the games, that begin so
    sober: float = 0.0  # of those plies, that a quick search plays all the same: in each game up to so many
    stretch: int = 1000  # plies that are learned from; then quick searches play the game to its end
    whole_share: float = 0.0  # of the games, of which all plies are
    lasting: float = 0.0  # of what a position is found to be worth, what the next search of that game found, and so on
    window: int = 20  # generations that are learned from, once half of the first so many are over
    least_window: int = 4
    times: float = 4.0  # each sample is learned, in all
    steps: int = 0  # after each generation, in place of that
    last_rate: float = 0.1  # of the first, to which it falls along a cosine
    gate: int = 0  # games that a new network must win 55 % of against the best one to take its place; 0: always
    measured: int = 5  # every so many generations
    seed: int = 1
    recipe: Recipe = Recipe()

    def most_simulations(self) -> int:
        """Of any search."""
        return max(self.simulations, self.quick, self.late_simulations, self.late_quick)

    def first_learned(self, generation: int) -> int:
        """The first generation whose games are still learned: the more there are, the more of them."""
        return max(0, generation + 1 - min(self.window, max(self.least_window, (generation + 1) // 2)))

    def rate_at(self, generation: int) -> float:
        """How fast is learned in a generation."""
        falling = 0.5 * (1 + math.cos(math.pi * generation / self.generations))
        return self.recipe.rate * (self.last_rate + (1 - self.last_rate) * falling)


# As the system was first described: 400 playouts, noise by Dirichlet in a quarter of each draw, results alone; c of 5
# for values of -1 to 1 is 2.5 for those of 0 to 1. Learned is from the last 75 games, some 1,250 positions, each in
# eight symmetries. How is ours: ten batches for each game, by Muon, where there it was one, five times by Adam.
ORIGINAL = Plan(
    generations=120,
    games=25,
    block=25,
    simulations=400,
    root="noisy",
    noise=0.0,
    even_draws=0.25,
    exploration=2.5,
    first_play=0.0,
    proofs=False,
    blind=0,
    blind_share=0.0,
    window=3,
    least_window=3,
    steps=250,
    last_rate=1.0,
    measured=0,
    recipe=Recipe(batch=512, optimizer="muon", rate=0.015, decay=0.15, penalty=1e-4, result_share=1.0),
)
