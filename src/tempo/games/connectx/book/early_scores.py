"""Exact scores of early positions of the standard board, and the moves that reach them.

Only the scores at six stones are stored (computed by make_scores.py): sorted by the positions' keys, one letter each.
Scores with fewer stones are backed up from them. So the quickest win and the slowest loss are known with up to five
stones, where the solver would take seconds.
"""
from functools import cache

import numpy as np

from tempo.games.connectx.book.book import BOOK_COLUMNS, Stones, after_move, canonical
from tempo.games.connectx.book.outcomes import drop_all, mirror_bitboards, positions_by_ply
from tempo.games.connectx.book.score_data import SCORES
from tempo.games.connectx.solver.transposition_table import MAX_SCORE

SCORE_STONES = 6
NO_SCORE = -MAX_SCORE  # marks unknown scores in arrays
ZERO_LETTER = 73  # I stands for the score 0, J for 1, and so on


@cache
def scores_by_ply() -> list[np.ndarray]:
    """Return the scores of all positions with up to six stones, by ply; NO_SCORE where they are not computed yet."""
    last = np.full(len(positions_by_ply()[SCORE_STONES].keys), NO_SCORE)
    last[: len(SCORES)] = np.frombuffer(SCORES.encode("ascii"), np.uint8).astype(np.int64) - ZERO_LETTER
    known = [last]
    for stones in range(SCORE_STONES - 1, -1, -1):
        known.insert(0, _back_up_scores(stones, known[0]))
    return known


def _back_up_scores(stones: int, after: np.ndarray) -> np.ndarray:
    """Back up the scores of the positions with this number of stones from those with one more."""
    ply, keys_after = positions_by_ply()[stones], positions_by_ply()[stones + 1].keys
    best = np.full(len(ply.keys), -MAX_SCORE)
    missing = np.zeros(len(ply.keys), bool)
    for column in range(BOOK_COLUMNS):
        legal, _, mine, placed = drop_all(ply, column)  # no stone wins this early
        keys = np.minimum(mine + placed, mirror_bitboards(mine) + mirror_bitboards(placed))
        scores = after[np.minimum(np.searchsorted(keys_after, keys), len(keys_after) - 1)]
        missing |= legal & (scores == NO_SCORE)
        best = np.where(legal, np.maximum(best, -scores), best)
    return np.where(missing, NO_SCORE, best)


def early_score(position: Stones) -> int | None:
    """Return the score for the side to move; None with more than SCORE_STONES stones, or if it is unknown."""
    count = position[1].bit_count()
    if count > SCORE_STONES:
        return None
    (mine, stones), _ = canonical(position)
    score = int(scores_by_ply()[count][np.searchsorted(positions_by_ply()[count].keys, np.uint64(mine + stones))])
    return None if score == NO_SCORE else score


def early_best_move(position: Stones) -> int | None:
    """Return the column with the best score, the one nearest to the middle; None with SCORE_STONES stones or more."""
    if position[1].bit_count() >= SCORE_STONES:
        return None
    scores = {}
    for column in range(BOOK_COLUMNS):
        after = after_move(position, column)
        if after is not None:  # no column is full, and no stone wins this early
            score = early_score(after)
            if score is None:
                return None
            scores[column] = -score
    return max(scores, key=lambda column: (scores[column], -abs(2 * column + 1 - BOOK_COLUMNS)))
