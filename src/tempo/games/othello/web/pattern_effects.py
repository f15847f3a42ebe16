"""What each pattern on the board adds to the evaluation, for a page that explains it."""

from __future__ import annotations

from tempo.games.othello.evaluation.counts import FEATURES
from tempo.games.othello.evaluation.evaluate import (
    DISCS_OF_PHASE,
    FIRST_DISCS,
    HEAD_SIZE,
    SOLVED_DISCS,
    apply_head,
    find_features,
)
from tempo.games.othello.evaluation.patterns import PLACEMENTS
from tempo.games.othello.rules import MINE, THEIRS, moves_of
from tempo.native.bits import count_bits
from tempo.native.jit import kernel


@kernel
def pattern_effects(evaluator, state, effects):
    """Write how much the value changes by each placement of a pattern; return the value, in units.

    Args:
        evaluator: PatternEvaluator.
        state: uint64[2].
        effects: int64[PLACEMENTS].
    """
    mine, theirs = state[MINE], state[THEIRS]
    discs = count_bits(mine | theirs)
    if discs >= SOLVED_DISCS:
        discs = SOLVED_DISCS - 1
    head = HEAD_SIZE * ((discs - FIRST_DISCS) // DISCS_OF_PHASE)
    find_features(evaluator, mine, theirs, moves_of(mine, theirs), moves_of(theirs, mine))
    value = apply_head(evaluator, head)
    for lane in range(PLACEMENTS):
        feature = evaluator.active[lane]
        evaluator.active[lane] = FEATURES  # which has no weights
        effects[lane] = value - apply_head(evaluator, head)
        evaluator.active[lane] = feature
    return value
