"""Contract of a game: a tuple of jitted functions and a few sizes.

A state is a small array from the view of the side to move, which `play` changes. The search copies states but never
looks inside. A pass is an ordinary move. Results are from the view of the side that just moved: it chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very functions in the tuple, so
`game.play` is as fast as a call of a global.

Optional parts: move priors (ordering.py), exact results before the game is over (`leaf_solver`), a learned evaluation
(`Evaluation`, for alpha-beta) and a network (`nn_eval`).
"""
from collections.abc import Callable
from typing import Any, NamedTuple

from tempo.native.jit import njit
from tempo.search.leaves.evaluators import BY_PLAYOUT, Evaluator
from tempo.search.ordering import RANDOM_ORDER, Ordering
from tempo.search.tree_access import BY_ONE_THREAD, TreeAccess

# Results of `outcome`, from the view of the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_leaf_solver(board, state):
    """Return 0: nothing is known before the game is over."""
    return 0


@njit
def no_playout(board, state, rng, log):
    """Return 0, for a search that plays no random games."""
    return 0


class Game(NamedTuple):
    """Rules of one game on one size of board."""

    board: Any  # geometry for the functions below; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place; then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    # (board, state, rng, log) -> +n: the side that just moved wins in n plies; -n: it loses; 0: draw. `log` is None
    # or int16[plies + 1] and takes the moves (playout_log.py). Where the result is certain a playout may stop.
    playout: Callable
    actions: int  # most legal moves of a position
    plies: int  # most plies of a game
    ordering: Ordering = RANDOM_ORDER  # order in which moves are tried
    leaf_solver: Callable = no_leaf_solver  # (board, state) -> like `playout` where exact, else 0; not where it is over
    evaluator: Evaluator = BY_PLAYOUT  # value of a leaf, and the selection rule
    nn_eval: Any = ()  # NetworkEvaluator of a game with a network (puct.py)
    access: TreeAccess = BY_ONE_THREAD  # operations on the tree: plain, or atomic


class Evaluation(NamedTuple):
    """Learned evaluation of a game: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> int, for the side to move; the final score where the game is over
    unit: int  # value of one point of the game's final score
    logistic_scale: tuple[float, float]  # score won in 73 % of games, on an empty and on a full board
    spread: tuple[float, ...]  # parameters of the ProbCut error (alphabeta/selectivity.py)
    plies: int  # that fill the board
