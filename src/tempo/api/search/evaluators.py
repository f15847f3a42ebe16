"""Evaluators of `tempo.Search`: what they may be, the leaves that they get, and the check of what they give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

import numpy as np

from tempo.api.states import Game, State
from tempo.arena.command_line.inputs import BadInput
from tempo.native.jit import njit
from tempo.search.leaves.leaf_batches import LeafBatch
from tempo.search.tree import ROOT, Tree
from tempo.search.types import Position

Values = Any  # an array or a sequence of numbers, 0 lost to 1 won, for the side to move
Evaluate = Callable[["Leaves"], Values | tuple[Values, Any]]
MOST_STATES = 20_000  # that are kept, since a leaf lies below one that was evaluated before
SMALLEST_PRIOR = 1e-9  # its logarithm is finite
TOLERANCE = 1e-4  # beyond 0 and 1, for sums of float32


class Leaves(Sequence[State]):
    """A batch of states to evaluate. Each `State` is made when it is asked for; `arrays` and `planes` need none."""

    def __init__(self, game: Game, arrays: np.ndarray, state_of: Callable[[int], State]) -> None:
        self.game = game
        self.arrays = arrays  # [leaves, words] as the search holds them: see the game's module `rules`
        self._state_of = state_of

    def __len__(self) -> int:
        return len(self.arrays)

    @overload
    def __getitem__(self, place: int) -> State: ...
    @overload
    def __getitem__(self, place: slice) -> list[State]: ...
    def __getitem__(self, place: int | slice) -> State | list[State]:
        if isinstance(place, slice):
            return [self._state_of(number) for number in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        return self._state_of(place % len(self))

    @property
    def planes(self) -> np.ndarray:
        """float32[leaves, 2, rows, columns]: stones of the side to move, and of the other."""
        planes = self.game._adapter.planes_of(self.arrays, self.game._config)
        return np.stack([state.planes for state in self]) if planes is None else planes


class StatesOfLeaves:
    """The states of a tree's nodes. Those of evaluated leaves are kept, since others lie below them."""

    def __init__(self) -> None:
        self.states: dict[int, State] = {}

    def begin(self, root: State) -> None:
        """Forget all states but that of the root."""
        self.states = {ROOT: root}

    def state(self, tree: Tree, path: np.ndarray) -> State:
        """Return the state at the end of a path from the root."""
        nodes = path.tolist()
        known = len(nodes) - 1
        while nodes[known] not in self.states:
            known -= 1
        state = self.states[nodes[known]]
        if len(self.states) > MOST_STATES:
            self.begin(self.states[ROOT])
        for node in nodes[known + 1 :]:
            state = self.states[node] = state._after(int(tree.selection.action[node]))
        return state


def write_evaluation(answer: Any, leaves: LeafBatch, has_priors: bool) -> None:
    """Check what the evaluator answered, and write it to the batch."""
    count, actions = int(leaves.waiting[0]), leaves.logits.shape[1]
    values, priors = answer if isinstance(answer, tuple) else (answer, None)
    leaves.values[:count] = checked_values(values, count)
    if not has_priors:
        return
    if priors is None:
        leaves.logits[:count] = 0.0  # equal
    else:
        logits = leaves.logits[:count]
        np.maximum(checked_priors(priors, count, actions), SMALLEST_PRIOR, out=logits)
        np.log(logits, out=logits)


def checked_values(values: Any, count: int) -> np.ndarray:
    """Return the values of a batch as an array; BadInput says what is wrong with them."""
    array = _floats(values, "values")
    if array.shape not in ((count,), (count, 1)):
        raise BadInput(f"the evaluator gave values of shape {array.shape} for {count} states: give one a state")
    array = array.reshape(count)
    from_middle = np.maximum.reduce(np.abs(array - 0.5))
    if from_middle <= 0.5:
        return array
    if not from_middle <= 0.5 + TOLERANCE:  # also where one is no number
        wrong = next(value for value in array.tolist() if not -TOLERANCE <= value <= 1 + TOLERANCE)
        raise BadInput(f"the evaluator gave the value {wrong:g}: values are 0 (lost) to 1 (won) for the side to move")
    return array.clip(0.0, 1.0)


def checked_priors(priors: Any, count: int, actions: int) -> np.ndarray:
    """Return the priors of a batch as an array; BadInput says what is wrong with them."""
    array = _floats(priors, "priors")
    if array.shape != (count, actions):
        raise BadInput(f"the evaluator gave priors of shape {array.shape}: give ({count}, {actions}), one an action")
    if not (np.minimum.reduce(array, axis=None) >= 0 and np.maximum.reduce(array, axis=None) < np.inf):
        raise BadInput("the evaluator gave a prior that is no number from 0 up: give probabilities, not logits")
    return array


def _floats(numbers: Any, what: str) -> np.ndarray:
    try:
        return np.asarray(numbers, np.float32)
    except (TypeError, ValueError) as problem:
        raise BadInput(f"the evaluator gave {what} that are no numbers: {problem}") from None


def checked_evaluator(evaluator: Any, selection: str | None, game: Game) -> Any:
    """Return the evaluator, a compiled function as our kernels take it; BadInput if it cannot be one."""
    if isinstance(evaluator, str):
        usual = {"playout": "ucb", "network": "puct"}
        if evaluator not in usual:
            raise BadInput(f"evaluator={evaluator!r}: choose playout, network or a function")
        if selection not in (None, usual[evaluator]):
            raise BadInput(f"evaluator={evaluator!r} is searched by {usual[evaluator]}: leave out selection")
        return evaluator
    if not callable(evaluator):
        raise BadInput(f"evaluator={evaluator!r}: give playout, network or a function")
    source = getattr(evaluator, "py_func", None)  # of a function compiled by numba
    if source is None:
        return evaluator
    arguments = source.__code__.co_argcount
    if arguments not in (2, 3):
        raise BadInput(f"{source.__name__} has {arguments} arguments: give (board, state) or (board, state, priors)")
    if selection is not None and (selection == "puct") != takes_priors(source):
        needed = "(board, state, priors)" if selection == "puct" else "(board, state)"
        raise BadInput(f"selection={selection!r}: give a function of {needed}")
    return njit(source)


def check_function(function: Callable[..., Any], position: Position, actions: int, has_priors: bool) -> None:
    """Raise BadInput if what a compiled function says of the first state cannot be used."""
    priors = np.zeros(actions, np.float32)
    checked_values([function(position.game.board, position.state.copy(), *[priors] * has_priors)], 1)
    if has_priors:
        checked_priors(priors[None], 1, actions)


def takes_priors(function: Callable[..., Any]) -> bool:
    return function.__code__.co_argcount == 3
