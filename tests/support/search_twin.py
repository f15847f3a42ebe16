"""Tree search as a slow reference implementation, node by node, and tables of a tree's root."""

import math

import numpy as np
import pytest
from games import legal_moves

from tempo.native.rng import below, new_rng
from tempo.search.game import DRAWN, LOST, ONGOING, WON
from tempo.search.mcts import FROM_ANCHOR, search
from tempo.search.options import SearchOptions, SearchParams, params_of
from tempo.search.tree import ROOT, children, new_tree

PLAIN = params_of(SearchOptions())
SOLVING = PLAIN._replace(proofs=True)


class Twin:
    """One node of a tree of objects: the search written in the most obvious way."""

    def __init__(self, action: int, prior: float = 0.0) -> None:
        self.action = action
        self.prior = np.float32(prior)
        self.children: list[Twin] = []  # the tried ones first
        self.visits = 0
        self.value = 0.0
        self.q = 0.0  # mean, mixed with the best reply where the parameters say so
        self.over: int | None = None

    def choose(self, params: SearchParams, rng) -> "Twin":
        best, best_score = self.children[0], np.float32(-math.inf)
        for index, child in enumerate(self.children):
            if child.visits == 0:
                if params.first_play + params.bias * child.prior > best_score:
                    equals = [other for other in self.children[index:] if other.prior == child.prior]
                    drawn = index + below(rng, len(equals))
                    swapped = self.children[drawn]
                    child.action, swapped.action = swapped.action, child.action
                    return child
                break
            bonus = params.exploration * np.float32(math.sqrt(2 * math.log(self.visits)))
            promise = float(params.bias * child.prior) / (child.visits + 1)
            score = np.float32(child.q + promise) + bonus * np.float32(1 / math.sqrt(child.visits))
            if score > best_score:
                best, best_score = child, score
        return best


def twin_search(game, root_state, params: SearchParams, rng, simulations: int) -> Twin:
    root = Twin(0)
    for done in range(0, simulations, FROM_ANCHOR):
        count = min(FROM_ANCHOR, simulations - done)
        anchor, above = root_state.copy(), [root]
        while 0 < params.anchor_visits <= above[-1].visits and above[-1].children:
            child = above[-1].choose(params, rng)
            if child.visits < params.anchor_visits:
                break
            game.play(game.board, anchor, child.action)
            above.append(child)
        for node in above[:-1]:
            node.visits += count
        for _ in range(count):
            twin_simulation(game, anchor.copy(), above.copy(), params, rng)
    return root


def twin_simulation(game, state, path: list[Twin], params: SearchParams, rng) -> None:
    """Run one simulation from the end of the path, whose other nodes have counted their visits."""
    anchor = len(path) - 1

    def step():
        path.append(path[-1].choose(params, rng))
        game.play(game.board, state, path[-1].action)

    while path[-1].children:
        step()
    leaf = path[-1]
    if leaf.over is None and (leaf.visits >= params.expansion or (anchor == 0 and leaf is path[0])):
        leaf.children = twin_children(game, state)
        step()
        leaf = path[-1]
    if leaf.visits == 0:
        outcome = game.outcome(game.board, state)
        leaf.over = None if outcome == ONGOING else outcome
    if leaf.over is not None:
        value = {WON: 1.0, DRAWN: 0.5, LOST: 0.0}[leaf.over]
    else:
        plies = game.playout(game.board, state, rng, None)
        value = 0.5 + 0.5 * np.sign(plies) * params.discount ** abs(plies)
    for level in reversed(range(len(path))):
        node = path[level]
        node.visits += level >= anchor
        node.value += params.draw_value if value == 0.5 else value
        node.q = node.value / node.visits
        replies = [child.q for child in node.children if child.visits]
        if replies:
            node.q = float(np.float32(node.q))
            node.q += params.implicit_minimax * (1 - min(max(*replies, 0.0), 1.0) - node.q)
        node.q = float(np.float32(node.q))
        value = 0.5 + (0.5 - value) * params.discount


def twin_children(game, state) -> list[Twin]:
    """Return the children with the highest prior first, equal ones in the game's order."""
    actions, priors = np.array(legal_moves(game, state), np.int16), np.zeros(game.actions, np.float32)
    game.ordering.prior(game.board, state, actions, len(actions), priors)
    twins = [Twin(int(action), prior) for action, prior in zip(actions, priors[: len(actions)], strict=True)]
    return sorted(twins, key=lambda twin: -twin.prior)


def assert_same(tree, node: int, twin: Twin) -> None:
    assert tree.stats[node].visits == twin.visits
    assert tree.stats[node].value == pytest.approx(twin.value)
    assert len(children(tree, node)) == len(twin.children)
    for child, twin_child in zip(children(tree, node), twin.children, strict=True):
        assert tree.selection[child].action == twin_child.action
        assert_same(tree, child, twin_child)


def root_table(game, state, params, simulations: int) -> list[tuple[int, int, float]]:
    tree = new_tree(game, state, 100_000)
    search(game, tree, state, params, new_rng(42), simulations)
    return sorted(
        (int(tree.selection[child].action), int(tree.stats[child].visits), round(float(tree.stats[child].value), 6))
        for child in children(tree, ROOT)
    )
