"""The networks of a run by generation, asked for predictions about positions."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tempo.network.weights import Layer
from tempo.search.game import Game
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.training.audit.evidence import Prediction
from tempo.training.self_play.batched_search import BatchedSearch, Evaluate
from tempo.training.self_play.checkpoints import checkpoint_file
from tempo.training.self_play.network.batch_network import batch_evaluator
from tempo.training.self_play.trainer import GameSpec, SelfPlayTrainer, game_with_network


class Networks:
    """The networks of a run, each loaded once. JAX is not used: the process forks others later."""

    def __init__(self, trainer: SelfPlayTrainer, folder: Path) -> None:
        self.trainer, self.folder, self.spec = trainer, folder, trainer.spec
        self.loaded: dict[int, Sequence[Layer]] = {}
        self.encoder = BatchedSearch(self.game(0), self.spec.shape, self.spec.start, 1, 0)

    def weights(self, generations: int) -> Sequence[Layer]:
        """Return the weights after a number of generations."""
        if generations not in self.loaded:
            self.loaded[generations] = self.trainer.checkpoint(self.folder, generations).weights
        return self.loaded[generations]

    def are_kept(self, generations: int) -> bool:
        """Return whether there is a network after a number of generations; the first one is made again."""
        return generations == 0 or checkpoint_file(self.folder, generations).exists()

    def game(self, generations: int) -> Game:
        """Return the game with a network."""
        return game_with_network(self.spec, self.weights(generations))

    def evaluator(self, generations: int) -> Evaluate:
        """Return a network's function for batches."""
        return batch_evaluator(self.spec.shape, self.weights(generations))

    def predictions(self, generations: int, planes: np.ndarray) -> list[Prediction]:
        """Return what a network says of some inputs."""
        logits, values = self.evaluator(generations)(planes)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        policies = [dict(enumerate(policy)) for policy in shares.tolist()]
        return [Prediction(policy, value) for policy, value in zip(policies, values.tolist(), strict=True)]

    def planes(self, positions: Sequence[Sequence[int]]) -> np.ndarray:
        """Return a network's input for the positions after some moves each."""
        return self.encoded(np.array([states_of(self.spec, moves)[-1] for moves in positions]),
                            [moves[-1] if len(moves) else NOBODY_MOVED for moves in positions])  # fmt: skip

    def planes_of_games(self, games: Sequence[Sequence[int]]) -> np.ndarray:
        """Return the same for all positions of some games before their ends, game by game."""
        states = [state for moves in games for state in states_of(self.spec, moves)[:-1]]
        last = [move for moves in games for move in (NOBODY_MOVED, *moves[:-1])]
        return self.encoded(np.array(states), last)

    def encoded(self, states: np.ndarray, last_moves: Sequence[int]) -> np.ndarray:
        """Return a network's input for some states."""
        return self.encoder.encode(np.arange(len(states)), states, np.array(last_moves))


def states_of(spec: GameSpec, moves: Sequence[int]) -> list[np.ndarray]:
    """Return the states before each of some moves, and that after all of them."""
    states = [spec.start.copy()]
    for move in moves:
        states.append(states[-1].copy())
        spec.game.play(spec.game.board, states[-1], np.int64(move))
    return states
