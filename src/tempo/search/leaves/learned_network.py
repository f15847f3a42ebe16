"""Evaluator with a learned network, and agents that search by one."""
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tempo.network.text import read_weights
from tempo.network.weights import Layer, NetworkShape, network_of
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.search.player.agent import Task, ThinkingAgent
from tempo.search.types import Position


def network_evaluator(
    encode: Callable, shape: NetworkShape, weights: Sequence[Layer], state: np.ndarray
) -> NetworkEvaluator:
    """Return the evaluator with these weights and an empty cache for positions like `state`."""
    return NetworkEvaluator(encode, network_of(shape, weights), new_eval_cache(state, shape))


class LearnedNetwork(NamedTuple):
    """The network of a game, as its sources hold it."""

    encode: Callable  # as in NetworkEvaluator
    shape: NetworkShape
    text: str  # the weights

    def searching(self, position: Position) -> Position:
        """Return the same position, searched by this network."""
        evaluator = trained_evaluator(self, position.state.size, position.state.dtype)
        return position._replace(game=with_network(position.game, evaluator), plain=position.game)


@cache
def trained_evaluator(network: LearnedNetwork, words: int, kind: np.dtype) -> NetworkEvaluator:
    """Return the evaluator of a network and its cache, for states of this size: one for each process."""
    weights = read_weights(network.text, network.shape)
    return network_evaluator(network.encode, network.shape, weights, np.zeros(words, kind))


class LearnedAgent(ThinkingAgent):
    """Mixin before the agent of a game with one board: its `network` evaluates leaves in place of playouts."""

    network: LearnedNetwork

    def read_task(self, observation: Any, configuration: Any) -> Task:
        task = super().read_task(observation, configuration)
        return task._replace(position=self.network.searching(task.position))
