"""Self-play training of ConnectX on the standard board."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np

from tempo.arena.adapter.game_adapter import new_config
from tempo.games.connectx.adapter.solver_trainer import SolverTrainer
from tempo.games.connectx.learned.encoder import COLUMNS, IN_A_ROW, ROWS, SHAPE, encode_connectx
from tempo.games.connectx.rules import new_board, new_game, new_state, play
from tempo.games.connectx.solver.solver import Solver
from tempo.network.weights import NetworkShape
from tempo.training.self_play.accuracy import SolvedPositions, read_solved_positions
from tempo.training.self_play.configs import MUON, RunConfig, TrainConfig
from tempo.training.self_play.games import Solve
from tempo.training.self_play.symmetries import mirrored
from tempo.training.self_play.trainer import GameSpec, self_play_trainers

TEST_SET = Path(__file__).with_name("sets") / "middle.txt"  # positions with exact scores, never trained on
SOLVER_MEMORY = 20  # log2 of the solver's table, in entries
# A few plies of many games teach more than all plies of few games: the positions of one game share its result.
STANDARD = RunConfig(
    generations=140,
    games=4000,
    games_per_block=1000,
    simulations=100,
    sampled_plies=10,
    random_opening_plies=26,
    random_opening_share=0.97,
    searched_opening_share=1.0,
    sample_window=3,
    whole_game_share=0.03,
    fast_simulations=24,
    late_ply=20,
    late_simulations=200,
    late_fast_simulations=100,
    td_lambda=0.8,
    solved_ply=14,
    sample_reuse=16.0,
    replay_window=30,
    train=MUON._replace(result_share=0.3),
)


def game_spec(shape: NetworkShape = SHAPE) -> GameSpec:
    config, game, symmetries = new_config("connectx"), new_game(ROWS, COLUMNS, IN_A_ROW), mirrored(ROWS, COLUMNS)
    return GameSpec(config, game, _empty_board(), encode_connectx, shape, symmetries, solved_positions,
                    new_solve)  # fmt: skip


def new_solve() -> Solve:
    """Return a function that gives the exact outcome of a position for the side to move."""
    solver = Solver(new_board(ROWS, COLUMNS, IN_A_ROW), SOLVER_MEMORY)
    solver.get_ready()

    def solve(state: np.ndarray) -> int:
        solver.known.clear()  # the table remembers; this would grow with every position
        low, high, _ = solver.solve(state, floor=-1, ceiling=1)
        return (low > 0) - (high < 0)

    return solve


def _empty_board() -> np.ndarray:
    return new_state([0] * (ROWS * COLUMNS), ROWS, COLUMNS, 1)


def solved_positions() -> SolvedPositions:
    return read_solved_positions(TEST_SET, state_after)


def state_after(actions: Sequence[int]) -> np.ndarray:
    state, board = _empty_board(), new_game(ROWS, COLUMNS, IN_A_ROW).board
    for action in actions:
        play(board, state, np.int64(action))
    return state


# Small runs for ablations: each changes one technique at equal cost (docs/background/network.md). Runs with fewer
# samples reuse each of them more often, so that self-play and training keep their shares of the time.
SHORT = RunConfig(
    generations=20,
    games=300,
    games_per_block=100,
    simulations=32,
    sampled_plies=10,
    random_opening_plies=16,
    random_opening_share=0.7,
    sample_reuse=6.0,
    measure_every=2,
)
ABLATIONS = {
    "short": SHORT,
    "short-again": SHORT._replace(seed=2),  # the spread between seeds
    "short-noisy": SHORT._replace(root="dirichlet"),
    "short-noisy-deep": SHORT._replace(
        root="dirichlet", simulations=128, games=100, games_per_block=50, sample_reuse=12.0
    ),
    "short-forced": SHORT._replace(root="dirichlet", forced_playouts=2.0, prune_targets=True),
    "short-caps": SHORT._replace(simulations=80, fast_simulations=16, full_search_share=0.25, sample_reuse=12.0),
    "short-surprise": SHORT._replace(train=TrainConfig(surprise_share=0.5)),
    "short-results": SHORT._replace(train=TrainConfig(result_share=1.0)),
    "short-searches": SHORT._replace(train=TrainConfig(result_share=0.0)),
    "short-replies": SHORT._replace(train=TrainConfig(reply_weight=0.15)),
    "short-gate": SHORT._replace(gate_games=40),
    "short-drawn": SHORT._replace(sampled_plies=1000),
    "short-late": SHORT._replace(late_ply=18, late_simulations=160),
    "short-muon": SHORT._replace(train=TrainConfig(optimizer="muon", learning_rate=0.02)),
    "short-lasting": SHORT._replace(td_lambda=0.8),
    "short-stretches": SHORT._replace(games=1200, fast_simulations=16, sample_window=3),
    "short-solved": SHORT._replace(games=1200, fast_simulations=16, sample_window=3, solved_ply=14),
}

# Training on the solver's labels tells how much accuracy the labels of self-play cost, and how much the network's size.
# Solved games are expensive and all correct: each sample is used as often as in self-play, until the end of the run.
SOLVER_LABELS = STANDARD._replace(generations=24, games=1000, games_per_block=25, replay_window=24, measure_every=3)
WIDE = SHAPE._replace(channels=(64,) * len(SHAPE.channels))  # three times the weights

TRAINERS = self_play_trainers(game_spec, {"self-play": STANDARD, **ABLATIONS})
TRAINERS["exact"] = partial(SolverTrainer, game_spec, SOLVER_LABELS)
TRAINERS["exact-wide"] = partial(SolverTrainer, partial(game_spec, WIDE), SOLVER_LABELS)
