"""Search of the last squares of a game, without move lists: every empty square is tried, first those in a quadrant with
an odd number of empty squares, where the side that moves now will also move last.

A score is the difference of discs at the end, empty squares counted for the winner, which makes it even. Asked whether
a position reaches a goal, these functions return a bound that decides it: a score that the position reaches if it is at
least the goal, else a score that it does not exceed.
"""
import numpy as np

from tempo.games.othello.endgame.flip_tables import AROUND, count_flips
from tempo.games.othello.rules import flips_of, square_of
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import njit

DISCS = 64
UNPLAYED = -DISCS - 2  # less than any score
# Whether the other side has just passed. Not True and False: numba would compile each, and link them at run time.
GOES_ON, PASSED = np.int64(0), np.int64(1)
QUADRANTS = np.array(  # uint64[64] the quadrant of each square
    [0x0F0F0F0F << (32 * (square >= 32)) << (4 * (square % 8 >= 4)) for square in range(64)], np.uint64
)


@njit
def final_score(mine, theirs):
    """Return the score when neither side can move."""
    here, there = count_bits(mine), count_bits(theirs)
    if here > there:
        return DISCS - 2 * there
    return 2 * here - DISCS if here < there else 0


@njit
def score_of_one(mine, square):
    """Return the score with one empty square; all discs that are not `mine` are the opponent's."""
    discs = count_bits(mine)
    turned = count_flips(mine, square)
    if turned > 0:
        return 2 * (discs + turned + 1) - DISCS
    turned = count_flips(~mine & ~(ONE << square), square)
    if turned > 0:
        return 2 * (discs - turned) - DISCS
    return 2 * (discs + (1 if 2 * discs >= DISCS else 0)) - DISCS


@njit
def score_of_two(mine, theirs, first, second, goal, passed, task):
    """Return a bound of the score with two empty squares.

    Args:
        mine, theirs: uint64, the discs of both sides.
        first, second: uint64, the empty squares, by number.
        goal: the question is whether the score reaches it.
        passed: GOES_ON, or PASSED if the other side has just passed.
        task: int64[] whose first element counts nodes.
    """
    task[0] += 1
    best = UNPLAYED
    for _ in range(2):
        if AROUND[first] & theirs != ZERO:
            turned = flips_of(mine, theirs, first)
            if turned != ZERO:
                best = max(best, -score_of_one(theirs ^ turned, second))
                if best >= goal:
                    return best
        first, second = second, first
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_two(theirs, mine, first, second, 2 - goal, PASSED, task)


@njit
def score_of_three(mine, theirs, first, second, third, goal, passed, task):
    """Return a bound of the score with three empty squares, tried in this order. Parameters: as in score_of_two."""
    task[0] += 1
    best = UNPLAYED
    for _ in range(3):
        if AROUND[first] & theirs != ZERO:
            turned = flips_of(mine, theirs, first)
            if turned != ZERO:
                after, other = theirs ^ turned, mine ^ turned ^ (ONE << first)
                best = max(best, -score_of_two(after, other, second, third, 2 - goal, GOES_ON, task))
                if best >= goal:
                    return best
        first, second, third = second, third, first
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_three(theirs, mine, first, second, third, 2 - goal, PASSED, task)


@njit
def score_of_few(mine, theirs, empty, odd, goal, passed, task):
    """Return a bound of the score with one or more empty squares.

    Args:
        mine, theirs: uint64, the discs of both sides.
        empty: uint64, the empty squares.
        odd: uint64, the quadrants with an odd number of empty squares.
        goal: the question is whether the score reaches it.
        passed: GOES_ON, or PASSED if the other side has just passed.
        task: int64[] whose first element counts nodes.
    """
    squares, rest = empty & odd, empty & ~odd
    if count_bits(empty) <= 3:
        first = squares & (~squares + ONE) if squares != ZERO else rest & (~rest + ONE)
        others = empty ^ first
        if others == ZERO:
            task[0] += 1
            return score_of_one(mine, np.uint64(square_of(first)))
        second = others & (~others + ONE)
        square_1, square_2 = np.uint64(square_of(first)), np.uint64(square_of(second))
        if others == second:
            return score_of_two(mine, theirs, square_1, square_2, goal, passed, task)
        square_3 = np.uint64(square_of(others ^ second))
        return score_of_three(mine, theirs, square_1, square_2, square_3, goal, passed, task)
    task[0] += 1
    best = UNPLAYED
    while squares | rest != ZERO:
        if squares == ZERO:
            squares, rest = rest, ZERO
        square = squares & (~squares + ONE)
        squares ^= square
        index = np.uint64(square_of(square))
        if AROUND[index] & theirs == ZERO:
            continue
        turned = flips_of(mine, theirs, index)
        if turned != ZERO:
            score = -score_of_few(
                theirs ^ turned, mine ^ turned ^ square, empty ^ square, odd ^ QUADRANTS[index], 2 - goal, GOES_ON,
                task
            )
            if score > best:
                best = score
                if best >= goal:
                    break
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_few(theirs, mine, empty, odd, 2 - goal, PASSED, task)
