"""Search features for games with many moves: delayed expansion, move priors, leaf solvers."""
import math

import numpy as np
import pytest
from games import empty_state, legal_moves, played
from player_support import tree_player
from search_twin import PLAIN, SOLVING, assert_same, twin_search

from tempo.games.connectx.rules import new_game
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.jit import njit
from tempo.native.rng import new_rng
from tempo.search.game import ONGOING
from tempo.search.mcts import search
from tempo.search.options import SearchOptions
from tempo.search.ordering import by_prior
from tempo.search.player.clock import TimePlan
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.tree import (
    NO_CHILDREN,
    ROOT,
    children,
    clear,
    find_position,
    is_solved_leaf,
    new_tree,
    reroot,
    restrict,
)
from tempo.search.types import Position


@njit
def middle_first(board, state, actions, count, priors):
    """Priors: the nearer to column 3 the higher; columns 0 and 6 have none."""
    for i in range(count):
        priors[i] = 1.0 - abs(actions[i] - 3) / 3.0


@njit
def two_plies_ahead(board, state):
    """Leaf solver that finds an immediate win of the side to move, on the standard board only."""
    for column in range(7):
        if not state[1] >> np.uint64(column * 7 + 5) & np.uint64(1):
            after = (state[0], state[1])
            new_game_play(board, state, column)
            outcome = new_game_outcome(board, state)
            state[0], state[1] = after
            if outcome == 1:
                return -1
    return 0


GAME = new_game(6, 7, 4)
EMPTY = empty_state(6, 7)
new_game_play, new_game_outcome = GAME.play, GAME.outcome
INFORMED = GAME._replace(ordering=by_prior(middle_first), leaf_solver=two_plies_ahead)  # few simulations, interpreted
BIASED = PLAIN._replace(bias=np.float32(2.0), first_play=np.float32(0.5))


def searched(game, params, simulations: int, state=EMPTY, seed: int = 5):
    """Return the tree and the number of simulations; no kernel is compiled for INFORMED."""
    tree, run = new_tree(game, state, 100_000), search.__wrapped__ if game is INFORMED else search
    return tree, run(game, tree, state, params, new_rng(seed), simulations)


def grown(game, params, simulations: int, state=EMPTY):
    tree, done = searched(game, params, simulations, state)
    assert done == simulations
    return tree


# ---- the same tree as the slow twin's ----

WIDE = {
    "expansion": (GAME, PLAIN._replace(expansion=7)),
    "expansion, solving": (GAME, PLAIN._replace(expansion=3, exploration=np.float32(0.5))),
    "draw_value": (new_game(4, 4, 4), PLAIN._replace(draw_value=0.0)),
    "priors, no bias": (INFORMED, PLAIN._replace(bias=np.float32(1.0), first_play=np.float32(math.inf))),
    "priors": (INFORMED, BIASED),
    "all of it": (INFORMED, BIASED._replace(expansion=5, draw_value=0.2)),
}


@pytest.mark.parametrize("name", WIDE)
def test_the_tree_is_that_of_the_twin(name):
    game, params = WIDE[name]
    state = EMPTY if game.plies == 42 else empty_state(4, 4)
    simulations = 400 if game is INFORMED else 1500
    tree = grown(game, params, simulations, state)
    assert_same(tree, ROOT, twin_search(game, state, params, new_rng(5), simulations))


# ---- delayed expansion ----

@pytest.mark.parametrize("expansion", [1, 2, 10])
def test_a_node_is_expanded_after_this_many_visits(expansion):
    tree = grown(GAME, PLAIN._replace(expansion=expansion), 3000)
    for node in range(1, int(tree.used[0])):
        visits, kids = int(tree.stats[node].visits), len(children(tree, node))
        if tree.stats[node].proof == UNKNOWN:
            assert (kids > 0) == (visits > expansion)
        if kids:
            assert visits - sum(int(tree.stats[kid].visits) for kid in children(tree, node)) == expansion


def test_delayed_expansion_saves_nodes():
    sizes = [int(grown(GAME, PLAIN._replace(expansion=expansion), 20_000).used[0]) for expansion in (1, 4, 16)]
    assert sizes[0] > 2 * sizes[1] > 4 * sizes[2]


# ---- move priors ----

def actions_of(tree, node) -> list[int]:
    return [int(tree.selection[child].action) for child in children(tree, node)]


def test_moves_are_ordered_by_prior():
    tree = grown(INFORMED, BIASED, 200)
    for node in [ROOT, *children(tree, ROOT)]:
        kids = children(tree, node)
        promised = [float(tree.priors[kid]) for kid in kids]
        assert promised == sorted(promised, reverse=True)
        for kid in kids:
            assert tree.priors[kid] == np.float32(1.0 - abs(int(tree.selection[kid].action) - 3) / 3.0)
    assert actions_of(tree, ROOT)[0] == 3 and set(actions_of(tree, ROOT)[-2:]) == {0, 6}


def test_moves_with_equal_priors_are_tried_in_random_order():
    firsts = set()
    for seed in range(30):
        tree, _ = searched(INFORMED, BIASED._replace(first_play=np.float32(math.inf)), 2, seed=seed)
        firsts.add(tuple(actions_of(tree, ROOT)[:3]))
    assert firsts == {(3, 2, 4), (3, 4, 2)}


def test_the_bias_fades_and_draws_visits_to_high_priors():
    visits = {}
    for bias in (0.0, 5.0):
        tree = grown(INFORMED, BIASED._replace(bias=np.float32(bias)), 100)
        visits[bias] = {int(tree.selection[kid].action): int(tree.stats[kid].visits) for kid in children(tree, ROOT)}
        for kid in children(tree, ROOT):
            count, value = int(tree.stats[kid].visits), float(tree.stats[kid].value)
            promise = bias * float(tree.priors[kid]) / (count + 1)
            if count:
                assert tree.selection[kid].q == pytest.approx(value / count + promise, abs=1e-6)
            else:
                assert tree.selection[kid].q == pytest.approx(promise)
    assert visits[5.0][3] > visits[0.0][3] and visits[5.0][0] < visits[0.0][0]


def test_priors_stay_with_their_nodes():
    """Restricting, re-rooting and clearing move the priors with their nodes."""
    tree = grown(INFORMED, BIASED, 300)
    restrict(tree, ROOT, (1, 5))
    assert sorted(actions_of(tree, ROOT)) == [1, 5]
    state = played(INFORMED, EMPTY, [5])
    node = find_position.__wrapped__(INFORMED, tree, EMPTY, state)
    used = int(tree.used[0])
    reroot.__wrapped__(tree, node, np.full(used, -1, np.int32))
    for kid in children(tree, ROOT):
        assert tree.priors[kid] == np.float32(1.0 - abs(int(tree.selection[kid].action) - 3) / 3.0)
    assert 1 < tree.used[0] < used
    assert not tree.priors[tree.used[0] :].any()
    clear(tree)
    assert not tree.priors.any()


def test_a_game_without_priors_has_no_array_for_them():
    assert new_tree(GAME, EMPTY, 1000).priors.size == 1
    assert new_tree(INFORMED, EMPTY, 1000).priors.size == 1000


# ---- leaf solver ----

def test_a_leaf_solver_proves_new_nodes_at_once():
    """Black threatens on both sides: every reply of white is lost, which one look at each proves."""
    state = played(INFORMED, EMPTY, [2, 2, 3, 3, 4])
    tree, done = searched(INFORMED, SOLVING, 5000, state)
    assert done == 7
    assert tree.stats[ROOT].proof == END - 2
    assert all(tree.stats[kid].proof == -(END - 1) for kid in children(tree, ROOT))
    assert all(tree.selection[kid].first == NO_CHILDREN for kid in children(tree, ROOT))


def test_solved_leaves_prove_their_parents():
    """One move earlier, making that threat is a proven win, in as many plies as without a leaf solver but sooner."""
    state = played(INFORMED, EMPTY, [2, 2, 3, 3])
    spent = {}
    for game in (GAME, INFORMED):
        tree, spent[game] = searched(game, SOLVING, 2000, state, seed=1)
        assert tree.stats[ROOT].proof == -(END - 3)
    assert spent[INFORMED] < spent[GAME] / 2


def test_a_solved_leaf_as_the_new_root_is_searched(monkeypatch):
    """The old tree has it as a leaf without children, which would leave no move to choose."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    player = tree_player(SearchOptions(proofs=True, reuse=True, choose="visits"), TimePlan(), simulations=100)
    before = played(INFORMED, EMPTY, [0, 1, 0, 1])
    list(player.think(Position(INFORMED, before, 0.1, 4), (), 0.0, 0.0, 0.0))
    three = played(INFORMED, before, [0, 2])
    leaf = find_position.__wrapped__(INFORMED, player.searcher.tree, before, three)
    assert is_solved_leaf(player.searcher.tree, leaf)
    *_, last = player.think(Position(INFORMED, three, 0.15, 6), (), 0.0, 0.0, 0.0)
    assert (last.move, last.reason) == (0, "proven")


def test_without_proofs_no_leaf_solver_is_called():
    state = played(INFORMED, EMPTY, [2, 2, 3, 3, 4])
    assert_same(grown(INFORMED, BIASED, 300, state), ROOT, twin_search(INFORMED, state, BIASED, new_rng(5), 300))


def goes_on(state) -> bool:
    return GAME.outcome(GAME.board, state) == ONGOING


def test_solved_leaves_are_right():
    """Every proof below the root agrees with the one that a search without a leaf solver finds."""
    random, compared = np.random.default_rng(3), 0
    for seed in range(20):
        state, quiet = EMPTY, [0]
        while int(state[1]).bit_count() < 30 and quiet:
            quiet = [move for move in legal_moves(GAME, state) if goes_on(played(GAME, state, [move]))]
            state = played(GAME, state, [int(random.choice(quiet))]) if quiet else state
        proofs = []
        for game, most in ((GAME, 10_000), (INFORMED, 200)):
            tree, _ = searched(game, SOLVING, most, state, seed)
            proofs.append(int(tree.stats[ROOT].proof))
        if UNKNOWN not in proofs:
            compared += 1
            assert np.sign(proofs[0]) * (proofs[0] != DRAW) == np.sign(proofs[1]) * (proofs[1] != DRAW)
    assert compared >= 15


# ---- value of a draw ----

def test_a_draw_has_the_configured_value():
    """On a board without lines all games are drawn."""
    game, state = new_game(2, 3, 4), empty_state(2, 3)
    for draw_value in (0.0, 0.5):
        tree = grown(game, PLAIN._replace(draw_value=draw_value), 300, state)
        used = slice(0, int(tree.used[0]))
        assert (tree.stats.value[used] == draw_value * tree.stats.visits[used]).all()
