"""The choice among children: equal untried ones in random order, proven ones by their result alone."""

from collections import Counter

import numpy as np
import pytest
from games import empty_state
from search_twin import PLAIN

from tempo.games.connectx.rules import new_game
from tempo.native.rng import new_rng
from tempo.search.backup import mark_proven, visit
from tempo.search.choose import expected_line, is_settled
from tempo.search.expand import shuffle_untried
from tempo.search.mcts import best_child
from tempo.search.proofs import DRAW, END
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


def mark_proven_as(tree: Tree, node: int, proof: int) -> None:
    tree.stats[node].proof = proof
    mark_proven(tree, node)


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
    mark_proven_as(tree, FIRST + 1, proof)
    params = PLAIN._replace(exploration=np.float32(5.0))
    chosen = best_child(new_game(6, 7, 4), tree, ROOT, params, new_rng(1))
    assert (chosen == FIRST + 1) == is_chosen


def test_a_visit_without_a_result_counts_as_a_loss_unless_the_node_is_proven() -> None:
    tree, game = tree_with_children([0.5, 0.5], bonus=0.2), new_game(6, 7, 4)
    tree.stats[FIRST].value = 5.0
    mark_proven_as(tree, FIRST + 1, END - 3)
    proven = tree.selection[FIRST + 1].copy()
    params = PLAIN._replace(proofs=True)
    visit(game, tree, params, FIRST)
    visit(game, tree, params, FIRST + 1)
    assert tree.selection[FIRST].q == pytest.approx(5 / 11) and tree.selection[FIRST].child_bonus != np.float32(0.2)
    assert tree.selection[FIRST + 1] == proven and list(tree.stats.visits[FIRST : FIRST + 2]) == [11, 11]


def test_the_principal_variation_goes_on_through_a_child_that_was_visited_once() -> None:
    tree = tree_with_children([0.5, 0.5], bonus=0.2)
    below = FIRST + 2
    tree.selection[FIRST].first, tree.selection[FIRST].count = below, 3
    tree.selection.action[below : below + 3] = 4, 5, 6
    assert expected_line(tree, FIRST) == (0,)
    tree.stats[below + 1].visits = 1
    assert expected_line(tree, FIRST) == (0, 5)


LOST = 3 - END


@pytest.mark.parametrize(
    ("choose", "children", "simulations", "settled"),
    [
        ("visits", [(100, 0.6, 0), (40, 0.5, 0)], 50, True),
        ("visits", [(100, 0.6, 0), (40, 0.5, 0)], 60, False),  # could have as many
        ("visits", [(100, 0.6, 0), (500, 0.0, LOST), (40, 0.5, 0)], 50, True),  # lost: never played
        ("visits", [(100, 0.6, 0), (90, 0.0, LOST)], 10_000, True),  # nothing else is left
        ("visits", [(100, 0.3, 0), (90, 0.0, LOST)], 10, True),
        ("visits", [(100, 0.3, 0), (1, 0.1, 0)], 10, False),  # in trouble: it may turn out to be lost
        ("value", [(100, 0.8, 0), (100, 0.5, 0)], 10, True),  # 80 of 110 against 60 of 110
        ("value", [(100, 0.8, 0), (100, 0.5, 0)], 100, False),  # 80 of 200 against 150 of 200
        ("value", [(100, 0.8, 0), (10, 0.5, DRAW)], 50, True),  # 80 of 150 against a draw
        ("value", [(100, 0.8, 0), (10, 0.5, DRAW)], 70, False),
    ],
)
def test_a_search_is_settled_when_nothing_left_could_change_the_move(
    choose: str, children: list[tuple[int, float, int]], simulations: int, settled: bool
) -> None:
    tree = tree_with_children([0.5] * len(children), bonus=0.2)
    for node, (visits, value, proof) in enumerate(children, start=FIRST):
        tree.stats[node].visits, tree.stats[node].value, tree.stats[node].proof = visits, visits * value, proof
    assert is_settled(tree, choose, simulations) == settled
