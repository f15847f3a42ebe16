"""Tree search against a slow reference implementation node by node, and its statistics and proofs against the rules."""
import math
from functools import cache

import numpy as np
import pytest
from games import both_rules, empty_state, legal_moves, played
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from search_twin import PLAIN, SOLVING, assert_same, root_table, twin_search

from tempo.games.connectx.rules import new_game, new_state
from tempo.games.connectx.threats import decisive_playout
from tempo.native.rng import new_rng
from tempo.search.backup import Q_DRAWN, Q_LOST, Q_WON
from tempo.search.game import ONGOING
from tempo.search.leaves.evaluators import discounted_value
from tempo.search.mcts import search
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.tree import NO_CHILDREN, ROOT, children, new_tree

POSITIONS = [((6, 7, 4), (3, 3)), ((6, 7, 4), (3, 2, 3, 3, 1, 4)), ((4, 5, 3), (2,)), ((2, 9, 2), ())]


@pytest.mark.parametrize(("size", "moves"), POSITIONS)
@pytest.mark.parametrize(
    "params",
    [
        PLAIN,
        PLAIN._replace(first_play=np.float32(0.6)),
        PLAIN._replace(exploration=np.float32(0.5)),
        PLAIN._replace(anchor_visits=64, discount=0.97, draw_value=0.4),
        PLAIN._replace(implicit_minimax=0.3, discount=0.97),
    ],
)
def test_the_tree_is_that_of_the_twin(size, moves, params):
    game, state = new_game(*size), played(new_game(*size), empty_state(*size[:2]), moves)
    tree, simulations = new_tree(game, state, 10_000), 1500 if params.anchor_visits else 700
    assert search(game, tree, state, params, new_rng(7), simulations) == simulations
    assert_same(tree, ROOT, twin_search(game, state, params, new_rng(7), simulations))


def test_both_rules_grow_the_same_tree():
    """Both implementations of the rules list the same columns, so the same random numbers give the same tree."""
    trees = []
    for game, make in both_rules(6, 7, 4):
        state = make([0] * 42, 6, 7, 1)
        tree = new_tree(game, state, 20_000)
        search(game, tree, state, SOLVING, new_rng(5), 2000)
        trees.append(tree)
    one, other = trees
    assert one.used[0] == other.used[0]
    assert (one.stats.visits == other.stats.visits).all()
    assert (one.selection.action == other.selection.action).all()


GOLDEN = {  # column, visits, sum of results
    "plain": [
        (0, 567, 274.5),
        (1, 947, 498.5),
        (2, 1236, 672.5),
        (3, 13716, 8694.0),
        (4, 1761, 995.0),
        (5, 797, 409.0),
        (6, 976, 516.0),
    ],
    "solving, discounted": [
        (0, 1022, 533.014729),
        (1, 1173, 622.63146),
        (2, 1866, 1042.179907),
        (3, 12278, 7620.162997),
        (4, 1571, 861.419539),
        (5, 1319, 709.780675),
        (6, 771, 385.707763),
    ],
    "decisive": [
        (0, 266, 141.5),
        (1, 287, 155.0),
        (2, 307, 168.5),
        (3, 465, 274.5),
        (4, 291, 158.0),
        (5, 201, 99.5),
        (6, 183, 90.0),
    ],
}


def test_golden_trees():
    """The trees of the empty board are those of the last verified version."""
    empty = empty_state(6, 7)
    assert {
        "plain": root_table(new_game(6, 7, 4), empty, PLAIN, 20_000),
        "solving, discounted": root_table(new_game(6, 7, 4), empty, SOLVING._replace(discount=0.99), 20_000),
        "decisive": root_table(new_game(6, 7, 4, decisive_playout), empty, PLAIN, 2_000),
    } == GOLDEN


@given(
    st.sampled_from(POSITIONS), st.booleans(), st.sampled_from([0, 64]), st.integers(1, 1500), st.integers(20, 4500)
)
@hypothesis_settings(max_examples=25)
def test_visits_and_values_add_up(position, proofs, anchor_visits, simulations, nodes):
    """Each visit of a node but its first went on to one of its children, unless the tree was full."""
    (rows, columns, inarow), moves = position
    game = new_game(rows, columns, inarow)
    state = played(game, empty_state(rows, columns), moves)
    tree = new_tree(game, state, nodes)
    params = PLAIN._replace(proofs=proofs, anchor_visits=anchor_visits)
    done = search(game, tree, state, params, new_rng(simulations), simulations)
    assert done == simulations or (proofs and tree.stats[ROOT].proof != UNKNOWN)
    used = int(tree.used[0])
    assert used <= nodes
    assert tree.stats[ROOT].visits == done
    full = used + game.actions > nodes
    for node in range(used):
        visits, value = int(tree.stats[node].visits), float(tree.stats[node].value)
        assert 0 <= value <= visits
        if kids := children(tree, node):
            below_it = sum(int(tree.stats[kid].visits) for kid in kids)
            own = visits - below_it
            assert own == (node != ROOT) or (own > 0 and (full or tree.stats[node].proof != UNKNOWN))
            assert 0 <= value - sum(float(tree.stats[kid].visits - tree.stats[kid].value) for kid in kids) <= own
        if visits and tree.stats[node].proof == UNKNOWN:
            assert tree.selection[node].q == np.float32(value / visits)
            assert tree.selection[node].child_bonus == np.float32(1 / math.sqrt(visits))
    rest = slice(used, None)
    assert not tree.selection[rest].view(np.uint8).any() and not tree.stats[rest].view(np.uint8).any()


@cache
def minimax(size, mine: int, stones: int) -> tuple[int, int]:
    """Return (result, plies) for the side to move; the winner takes the shortest way, the loser the longest."""
    game = new_game(*size)
    state = np.array([mine, stones], np.uint64)
    options = []
    for move in legal_moves(game, state):
        after = played(game, state, [move])
        outcome = game.outcome(game.board, after)
        if outcome == ONGOING:
            result, plies = minimax(size, int(after[0]), int(after[1]))
            options.append((-result, plies + 1))
        else:
            options.append((outcome, 1))
    return max(options, key=lambda option: (option[0], -option[0] * option[1]))


@pytest.mark.parametrize(("size", "fewest"), [((4, 4, 3), 5), ((4, 4, 4), 7), ((3, 5, 3), 4), ((4, 3, 3), 3)])
def test_proofs_are_true(size, fewest):
    """Every certain node of a tree is what minimax says, and most of these small games are searched to
    the end. (Drawn ones may stay open: a certain draw is revisited while all else looks worse.)"""
    game, certain = new_game(*size), 0
    rows, columns, _ = size
    random = np.random.default_rng(rows * columns)
    for trial in range(12):
        state = empty_state(rows, columns)
        for _ in range(int(random.integers(fewest, fewest + 4))):
            state = played(game, state, [random.choice(legal_moves(game, state))])
            if game.outcome(game.board, state) != ONGOING:
                break
        else:
            tree = new_tree(game, state, 300_000)
            search(game, tree, state, SOLVING, new_rng(trial), 10_000)
            certain += tree.stats[ROOT].proof != UNKNOWN
            check_proofs(size, game, tree, ROOT, state)
    assert certain >= 4


def check_proofs(size, game, tree, node: int, state) -> None:
    proof = int(tree.stats[node].proof)
    over = game.outcome(game.board, state) if node != ROOT else ONGOING
    if proof != UNKNOWN:
        result, plies = (-over, 0) if over != ONGOING else minimax(size, int(state[0]), int(state[1]))
        assert np.sign(proof) * (proof != DRAW) == -result  # the proof is told from the side that moved here
        assert tree.selection[node].q == {1: Q_LOST, 0: Q_DRAWN, -1: Q_WON}[result] or node == ROOT
        if result:
            assert END - abs(proof) >= plies  # some forced way to the end is known, not always the quickest
    if tree.selection[node].first != NO_CHILDREN:
        for child in children(tree, node):
            if tree.stats[child].visits:
                check_proofs(size, game, tree, child, played(game, state, [tree.selection[child].action]))


@given(st.integers(0, 60), st.floats(0.9, 1.0))
def test_a_near_win_is_worth_more(plies, discount):
    win, loss = discounted_value(1, plies, discount), discounted_value(-1, plies, discount)
    assert win == pytest.approx(0.5 + 0.5 * discount**plies)
    assert win + loss == pytest.approx(1.0)
    assert discounted_value(0, plies, discount) == 0.5
    assert discounted_value(1, plies + 1, discount) <= win


def test_another_seed_gives_another_tree():
    game, state = new_game(6, 7, 4), new_state([0] * 42, 6, 7, 1)
    tables = []
    for seed in (1, 1, 2):
        tree = new_tree(game, state, 10_000)
        search(game, tree, state, PLAIN, new_rng(seed), 500)
        tables.append(tree.stats.visits.tolist())
    assert tables[0] == tables[1] != tables[2]
