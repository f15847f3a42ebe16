"""Tree searches whose leaves are valued by a function of the user's: compiled, or in batches from Python."""
from collections.abc import Callable

import numpy as np

from tempo.native.backends import BoundKernel
from tempo.search.game import Game
from tempo.search.leaves.leaf_batches import LeafBatch, next_leaves
from tempo.search.options import SearchOptions, SearchParams, params_of
from tempo.search.player.searcher import KernelCall
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position


class EvaluatorSearcher(TreeSearcher):
    """Searches as a `TreeSearcher` does; `with_evaluator` makes the game that it searches."""

    def __init__(self, rng: np.ndarray, with_evaluator: Callable[[Position], Game], has_priors: bool) -> None:
        super().__init__(rng)
        self.with_evaluator, self.has_priors = with_evaluator, has_priors
        self.plain: Game | None = None  # the game that `evaluated` was made of
        self.evaluated: Game | None = None

    def game_for(self, position: Position, options: SearchOptions) -> Game:
        if self.evaluated is None or self.plain != position.game:
            self.plain, self.evaluated = position.game, self.with_evaluator(position)
        return self.evaluated

    def params(self, position: Position, options: SearchOptions) -> SearchParams:
        return params_of(options, position.filled, self.has_priors)

    @property
    def has_policy(self) -> bool:
        return self.has_priors


class BatchSearcher(EvaluatorSearcher):
    """Calls `evaluate` for each batch of leaves; it writes their `values` and, with priors, their `logits`."""

    def __init__(
        self,
        rng: np.ndarray,
        with_evaluator: Callable[[Position], Game],
        has_priors: bool,
        evaluate: Callable[[LeafBatch], None],
    ) -> None:
        super().__init__(rng, with_evaluator, has_priors)
        self.evaluate = evaluate
        self.evaluations = self.batches = 0

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        *others, (_, arguments) = super().calls(position, options)
        return [*others, (next_leaves, arguments)]

    def _bind_search(self, full: tuple, patience: float) -> BoundKernel:
        return next_leaves.bind(*full[:-1], last=(1,), seconds=patience)

    def run(self, simulations: int) -> int:
        """Run this many simulations; see `Searcher`. After an exception of the evaluator the tree is dropped."""
        assert self.searching is not None and self.game is not None
        leaves, done = self.game.nn_eval, 0
        try:
            while done < simulations:
                ended = int(self.searching(simulations - done))
                done += ended
                if leaves.waiting[0]:
                    self.evaluations += int(leaves.waiting[0])
                    self.batches += 1
                    self.evaluate(leaves)
                elif not ended:
                    break
        except BaseException:
            leaves.waiting[0] = 0
            self.forget()
            raise
        return done
