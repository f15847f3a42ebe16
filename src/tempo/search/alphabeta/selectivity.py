"""ProbCut: depth and margin of the shallow search that may replace a deep one.

The values of a shallow and of a deep search of the same position differ by an error whose standard deviation hardly
depends on the position. If the shallow value is `probcut_margin` standard deviations outside the window, the deep
search is skipped. The standard deviation, in points of the game's final score, is modelled as

    exp(base + further * ln(deep - shallow) + deeper * ln(shallow + 1) + fuller * filled)

Its four parameters are fitted to searches of the game and come with its evaluation (`Evaluation.spread`). `filled` is
that of the position where ProbCut is tried, which may be thirty plies below the root: with the root's share, long
searches would trust cuts on the way to the end of the game far too much.
"""

from functools import cache

import numpy as np

from tempo.native.elementary import exp, log
from tempo.search.alphabeta.deepening import TAIL_PLIES
from tempo.search.alphabeta.pvs import MAX_DEPTH
from tempo.search.alphabeta.workspace import GROWTH_BITS, MAX_SEARCH_PLIES, NO_SELECTIVITY
from tempo.search.game import Evaluation

MIN_CUT_DEPTH = TAIL_PLIES + 1  # least depth at which ProbCut is tried
MARGIN_GROWTH = 2.0  # factor of the margin at the second level, after an iteration to the end of the game
NO_CUT = -1


def spread(numbers: tuple[float, ...], shallow: int, deep: int, filled: float) -> float:
    """Return the standard deviation between searches to two depths, in points of the game's final score."""
    base, further, deeper, fuller = numbers
    return exp(base + further * log(deep - shallow) + deeper * log(shallow + 1) + fuller * filled)


def shallow_depth(deep: int) -> int:
    """Return the depth of the shallow search: about half, of the same parity, as values swing with the last mover."""
    return 2 * (deep // 4) + deep % 2


def probcut_cuts(evaluation: Evaluation, filled: float, probcut_margin: float) -> np.ndarray:
    """Return the cuts at the root for every selectivity level and depth, int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2].

    Each is the shallow depth and the margin around the window, or NO_CUT. A `probcut_margin` of 0 switches all off.
    """
    cuts = np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), NO_CUT, np.int64)
    for level in range(NO_SELECTIVITY if probcut_margin > 0 else 0):
        for deep in range(MIN_CUT_DEPTH, MAX_DEPTH + 1):
            shallow = shallow_depth(deep)
            margin = probcut_margin * MARGIN_GROWTH**level * spread(evaluation.spread, shallow, deep, filled)
            cuts[level, deep] = shallow, round(evaluation.unit * margin)
    return cuts


@cache
def margin_growth(evaluation: Evaluation) -> np.ndarray:
    """Return the factor of the margins at each ply, int64[MAX_SEARCH_PLIES + 1], times 2^GROWTH_BITS."""
    fuller = evaluation.spread[-1] / evaluation.plies
    return np.array([round(exp(fuller * ply) * (1 << GROWTH_BITS)) for ply in range(MAX_SEARCH_PLIES + 1)])
