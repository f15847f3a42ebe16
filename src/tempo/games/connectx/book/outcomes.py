"""Win, draw or loss of every position of the standard board with at most eight stones.

For eight stones the outcomes were computed (make_outcomes.py), and they are all that is stored: in the order
of the positions' keys, four to a character. So what the game can reach is walked through once more, ply by
ply, this time with numpy; and from eight stones back to none each position is worth what its best move is.
All that takes a twentieth of a second, once, and only when a position is asked about that is not in the book.
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
# Four outcomes, a number in base 3, are a place in this alphabet of 81: no quotes, no backslash.
OUTCOME_ALPHABET = "".join(chr(code) for code in range(35, 118) if chr(code) not in "'\\")


class PlyPositions(NamedTuple):
    """All positions with so many stones that are not over, mirror images once, in the order of their keys."""

    mine: np.ndarray  # uint64, of the side to move
    stones: np.ndarray  # uint64
    keys: np.ndarray  # uint64, their sum


def pack_outcomes(outcomes: np.ndarray) -> str:
    """Outcomes, -1 to 1, as text."""
    digits = np.concatenate([outcomes + 1, np.zeros(-len(outcomes) % 4, outcomes.dtype)]).reshape(-1, 4)
    return "".join(OUTCOME_ALPHABET[place] for place in digits @ np.array([27, 9, 3, 1]))


def unpack_outcomes(text: str) -> np.ndarray:
    """What `pack_outcomes` packed, with up to three more behind it."""
    place_of = np.zeros(128, np.int8)
    place_of[[ord(letter) for letter in OUTCOME_ALPHABET]] = np.arange(81)
    places = place_of[np.frombuffer(text.encode("ascii"), np.uint8)]
    digits = places[:, None] // np.array([27, 9, 3, 1], np.int8) % 3
    return digits.reshape(-1).astype(np.int8) - 1


def mirror_words(words: np.ndarray) -> np.ndarray:
    """Many boards from behind."""
    images = np.zeros_like(words)
    for column in range(BOOK_COLUMNS):
        part = words >> np.uint64(column * BOOK_STRIDE) & np.uint64(BOOK_COLUMN)
        images |= part << np.uint64((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return images


def have_four(words: np.ndarray) -> np.ndarray:
    """Which of many boards hold four in a row."""
    found = np.zeros(words.shape, bool)
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = words & (words >> np.uint64(shift))
        found |= (pairs & (pairs >> np.uint64(2 * shift))) != 0
    return found


def drop_all(ply: PlyPositions, column: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A stone in one column of every position: (legal, wins, mine and stones of the side then to move)."""
    moves = (ply.stones + np.uint64(BOOK_BOTTOM)) & np.uint64(BOOK_COLUMN << (column * BOOK_STRIDE))
    wins = have_four(ply.mine | moves)
    return moves != 0, wins & (moves != 0), ply.mine ^ ply.stones, ply.stones | moves


def next_ply(ply: PlyPositions) -> PlyPositions:
    """Every position one move later."""
    parts = []
    for column in range(BOOK_COLUMNS):
        legal, wins, mine, stones = drop_all(ply, column)
        parts.append((mine[legal & ~wins], stones[legal & ~wins]))
    mine, stones = (np.concatenate(words) for words in zip(*parts, strict=True))
    images = mirror_words(mine), mirror_words(stones)
    flipped = images[0] + images[1] < mine + stones
    mine, stones = np.where(flipped, images[0], mine), np.where(flipped, images[1], stones)
    keys, places = np.unique(mine + stones, return_index=True)
    return PlyPositions(mine[places], stones[places], keys)


@cache
def positions_by_ply() -> list[PlyPositions]:
    """All positions, from no stones to eight."""
    nothing = np.zeros(1, np.uint64)
    found = [PlyPositions(nothing, nothing, nothing)]
    for _ in range(OUTCOME_STONES):
        found.append(next_ply(found[-1]))
    return found


@cache
def outcomes_by_ply() -> list[np.ndarray]:
    """The outcomes of all positions, each from the side to move: 1, 0 or -1."""
    known = [unpack_outcomes(OUTCOMES)[: len(positions_by_ply()[-1].keys)]]
    for ply, after in zip(positions_by_ply()[-2::-1], positions_by_ply()[:0:-1], strict=True):
        best = np.full(len(ply.keys), -1, np.int8)
        for column in range(BOOK_COLUMNS):
            legal, wins, mine, stones = drop_all(ply, column)
            keys = np.minimum(mine + stones, mirror_words(mine) + mirror_words(stones))
            places = np.minimum(np.searchsorted(after.keys, keys), len(after.keys) - 1)
            worth = np.where(wins, 1, -known[0][places]).astype(np.int8)
            best = np.where(legal, np.maximum(best, worth), best)
        known.insert(0, best)
    return known


def outcome_of(position: Stones) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1; None with more stones than are known."""
    count = position[1].bit_count()
    if count > OUTCOME_STONES or not OUTCOMES:
        return None
    (mine, stones), _ = canonical(position)
    place = int(np.searchsorted(positions_by_ply()[count].keys, np.uint64(mine + stones)))
    return int(outcomes_by_ply()[count][place])


def value_preserving_moves(position: Stones) -> tuple[int, list[int]] | None:
    """The outcome and the columns that keep it, of a position with fewer than eight stones."""
    if position[1].bit_count() >= OUTCOME_STONES or not OUTCOMES:
        return None
    worth = {}
    for column in range(BOOK_COLUMNS):
        if position[1] + BOOK_BOTTOM & BOOK_COLUMN << column * BOOK_STRIDE:
            after = after_move(position, column)
            worth[column] = 1 if after is None else -(outcome_of(after) or 0)
    best = max(worth.values())
    return best, [column for column, value in worth.items() if value == best]
