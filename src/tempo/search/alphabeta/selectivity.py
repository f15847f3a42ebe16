"""ProbCut: how deep to look before looking deep, and how sure to be.

What a search to some depth finds differs from what one less deep finds by a spread that hardly depends on the
position. So if the less deep one, at the same position, is so many spreads outside the window, the deep one is not
made. A spread, in what the game counts, is taken to be

    exp(base + further * ln(deep - shallow) + deeper * ln(shallow + 1) + fuller * filled)

whose four numbers are fitted to searches of the game itself: they come with its evaluation.
"""
import math

import numpy as np

from tempo.search.alphabeta.deepening import MAX_DEPTH, NO_SELECTIVITY, TAIL_PLIES
from tempo.search.game import Evaluation

MIN_CUT_DEPTH = TAIL_PLIES + 1  # at which anything is cut
MARGIN_GROWTH = 2.0  # how many times surer the second time, when the end of the game has been reached
NO_CUT = -1


def spread(numbers: tuple[float, ...], shallow: int, deep: int, filled: float) -> float:
    """By how much searches to two depths differ, in what the game counts."""
    base, further, deeper, fuller = numbers
    return math.exp(base + further * math.log(deep - shallow) + deeper * math.log(shallow + 1) + fuller * filled)


def shallow_depth(deep: int) -> int:
    """How deep to look instead: about half, and as odd or even, as values swing with the side that moves last."""
    return 2 * (deep // 4) + deep % 2


def probcut_cuts(evaluation: Evaluation, filled: float, probcut_margin: float) -> np.ndarray:
    """int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2]: for every depth how deep to look instead, and how far outside the window
    a value must be; without a margin, never."""
    cuts = np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), NO_CUT, np.int64)
    for level in range(NO_SELECTIVITY if probcut_margin > 0 else 0):
        for deep in range(MIN_CUT_DEPTH, MAX_DEPTH + 1):
            shallow = shallow_depth(deep)
            margin = probcut_margin * MARGIN_GROWTH**level * spread(evaluation.spread, shallow, deep, filled)
            cuts[level, deep] = shallow, round(evaluation.unit * margin)
    return cuts
