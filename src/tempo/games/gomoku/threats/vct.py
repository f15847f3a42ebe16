"""Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).

An open three is the plainest of these. Unlike a four it leaves the defender a choice, and what he must try follows
from the win that threatens: its cells, and every cell with which a row of his own would come to lack one stone, be it
at once or together with the answers that the win forces out of him. Any other stone leaves that win as it is: each of
its fours is still a four with the same answer, and no answer gains a five. So only those cells are searched, and a
win holds against every defence.

5 million nodes a second: of a hundred positions of games on 15x15, of which fours alone win 17, a thousand nodes win
22 and ten thousand, two milliseconds, 25 (`python -m tempo.games.gomoku.experiments.threat_bench`).
"""
from math import inf
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.rules import (
    ANSWERS,
    CELLS_AT,
    EITHER,
    LINE,
    LISTED,
    MOST_THREATS,
    SECOND,
    TALLY,
    TO_MOVE,
    GomokuGeometry,
    put_stone,
    take_stone,
)
from tempo.games.gomoku.threats.vcf import (
    BEST_MOVE,
    NODE_LIMIT,
    NODES,
    NOWHERE,
    START,
    TWO_CELLS,
    begin,
    deepen,
    find_vcf,
    has_failed,
    remember_failure,
    survey,
    vcf,
)
from tempo.native.jit import entry, inlined, njit

THREAT_FOURS = np.int64(3)  # with so many fours at most a threatened win is seen, when it is not the attacker's turn
FINISH_FOURS = np.int64(8)  # and so many when it is
MOST_PLIES = 99  # no limit


@njit
def list_answers(board, state, mark, plies, start):
    """Write to ANSWERS, from `start` on, what can be played against the win of `mark` that stands in LINE; return
    where that list ends. The defender is to move, and has no five."""
    defender = EITHER - mark
    end = start
    for i in range(plies):
        end = list_cell(board, board.lists[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.lists[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = list_cell(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.lists[LINE, i], defender)
    for i in range(start, end):
        board.lists[LISTED, board.lists[ANSWERS, i]] = 0
    return end


@njit
def list_cell(board, cell, end):
    """Add a cell to the list that ends at `end`, unless it stands there; return where the list ends now."""
    if board.lists[LISTED, cell]:
        return end
    board.lists[LISTED, cell] = 1
    board.lists[ANSWERS, end] = cell
    return end + 1


@njit
def threats_win(board, state, mark, depth, most, start, word):
    """In how many plies at most the attacker, to move, wins against every defence, `depth` threats and then fours; 0
    if no win within `most` plies is found. The first move is noted as BEST_MOVE."""
    win, must, threes = survey(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen(board, state, mark, must, threes, min(FINISH_FOURS, most // 2), word)
    if plies > 0:
        board.lists[TALLY, BEST_MOVE] = win if win != NOWHERE else board.lists[LINE, 0]
        return plies
    if depth == 0 or most < 5 or must == TWO_CELLS or has_failed(board, word, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (must != NOWHERE and must != cell):
            continue
        if must == NOWHERE and not makes_three(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = threat_wins(board, state, mark, depth, most - 1, start, word ^ board.words[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.lists[TALLY, BEST_MOVE] = cell
            return plies + 1
        if board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
            return 0
    remember_failure(board, word, board.size * board.size + depth)
    return 0


@inlined
def threat_wins(board, state, mark, depth, most, start, word):
    """As `threats_win`, where the attacker has just moved: whether that was a threat, and all answers to it lose."""
    threatened = vcf(board, state, mark, min(THREAT_FOURS, most // 2), word)
    if threatened == 0:
        return 0
    end = list_answers(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.lists[ANSWERS, i]
        put_stone(board, state, cell, EITHER - mark)
        after = word ^ board.words[EITHER - mark, cell]
        plies = threats_win(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, EITHER - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def makes_three(board, state, cell, mark):
    """Whether a stone on an empty cell makes a three or a four."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window]
        if stones == stone * (board.inarow - 3) or stones == stone * (board.inarow - 2):
            return True
    return False


@entry
def find_vct(board, state, nodes, most):
    """As `find_vcf`, by threats of any kind, within `most` plies; the first move is BEST_MOVE. Few threats first."""
    word = begin(board, nodes)
    for depth in range(MOST_THREATS + 1):
        plies = threats_win(board, state, np.int64(state[TO_MOVE]), depth, most, START, word)
        if plies > 0 or board.lists[TALLY, NODES] > nodes:
            return plies
    return 0


class Win(NamedTuple):
    """A win that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of fours, both sides; else the first move only


def find_win(
    board: GomokuGeometry, state: np.ndarray, nodes: int, most: int = MOST_PLIES, seconds: float = inf
) -> Win | None:
    """A win by threats for the side to move, found within so many nodes for each of the two searches.

    Who plays its move and asks again after the answer, for a win of two plies less, is told the next move. Getting
    machine code may take so many seconds.
    """
    plies = find_vcf.on(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.lists[LINE, :plies].tolist())
        return Win(line[0], plies, line)
    plies = find_vct.on(board, state, nodes, most, seconds=seconds)()
    if plies:
        move = int(board.lists[TALLY, BEST_MOVE])
        return Win(move, plies, (move,))
    return None


@njit
def find_answers(board, state, nodes, actions):
    """Write the only moves that may stop a win by fours of the opponent's; return how many, 0 if he has none or none
    was found. Neither side has a five."""
    opponent = EITHER - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, FINISH_FOURS, begin(board, nodes))
    if plies == 0:
        return 0
    count = list_answers(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.lists[ANSWERS, i]
    return count
