"""RAVE: AMAF means against a plain count of the moves, their weight, and what happens to them when the tree changes."""
from collections import Counter

import numpy as np
import pytest
from games import played

from tempo.arena.players.profile_agents import make_agent
from tempo.games.connectx.rules import new_game, new_state
from tempo.games.gomoku.playouts.playouts import uniform_playout, weighted_playout
from tempo.games.gomoku.rules import new_game as new_gomoku
from tempo.games.gomoku.rules import new_gomoku_state
from tempo.games.othello.playouts import roxanne_playout
from tempo.games.othello.rules import new_game as new_othello
from tempo.games.othello.rules import start_state
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.rng import new_rng
from tempo.search.game import Game
from tempo.search.leaves.rave import BY_RAVE, rave_value
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.playout_log import END_OF_LOG
from tempo.search.proofs import UNKNOWN
from tempo.search.tree import NOT_IN_TREE, ROOT, Tree, children, clear, new_tree, reroot, restrict

RAVE = params_of(SearchOptions(rave=50.0, exploration=0.3, exploration_growth=0.0))
OTHERS = {
    "plain": {},
    "proofs": {"proofs": True, "first_play": np.float32(0.3), "expansion": 3},
    "draws, anchors": {"draw_value": 0.2, "anchor_visits": 64, "discount": 0.97},
}
GAMES = {
    "connectx": (new_game(4, 5, 3), new_state([0] * 20, 4, 5, 1)),
    "gomoku": (new_gomoku(4, 3, uniform_playout), new_gomoku_state([0] * 16, 4, 3, 1)),
    "gomoku, weighted": (new_gomoku(5, 4, weighted_playout), new_gomoku_state([0] * 25, 5, 4, 1)),
    "othello": (new_othello(roxanne_playout), start_state()),
}


class Count:
    """The plain count: for each simulation and each node on its path, which moves its side plays from there on."""

    def __init__(self, game: Game, params) -> None:
        self.visits: Counter = Counter()  # by parent and move
        self.values: Counter = Counter()
        self.draw = params.draw_value
        self.game = game._replace(evaluator=BY_RAVE._replace(value=self.noted_value))

    def noted_value(self, game, tree, params, rng, depth):
        path = [int(node) for node in tree.path[: depth + 1]]
        listed = {node: [int(tree.selection[child].action) for child in children(tree, node)] for node in path}
        value = rave_value(game, tree, params, rng, depth)
        log = tree.rave.log.tolist()
        moves = [int(tree.selection[node].action) for node in path[1:]] + log[: log.index(END_OF_LOG)]
        for level, node in enumerate(path):
            own = value if (depth - level) % 2 else 1 - value
            for move in set(moves[level::2]) & set(listed[node]):
                self.visits[node, move] += 1
                self.values[node, move] += self.draw if value == 0.5 else own
        return value


def grown(name: str, params, simulations: int = 500, moves=()) -> tuple[Game, np.ndarray, Tree]:
    """Return game, state and tree after a search with RAVE; ConnectX has one kernel for all tests."""
    game, state = GAMES[name]
    game, state = game._replace(evaluator=BY_RAVE), played(game, state, moves)
    tree = new_tree(game, state, 20_000)
    search(game, tree, state, params, new_rng(1), simulations)
    return game, state, tree


def amaf_of(tree: Tree) -> dict[tuple[int, int], tuple[int, float]]:
    """Return visits and sum of the results by parent and move, where there are visits."""
    found = {}
    for node in range(int(tree.used[0])):
        for child in children(tree, node) if tree.selection[node].first else []:
            if tree.rave.amaf[child].visits:
                key = node, int(tree.selection[child].action)
                found[key] = int(tree.rave.amaf[child].visits), float(tree.rave.amaf[child].value)
    return found


@pytest.mark.parametrize(
    ("name", "others"),
    [
        *(("connectx", others) for others in OTHERS),
        ("gomoku", "draws, anchors"),
        ("gomoku, weighted", "proofs"),
        ("othello", "plain"),
    ],
)
def test_amaf_means_are_those_of_a_plain_count(name, others, monkeypatch):
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    game, state = GAMES[name]
    params = RAVE._replace(**OTHERS[others])
    count = Count(game, params)
    tree = new_tree(game._replace(evaluator=BY_RAVE), state, 5000)
    search(count.game, tree, state, params, new_rng(1), 150)
    found = amaf_of(tree)
    assert {key: visits for key, (visits, _) in found.items()} == dict(count.visits)
    for key, (_, value) in found.items():
        assert value == pytest.approx(count.values[key], abs=1e-3)
    assert not tree.rave.later.any()


def test_a_mean_gives_way_to_visits():
    """q is the mixture of the formula."""
    _, _, tree = grown("connectx", RAVE)
    tried = [node for node in range(1, int(tree.used[0])) if tree.stats[node].visits]
    mixed = 0
    for node in tried:
        visits, count = int(tree.stats[node].visits), int(tree.rave.amaf[node].visits)
        mean = tree.stats[node].value / visits
        beta = count / (count + visits + count * visits / 50)
        amaf = tree.rave.amaf[node].value / max(1, count)
        assert tree.selection[node].q == pytest.approx(mean + beta * (amaf - mean), abs=1e-5)
        mixed += 0.1 < beta < 0.9
    assert mixed > 100


OTHERS_BY_HAND = [pytest.param(name, marks=pytest.mark.slow) for name in GAMES if name != "connectx"]


@pytest.mark.parametrize("name", ["connectx", *OTHERS_BY_HAND])  # each compiles a kernel of its own
def test_compiled_and_interpreted_trees_are_the_same(name):
    game, state, one = grown(name, RAVE, 300)
    other = new_tree(game, state, 20_000)
    search.__wrapped__(game, other, state, RAVE, new_rng(1), 300)
    assert (one.selection.action == other.selection.action).all() and (one.stats.visits == other.stats.visits).all()
    assert (one.rave.amaf.visits == other.rave.amaf.visits).all()


def test_means_move_with_their_nodes():
    """Re-rooting keeps those below the new root, restricting those of the moves that stay, clearing none."""
    _, _, tree = grown("connectx", RAVE)
    child = max(children(tree, ROOT), key=lambda node: tree.stats[node].visits)
    listed = {int(tree.selection[node].action): tree.rave.amaf[node].copy() for node in children(tree, child)}
    reroot.__wrapped__(tree, child, np.full(tree.used[0], NOT_IN_TREE, np.int32))
    assert {int(tree.selection[node].action): tree.rave.amaf[node] for node in children(tree, ROOT)} == listed
    assert not tree.rave.amaf[int(tree.used[0]) :].visits.any()
    kept = tuple(listed)[1::2]
    restrict(tree, ROOT, kept)
    assert {int(tree.selection[node].action): tree.rave.amaf[node] for node in children(tree, ROOT)} == {
        action: listed[action] for action in kept
    }
    clear(tree)
    assert not tree.rave.amaf.visits.any() and not tree.rave.amaf.value.any()


def test_wins_are_proven_with_rave():
    _, _, tree = grown("connectx", RAVE._replace(proofs=True), moves=[1, 1, 2, 2])
    assert tree.stats[ROOT].proof != UNKNOWN


def test_rave_is_for_one_thread():
    with pytest.raises(ValueError, match="RAVE is for one thread"):
        make_agent("gomoku", "classic_uniform", {"rave": "100", "threads": "2"}, None, 1)
