"""Evaluator with a learned network."""
from collections.abc import Callable, Sequence

import numpy as np

from tempo.network.weights import Layer, NetworkShape, network_of
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator


def network_evaluator(
    encode: Callable, shape: NetworkShape, weights: Sequence[Layer], state: np.ndarray
) -> NetworkEvaluator:
    """Return the evaluator with these weights and an empty cache for positions like `state`."""
    return NetworkEvaluator(encode, network_of(shape, weights), new_eval_cache(state, shape))
