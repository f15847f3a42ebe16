"""ProbCut of alpha-beta: margins by depth and ply, and what they save."""
import numpy as np
import pytest
from alphabeta_support import position_after, searched

from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import UNIT
from tempo.games.othello.rules import CELLS
from tempo.search.alphabeta.pvs import BEST_SCORE, NODES_SEARCHED
from tempo.search.alphabeta.selectivity import margin_growth, probcut_cuts, shallow_depth, spread
from tempo.search.alphabeta.workspace import GROWTH_BITS, MAX_SEARCH_PLIES


def test_probcut_saves_nodes_and_changes_little():
    nodes, differences = [], []
    for seed in range(4):
        state = position_after(22, seed)
        whole, cut = searched(state, 7), searched(state, 7, probcut_margin=1.0)
        nodes.append((int(whole.status[NODES_SEARCHED]), int(cut.status[NODES_SEARCHED])))
        differences.append(abs(int(whole.status[BEST_SCORE] - cut.status[BEST_SCORE])) / UNIT)
    assert sum(cut for _, cut in nodes) < 0.7 * sum(whole for whole, _ in nodes)
    assert np.mean(differences) < 3.0


def test_margin_zero_cuts_nothing_and_larger_margins_are_wider():
    assert (probcut_cuts(EVALUATION, 0.5, 0.0) == -1).all()
    cuts = probcut_cuts(EVALUATION, 0.5, 1.0)
    for deep in range(3, 20):
        shallow, margin = cuts[0, deep]
        assert 0 < shallow < deep and (deep - shallow) % 2 == 0 and shallow == shallow_depth(deep)
        assert margin == round(UNIT * spread(EVALUATION.spread, int(shallow), deep, 0.5))
        assert cuts[1, deep, 1] > margin
    assert (cuts[:, :3] == -1).all()


@pytest.mark.parametrize("ply", [0, 7, 30])
def test_margins_grow_with_the_plies_as_they_would_at_a_root_with_as_many_discs(ply):
    filled = 0.4 + ply / CELLS
    there = probcut_cuts(EVALUATION, filled, 1.0)[0, 14:40, 1]
    grown = probcut_cuts(EVALUATION, 0.4, 1.0)[0, 14:40, 1] * margin_growth(EVALUATION)[ply] >> GROWTH_BITS
    assert np.abs(there - grown).max() <= 2


def test_a_cut_deep_in_the_tree_needs_the_margin_of_its_ply():
    """The same search with wider margins at later plies searches more."""
    state, whole = position_after(20, 1), 1 << GROWTH_BITS
    nodes = [
        int(searched(state, 10, 1.0, growth=growth).status[NODES_SEARCHED])
        for growth in (np.full(MAX_SEARCH_PLIES + 1, whole), margin_growth(EVALUATION))
    ]
    assert nodes[1] > nodes[0]
