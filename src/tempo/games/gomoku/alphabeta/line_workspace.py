"""Memory of an alpha-beta search with the evaluation by lines."""
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.line_board import LineBoard
from tempo.native.elementary import log
from tempo.search.alphabeta.transposition_table import new_table

MAX_LINE_PLIES = 100  # of a line; deeper positions are evaluated
MAX_DEPTH = 60
INFINITE = np.int64(1 << 21)  # above any value
WIN = np.int64(1 << 20)  # value of a win at the root; one in n plies is worth n less
PROVEN = WIN - 1000  # least value of a proven win
# Fields of a frame: the window of a position and the progress of its search.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, BEST_VALUE, BEST_ACTION, MOVE_COUNT, MOVE_INDEX, STAGE, IS_FORCED = range(10)
NODES_BEFORE, IS_AFTER_PASS, FRAME_SIZE = 10, 11, 12
# Stages: how the current move is searched, or whether the side to move could even pass.
FULL_WINDOW, REDUCED, NULL_WINDOW, RE_SEARCH, PASS = range(5)
# Fields of `status`.
(
    NODES_SEARCHED, ROOT_MOVE, ROOT_SCORE, COMPLETED_DEPTH, FINISHED, CURRENT_PLY, GENERATION, ITERATION_START,
    FIRST_MOVE_NODES, ROOT_MARK, FOURS_NODES, FOURS_LIMIT, STATUS_SIZE,
) = range(13)  # fmt: skip
REDUCTION_BASE, REDUCTION_SLOPE = 0.4, 0.55  # plies of late-move reduction: base + slope * ln(depth) * ln(move)
REDUCED_MOVES = 64  # later moves are reduced like this one


class LineWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root."""

    board: LineBoard  # the position at the current ply
    moves: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] moves of each ply; those before MOVE_INDEX have been tried
    ratings: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] of each move; at the root the value found so far
    frames: np.ndarray  # int64[MAX_LINE_PLIES + 1, FRAME_SIZE]
    status: np.ndarray  # int64[STATUS_SIZE]
    pv: np.ndarray  # int64[MAX_LINE_PLIES + 2, MAX_LINE_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[cells] nodes spent on each move of the root
    reductions: np.ndarray  # int64[MAX_DEPTH + 1, REDUCED_MOVES]
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table


def new_line_workspace(board: LineBoard, bits: int) -> LineWorkspace:
    """Return a workspace around a board, with a transposition table of 2^bits entries."""
    plies, cells = MAX_LINE_PLIES + 1, board.size * board.size
    return LineWorkspace(
        board,
        moves=np.zeros((plies, cells), np.int64),
        ratings=np.zeros((plies, cells), np.int64),
        frames=np.zeros((plies, FRAME_SIZE), np.int64),
        status=np.zeros(STATUS_SIZE, np.int64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(cells, np.int64),
        reductions=_reductions(),
        table=new_table(bits),
    )


def _reductions() -> np.ndarray:
    """Return by how many plies a move is reduced, by depth and number of the move."""
    found = np.zeros((MAX_DEPTH + 1, REDUCED_MOVES), np.int64)
    for depth in range(2, MAX_DEPTH + 1):
        for number in range(2, REDUCED_MOVES):
            found[depth, number] = min(depth - 1, int(REDUCTION_BASE + REDUCTION_SLOPE * log(depth) * log(number)))
    return found
