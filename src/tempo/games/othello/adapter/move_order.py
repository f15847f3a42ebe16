"""A game of Othello that leads to given discs, found backwards.

A beam search takes the last disc off, with any set of discs that it may have flipped, and meets the positions after the
first moves, which are all known. It finds most positions of up to 20 moves. Games with a pass are not searched.

A position is (own, other): bitboards of the side to move and of the other side; bit 0 is a1.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import pairwise, product
from math import prod

from tempo.arena.positions.unreachable import Unreachable
from tempo.games.othello.adapter.board import BLACK, EMPTY, NEW_GAME, RAYS, SIZE, SQUARES, WHITE

Position = tuple[int, int]

FORWARD = 7  # moves from the start whose positions are all known
WIDTH = 100  # positions that a first pass of the search keeps for each number of discs
MOST_FLIPS = 20  # sets of flipped discs that are tried for one disc
MAX_TRIES = 60_000  # positions of one search: about two seconds
BITS = tuple(tuple(tuple(1 << square for square in ray) for ray in rays) for rays in RAYS)
MIDDLE = sum(1 << square for square, mark in enumerate(NEW_GAME) if mark != EMPTY)
ALL, NOT_LEFT, NOT_RIGHT = (1 << SQUARES) - 1, 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
# Steps in four lines, with the squares that a step forward and one backward may reach.
STEPS = ((1, NOT_LEFT, NOT_RIGHT), (8, ALL, ALL), (9, NOT_LEFT, NOT_RIGHT), (7, NOT_RIGHT, NOT_LEFT))
RINGS = [0, 0, 0, 0]  # squares by their distance from the middle
for _square in range(SQUARES):
    _row, _column = divmod(_square, SIZE)
    RINGS[max(abs(2 * _row - 7), abs(2 * _column - 7)) // 2] |= 1 << _square


def moves_to(cells: Sequence[int]) -> list[int]:
    """Return the moves of a game that ends with these cells; Unreachable if none is found."""
    mark = WHITE if cells.count(EMPTY) % 2 else BLACK  # to move: nobody has passed
    own, other = bits_of(cells, mark), bits_of(cells, 3 - mark)
    if MIDDLE & ~(own | other):
        raise Unreachable("middle")
    if not can_fill(own | other):
        raise Unreachable("apart")
    known = first_positions(own | other)
    if (own, other) in known:
        return known[own, other]
    chance, width, tries = random.Random(0), WIDTH, 0
    while tries < MAX_TRIES:
        beam: dict[Position, list[int]] = {(own, other): []}  # the moves that follow
        while beam and tries < MAX_TRIES:
            before = {
                position: [square, *moves]
                for (own_now, other_now), moves in beam.items()
                for square, position in undone(own_now, other_now, chance)
            }
            tries += len(before) + 1
            if met := next((position for position in before if position in known), None):
                return known[met] + before[met]
            promise = {position: promise_of(position) + chance.random() for position in before}
            beam = {position: before[position] for position in nlargest(width, promise, key=promise.__getitem__)}
        width = width * 3 // 2
    raise Unreachable("not_found")


def bits_of(cells: Sequence[int], mark: int) -> int:
    return sum(1 << square for square, held in enumerate(cells) if held == mark)


def beyond(bits: int) -> int:
    """Return the squares next to two of these in a line: a disc there encloses one of them by the other."""
    squares = 0
    for step, up, down in STEPS:
        squares |= (bits & bits << step & up) << step & up
        squares |= (bits & bits >> step & down) >> step & down
    return squares


@lru_cache(4096)
def can_fill(filled: int) -> bool:
    """Return whether these squares can be filled from the middle: each disc encloses at least one other."""
    reached = MIDDLE
    while True:
        more = beyond(reached) & filled & ~reached
        if not more:
            return reached == filled
        reached |= more


def first_positions(filled: int) -> dict[Position, list[int]]:
    """Return all positions after the first moves on these squares, with the moves."""
    latest: dict[Position, list[int]] = {(bits_of(NEW_GAME, BLACK), bits_of(NEW_GAME, WHITE)): []}
    known = dict(latest)
    for _ in range(FORWARD):
        after: dict[Position, list[int]] = {}
        for (own, other), moves in latest.items():
            free = filled & ~(own | other)
            for square in squares_of(free):
                if flipped := flips(own, other, square):
                    after.setdefault((other & ~flipped, own | flipped | 1 << square), [*moves, square])
        known.update(after)
        latest = after
    return known


def squares_of(bits: int) -> list[int]:
    """Return the squares of a bitboard, the first one last."""
    squares = []
    while bits:
        squares.append(bits.bit_length() - 1)
        bits ^= 1 << squares[-1]
    return squares


def flips(own: int, other: int, square: int) -> int:
    """Return the discs that a disc of the side to move flips."""
    flipped = 0
    for ray in BITS[square]:
        run = 0
        for bit in ray:
            if not other & bit:
                flipped |= run if own & bit else 0
                break
            run |= bit
    return flipped


def undone(own: int, other: int, chance: random.Random) -> Iterator[tuple[int, Position]]:
    """Yield last moves of the other side, with the positions before them: all of them, or some where they are many."""
    for square in squares_of(other & ~MIDDLE):
        bit = 1 << square
        runs = runs_from(own, other, square)
        if not runs or not can_fill((own | other) ^ bit):
            continue
        if prod(map(len, runs)) <= MOST_FLIPS:
            choices = list(product(*runs))
        else:
            choices = [tuple(map(chance.choice, runs)) for _ in range(MOST_FLIPS)]
        for choice in choices:
            if flipped := sum(choice):
                yield square, (other & ~flipped & ~bit, own | flipped)


def runs_from(own: int, other: int, square: int) -> list[list[int]]:
    """Return the sets of discs, none among them, that the other side's disc may have flipped in each direction.

    The list is empty if the disc was not the last: it flipped nothing, or it would have flipped more.
    """
    runs = []
    for ray in BITS[square]:
        if other & ray[0]:
            run = [0]
            for bit, enclosing in pairwise(ray):
                if not other & enclosing:
                    break
                run.append(run[-1] | bit)
            if len(run) > 1:
                runs.append(run)
        elif own & ray[0] and other & next((bit for bit in ray if not own & bit), 0):
            return []
    return runs


def promise_of(position: Position) -> float:
    """Return how promising a position is on the way back: few discs far out, balanced colours, discs to take off."""
    own, other = position
    filled = own | other
    far = (filled & RINGS[1]).bit_count() + 4 * (filled & RINGS[2]).bit_count() + 9 * (filled & RINGS[3]).bit_count()
    removable = (beyond(own) & own & ~MIDDLE).bit_count() + (beyond(other) & other & ~MIDDLE).bit_count()
    return 0.2 * removable - 0.5 * far - 0.5 * abs(own.bit_count() - other.bit_count())
