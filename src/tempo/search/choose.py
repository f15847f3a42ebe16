"""Choose the final move from a searched tree: node values, best move, early stop, principal variation."""
import math

from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import NODE_ACTION, NODE_PROOF, NODE_VISITS, ROOT, Tree, children, has_priors

TROUBLE = 0.4  # no early stop while the best move is worth less than this


def node_value(tree: Tree, node: int) -> float:
    """Return the value of a node: its proof, else its mean, else one half."""
    total, visits, proof = tree.stats.item(node)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(total) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """Return the child of the root to play: proven wins first, proven losses last, others by merit, then prior."""

    def rank(child: int) -> tuple[int, float, int, float]:
        _, visits, proof = tree.stats.item(child)
        promise = float(tree.priors[child]) if has_priors(tree) else 0.0
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits, promise)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits, promise)

    return max(children(tree, ROOT), key=rank)


def merit(choose: str, value: float, visits: float, certain: bool) -> float:
    """Return what a move is ranked by: visits, value, or the lower confidence bound of the value."""
    if choose == "visits":
        return visits
    if visits == 0:
        return -math.inf
    return value - (1.0 / math.sqrt(visits) if choose == "bound" and not certain else 0.0)


def is_settled(tree: Tree, choose: str, simulations: float) -> bool:
    """Return whether this many more simulations cannot change the chosen move among those not proven lost.

    Proofs could still change it. So a search whose best move looks bad goes on: that move may turn out to be lost.
    """
    not_lost = [child for child in children(tree, ROOT) if tree.stats.item(child)[NODE_PROOF] >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = _prospect(tree, best, choose, simulations, 0.0)
    return all(_prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def _prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """Return the merit of a move if this many more simulations all had the same result, 0 or 1."""
    (_, visits, proof), value = tree.stats.item(child), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst none of them visits this move
    if proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """Return the moves from the root through `node` and on along the most visited children."""
    line = [tree.selection.item(node)[NODE_ACTION]]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        visits = [tree.stats.item(child)[NODE_VISITS] for child in kids]
        most = max(visits)
        if most == 0:
            break
        node = kids.start + visits.index(most)
        line.append(tree.selection.item(node)[NODE_ACTION])
    return tuple(line)
