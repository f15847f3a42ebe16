"""Memory of an alpha-beta search with the evaluation by lines."""
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.line_board import LineBoard
from tempo.native.elementary import log
from tempo.native.jit import inlined
from tempo.search.alphabeta.pvs import FRAME_FIELDS, GAME_STAGES, MAX_DEPTH, STATUS_FIELDS
from tempo.search.alphabeta.transposition_table import new_table

MAX_LINE_PLIES = 100  # of a line; deeper positions are evaluated
WIN = np.int64(1 << 20)  # value of a win at the root; one in n plies is worth n less
PROVEN = WIN - 1000  # least value of a proven win
# Fields of a frame, beyond those of pvs.py: is there one move only; has the opponent just passed; the best rating.
IS_FORCED, IS_AFTER_PASS, TOP_RATING, LINE_FRAME_SIZE = range(FRAME_FIELDS, FRAME_FIELDS + 4)
# Stages of a frame: the search of a move is reduced; even passing would do.
REDUCED, PASS = range(GAME_STAGES, GAME_STAGES + 2)
# Fields of `status`: side to move and stones at the root; nodes and their limit of the search for a win by fours.
ROOT_MARK, ROOT_STONES, FOURS_NODES, FOURS_LIMIT, LINE_LENGTH = range(STATUS_FIELDS, STATUS_FIELDS + 5)
THREAT_NODES, THREAT_LIMIT, LINE_STATUS_SIZE = range(STATUS_FIELDS + 5, STATUS_FIELDS + 8)
REDUCTION_BASE, REDUCTION_SLOPE = 0.6, 0.75  # plies of late-move reduction: base + slope * ln(depth) * ln(move)
FOURS_BITS = 17  # positions of line_fours.py that are kept
THREAT_BITS = 16  # positions of line_threats.py that are kept
THREAT_PLIES = 60  # longest attack before the fours that end it
PLY = 256  # reductions are summed in parts of a ply
REDUCED_MOVES = 64  # later moves are reduced like this one


class LineWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root."""

    board: LineBoard  # the position at the current ply
    actions: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] moves of each ply; those before MOVE_INDEX have been tried
    values: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] rating of each move; at the root the value found so far
    status: np.ndarray  # int64[LINE_STATUS_SIZE]
    frames: np.ndarray  # int64[MAX_LINE_PLIES + 1, LINE_FRAME_SIZE] state of the search at each ply
    pv: np.ndarray  # int64[MAX_LINE_PLIES + 2, MAX_LINE_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[cells] nodes spent on each move of the root
    reductions: np.ndarray  # int64[MAX_DEPTH + 1, REDUCED_MOVES]
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table
    fours_line: np.ndarray  # int64[cells + 1] moves of the last win by fours
    fours_tried: np.ndarray  # uint64[2^FOURS_BITS] positions without a win by fours, see line_fours.py
    threat_keys: np.ndarray  # uint64[2^THREAT_BITS] keys of the positions of line_threats.py
    threat_numbers: np.ndarray  # int32[2^THREAT_BITS, 4] proof number, disproof number, plies to the win, best move
    threat_moves: np.ndarray  # int64[THREAT_PLIES, cells] moves of each ply
    threat_guesses: np.ndarray  # int64[THREAT_PLIES, cells] numbers of positions that the table does not know
    threat_counts: np.ndarray  # int64[THREAT_PLIES] moves of each ply
    threatened: np.ndarray  # int64[THREAT_PLIES] plies of the win by fours that each attack threatens
    is_listed: np.ndarray  # bool[cells]


def new_line_workspace(board: LineBoard, bits: int) -> LineWorkspace:
    """Return a workspace around a board, with a transposition table of 2^bits entries."""
    plies, cells = MAX_LINE_PLIES + 1, board.size * board.size
    return LineWorkspace(
        board,
        actions=np.zeros((plies, cells), np.int64),
        values=np.zeros((plies, cells), np.int64),
        status=np.zeros(LINE_STATUS_SIZE, np.int64),
        frames=np.zeros((plies, LINE_FRAME_SIZE), np.int64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(cells, np.int64),
        reductions=_reductions(),
        table=new_table(bits),
        fours_line=np.zeros(cells + 1, np.int64),
        fours_tried=np.zeros(1 << FOURS_BITS, np.uint64),
        threat_keys=np.zeros(1 << THREAT_BITS, np.uint64),
        threat_numbers=np.zeros((1 << THREAT_BITS, 4), np.int32),
        threat_moves=np.zeros((THREAT_PLIES, cells), np.int64),
        threat_guesses=np.zeros((THREAT_PLIES, cells), np.int64),
        threat_counts=np.zeros(THREAT_PLIES, np.int64),
        threatened=np.zeros(THREAT_PLIES, np.int64),
        is_listed=np.zeros(cells, np.bool_),
    )


def forget_wins(work: LineWorkspace) -> None:
    """Forget what is known of wins by fours and by threats."""
    work.threat_keys.fill(0)
    work.fours_tried.fill(0)


def _reductions() -> np.ndarray:
    """Return by how many parts of a ply a move is reduced, by depth and number of the move."""
    reductions = np.zeros((MAX_DEPTH + 1, REDUCED_MOVES), np.int64)
    for depth in range(2, MAX_DEPTH + 1):
        for number in range(2, REDUCED_MOVES):
            reductions[depth, number] = int(PLY * (REDUCTION_BASE + REDUCTION_SLOPE * log(depth) * log(number)))
    return reductions


@inlined
def mark_at(work, ply):
    """Return the side to move at a ply."""
    return work.status[ROOT_MARK] if ply & 1 == 0 else 3 - work.status[ROOT_MARK]
