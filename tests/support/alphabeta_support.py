"""Othello positions for tests of alpha-beta."""

import random

import numpy as np
from games import legal_moves

from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import evaluate
from tempo.games.othello.profiles import CHAMPION
from tempo.games.othello.rules import outcome, start_state
from tempo.search.alphabeta.deepening import alphabeta_steps
from tempo.search.alphabeta.pvs import COMPLETED_DEPTH, FINISHED, search_alphabeta
from tempo.search.alphabeta.selectivity import probcut_cuts
from tempo.search.alphabeta.workspace import AlphaBetaWorkspace, new_alphabeta_workspace, set_query
from tempo.search.game import ONGOING
from tempo.search.options import SearchOptions

GAME = AlphaBetaAgent(CHAMPION).game
BITS = 16
OPTIONS = SearchOptions(search="alphabeta", table_bits=BITS)


def position_after(plies: int, seed: int) -> np.ndarray:
    """Return a random position with more than one legal move."""
    chance = random.Random(seed)
    while True:
        state = start_state()
        for _ in range(plies):
            if outcome(None, state) != ONGOING:
                break
            GAME.play(None, state, chance.choice(legal_moves(GAME, state)))
        if outcome(None, state) == ONGOING and len(legal_moves(GAME, state)) > 1:
            return state


def after(state: np.ndarray, move: int) -> np.ndarray:
    new = state.copy()
    GAME.play(None, new, move)
    return new


def searched(
    state: np.ndarray,
    depth: int,
    probcut_margin: float = 0.0,
    moves: tuple[int, ...] = (),
    growth: np.ndarray | None = None,
) -> AlphaBetaWorkspace:
    """Return the workspace after a search to this depth."""
    work = new_alphabeta_workspace(GAME, state, BITS)
    work.cuts[:] = probcut_cuts(EVALUATION, 0.5, probcut_margin)
    if growth is not None:
        work.margin_growth[:] = growth
    set_query(work, state, moves or tuple(legal_moves(GAME, state)))
    run = search_alphabeta.bind(alphabeta_steps(GAME, evaluate), work, last=(1,))
    while work.status[COMPLETED_DEPTH] < depth and not work.status[FINISHED]:
        run(1)
    return work
