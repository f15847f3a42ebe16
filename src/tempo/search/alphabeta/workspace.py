"""Memory of an alpha-beta search that copies states (deepening.py)."""
from typing import NamedTuple

import numpy as np

from tempo.search.alphabeta.pvs import FRAME_FIELDS, GAME_STAGES, MAX_DEPTH, STATUS_FIELDS, reset_search
from tempo.search.alphabeta.transposition_table import new_table
from tempo.search.game import Game

MAX_SEARCH_PLIES = 128
NO_SELECTIVITY = 2  # levels as in Edax: 0 ProbCut, 1 ProbCut with wider margins, 2 no cuts
GROWTH_BITS = 10  # of the fraction of a margin's factor
# Fields of a frame, beyond those of pvs.py: static value, and HIT_HORIZON before the position.
STATIC_EVAL, HORIZON_BEFORE, PLY_FRAME_SIZE = range(FRAME_FIELDS, FRAME_FIELDS + 3)
# Stages of a frame: a shallow search of the same position for ProbCut; is its value far above beta, or below alpha?
PROBCUT_HIGH, PROBCUT_LOW = range(GAME_STAGES, GAME_STAGES + 2)
# Fields of `status`: whether some line ended before the game did.
HIT_HORIZON, STATUS_SIZE = range(STATUS_FIELDS, STATUS_FIELDS + 2)


class AlphaBetaWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root, whose moves are kept in the order in which they are tried."""

    states: np.ndarray  # [MAX_SEARCH_PLIES + 1, words of a state] position at each ply
    actions: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] moves of each ply, in the order of trying
    values: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] static value of each; at the root the value found so far
    status: np.ndarray  # int64[STATUS_SIZE]
    frames: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, PLY_FRAME_SIZE] state of the search at each ply
    keys: np.ndarray  # uint64[MAX_SEARCH_PLIES + 1] hash of the position at each ply
    pv: np.ndarray  # int64[MAX_SEARCH_PLIES + 2, MAX_SEARCH_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[moves] nodes spent on each move of the root
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table
    cuts: np.ndarray  # int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2] by depth: ProbCut's shallow depth, or -1, and margin
    margin_growth: np.ndarray  # int64[MAX_SEARCH_PLIES + 1] factor of that margin by ply, times 2^GROWTH_BITS


def new_alphabeta_workspace(game: Game, state: np.ndarray, bits: int) -> AlphaBetaWorkspace:
    """Return a workspace for positions like `state`, with a transposition table of 2^bits entries."""
    plies, moves = MAX_SEARCH_PLIES + 1, game.actions + 1
    return AlphaBetaWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        status=np.zeros(STATUS_SIZE, np.int64),
        frames=np.zeros((plies, PLY_FRAME_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(moves, np.int64),
        table=new_table(bits),
        cuts=np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), -1, np.int64),
        margin_growth=np.full(plies, 1 << GROWTH_BITS, np.int64),
    )


def set_query(work: AlphaBetaWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Start a new search: which of these moves is best in this position? The table is kept."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    reset_search(work, len(moves))
