"""The choice among children: equal untried ones in random order, proven ones by their result alone."""

from collections import Counter

import numpy as np
import pytest
from games import empty_state
from search_twin import PLAIN

from tempo.games.connectx.rules import new_game
from tempo.native.rng import new_rng
from tempo.search.backup import mark_proven
from tempo.search.expand import shuffle_untried
from tempo.search.mcts import best_child
from tempo.search.proofs import END
from tempo.search.tree import ROOT, Tree, new_tree

FIRST = 1


def tree_with_children(qualities: list[float], bonus: float) -> Tree:
    """Return a tree whose root has children with these q; child number N plays action N."""
    tree = new_tree(new_game(6, 7, 4), empty_state(6, 7), 100)
    tree.selection[ROOT].first, tree.selection[ROOT].count = FIRST, len(qualities)
    tree.stats[ROOT].visits = 1000
    for number, quality in enumerate(qualities):
        child = tree.selection[FIRST + number]
        child.action, child.q, child.child_bonus = number, quality, bonus
        tree.stats[FIRST + number].visits = 10
    return tree


def test_each_order_of_equal_untried_children_is_as_likely() -> None:
    orders = Counter[tuple[int, ...]]()
    for seed in range(600):
        tree = tree_with_children([0.7, 0.5, 0.5, 0.5, 0.3], bonus=0.0)
        shuffle_untried(tree, new_rng(seed), FIRST, FIRST + 5)
        first, *equal, last = (int(action) for action in tree.selection.action[FIRST : FIRST + 5])
        assert (first, last) == (0, 4)
        orders[tuple(equal)] += 1
    assert len(orders) == 6 and min(orders.values()) > 60, orders


@pytest.mark.parametrize(("proof", "is_chosen"), [(END - 3, True), (3 - END, False)])
def test_a_proven_child_is_judged_by_its_result_however_strong_exploration_is(proof: int, is_chosen: bool) -> None:
    tree = tree_with_children([0.5, 0.4, 0.5], bonus=0.001)
    tree.stats[FIRST + 1].proof = proof
    mark_proven(tree, FIRST + 1)
    params = PLAIN._replace(exploration=np.float32(5.0))
    chosen = best_child(new_game(6, 7, 4), tree, ROOT, params, new_rng(1))
    assert (chosen == FIRST + 1) == is_chosen
