"""VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.

The simplest such move makes an open three. Unlike a four it leaves the defender a choice. Only two kinds of cells can
refute the threatened win: its own cells, and cells that give the defender a four, alone or together with the replies
that the win forces. Any other stone leaves every four of that win with the same reply, and no reply makes a five. So
the search tries only those defences, and a win that it finds holds against every defence.

5 million nodes a second. Of 100 positions from games on 15x15, fours alone win 17, VCT with 1,000 nodes wins 22 and
with 10,000 nodes (2 ms) 25: `python -m tempo.games.gomoku.experiments.threat_bench`.
"""
from math import inf
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.rules import (
    BOTH_MARKS,
    CELLS_AT,
    COUNTERS,
    DEFENCES,
    IS_LISTED,
    LINE,
    MAX_THREATS,
    SECOND,
    TO_MOVE,
    GomokuGeometry,
    put_stone,
    take_stone,
)
from tempo.games.gomoku.threats.vcf import (
    NODE_LIMIT,
    NODES,
    NOWHERE,
    START,
    TWO_CELLS,
    WINNING_MOVE,
    deepen_vcf,
    find_vcf,
    has_failed,
    remember_failure,
    scan_windows,
    start_search,
    vcf,
)
from tempo.native.jit import inlined, kernel, njit

MAX_THREATENED_FOURS = np.int64(3)  # depth limit of the VCF that a move threatens
MAX_FINISHING_FOURS = np.int64(8)  # depth limit of the VCF that ends an attack
MAX_PLIES = 99  # no limit


@njit
def _list_defences(board, state, mark, plies, start):
    """List in scratch[DEFENCES] the moves that may stop a win by fours; return the end of the list.

    The defender is to move and has no five.

    Args:
        board: GomokuGeometry; scratch[LINE] holds the win.
        state: int16 array, changed and restored.
        mark: int64, 1 or 2, the attacker.
        plies: int64, length of the win.
        start: int64, index of the first entry; entries before it belong to positions nearer to the root.
    """
    defender = BOTH_MARKS - mark
    end = start
    for i in range(plies):
        end = _add_defence(board, board.scratch[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.scratch[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = _add_defence(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.scratch[LINE, i], defender)
    for i in range(start, end):
        board.scratch[IS_LISTED, board.scratch[DEFENCES, i]] = 0
    return end


@njit
def _add_defence(board, cell, end):
    """Append a cell to the list that ends at `end`, unless it is listed; return the new end."""
    if board.scratch[IS_LISTED, cell]:
        return end
    board.scratch[IS_LISTED, cell] = 1
    board.scratch[DEFENCES, end] = cell
    return end + 1


@njit
def _vct_attack(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, to move, wins at the latest; 0 if no win is found.

    The first move of the win is in scratch[COUNTERS, WINNING_MOVE].

    Args:
        board, state, mark: as in `vcf._vcf_attack`.
        depth: int64, threats left before the fours that end the attack.
        most: int64, limit of the plies.
        start: int64, first free index of scratch[DEFENCES].
        key: uint64, Zobrist key of the position.
    """
    win, forced, threes = scan_windows(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen_vcf(board, state, mark, forced, threes, min(MAX_FINISHING_FOURS, most // 2), key)
    if plies > 0:
        board.scratch[COUNTERS, WINNING_MOVE] = win if win != NOWHERE else board.scratch[LINE, 0]
        return plies
    if depth == 0 or most < 5 or forced == TWO_CELLS or has_failed(board, key, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (forced != NOWHERE and forced != cell):
            continue
        if forced == NOWHERE and not _makes_threat(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = vct_defend(board, state, mark, depth, most - 1, start, key ^ board.zobrist[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.scratch[COUNTERS, WINNING_MOVE] = cell
            return plies + 1
        if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
            return 0
    remember_failure(board, key, board.size * board.size + depth)
    return 0


@inlined
def vct_defend(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, who has just moved, wins at the latest.

    0 if the move threatens nothing or some defence is not refuted. The arguments are those of `_vct_attack`.
    """
    threatened = vcf(board, state, mark, min(MAX_THREATENED_FOURS, most // 2), key)
    if threatened == 0:
        return 0
    end = _list_defences(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.scratch[DEFENCES, i]
        put_stone(board, state, cell, BOTH_MARKS - mark)
        after = key ^ board.zobrist[BOTH_MARKS - mark, cell]
        plies = _vct_attack(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, BOTH_MARKS - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def _makes_threat(board, state, cell, mark):
    """Test whether a stone on an empty cell makes a three or a four."""
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


@kernel
def find_vct(board, state, nodes, most):
    """Return the plies in which the side to move wins by threats at the latest, up to `most`; 0 if no win is found.

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, WINNING_MOVE].
    """
    key = start_search(board, nodes)
    for depth in range(MAX_THREATS + 1):
        plies = _vct_attack(board, state, np.int64(state[TO_MOVE]), depth, most, START, key)
        if plies > 0 or board.scratch[COUNTERS, NODES] > nodes:
            return plies
    return 0


class ThreatWin(NamedTuple):
    """A win by threats that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of a VCF the moves of both sides, of a VCT the first move only


def find_win(
    board: GomokuGeometry, state: np.ndarray, nodes: int, most: int = MAX_PLIES, seconds: float = inf
) -> ThreatWin | None:
    """Return a win by threats for the side to move: a VCF, else a VCT, else None.

    To play out a win, call it again after each reply, with `most` two plies lower.

    Args:
        board: tables and work space of the board.
        state: int16 array, changed during the search and restored.
        nodes: node limit of each of the two searches.
        most: limit of the plies.
        seconds: limit of the wait for machine code.
    """
    plies = find_vcf.bind(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.scratch[LINE, :plies].tolist())
        return ThreatWin(line[0], plies, line)
    plies = find_vct.bind(board, state, nodes, most, seconds=seconds)()
    if plies:
        move = int(board.scratch[COUNTERS, WINNING_MOVE])
        return ThreatWin(move, plies, (move,))
    return None


@njit
def find_defences(board, state, nodes, actions):
    """Write to `actions` the moves that may stop a win by fours of the opponent's; return their number.

    0 means that no such win was found within `nodes`. Neither side may have a five.
    """
    opponent = BOTH_MARKS - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, MAX_FINISHING_FOURS, start_search(board, nodes))
    if plies == 0:
        return 0
    count = _list_defences(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.scratch[DEFENCES, i]
    return count
