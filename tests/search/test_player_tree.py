"""The player's tree: what is kept between moves, proofs, and the choice of the final move."""
from itertools import repeat

import numpy as np
import pytest
from games import empty_state
from hypothesis import given, settings
from hypothesis import strategies as st
from player_support import GAME, OPEN_TWO, PLAIN, SOLVING, FakeClock, position, think, tree_player, use_clock

from tempo.games.connectx.large_board import new_large_game, new_large_state
from tempo.games.connectx.rules import new_game
from tempo.search import tree_searcher
from tempo.search.choose import best_move, is_settled
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan
from tempo.search.player.player import Player
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.tree import ROOT, Tree, children, new_tree
from tempo.search.types import Position

# ---- the tree from one move to the next ----

def whole(tree: Tree, root: int) -> list[tuple]:
    """Return all fields of a node and of its descendants, level by level."""
    nodes, rows = [root], []
    for node in nodes:
        selection, stats = tree.selection[node], tree.stats[node]
        kids = children(tree, node)
        rows.append((selection.q, selection.child_bonus, selection.action, len(kids), *stats.tolist()))
        nodes.extend(kids)
    return rows


def thought(moves, simulations: int = 3000, options: SearchOptions = SOLVING) -> Player:
    player = tree_player(options, TimePlan(), simulations)
    think(player, position(moves))
    return player


def assert_afresh(tree: Tree) -> None:
    assert tree.used[0] == 1
    assert not tree.selection.view(np.uint8).any() and not tree.stats.view(np.uint8).any()


@pytest.mark.parametrize("further", [(), (3,), (0,), (6, 3), (3, 3), (2, 5)])
def test_the_kept_tree_is_the_old_subtree(further):
    before = (3, 3, 2)
    player = thought(before)
    tree, used = player.searcher.tree, int(player.searcher.tree.used[0])
    node = ROOT
    for move in further:
        (node,) = [child for child in children(tree, node) if tree.selection[child].action == move]
    expected = whole(tree, node)
    assert len(expected) > 20
    assert player.searcher.set_root(position(before + further)) is tree
    assert whole(tree, ROOT) == expected
    assert tree.used[0] == len(expected)
    rest = slice(len(expected), used)
    assert not tree.selection[rest].view(np.uint8).any() and not tree.stats[rest].view(np.uint8).any()


def test_a_kept_tree_is_searched_on():
    player = thought((3, 3, 2))
    (after,) = think(player, position((3, 3, 2, 4, 4)))
    assert after.simulations == 3000
    assert sum(after.visits) > 3100


@pytest.mark.parametrize(
    "moves", [(), (3,), (3, 3), (3, 3, 2, 4, 4, 5), (3, 3, 2, 4, 4, 5, 5), (1,), (3, 2, 2)], ids=str
)
def test_a_position_that_is_no_continuation_starts_afresh(moves):
    """Earlier positions, positions too many plies further on, another game."""
    player = thought((3, 3, 2))
    assert_afresh(player.searcher.set_root(position(moves)))


@pytest.mark.parametrize(("backend", "kept"), [("native", True), ("python", False)])
def test_a_large_tree_is_cleared_where_reroot_is_interpreted(backend, kept, monkeypatch):
    """Re-rooting millions of nodes interpreted would cost half a minute; a cleared tree is searched again."""
    player = thought((3, 3, 2), simulations=20_000)
    if backend == "python":
        monkeypatch.setattr(tree_searcher, "reroot", Interpreted(tree_searcher.reroot))
    assert player.searcher.tree.used[0] > tree_searcher.MOST_INTERPRETED
    tree = player.searcher.set_root(position((3, 3, 2, 4, 4)), on_a_clock=True)
    assert bool(tree.stats[ROOT].visits) == kept
    if not kept:
        assert_afresh(tree)


class Interpreted:
    """A kernel that is not compiled and must not be called."""

    def __init__(self, called) -> None:
        self.called = called

    def bind(self, *arguments, seconds):
        return self

    backend = "python"


def test_without_reuse_each_move_starts_afresh():
    player = thought((3, 3, 2), options=PLAIN)
    assert_afresh(player.searcher.set_root(position((3, 3, 2, 4, 4))))


def test_another_size_of_board_gets_a_tree_of_its_own():
    player = thought((3, 3, 2))
    old = player.searcher.tree
    for other in (new_game(6, 7, 5), new_game(5, 7, 4), new_game(6, 7, 4, playout=GAME.legal)):
        tree = player.searcher.set_root(Position(other, empty_state(6, 7), 0.0, 0))
        assert tree is not old
        assert_afresh(tree)
    wide = new_large_game(9, 9, 4)
    tree = player.searcher.set_root(Position(wide, new_large_state([0] * 81, 9, 9, 1), 0.0, 0))
    assert (tree.path.size, tree.actions.size) == (82, 9)
    assert_afresh(tree)


def test_an_equal_game_keeps_the_tree():
    """The agent builds its Game again from every observation."""
    player = thought((3, 3, 2))
    tree = player.searcher.set_root(position((3, 3, 2, 4, 4), new_game(6, 7, 4)))
    assert tree.stats[ROOT].visits > 10


def test_a_full_tree_still_answers_and_makes_room_for_the_next_move():
    """With room for three levels the search goes on without growing; dropped nodes are free again."""
    player = thought((3, 3, 2), simulations=3000, options=SOLVING._replace(nodes=400))
    assert 390 <= player.searcher.tree.used[0] <= 400
    assert player.searcher.tree.stats[ROOT].visits == 3000
    player.searcher.set_root(position((3, 3, 2, 4, 4)))
    assert player.searcher.tree.used[0] < 100
    (after,) = think(player, position((3, 3, 2, 4, 4)))
    assert after.simulations == 3000


# ---- proofs ----

def test_a_proven_root_ends_the_search():
    """A win in three plies is proven long before a thousand seconds are over."""
    player = tree_player(SOLVING, TimePlan())
    with use_clock(FakeClock(repeat(1e-3))) as clock:
        last = think(player, position(OPEN_TWO), 1000.0)[-1]
        assert (last.reason, last.value) == ("proven", 1.0)
        assert last.move in (1, 4)
        assert clock.elapsed < 60.0
        searched = len(clock.batches)
        again = think(player, position(OPEN_TWO), 1000.0)[-1]
    assert (again.move, again.reason, again.simulations) == (last.move, "proven", 0)
    assert sum(simulations for simulations, _ in clock.batches[searched:]) == 0


def test_the_distance_of_a_proven_end():
    """The distance counts the move itself, like the principal variation."""
    player = thought(OPEN_TWO, simulations=100_000)
    (winner,) = think(player, position(OPEN_TWO))
    assert (winner.reason, winner.value, winner.plies) == ("proven", 1.0, 3)
    (loser,) = think(thought((*OPEN_TWO, 4), simulations=100_000), position((*OPEN_TWO, 4)))
    assert (loser.reason, loser.value, loser.plies) == ("proven", 0.0, 2)


def test_without_proofs_nothing_is_called_proven():
    (snapshot,) = think(tree_player(PLAIN, TimePlan(), simulations=20_000), position(OPEN_TWO))
    assert (snapshot.reason, snapshot.move in (1, 4)) == ("search", True)
    assert snapshot.simulations == 20_000


# ---- choice of the final move ----

def root_with(*kids: tuple[int, float, int]) -> Tree:
    """Return a tree of one level: (visits, mean, proof) of each child, for columns 0, 1, ..."""
    tree = new_tree(GAME, empty_state(6, 7), 20)
    tree.selection[ROOT].first, tree.selection[ROOT].count = 1, len(kids)
    tree.used[0] = 1 + len(kids)
    for column, (visits, mean, proof) in enumerate(kids):
        node = 1 + column
        tree.selection[node].action = column
        tree.stats[node].visits, tree.stats[node].value, tree.stats[node].proof = visits, mean * visits, proof
    return tree


def won_in(plies: int) -> int:
    return END - plies


def lost_in(plies: int) -> int:
    return -(END - plies)


EVERY_WAY = ("value", "visits", "bound")
OPEN = UNKNOWN
CHOICES = {
    "the nearest win": (((900, 0.99, OPEN), (5, 0.2, won_in(4)), (5, 0.1, won_in(2)), (9, 0.9, won_in(6))), 2),
    "any win before what is open": (((900, 1.0, OPEN), (1, 0.0, won_in(40))), 1),
    "a win before a draw": (((900, 0.5, DRAW), (1, 0.0, won_in(40))), 1),
    "the farthest loss": (((90, 0.9, lost_in(1)), (5, 0.1, lost_in(7)), (50, 0.8, lost_in(3))), 1),
    "anything before a loss": (((900, 0.9, lost_in(9)), (4, 0.01, OPEN)), 1),
    "a draw before a loss": (((900, 0.9, lost_in(9)), (4, 0.01, DRAW)), 1),
    "a draw before what looks worse": (((90, 0.4, OPEN), (400, 0.5, DRAW)), 1),
    "what looks better before a draw": (((400, 0.8, OPEN), (100, 0.5, DRAW)), 0),
    "what was tried before what was not": (((0, 0.0, OPEN), (3, 0.1, OPEN), (9, 0.2, OPEN), (0, 0.0, OPEN)), 2),
}


@pytest.mark.parametrize("choose", EVERY_WAY)
@pytest.mark.parametrize("name", CHOICES)
def test_order_of_moves(name, choose):
    kids, expected = CHOICES[name]
    for shift in range(len(kids)):  # wherever it stands among its siblings
        turned = kids[shift:] + kids[:shift]
        tree = root_with(*turned)
        assert best_move(tree, choose) - 1 == turned.index(kids[expected])


@pytest.mark.parametrize(("kids", "choose", "expected"), [
    (((4, 0.9, OPEN), (500, 0.55, OPEN), (100, 0.65, OPEN)), "value", 0),
    (((4, 0.9, OPEN), (500, 0.55, OPEN), (100, 0.65, OPEN)), "visits", 1),
    (((4, 0.9, OPEN), (500, 0.55, OPEN), (100, 0.65, OPEN)), "bound", 2),
    (((4, 0.5, DRAW), (100, 0.55, OPEN)), "bound", 0),  # a proven draw is worth one half whatever its visits
    (((10, 0.6, OPEN), (1000, 0.6, OPEN), (100, 0.6, OPEN)), "value", 1),  # of equal ones that with more visits
])
def test_the_ways_to_choose_differ(kids, choose, expected):
    assert best_move(root_with(*kids), choose) - 1 == expected


KIDS = st.tuples(st.integers(1, 60), st.floats(0.0, 1.0), st.sampled_from([OPEN, OPEN, OPEN, DRAW, lost_in(3)]))


@given(st.lists(KIDS, min_size=2, max_size=5), st.sampled_from(EVERY_WAY), st.integers(1, 30), st.data())
@settings(max_examples=100)
def test_no_simulations_can_change_a_settled_choice(kids, choose, simulations, data):
    """Whatever results that many more simulations have, on whichever moves."""
    kids = [(visits, 0.5 if proof == DRAW else mean, proof) for visits, mean, proof in kids]
    tree = root_with(*kids)
    if not is_settled(tree, choose, simulations):
        return
    best = best_move(tree, choose)
    open_kids = [child for child in children(tree, ROOT) if tree.stats[child].proof >= UNKNOWN]
    for _ in range(simulations if open_kids else 0):
        child = data.draw(st.sampled_from(open_kids))
        tree.stats[child].visits += 1
        tree.stats[child].value += 0.5 if tree.stats[child].proof == DRAW else data.draw(st.sampled_from([0.0, 1.0]))
    assert best_move(tree, choose) == best or not open_kids


def test_much_is_settled():
    """A move far ahead by the rule in use ends the search; by another rule it does not."""
    ahead = root_with((1000, 0.6, OPEN), (20, 0.3, OPEN))
    assert all(is_settled(ahead, choose, 50) == settled for choose, settled in (("visits", True), ("bound", False)))
    better = root_with((400, 0.9, OPEN), (380, 0.3, OPEN))
    assert all(is_settled(better, choose, 50) == settled for choose, settled in (("visits", False), ("bound", True)))
