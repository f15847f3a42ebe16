"""What each pattern on the board adds to the evaluation, for a page that explains it."""

from __future__ import annotations

import numpy as np

from tempo.games.othello.evaluation.evaluate import (
    DISCS_OF_PHASE,
    FIRST_DISCS,
    HEAD_SIZE,
    SOLVED_DISCS,
    ZERO_BYTE,
    apply_head,
    find_features,
)
from tempo.games.othello.evaluation.patterns import PLACEMENTS
from tempo.games.othello.rules import MINE, THEIRS, moves_of
from tempo.native.bits import count_bits
from tempo.native.jit import kernel

NO_WEIGHTS = np.uint64(ZERO_BYTE * 0x0101010101010101)  # of a feature that changes no value


@kernel
def pattern_effects(evaluator, state, blank, effects):
    """Write how much the value changes by each placement of a pattern; return the value, in units.

    Args:
        evaluator: PatternEvaluator.
        state: uint64[2].
        blank: int64, a feature without weights, which stands in for the one that is left out.
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
        evaluator.active[lane] = blank
        effects[lane] = value - apply_head(evaluator, head)
        evaluator.active[lane] = feature
    return value
