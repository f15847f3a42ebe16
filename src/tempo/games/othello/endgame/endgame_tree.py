"""Tree search of the endgame solver: does the score of the root reach a goal?

The score of a position is at least g if some move leads to a position whose score for the other side is not at least
2 - g; scores are even. So the whole tree answers one question, and every node returns a bound that decides it. The
current line lies in frames, one for each ply, passes included: between two nodes the search can pause and resume
exactly there. The last squares are left to `score_of_few`, which is never interrupted.

Moves are ordered by how few replies they leave the opponent. With many empty squares the table is probed for all of
them first: a move that is known to reach the goal ends the node.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.othello.endgame.endgame_table import (
    FIELD,
    FIRST_BITS,
    TWICE_FIELD_BITS,
    grow,
    likely_move,
    lower_bound,
    mix_discs,
    probe_bounds,
    store_bounds,
    upper_bound,
    with_bound,
)
from tempo.games.othello.endgame.flip_tables import with_neighbours
from tempo.games.othello.endgame.last_squares import (
    GOES_ON,
    QUADRANTS,
    UNPLAYED,
    final_score,
    score_of_few,
)
from tempo.games.othello.endgame.shallow_search import WINDOW, shallow_value
from tempo.games.othello.endgame.stable_discs import hopeless_score
from tempo.games.othello.evaluation.evaluate import PatternEvaluator
from tempo.games.othello.evaluation.unpacking import learned_evaluator
from tempo.games.othello.rules import MINE, THEIRS, flips_of, moves_of, square_of
from tempo.native.bits import ONE, TWO, ZERO, count_bits
from tempo.native.jit import inlined, njit
from tempo.search.exact.solver import BITS, GOAL, LAST_BITS, NODES, PLY, STORED, TASK_SIZE

# These limits and the weights below were the fastest of those measured.
FEW = 6  # empty squares up to which move lists cost more than they save
PEEK = 12  # empty squares from which the table is probed for every move, and the ordering searches deeper

# Terms of a move's rank: a reply less for the opponent counts REPLY, an empty square less beside our discs, where
# it may get replies later, counts LATER_REPLY.
REPLY, CORNER_REPLY, LATER_REPLY, PARITY, LIKELY = 4, 4, 1, 3, 1 << 10
MIDDLE_WORTH = 1 << 8
# Where the table is probed for every move, each is also evaluated, one ply deeper for every three empty squares more.
# A disc of that value counts as much as a quarter of a reply.
PLIES_EACH, MOST_PLIES_AHEAD = 3, 3
SHALLOW_SHIFT = 7
CORNERS = np.uint64(0x8100000000000081)

# A frame: a state, what is asked and known of it, and its moves.
# The moves in REST are not in the queue yet: they may not be needed.
MIX, KNOWN, BEST, REST, NEXT, COUNT, QUEUE = range(2, 9)
MOST_MOVES = 34
# The queue has the best move first: a word for each, with its rank above the number of its record.
NUMBER_BITS, NUMBER_MASK = np.uint64(8), np.uint64(255)
# Behind the queue a record for each move: its square, the discs it turns, the replies.
SQUARE, FLIPPED, REPLIES, RECORD_SIZE = 0, 1, 2, 3
FRAME_SIZE = QUEUE + (1 + RECORD_SIZE) * MOST_MOVES
MOST_PLIES = 128
PASS_FRAME = np.uint64(1 << 20)  # as COUNT: the ply is a pass

# The root first: `PausingSolver` puts it there.
ROOT_MINE, ROOT_THEIRS, CURSOR_MINE, CURSOR_THEIRS, CURSOR_MOVES = range(5)
UNDECIDED = UNPLAYED  # in place of a score
SCORE_ZERO = 128  # scores in frames are kept above this


class EndgameWorkspace(NamedTuple):
    """All memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the root, and the position the search is at
    task: np.ndarray  # int64[TASK_SIZE]
    evaluator: PatternEvaluator


def new_workspace(table_bits: int) -> EndgameWorkspace:
    """Return the memory of a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = EndgameWorkspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(TASK_SIZE, np.int64),
        evaluator=learned_evaluator(),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Continue the search; return a bound of the root's score that decides the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task, evaluator = work
    mine, theirs, moves = cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES]
    ply, stored, root_goal = task[PLY], task[STORED], task[GOAL]
    bits = np.uint64(task[BITS])
    while task[NODES] < budget:
        task[NODES] += 1
        goal = root_goal if ply & 1 == 0 else 2 - root_goal
        frame = ply * FRAME_SIZE
        empty = count_bits(~(mine | theirs))
        score = UNDECIDED
        if moves == ZERO:
            if moves_of(theirs, mine) == ZERO:
                score = final_score(mine, theirs)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + NEXT], frames[frame + COUNT] = ZERO, PASS_FRAME
        elif empty <= FEW:
            score = score_of_few(mine, theirs, ~(mine | theirs), odd_quadrants(~(mine | theirs)), goal, GOES_ON, task)
        else:
            mixed = mix_discs(mine, theirs)
            known = probe_bounds(table, bits, mixed, theirs)
            if lower_bound(known) >= goal:
                score = lower_bound(known)
            elif upper_bound(known) < goal:
                score = upper_bound(known)
            else:
                score = hopeless_score(mine, theirs, goal)
            if score == UNDECIDED:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIX], frames[frame + KNOWN] = mixed, known
                frames[frame + BEST], frames[frame + REST] = np.uint64(UNDECIDED + SCORE_ZERO), ZERO
                likely = ONE << likely_move(known)
                if empty >= PEEK and known != ZERO and moves & likely != ZERO:
                    frames[frame + REST] = moves ^ likely
                    moves = likely
                score = queue_moves(evaluator, table, bits, frames, frame, moves, goal)
        while score != UNDECIDED:  # go up as far as the score decides the nodes there
            if ply == 0:
                task[STORED], task[BITS] = stored, bits
                return score
            ply -= 1
            frame = ply * FRAME_SIZE
            goal = root_goal if ply & 1 == 0 else 2 - root_goal
            score = -score
            if frames[frame + COUNT] == PASS_FRAME:
                continue
            best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
            known = frames[frame + KNOWN]
            if score > best:
                best = score
                square = frames[record_of(frames, frame, frames[frame + NEXT] - ONE) + SQUARE]
                known = (known & ~(FIELD << TWICE_FIELD_BITS)) | (square << TWICE_FIELD_BITS)
                frames[frame + BEST], frames[frame + KNOWN] = np.uint64(best + SCORE_ZERO), known
            if best < goal and frames[frame + NEXT] == frames[frame + COUNT] and frames[frame + REST] != ZERO:
                moves = frames[frame + REST]
                frames[frame + REST] = ZERO
                best = max(best, queue_moves(evaluator, table, bits, frames, frame, moves, goal))
            if best < goal and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            score = best
            known = with_bound(known, score, goal)
            store_bounds(table, bits, frames[frame + MIX], frames[frame + THEIRS], known)
            stored += 1
        mine, theirs = frames[frame + THEIRS], frames[frame + MINE]
        if frames[frame + COUNT] == PASS_FRAME:
            moves = moves_of(mine, theirs)
        else:
            record = record_of(frames, frame, frames[frame + NEXT])
            frames[frame + NEXT] += ONE
            turned = frames[record + FLIPPED]
            mine ^= turned
            theirs |= turned | (ONE << frames[record + SQUARE])
            moves = frames[record + REPLIES]
        ply += 1
        if stored << 1 >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(table, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves
    task[PLY], task[STORED], task[BITS] = ply, stored, bits
    return UNDECIDED


@inlined
def record_of(frames, frame, number):
    """Return the place of the record of the n-th move in the queue."""
    record = frames[frame + QUEUE + np.int64(number)] & NUMBER_MASK
    return frame + QUEUE + MOST_MOVES + RECORD_SIZE * np.int64(record)


@inlined
def plies_ahead(empty):
    """Return the depth of the shallow search that orders moves."""
    return np.int64(min((empty - PEEK) // PLIES_EACH, MOST_PLIES_AHEAD))


@inlined
def odd_quadrants(empty):
    """Return the quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(evaluator, table, bits, frames, frame, moves, goal):
    """Write moves to the frame, the best first.

    Args:
        evaluator: PatternEvaluator, for the shallow search.
        table, bits: the transposition table, and log2 of its entries.
        frames: uint64[] all frames.
        frame: start of this one.
        moves: uint64, some of the legal moves.
        goal: the question at this node.

    Returns: a score if the table decides the node, else UNDECIDED.
    """
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    likely = likely_move(frames[frame + KNOWN])
    empty = count_bits(~(mine | theirs))
    odd = odd_quadrants(~(mine | theirs))
    best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
    is_single = moves & (moves - ONE) == ZERO
    queue = frame + QUEUE
    record = queue + MOST_MOVES
    count = 0
    while moves != ZERO or (count == 0 and frames[frame + REST] != ZERO):
        if moves == ZERO:
            moves, is_single = frames[frame + REST], False
            frames[frame + REST] = ZERO
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_of(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        if empty >= PEEK:
            known = probe_bounds(table, bits, mix_discs(after, other), other)
            if -upper_bound(known) >= goal:
                return -upper_bound(known)
            if -lower_bound(known) < goal:
                best = max(best, -lower_bound(known))
                continue
        replies = moves_of(after, other)
        worth = MIDDLE_WORTH - REPLY * count_bits(replies) - CORNER_REPLY * count_bits(replies & CORNERS)
        if empty >= PEEK and not is_single:
            worth -= LATER_REPLY * count_bits(with_neighbours(other) & ~(after | other))
            worth -= shallow_value(evaluator, after, other, plies_ahead(empty), -WINDOW, WINDOW) >> SHALLOW_SHIFT
        if odd & (ONE << square) != ZERO:
            worth += PARITY
        if square == likely:
            worth += LIKELY
        frames[record + SQUARE], frames[record + FLIPPED], frames[record + REPLIES] = square, turned, replies
        at = queue + count
        while at > queue and np.int64(frames[at - 1] >> NUMBER_BITS) < worth:
            frames[at] = frames[at - 1]
            at -= 1
        frames[at] = (np.uint64(worth) << NUMBER_BITS) | np.uint64(count)
        count += 1
        record += RECORD_SIZE
    frames[frame + BEST] = np.uint64(best + SCORE_ZERO)
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(count)
    return best if count == 0 else UNDECIDED
