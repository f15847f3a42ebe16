"""Exact results in the tree, and how they travel up (MCTS-Solver).

A proof is one integer, seen like all values from the side that moved into the node: won in n plies is END - n, lost in
n plies is -(END - n), a draw is DRAW, an open result UNKNOWN. So a larger proof is always better for the mover: the
nearer win, the farther loss. END - abs(proof) is the number of plies to the end, and the sign says who wins, except in
draws.
"""
from tempo.native.jit import inlined
from tempo.search.game import DRAWN
from tempo.search.leaves.evaluators import DRAW_RESULT, discounted_value
from tempo.search.tree_access import NO_CHILDREN

UNKNOWN = 0
DRAW = 1
END = 10_000  # more plies than any game has


@inlined
def proof_of_outcome(outcome):
    """Return the proof of a position where the game is over, from LOST, DRAWN or WON."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_in_plies(plies):
    """Return the proof of a position that is won in `plies`, or lost in `-plies` if negative; 0 is UNKNOWN."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def proven_value(proof, discount):
    """Return the value of a node with this proof, 0 lost to 1 won, discounted by its plies to the end."""
    return DRAW_RESULT if proof == DRAW else discounted_value(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """Return what the children prove of their parent: one won child suffices, else all must be proven.

    Children are seen from the parent's opponent, so the best of them for that side decides.
    """
    first = tree.selection[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.selection[node].count):
        proof = tree.stats[child].proof
        if proof == UNKNOWN:
            certain = False
        elif proof > best:
            best = proof
    if best > DRAW:
        return 1 - best
    if not certain:
        return UNKNOWN
    return DRAW if best == DRAW else -best - 1
