"""Othello positions for tests of alpha-beta."""

import random

import numpy as np
from games import legal_moves

from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.profiles import CHAMPION
from tempo.games.othello.rules import outcome, start_state
from tempo.search.game import ONGOING
from tempo.search.options import SearchOptions

GAME = AlphaBetaAgent(CHAMPION).game
OPTIONS = SearchOptions(search="alphabeta", table_bits=16)


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
