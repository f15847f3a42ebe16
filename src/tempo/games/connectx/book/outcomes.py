"""Win, draw or loss of every position of the standard board with at most eight stones.

Only the outcomes at eight stones are stored (computed by make_outcomes.py): sorted by the positions' keys, four to a
character. Reading them walks ply by ply through all reachable positions, with numpy, and then backs the outcomes up
from eight stones to none. That takes 0.05 s, once, at the first position that is not in the book.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.games.connectx.book.book import (
    BOOK_BOTTOM,
    BOOK_COLUMN,
    BOOK_COLUMNS,
    BOOK_STRIDE,
    Stones,
    after_move,
    canonical,
)
from tempo.games.connectx.book.outcome_data import OUTCOMES

OUTCOME_STONES = 8
# Four outcomes, read as a number in base 3, are an index into this alphabet of 81, without quotes and backslash.
OUTCOME_ALPHABET = "".join(chr(code) for code in range(35, 118) if chr(code) not in "'\\")


class PlyPositions(NamedTuple):
    """All unfinished positions with the same number of stones, mirror images once, sorted by key."""

    mine: np.ndarray  # uint64[positions] stones of the side to move
    stones: np.ndarray  # uint64[positions] all stones
    keys: np.ndarray  # uint64[positions] mine + stones


def unpack_outcomes(text: str) -> np.ndarray:
    """Decode outcomes, four from a character, with up to three entries of padding at the end."""
    place_of = np.zeros(128, np.int8)
    place_of[[ord(letter) for letter in OUTCOME_ALPHABET]] = np.arange(81)
    places = place_of[np.frombuffer(text.encode("ascii"), np.uint8)]
    digits = places[:, None] // np.array([27, 9, 3, 1], np.int8) % 3
    return digits.reshape(-1).astype(np.int8) - 1


def mirror_bitboards(words: np.ndarray) -> np.ndarray:
    """Return the mirror images of many bitboards."""
    images = np.zeros_like(words)
    for column in range(BOOK_COLUMNS):
        part = words >> np.uint64(column * BOOK_STRIDE) & np.uint64(BOOK_COLUMN)
        images |= part << np.uint64((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return images


def _have_four(words: np.ndarray) -> np.ndarray:
    """Test which of many bitboards hold four in a row."""
    fours = np.zeros(words.shape, bool)
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = words & (words >> np.uint64(shift))
        fours |= (pairs & (pairs >> np.uint64(2 * shift))) != 0
    return fours


def drop_all(ply: PlyPositions, column: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Drop a stone into one column of every position; return (legal, wins, mine, stones).

    `mine` are the stones of the side to move after the drop.
    """
    moves = (ply.stones + np.uint64(BOOK_BOTTOM)) & np.uint64(BOOK_COLUMN << (column * BOOK_STRIDE))
    wins = _have_four(ply.mine | moves)
    return moves != 0, wins & (moves != 0), ply.mine ^ ply.stones, ply.stones | moves


def _next_ply(ply: PlyPositions) -> PlyPositions:
    """Return every position one move later."""
    parts = []
    for column in range(BOOK_COLUMNS):
        legal, wins, mine, stones = drop_all(ply, column)
        parts.append((mine[legal & ~wins], stones[legal & ~wins]))
    mine, stones = (np.concatenate(words) for words in zip(*parts, strict=True))
    images = mirror_bitboards(mine), mirror_bitboards(stones)
    flipped = images[0] + images[1] < mine + stones
    mine, stones = np.where(flipped, images[0], mine), np.where(flipped, images[1], stones)
    keys, places = np.unique(mine + stones, return_index=True)
    return PlyPositions(mine[places], stones[places], keys)


@cache
def positions_by_ply() -> list[PlyPositions]:
    """Return the positions of all plies, from no stones to eight."""
    nothing = np.zeros(1, np.uint64)
    plies = [PlyPositions(nothing, nothing, nothing)]
    for _ in range(OUTCOME_STONES):
        plies.append(_next_ply(plies[-1]))
    return plies


@cache
def outcomes_by_ply() -> list[np.ndarray]:
    """Return the outcomes of all plies, from no stones to eight: 1, 0 or -1 for the side to move."""
    known = [unpack_outcomes(OUTCOMES)[: len(positions_by_ply()[-1].keys)]]
    for ply, after in zip(positions_by_ply()[-2::-1], positions_by_ply()[:0:-1], strict=True):
        best = np.full(len(ply.keys), -1, np.int8)
        for column in range(BOOK_COLUMNS):
            legal, wins, mine, stones = drop_all(ply, column)
            keys = np.minimum(mine + stones, mirror_bitboards(mine) + mirror_bitboards(stones))
            places = np.minimum(np.searchsorted(after.keys, keys), len(after.keys) - 1)
            worth = np.where(wins, 1, -known[0][places]).astype(np.int8)
            best = np.where(legal, np.maximum(best, worth), best)
        known.insert(0, best)
    return known


def outcome_of(position: Stones) -> int | None:
    """Return 1, 0 or -1 if the side to move wins, draws or loses; None with more than OUTCOME_STONES stones."""
    count = position[1].bit_count()
    if count > OUTCOME_STONES or not OUTCOMES:
        return None
    (mine, stones), _ = canonical(position)
    place = int(np.searchsorted(positions_by_ply()[count].keys, np.uint64(mine + stones)))
    return int(outcomes_by_ply()[count][place])


def value_preserving_moves(position: Stones) -> tuple[int, list[int]] | None:
    """Return the outcome and the columns that keep it, None with OUTCOME_STONES stones or more."""
    if position[1].bit_count() >= OUTCOME_STONES or not OUTCOMES:
        return None
    worth = {}
    for column in range(BOOK_COLUMNS):
        if position[1] + BOOK_BOTTOM & BOOK_COLUMN << column * BOOK_STRIDE:
            after = after_move(position, column)
            worth[column] = 1 if after is None else -(outcome_of(after) or 0)
    best = max(worth.values())
    return best, [column for column, value in worth.items() if value == best]
