"""Null-window search of the solver: is the score of the side to move at least `goal`?

The score of a position is at least t if some move leads to a position whose score, for the other side, is not at
least 1 - t. So the tree asks one question, `score >= goal` at even plies and `score >= 1 - goal` at odd plies. Every
node answers 1 or 0, and no window has to be passed along.

The search keeps its current line in an array of frames, one for each ply. Between two nodes its whole state is in the
workspace, so it can pause there and resume later.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.connectx.rules import ALL, MINE, ConnectXGeometry
from tempo.games.connectx.solver.static_rules import (
    follow_up_answer,
    lines_through,
    mirrored,
    safe_moves,
    stone_count_answer,
)
from tempo.games.connectx.solver.transposition_table import (
    MIX,
    NOT_STORED,
    grow,
    lower_bound,
    min_page_bits,
    probe_bounds,
    region_key,
    store_bounds,
    upper_bound,
)
from tempo.games.connectx.threats import winning_cells
from tempo.native.bits import ONE, TWO, ZERO, count_bits
from tempo.native.jit import inlined, njit
from tempo.search.exact.solver import BITS, GOAL, LAST_BITS, NODES, PLY, STORED, TASK_SIZE

# Tuned on the sets of docs/background/solver.md; each saves 2 to 10 % of the time.
MIRROR_PLIES = 14  # plies from the root up to which a position shares its entry with its mirror image
LINES_EMPTY = 24  # with fewer, the lines through a cell order moves worse than its distance from the middle
PEEK_EMPTY = 8  # with this many empty cells or fewer, judging all moves in advance costs more than it saves
TABLE_EMPTY = 7  # with fewer, the table costs more than it saves
FOLLOW_EMPTY = 4  # with fewer, the follow-up rules do
UNWASTED = np.uint64(3)  # bonus, in half winning cells, of a move that keeps the own winning cell above it

MAX_TABLE_BITS = 34  # 128 GiB
UNDECIDED = -1  # neither answer, 0 or 1, is proved

# A frame holds a position, with MINE and ALL first as in a state, and its moves.
HASH, REGION, KNOWN, THREATS, NEXT, COUNT, QUEUE = 2, 3, 4, 5, 6, 7, 8
# The queue holds a word for each move, best first: its ordering score above the number of its record.
NUMBER_BITS = np.uint64(8)
NUMBER_MASK = np.uint64(255)
# A record for each move follows the queue.
MOVE, MOVE_THREATS, MOVE_KNOWN, RECORD_SIZE = 0, 1, 2, 3

EMPTY, MIRRORED = TASK_SIZE, TASK_SIZE + 1  # in the task, after the entries of every solver
# The root comes first: `PausingSolver` writes it there.
ROOT_MINE, ROOT_ALL, CURSOR_MINE, CURSOR_ALL, CURSOR_WINS, CURSOR_THREATS = range(6)


class SolverWorkspace(NamedTuple):
    """The memory of a solver and its tables of the board, as the kernels take them."""

    board: ConnectXGeometry
    lanes: np.ndarray  # uint64[columns] the cells of each column, the middle ones first
    upper: np.uint64  # the cells of even rows; zero if the number of rows is odd
    lower: np.uint64  # the cells of the lower half of the rows
    pad: np.uint64  # bits of a word that keys on this board do not use
    page_bits: np.uint64
    table: np.ndarray  # uint64[2^LAST_BITS]
    frames: np.ndarray  # uint64[plies * frame size]
    cursor: np.ndarray  # uint64[6] the root, and the current position
    task: np.ndarray  # int64[TASK_SIZE + 2]
    lines: np.ndarray  # uint64[64] the number of lines through each cell, by the number of its bit


def new_workspace(board: ConnectXGeometry, table_bits: int) -> SolverWorkspace:
    """Allocate the memory for positions of one board, with a table of at most 2^table_bits words."""
    columns, stride = int(board.columns), int(board.stride)
    rows, bottom = stride - 1, int(board.bottom)
    least = min_page_bits(columns * stride)
    if not least <= table_bits <= MAX_TABLE_BITS:
        raise ValueError(f"table_bits is {table_bits}; for this board give {least} to {MAX_TABLE_BITS}")
    middle_first = sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
    even_rows = sum(1 << row for row in range(1, rows, 2)) if rows % 2 == 0 else 0
    work = SolverWorkspace(
        board,
        lanes=np.array([int(board.column) << (column * stride) for column in middle_first], np.uint64),
        upper=np.uint64(bottom * even_rows),
        lower=np.uint64(bottom * ((1 << (rows + 1) // 2) - 1)),
        pad=np.uint64(64 - columns * stride),
        page_bits=np.uint64(least + (table_bits - least) % 2),  # the table grows by two bits at a time
        table=np.zeros(1 << table_bits, np.uint64),
        frames=np.zeros((rows * columns + 1) * (QUEUE + (1 + RECORD_SIZE) * columns), np.uint64),
        cursor=np.zeros(6, np.uint64),
        task=np.zeros(TASK_SIZE + 2, np.int64),
        lines=lines_through(rows, columns, int(board.inarow)),
    )
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Resume the search; return 1 or 0 if the root's score reaches the goal or not, UNDECIDED when out of nodes."""
    board, lanes, upper, frames, cursor, task = work.board, work.lanes, work.upper, work.frames, work.cursor, work.task
    mine, stones = cursor[CURSOR_MINE], cursor[CURSOR_ALL]
    wins, threats = cursor[CURSOR_WINS], cursor[CURSOR_THREATS]  # the winning cells of either side
    ply, nodes, stored, root_empty, root_goal = task[PLY], task[NODES], task[STORED], task[EMPTY], task[GOAL]
    bits = np.uint64(task[BITS])
    size = QUEUE + (1 + RECORD_SIZE) * lanes.size
    is_judged = False  # did the parent ask the follow-up rules?
    while nodes < budget:
        nodes += 1
        goal = root_goal if ply & 1 == 0 else 1 - root_goal
        empty = root_empty - ply
        frame = ply * size
        moves = safe_moves(board, stones, threats)
        lone = moves & (moves - ONE) == ZERO
        hashed, region, known = ZERO, ZERO, NOT_STORED
        answer = stone_count_answer(moves, empty, goal)
        if answer == UNDECIDED and empty >= TABLE_EMPTY and not lone:
            hashed, region = hash_of(work, mine, stones, ply)
            known = probe_bounds(work, bits, hashed, region)
            if lower_bound(known) >= goal:
                answer = 1
            elif upper_bound(known) < goal:
                answer = 0
        if answer == UNDECIDED and not is_judged and empty >= FOLLOW_EMPTY and upper != ZERO:
            answer = follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal)
        if answer == UNDECIDED:
            frames[frame + MINE], frames[frame + ALL], frames[frame + THREATS] = mine, stones, threats
            frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN] = hashed, region, known
            if lone:
                _queue_lone_move(work, frame, mine, stones, moves)
            else:
                answer = _queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal)
                if answer != UNDECIDED:
                    stored += store_bounds(work, bits, hashed, region, known, goal, answer)
        while answer != UNDECIDED:  # up, while the answer decides the parent's question
            if ply == 0:
                task[NODES], task[STORED], task[BITS] = nodes, stored, bits
                return answer
            ply -= 1
            frame = ply * size
            if answer == 1 and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            answer = 1 - answer
            goal = root_goal if ply & 1 == 0 else 1 - root_goal
            hashed, region, known = frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN]
            stored += store_bounds(work, bits, hashed, region, known, goal, answer)
        record = _next_record(frames, frame, lanes.size)  # down, by the next move in the queue
        move = frames[record + MOVE]
        wins, threats = frames[frame + THREATS] & ~move, frames[record + MOVE_THREATS]
        mine = frames[frame + MINE] ^ frames[frame + ALL]
        stones = frames[frame + ALL] | move
        is_judged = root_empty - ply > PEEK_EMPTY and frames[frame + KNOWN] != NOT_STORED
        ply += 1
        if stored >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(work, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_ALL], cursor[CURSOR_WINS], cursor[CURSOR_THREATS] = mine, stones, wins, threats
    task[PLY], task[NODES], task[STORED], task[BITS] = ply, nodes, stored, bits
    return UNDECIDED


@inlined
def hash_of(work, mine, stones, ply):
    """Return hash and region key of a position; near the root they are shared with its mirror image."""
    key = mine + stones
    if ply < work.task[MIRRORED]:
        image = mirrored(work.board, work.lanes, mine) + mirrored(work.board, work.lanes, stones)
        key = min(key, image)
    return (key << work.pad) * MIX, region_key(work, key)


@inlined
def _queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal):
    """Write the moves to the frame, best first; return 1 or 0 if they are seen to reach the goal or not.

    A move that the table or the follow-up rules refute is left out. The best of the others create many winning cells,
    do not let the opponent take one of ours, and belong to many lines or, later, lie near the middle.

    Args:
        work: SolverWorkspace.
        bits: uint64, log2 of the table's size now.
        frame: int64, index of the frame.
        mine, stones, wins: uint64, stones of the side to move, all stones, its winning cells.
        moves: uint64, the safe moves.
        ply: int64, plies from the root.
        goal: int64, the score in question at this node.
    """
    frames, lines, empty = work.frames, work.lines, work.task[EMPTY] - ply
    queue = frame + QUEUE
    records = queue + work.lanes.size
    last = _record_moves(work, bits, records, mine, stones, moves, ply)
    if last < records:
        return 1
    end, record, number = queue, records, ZERO
    while record < last:
        move, threats = frames[record + MOVE], frames[record + MOVE_THREATS]
        answer = _reply_answer(work, frame, record, mine, stones, empty, goal)
        if answer == 0:
            return 1
        if answer == UNDECIDED:
            worth = np.uint64(count_bits(threats)) << ONE
            if (move << ONE) & wins == ZERO:
                worth += UNWASTED
            if empty >= LINES_EMPTY:
                worth = (worth << TWO) + lines[count_bits(move - ONE)]
            at = end
            while at > queue and frames[at - 1] >> NUMBER_BITS < worth:
                frames[at] = frames[at - 1]
                at -= 1
            frames[at] = (worth << NUMBER_BITS) | number
            end += 1
        number += ONE
        record += RECORD_SIZE
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(end - queue)
    return UNDECIDED if end > queue else 0


@inlined
def _record_moves(work, bits, record, mine, stones, moves, ply):
    """Write a record of each move; return the index after the last, or -1 if the opponent has no safe reply to one.

    The table is probed here, though the bounds are used later or never: a probe of a large table takes a few hundred
    cycles, which overlap with the work on the other moves.

    Args:
        work, bits, mine, stones, moves, ply: as in `_queue_moves`.
        record: int64, index of the first record.
    """
    board, frames = work.board, work.frames
    for lane in work.lanes:
        move = moves & lane
        if move != ZERO:
            after = stones | move
            threats = winning_cells(board, mine | move) & board.cells & ~after
            if safe_moves(board, after, threats) == ZERO:
                return -1
            frames[record + MOVE], frames[record + MOVE_THREATS] = move, threats
            if work.task[EMPTY] - ply > TABLE_EMPTY:
                hashed, region = hash_of(work, mine ^ stones, after, ply + 1)
                frames[record + MOVE_KNOWN] = probe_bounds(work, bits, hashed, region)
            record += RECORD_SIZE
    return record


@inlined
def _reply_answer(work, frame, record, mine, stones, empty, goal):
    """Return 1 or 0 if the opponent is known to reach his goal or not after a move, else UNDECIDED.

    Args:
        work, frame, mine, stones, goal: as in `_queue_moves`.
        record: int64, index of the move's record.
        empty: int64, number of empty cells before the move.
    """
    frames = work.frames
    if empty <= PEEK_EMPTY:
        return UNDECIDED
    known = frames[record + MOVE_KNOWN]
    if upper_bound(known) <= -goal:
        return 0
    if lower_bound(known) > -goal:
        return 1
    if work.upper == ZERO:
        return UNDECIDED
    move, threats = frames[record + MOVE], frames[record + MOVE_THREATS]
    wins = frames[frame + THREATS] & ~move
    return follow_up_answer(
        work.board, work.lanes, work.upper, mine ^ stones, stones | move, wins, threats, empty - 1, 1 - goal
    )


@inlined
def _queue_lone_move(work, frame, mine, stones, move):
    """Write the only move to the frame. Such a position gets no table entry; its successor has one.

    Args:
        work, frame, mine, stones: as in `_queue_moves`.
        move: uint64, the only safe move.
    """
    board, frames, record = work.board, work.frames, frame + QUEUE + work.lanes.size
    frames[frame + NEXT], frames[frame + COUNT], frames[frame + QUEUE] = ZERO, ONE, ZERO
    frames[record + MOVE] = move
    frames[record + MOVE_THREATS] = winning_cells(board, mine | move) & board.cells & ~(stones | move)


@inlined
def _next_record(frames, frame, columns):
    """Take the next move from the queue; return the index of its record."""
    tried = frames[frame + NEXT]
    frames[frame + NEXT] = tried + ONE
    number = frames[frame + QUEUE + np.int64(tried)] & NUMBER_MASK
    return frame + QUEUE + columns + RECORD_SIZE * np.int64(number)
