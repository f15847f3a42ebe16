"""How ConnectX is learned by playing against oneself, on the standard board."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from tempo.games.connectx.adapter.solver_trainer import SolverTrainer
from tempo.games.connectx.learned.encoder import COLUMNS, IN_A_ROW, ROWS, SHAPE, encode_connectx
from tempo.games.connectx.rules import new_game, new_state, play
from tempo.lab.referee.game_adapter import new_config
from tempo.network.weights import NetworkShape
from tempo.training.self_play.accuracy import Known, known_in
from tempo.training.self_play.configs import Plan, Recipe
from tempo.training.self_play.trainer import LearnedGame, SelfPlayTrainer

SCORED = Path(__file__).with_name("sets") / "middle.txt"  # nothing is learned from them
# A few plies of very many games tell more than all of few: the positions of one game all end alike.
PLAN = Plan(
    generations=140,
    games=4000,
    block=1000,
    simulations=100,
    drawn_plies=10,
    blind=26,
    blind_share=0.97,
    sober=1.0,
    stretch=3,
    whole_share=0.03,
    quick=24,
    late_ply=20,
    late_simulations=200,
    late_quick=100,
    lasting=0.8,
    times=16.0,
    window=30,
    recipe=Recipe(optimizer="muon", rate=0.02, decay=0.03, result_share=0.3),
)


def learned_game(shape: NetworkShape = SHAPE) -> LearnedGame:
    cells = np.arange(ROWS * COLUMNS).reshape(ROWS, COLUMNS)
    symmetries = np.array([cells.ravel(), cells[:, ::-1].ravel()])
    game = new_game(ROWS, COLUMNS, IN_A_ROW)
    return LearnedGame(new_config("connectx"), game, empty_board(), encode_connectx, shape, symmetries, known)


def empty_board() -> np.ndarray:
    return new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1)


def known() -> Known:
    return known_in(SCORED, state_after)


def state_after(actions: Sequence[int]) -> np.ndarray:
    state, board = empty_board(), new_game(ROWS, COLUMNS, IN_A_ROW).board
    for action in actions:
        play(board, state, np.int64(action))
    return state


# Small runs, and what one technique less or more does to them at the same cost: docs/network.md. Where fewer positions
# are learned from, each is learned from more often, so that playing and learning take the same shares.
SHORT = Plan(
    generations=20,
    games=300,
    block=100,
    simulations=32,
    drawn_plies=10,
    blind=16,
    blind_share=0.7,
    times=6.0,
    measured=2,
)
ONE_BY_ONE = {
    "short": SHORT,
    "short-again": SHORT._replace(seed=2),  # what chance does
    "short-noisy": SHORT._replace(root="noisy"),
    "short-noisy-deep": SHORT._replace(root="noisy", simulations=128, games=100, block=50, times=12.0),
    "short-forced": SHORT._replace(root="noisy", forced=2.0, prunes=True),
    "short-caps": SHORT._replace(simulations=80, quick=16, full_share=0.25, times=12.0),
    "short-surprise": SHORT._replace(recipe=Recipe(surprise_share=0.5)),
    "short-results": SHORT._replace(recipe=Recipe(result_share=1.0)),
    "short-searches": SHORT._replace(recipe=Recipe(result_share=0.0)),
    "short-replies": SHORT._replace(recipe=Recipe(reply_weight=0.15)),
    "short-gate": SHORT._replace(gate=40),
    "short-drawn": SHORT._replace(drawn_plies=1000),
    "short-late": SHORT._replace(late_ply=18, late_simulations=160),
    "short-muon": SHORT._replace(recipe=Recipe(optimizer="muon", rate=0.02)),
    "short-lasting": SHORT._replace(lasting=0.8),
    "short-stretches": SHORT._replace(games=1200, quick=16, stretch=3),
}

# What the solver teaches: how much of what is missing is the games' fault, and how much that of its own size. Its games
# are dear, and all true: each is learned as often as those of self-play, and up to the end.
EXACT_LABELS = PLAN._replace(generations=24, games=1000, block=25, window=24, measured=3)
WIDE = SHAPE._replace(channels=(64,) * len(SHAPE.channels))  # three times the weights

TRAINERS: dict[str, Callable[[], SelfPlayTrainer]] = {
    name: partial(SelfPlayTrainer, learned_game, plan) for name, plan in {"self-play": PLAN, **ONE_BY_ONE}.items()
}
TRAINERS["exact"] = partial(SolverTrainer, learned_game, EXACT_LABELS)
TRAINERS["exact-wide"] = partial(SolverTrainer, partial(learned_game, WIDE), EXACT_LABELS)
