"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""
import math

from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, Tree, children


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.books[node].proof), int(tree.books[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.books[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit."""

    def merit(child: int) -> tuple[int, float, int]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits)
        if choose == "visits":
            return (0, visits, visits)
        if visits == 0:
            return (0, -math.inf, 0)
        doubt = 1.0 / math.sqrt(visits) if choose == "bound" and proof == UNKNOWN else 0.0
        return (0, node_value(tree, child) - doubt, visits)

    return max(children(tree, ROOT), key=merit)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.choice[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.books[child].visits))
        if tree.books[node].visits == 0:
            break
        line.append(int(tree.choice[node].action))
    return tuple(line)
